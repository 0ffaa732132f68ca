import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

export type Connections = {
  /** Whether an answer is still being made or sent on this socket. */
  isBusy(socket: Duplex): boolean;
  /** Stops accepting, closes idle sockets at once and busy ones after their answer. */
  drain(limitMs: number): Promise<void>;
};

/**
 * Node's own closeIdleConnections() leaves sockets that never sent a request (browsers open such
 * ones in advance) and those that fall idle later; each would hold up the stop.
 */
export function trackConnections(server: Server): Connections {
  const running = new Map<Duplex, number>();
  let isDraining = false;

  server.on("connection", (socket: Socket) => {
    running.set(socket, 0);
    socket.once("close", () => running.delete(socket));
  });
  server.prependListener("request", ({ socket }, outgoing) => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    if (isDraining) outgoing.setHeader("connection", "close");
    outgoing.once("close", () => {
      if (!running.has(socket)) return;
      const left = (running.get(socket) ?? 1) - 1;
      running.set(socket, left);
      if (isDraining && left === 0) socket.destroySoon();
    });
  });

  return {
    isBusy: (socket) => (running.get(socket) ?? 0) > 0,
    async drain(limitMs) {
      isDraining = true;
      const { promise: closed, resolve, reject } = Promise.withResolvers<void>();
      server.close((error) => (error ? reject(error) : resolve()));
      for (const [socket, count] of running) if (count === 0) socket.destroy();
      const deadline = setTimeout(() => {
        for (const socket of running.keys()) socket.destroy();
      }, limitMs);
      await closed.finally(() => clearTimeout(deadline));
    },
  };
}
