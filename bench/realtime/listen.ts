import { once } from "node:events";
import { WebSocket } from "ws";
import { z } from "zod";

/** A process of its own, so that its memory and time are not the server's. */
export type Heard = { numbers: number[]; delays: number[] };

const start = z.object({ port: z.number(), tokens: z.array(z.string()) });
const change = z.tuple([
  z.unknown(),
  z.unknown(),
  z.unknown(),
  z.literal("postgres_changes"),
  z.object({ data: z.object({ record: z.object({ body: z.string() }) }) }),
]);

const { port, tokens } = z
  .tuple([start])
  .rest(z.unknown())
  .parse(await once(process, "message"))[0];
const heard: Heard[] = tokens.map(() => ({ numbers: [], delays: [] }));
for (const [index, token] of tokens.entries()) await listen(index, token);
process.send?.("ready");
process.on("message", () => process.send?.(heard));

async function listen(index: number, token: string): Promise<void> {
  // One address may hold a hundred sockets.
  const localAddress = `127.0.0.${2 + Math.floor(index / 50)}`;
  const address = `ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=none&vsn=2.0.0`;
  const socket = new WebSocket(address, { localAddress });
  await once(socket, "open");
  const config = { postgres_changes: [{ event: "INSERT", schema: "public", table: "messages" }] };
  const payload = { access_token: token, config };
  socket.send(JSON.stringify(["1", "1", "realtime:messages", "phx_join", payload]));
  const reply = String(await once(socket, "message"));
  if (!reply.includes('"status":"ok"')) throw new Error(reply);
  socket.on("message", (data) => {
    const told = change.safeParse(
      JSON.parse(Buffer.isBuffer(data) ? data.toString() : "null"),
    ).data;
    if (!told) return;
    const [number = 0, at = 0] = told[4].data.record.body.split(" ").map(Number);
    heard[index]?.numbers.push(number);
    heard[index]?.delays.push(Date.now() - at);
  });
  socket.on("close", (code) => console.error(`a socket was closed with ${code}`));
  setInterval(() => {
    socket.send(JSON.stringify([null, "2", "phoenix", "heartbeat", {}]));
  }, 25_000);
}
