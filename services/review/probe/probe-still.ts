import { readImageSize } from "../../../domain/file/image-size.ts";
import { FileFault, type ByteSource } from "./byte-source.ts";
import type { FoundMedia } from "./found-media.ts";

const headBytes = 1024 * 1024;

/** What a camera writes before the size of a picture fits into the first megabyte. */
export async function probeStill(source: ByteSource): Promise<FoundMedia> {
  const head = await source.read(0, Math.min(headBytes, source.size));
  const size = readImageSize(head) ?? readGif(head) ?? readAvif(head);
  if (!size || size.width < 1 || size.height < 1) throw new FileFault("The picture has no size.");
  return { kind: "still", state: "ready", width: size.width, height: size.height };
}

function readGif(head: Uint8Array) {
  if (!startsWith(head, 0, "GIF8") || head.length < 10) return null;
  const view = new DataView(head.buffer, head.byteOffset);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** The largest of its pictures: the others are its parts. */
function readAvif(head: Uint8Array) {
  if (!startsWith(head, 4, "ftyp")) return null;
  const view = new DataView(head.buffer, head.byteOffset);
  let found = { width: 0, height: 0 };
  for (let at = 8; at + 16 <= head.length; at += 1) {
    if (head[at] !== 0x69 || !startsWith(head, at, "ispe")) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (size.width * size.height > found.width * found.height) found = size;
  }
  return found;
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((letter, index) => bytes[at + index] === letter.codePointAt(0));
}
