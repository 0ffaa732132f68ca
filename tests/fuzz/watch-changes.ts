import { once } from "node:events";
import WebSocket from "ws";
import { findForeign } from "./judge-answer.ts";
import type { People } from "./people.ts";
import type { CallerName } from "./sketch.ts";

export type Watch = {
  /** Frames that hold somebody else's secret. */
  leaked: string[];
  /** How many frames held the watcher's own. */
  own: number;
  /** Joins anew where a request has ended the session, and says that it still listens. */
  keep(): Promise<void>;
  stop(): void;
};

/** Follows every table as this caller, for as long as others write. */
export async function watchChanges(
  url: string,
  people: People,
  caller: CallerName,
): Promise<Watch> {
  const foreign = findForeign(caller, people.markers);
  const own = Object.values(people.markers).filter((marker) => !foreign.includes(marker));
  const watch: Watch = { leaked: [], own: 0, keep, stop: () => socket?.terminate() };
  let socket: WebSocket | undefined;
  let beats = 0;

  async function open(): Promise<WebSocket> {
    const key = people.resolveFor(caller)("~publishable~");
    const address = `${url.replace("http", "ws")}/realtime/v1/websocket?vsn=1.0.0&apikey=${key}`;
    const opened = new WebSocket(address);
    opened.on("error", () => opened.terminate());
    opened.on("message", (data: Buffer) => {
      const text = data.toString("utf8");
      if (foreign.some((marker) => text.includes(marker))) watch.leaked.push(text);
      if (own.some((marker) => text.includes(marker))) watch.own += 1;
    });
    await once(opened, "open");
    const payload = {
      access_token: people.tokenOf(caller) || null,
      config: { postgres_changes: [{ event: "*", schema: "public", table: "*" }] },
    };
    await ask(opened, { topic: "realtime:all", event: "phx_join", payload });
    return opened;
  }

  async function ask(opened: WebSocket, frame: object): Promise<void> {
    const ref = `w${beats++}`;
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    const listen = (data: Buffer) => {
      if (data.toString("utf8").includes(`"ref":"${ref}"`)) resolve();
    };
    opened.on("message", listen);
    opened.on("close", resolve);
    opened.send(JSON.stringify({ ...frame, ref, join_ref: "1" }));
    await answered;
    opened.off("message", listen).off("close", resolve);
  }

  async function keep(): Promise<void> {
    if (socket?.readyState !== WebSocket.OPEN) socket = await open();
    await ask(socket, { topic: "phoenix", event: "heartbeat", payload: {} });
  }

  await keep();
  return watch;
}
