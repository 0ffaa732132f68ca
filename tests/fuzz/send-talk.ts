import { once } from "node:events";
import WebSocket from "ws";
import type { DrawnTalk } from "./sketch.ts";

export type TalkSent = {
  /** Undefined where the socket was opened. */
  status: number | undefined;
  /** Undefined where nobody closed it. */
  closeCode: number | undefined;
  received: string;
};

const timeoutMilliseconds = 30_000;

/** Says it all, then asks for a sign of life: frames are answered one after the other. */
export async function sendTalk(
  port: number,
  talk: DrawnTalk,
  resolveNames: (text: string) => string,
): Promise<TalkSent> {
  const key = resolveNames(talk.caller === "service" ? "~secret~" : "~publishable~");
  const query = new URLSearchParams({ vsn: talk.version, apikey: key });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?${query}`);
  const received: string[] = [];
  let status: number | undefined;
  let closeCode: number | undefined;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeoutMilliseconds);
  socket.on("error", () => resolve());
  socket.on("unexpected-response", (_request, response) => {
    status = response.statusCode;
    resolve();
  });
  socket.on("message", (data: Buffer) => {
    const text = data.toString("utf8");
    received.push(text);
    if (text.includes('"the-end"')) resolve();
  });
  socket.on("close", (code) => {
    closeCode = code;
    resolve();
  });
  socket.on("open", () => {
    for (const { text, isBinary } of talk.frames) {
      socket.send(Buffer.from(resolveNames(text), "utf8"), { binary: isBinary });
    }
    socket.send(lastFrame(talk.version));
  });
  await over;
  clearTimeout(timer);
  const isOpen = socket.readyState === WebSocket.OPEN;
  socket.terminate();
  if (isOpen) await once(socket, "close");
  return { status, closeCode: isOpen ? undefined : closeCode, received: received.join("\n") };
}

function lastFrame(version: string): string {
  return version.startsWith("2.")
    ? '[null,"the-end","phoenix","heartbeat",{}]'
    : '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"the-end"}';
}
