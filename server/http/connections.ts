import type { Server } from "node:http";
import type { Duplex } from "node:stream";

export type Connections = {
  /** Whether an answer is still being made or sent on this socket. */
  isBusy(socket: Duplex): boolean;
  /** From now on each answer is the last one on its connection, so that whoever keeps one opens the next elsewhere. */
  endReuse(): void;
  /** Stops accepting, closes idle sockets at once and busy ones after their answer. */
  drain(limitMs: number): Promise<void>;
};

/**
 * Node's own closeIdleConnections() leaves sockets that never sent a request (browsers open such
 * ones in advance) and those that fall idle later; each would hold up the stop.
 */
export function trackConnections(server: Server): Connections {
  const running = new Map<Duplex, number>();
  let isEndingReuse = false;
  let isDraining = false;

  function register(socket: Duplex): number {
    const count = running.get(socket);
    if (count !== undefined) return count;
    running.set(socket, 0);
    socket.once("close", () => running.delete(socket));
    return 0;
  }

  server.on("connection", register);
  server.prependListener("request", ({ socket }, outgoing) => {
    // A request handed over from another server comes on a socket not yet known here.
    running.set(socket, register(socket) + 1);
    if (isEndingReuse) outgoing.setHeader("connection", "close");
    outgoing.once("close", () => {
      const count = running.get(socket);
      if (count === undefined) return;
      running.set(socket, count - 1);
      if (isDraining && count === 1) socket.destroySoon();
    });
  });

  return {
    isBusy: (socket) => (running.get(socket) ?? 0) > 0,
    endReuse() {
      isEndingReuse = true;
    },
    async drain(limitMs) {
      isEndingReuse = true;
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
