import type { ByteSource } from "./byte-source.ts";

/** The number of the first frame as the clock of a QuickTime `tmcd` track counts, and how that clock counts. */
export type StartTimecode = { frame: number; perSecond: number; isDrop: boolean };

type Box = { type: string; start: number; end: number };

const mostBoxes = 10_000;

/** Null where the file has none, or one that makes no sense. */
export async function readStartTimecode(source: ByteSource): Promise<StartTimecode | null> {
  const left = { boxes: mostBoxes };
  const moov = await findBox(source, { start: 0, end: source.size }, "moov", left);
  if (!moov) return null;
  for await (const track of listBoxes(source, moov, left)) {
    if (track.type !== "trak") continue;
    const found = await readTrack(source, track, left);
    if (found) return found;
  }
  return null;
}

async function readTrack(source: ByteSource, track: Box, left: { boxes: number }) {
  const media = await findBox(source, track, "mdia", left);
  const handler = media && (await findBox(source, media, "hdlr", left));
  if (!media || !handler || handler.end - handler.start < 12) return null;
  if (textOf(await source.read(handler.start + 8, handler.start + 12)) !== "tmcd") return null;
  const information = await findBox(source, media, "minf", left);
  const table = information && (await findBox(source, information, "stbl", left));
  const entry = table && (await findBox(source, table, "stsd", left));
  const chunks =
    table &&
    ((await findBox(source, table, "stco", left)) ?? (await findBox(source, table, "co64", left)));
  // Version, count; then the entry: size, type, 6 reserved, reference; flags, scale, duration, frames.
  if (!entry || entry.end - entry.start < 8 + 33 || !chunks) return null;
  const description = viewOf(await source.read(entry.start + 8, entry.start + 8 + 33));
  if (description.getUint32(4) !== tmcd) return null;
  const flags = description.getUint32(20);
  const perSecond = description.getUint8(32);
  const at = await readFirstChunk(source, chunks);
  if (at === null || at + 4 > source.size || perSecond === 0) return null;
  const frame = viewOf(await source.read(at, at + 4)).getInt32(0);
  if (frame < 0 || frame >= perSecond * 86_400) return null;
  return { frame, perSecond, isDrop: (flags & 1) === 1 };
}

const tmcd = 0x746d6364;

async function readFirstChunk(source: ByteSource, chunks: Box): Promise<number | null> {
  const isLong = chunks.type === "co64";
  const length = isLong ? 16 : 12;
  if (chunks.end - chunks.start < length) return null;
  const view = viewOf(await source.read(chunks.start, chunks.start + length));
  if (view.getUint32(4) === 0) return null;
  return isLong ? Number(view.getBigUint64(8)) : view.getUint32(8);
}

type Place = Pick<Box, "start" | "end">;

async function findBox(source: ByteSource, place: Place, type: string, left: { boxes: number }) {
  for await (const box of listBoxes(source, place, left)) if (box.type === type) return box;
  return null;
}

/** What lies in a box, one after the other; ends where it makes no sense any more. */
async function* listBoxes(
  source: ByteSource,
  { start, end }: Place,
  left: { boxes: number },
): AsyncGenerator<Box> {
  let at = start;
  while (at + 8 <= end && left.boxes > 0) {
    left.boxes -= 1;
    const head = viewOf(await source.read(at, Math.min(at + 16, end)));
    const type = textOf(new Uint8Array(head.buffer, head.byteOffset + 4, 4));
    let size = head.getUint32(0);
    let content = at + 8;
    if (size === 1) {
      if (head.byteLength < 16) return;
      size = Number(head.getBigUint64(8));
      content = at + 16;
    } else if (size === 0) size = end - at;
    if (at + size < content || at + size > end) return;
    yield { type, start: content, end: at + size };
    at += size;
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
