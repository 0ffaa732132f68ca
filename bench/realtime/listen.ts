import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { z } from "zod";

/** What one client got over its socket, in order, and what it read, as pages do, after every join. */
export type Heard = { delivered: number[]; read: number[]; delays: number[]; joins: number };

const start = z.object({ port: z.number(), tokens: z.array(z.string()) });
const change = z.tuple([
  z.unknown(),
  z.unknown(),
  z.unknown(),
  z.literal("postgres_changes"),
  z.object({ data: z.object({ record: z.object({ body: z.string() }) }) }),
]);
const messages = z.array(z.object({ body: z.string() }));

// A process of its own, so that its memory and time are not the server's.
const { port, tokens } = z
  .tuple([start])
  .rest(z.unknown())
  .parse(await once(process, "message"))[0];
const heard: Heard[] = tokens.map(() => ({ delivered: [], read: [], delays: [], joins: 0 }));
for (const [index, token] of tokens.entries()) await listen(index, token);
process.send?.("ready");
process.on("message", () => process.send?.(heard));
process.once("disconnect", () => process.exit(0));

/** One address may hold a hundred sockets. */
function addressOf(index: number): string {
  return `127.0.0.${2 + Math.floor(index / 50)}`;
}

async function listen(index: number, token: string): Promise<void> {
  const mine = heard[index];
  if (!mine) return;
  const address = `ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=none&vsn=2.0.0`;
  const socket = new WebSocket(address, { localAddress: addressOf(index) });
  // Comes back by itself, as supabase-js does: not all at the same moment.
  socket.on("error", () => socket.terminate());
  socket.once("close", () => {
    clearInterval(heartbeat);
    void wait(500 + Math.random() * 2000).then(() => listen(index, token));
  });
  const heartbeat = setInterval(() => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(JSON.stringify([null, "2", "phoenix", "heartbeat", {}]));
  }, 25_000);
  const { promise: joined, resolve } = Promise.withResolvers<void>();
  socket.once("close", () => resolve());
  socket.on("message", (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : "null";
    if (text.includes('"phx_reply"') && text.includes('"postgres_changes"')) resolve();
    const told = change.safeParse(JSON.parse(text)).data;
    if (!told) return;
    const [number = 0, at = 0] = told[4].data.record.body.split(" ").map(Number);
    mine.delivered.push(number);
    mine.delays.push(Date.now() - at);
  });
  socket.once("open", () => {
    const config = { postgres_changes: [{ event: "INSERT", schema: "public", table: "messages" }] };
    const payload = { access_token: token, config };
    socket.send(JSON.stringify(["1", "1", "realtime:messages", "phx_join", payload]));
  });
  await joined;
  if (socket.readyState !== socket.OPEN) return;
  mine.joins += 1;
  // Nothing has been written before the first one.
  if (mine.joins > 1) mine.read.push(...(await read(token)));
}

/** Until it is answered, as pages do: everybody comes back at once, and a connection may be refused. */
async function read(token: string): Promise<number[]> {
  for (;;) {
    const answer = await fetch(
      `http://127.0.0.1:${port}/rest/v1/messages?select=body&order=created_at.desc`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    ).catch(() => undefined);
    if (answer?.ok) {
      return messages.parse(await answer.json()).map(({ body }) => Number(body.split(" ")[0]));
    }
    await wait(500 + Math.random() * 500);
  }
}
