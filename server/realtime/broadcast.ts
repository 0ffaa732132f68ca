import { z } from "zod";
import { encodeBinaryBroadcast } from "./binary-broadcast.ts";
import type { Channel } from "./channel.ts";
import type { RealtimeSocket } from "./socket.ts";
import type { Database } from "../../runtime/database/types.ts";

const channel = "realtime_broadcasts";

const broadcastSchema = z.object({
  node: z.string(),
  socket: z.number(),
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
  /** Base64, instead of a payload. */
  bytes: z.string().optional(),
});

export type Broadcast = z.infer<typeof broadcastSchema>;

const push = z.object({ event: z.string().max(255), payload: z.unknown() });

/** What a client wants to say, as it goes through the database; undefined where it says nothing. */
export function readBroadcast(
  payload: unknown,
  from: Pick<Broadcast, "node" | "socket" | "topic">,
): Broadcast | undefined {
  const parsed = push.safeParse(payload);
  if (!parsed.success) return undefined;
  const { event, payload: body } = parsed.data;
  return Buffer.isBuffer(body)
    ? { ...from, event, payload: null, bytes: body.toString("base64") }
    : { ...from, event, payload: body ?? {} };
}

/** To every node, this one included, so that all listeners hear it in the same order. */
export async function sendBroadcast({ sql }: Database, broadcast: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${broadcast})`;
}

export async function subscribeToBroadcasts(
  { sql }: Database,
  node: string,
  sockets: Iterable<RealtimeSocket>,
): Promise<{ unlisten(): Promise<void> }> {
  return sql.listen(channel, (text) => {
    const broadcast = broadcastSchema.safeParse(JSON.parse(text)).data;
    if (broadcast) passOn(broadcast, node, sockets);
  });
}

function passOn(broadcast: Broadcast, node: string, sockets: Iterable<RealtimeSocket>): void {
  const { topic, event, payload } = broadcast;
  const text = JSON.stringify({ type: "broadcast", event, payload });
  for (const socket of sockets) {
    const joined = socket.channels.get(topic);
    const isSender = broadcast.node === node && broadcast.socket === socket.id;
    if (!joined || (isSender && !joined.broadcast.self)) continue;
    if (joined.asking) void joined.asking.then(() => pass(broadcast, text, socket, joined));
    else pass(broadcast, text, socket, joined);
  }
}

function pass(
  { topic, event, bytes }: Broadcast,
  text: string,
  socket: RealtimeSocket,
  joined: Channel,
): void {
  if (socket.channels.get(topic) !== joined || !joined.broadcast.canRead) return;
  if (bytes === undefined) {
    socket.send({ joinRef: joined.joinRef, ref: null, topic, event: "broadcast" }, text);
  } else if (socket.version === 2) {
    socket.sendBytes(encodeBinaryBroadcast(topic, event, Buffer.from(bytes, "base64")));
  }
}
