import { parseJson } from "../../runtime/http/parse-json.ts";
import type { SocketFrame } from "./frame-shape.ts";

const pushKind = 3;
const broadcastKind = 4;
const jsonEncoding = 1;

/**
 * A broadcast as version 2.0.0 sends it: kind, five lengths, encoding, then join ref, ref, topic, event, metadata and
 * the payload. Undefined for anything else.
 */
export function decodeBroadcastPush(data: Buffer): SocketFrame | undefined {
  if (data.length < 7 || data[0] !== pushKind) return undefined;
  const lengths = [...data.subarray(1, 6)];
  const payloadAt = lengths.reduce((sum, length) => sum + length, 7);
  if (payloadAt > data.length) return undefined;
  let at = 7;
  const [joinRef = "", ref = "", topic = "", event = ""] = lengths.map((length) =>
    data.toString("utf8", at, (at += length)),
  );
  const body = data.subarray(payloadAt);
  const payload = data[6] === jsonEncoding ? readJson(body) : body;
  if (payload === undefined) return undefined;
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: "broadcast",
    payload: { type: "broadcast", event, payload },
  };
}

/** Bytes as a broadcast for clients of version 2.0.0; the others know no bytes. */
export function encodeBinaryBroadcast(topic: string, event: string, body: Buffer): Buffer {
  const topicBytes = Buffer.from(topic);
  const eventBytes = Buffer.from(event);
  const head = Buffer.from([broadcastKind, topicBytes.length, eventBytes.length, 0, 0]);
  return Buffer.concat([head, topicBytes, eventBytes, body]);
}

function readJson(body: Buffer): unknown {
  try {
    return parseJson(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
