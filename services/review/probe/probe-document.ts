import { inflateSync, constants } from "node:zlib";
import { FileFault, type ByteSource } from "./byte-source.ts";
import type { FoundMedia } from "./found-media.ts";

const pieceBytes = 4 * 1024 * 1024;
/** A dictionary, or the head of a stream, is whole in one piece or the other. */
const overlapBytes = 64 * 1024;
const packedBytes = 2 * 1024 * 1024;
const unpackedBytes = 16 * 1024 * 1024;
const mostPages = 100_000;

/**
 * Pages of a PDF, as the root of its page tree says: the one node of the tree without a parent. A file that was changed
 * has more than one; the last written counts. The node may lie in a packed stream of objects.
 */
export async function probeDocument(source: ByteSource): Promise<FoundMedia> {
  let pages: number | null = null;
  for (let start = 0; start < source.size; start += pieceBytes) {
    const piece = await source.read(
      start,
      Math.min(start + pieceBytes + overlapBytes, source.size),
    );
    const text = toText(piece);
    const found: { at: number; count: number }[] = listRoots(text);
    for (const { at, begin } of listPacked(text)) {
      const unpacked = unpack(await readPacked(source, start + begin));
      const root = listRoots(unpacked).at(-1);
      if (root) found.push({ at, count: root.count });
    }
    const last = found.toSorted((a, b) => a.at - b.at).at(-1);
    if (last) pages = last.count;
  }
  if (pages === null || pages < 1 || pages > mostPages)
    throw new FileFault("The pages of the document could not be counted.");
  return { kind: "document", state: "ready", pages };
}

function readPacked(source: ByteSource, begin: number): Promise<Uint8Array> {
  return source.read(begin, Math.min(begin + packedBytes, source.size));
}

function listRoots(text: string): { at: number; count: number }[] {
  return Array.from(text.matchAll(/\/Type\s*\/Pages\b/g)).flatMap(({ index }) => {
    const node = cutDictionary(text, index);
    const count = /\/Count\s+(\d{1,7})\b/.exec(node)?.[1];
    return count === undefined || /\/Parent\b/.test(node)
      ? []
      : [{ at: index, count: Number(count) }];
  });
}

/** From the `<<` that the place lies in to its `>>`. */
function cutDictionary(text: string, place: number): string {
  const start = findEnd(text, place, -1);
  const end = findEnd(text, place, 1);
  return text.slice(start, end);
}

function findEnd(text: string, place: number, step: 1 | -1): number {
  const [outer, inner] = step > 0 ? [">>", "<<"] : ["<<", ">>"];
  let depth = 0;
  let at = place;
  while (at >= 0 && at < text.length && Math.abs(at - place) < overlapBytes) {
    const pair = text.slice(at, at + 2);
    if (pair === outer) {
      if (depth === 0) return at;
      depth -= 1;
      at += step;
    } else if (pair === inner) {
      depth += 1;
      at += step;
    }
    at += step;
  }
  return place;
}

/** Where streams of packed objects begin. */
function listPacked(text: string): { at: number; begin: number }[] {
  return Array.from(text.matchAll(/\/Type\s*\/ObjStm\b/g)).flatMap(({ index }) => {
    const keyword = /stream\r?\n/g;
    keyword.lastIndex = index;
    const found = keyword.exec(text.slice(0, index + overlapBytes));
    return found ? [{ at: index, begin: found.index + found[0].length }] : [];
  });
}

function unpack(packed: Uint8Array): string {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: unpackedBytes };
    return toText(inflateSync(packed, options));
  } catch {
    // Locked by a password, packed in another way, or broken: then nothing in it counts.
    return "";
  }
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}
