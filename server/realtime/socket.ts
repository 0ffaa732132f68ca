import type { WebSocket } from "ws";
import type { Channel } from "./channel.ts";
import { encodeFrame, type ProtocolVersion } from "./frame.ts";
import type { RealtimeLimits } from "./limits.ts";
import type { SocketFrame } from "./frame-shape.ts";

/** Why a socket is ended, in the codes of RFC 6455 and IANA. A client comes back after any of them. */
export const closeCodes = { policy: 1008, restart: 1012, later: 1013 };

export type RealtimeSocket = {
  id: number;
  version: ProtocolVersion;
  channels: Map<string, Channel>;
  lastActiveAt: number;
  isOpen(): boolean;
  /** The payload as JSON. */
  send(frame: Omit<SocketFrame, "payload">, payload: string): void;
  /** A whole message, encoded for whoever receives the same. */
  sendText(message: Buffer): void;
  sendBytes(bytes: Buffer): void;
  reply(to: SocketFrame, status: "ok" | "error", response: object): void;
  end(code: number, reason: string): void;
  cut(): void;
};

const closeGraceMilliseconds = 2000;

export function wrapSocket(
  socket: WebSocket,
  { id, version, limits }: { id: number; version: ProtocolVersion; limits: RealtimeLimits },
): RealtimeSocket {
  const isOpen = () => socket.readyState === socket.OPEN;

  function write(data: string | Buffer, binary = false): void {
    if (!isOpen()) return;
    // A reader who does not read would otherwise be paid for with this node's memory.
    if (socket.bufferedAmount > limits.bufferedBytes) socket.terminate();
    else socket.send(data, { binary });
  }

  const wrapped: RealtimeSocket = {
    id,
    version,
    channels: new Map(),
    lastActiveAt: Date.now(),
    isOpen,
    send: (frame, payload) => write(encodeFrame(version, frame, payload)),
    sendText: (message) => write(message),
    sendBytes: (bytes) => write(bytes, true),
    reply: ({ joinRef, ref, topic }, status, response) =>
      wrapped.send(
        { joinRef, ref, topic, event: "phx_reply" },
        JSON.stringify({ status, response }),
      ),
    end(code, reason) {
      wrapped.channels.clear();
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), closeGraceMilliseconds).unref();
    },
    cut: () => socket.terminate(),
  };
  return wrapped;
}
