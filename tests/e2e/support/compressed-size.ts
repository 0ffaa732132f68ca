import { existsSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const sizes = new Map<string, number>();

/** In brotli, as strong as it gets; the same text is compressed once, as that takes its time. */
export function compressedSize(text: string): number {
  const known = sizes.get(text);
  if (known !== undefined) return known;
  const size = brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

/** Of files of the built site, by the paths they are asked for at: the build has compressed all but the smallest. */
export function sizeOfFiles(paths: Iterable<string>): number {
  return Array.from(paths, (path) => {
    const file = `build/client${path}`;
    const compressed = `${file}.br`;
    return existsSync(compressed)
      ? statSync(compressed).size
      : compressedSize(readFileSync(file, "utf8"));
  }).reduce((sum, size) => sum + size, 0);
}
