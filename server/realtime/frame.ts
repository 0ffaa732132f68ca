import { z } from "zod";
import { parseJson } from "../../runtime/http/parse-json.ts";
import { decodeBroadcastPush } from "./binary-broadcast.ts";
import type { SocketFrame } from "./frame-shape.ts";

/** How a socket's messages are written: objects (1.0.0), or lists and binary broadcasts (2.0.0). */
export type ProtocolVersion = 1 | 2;

const ref = z.string().max(64).nullish();
const text = z.string().max(255);

const objectFrame = z.object({
  join_ref: ref,
  ref,
  topic: text,
  event: text,
  payload: z.unknown(),
});
const listFrame = z
  .tuple([ref, ref, text, text, z.unknown()])
  .transform(([join_ref, given, topic, event, payload]) => ({
    join_ref,
    ref: given,
    topic,
    event,
    payload,
  }));

export function readVersion(vsn: string | null): ProtocolVersion | undefined {
  if (vsn === null || vsn.startsWith("1.")) return 1;
  return vsn.startsWith("2.") ? 2 : undefined;
}

/** Undefined for what is no message of the protocol. */
export function decodeFrame(
  data: Buffer,
  isBinary: boolean,
  version: ProtocolVersion,
): SocketFrame | undefined {
  if (isBinary) return version === 2 ? decodeBroadcastPush(data) : undefined;
  const parsed = (version === 2 ? listFrame : objectFrame).safeParse(readJson(data));
  if (!parsed.success) return undefined;
  const { join_ref, ref: given, topic, event, payload } = parsed.data;
  return { joinRef: join_ref ?? null, ref: given ?? null, topic, event, payload };
}

/** The payload comes as JSON already: a change is written once for all who receive it. */
export function encodeFrame(
  version: ProtocolVersion,
  { joinRef, ref: given, topic, event }: Omit<SocketFrame, "payload">,
  payload: string,
): string {
  const [join, reference, where, what] = [joinRef, given, topic, event].map((value) =>
    JSON.stringify(value),
  );
  return version === 2
    ? `[${join},${reference},${where},${what},${payload}]`
    : `{"topic":${where},"event":${what},"payload":${payload},"ref":${reference},"join_ref":${join}}`;
}

function readJson(data: Buffer): unknown {
  try {
    return parseJson(data.toString("utf8"));
  } catch {
    return undefined;
  }
}
