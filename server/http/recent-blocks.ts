import { open } from "node:fs/promises";
import type { ByteRange } from "./byte-range.ts";
import type { Variant } from "./site-files.ts";

type File = Pick<Variant, "path" | "size">;
type Bytes = Uint8Array<ArrayBuffer>;

export type RecentBlocks = {
  /** These bytes of the file, in pieces, where all of them are in memory. */
  find(file: File, range: ByteRange): Bytes[] | undefined;
  /** The same, read where they are not; undefined for more than is worth keeping. */
  read(file: File, range: ByteRange): Promise<Bytes[] | undefined>;
};

const blockSize = 64 * 1024;
const memoryInAll = 12 * 1024 * 1024;

/**
 * Keeps what was last read of pictures, fonts and films, block by block: what one visitor is shown, the next
 * is shown soon after. A longer piece than a block is read from the file each time, as fast as it is taken.
 */
export function createRecentBlocks(limit = memoryInAll): RecentBlocks {
  /** The one used longest ago comes first. */
  const blocks = new Map<string, Bytes>();
  let used = 0;

  function take(name: string): Bytes | undefined {
    const block = blocks.get(name);
    if (!block) return undefined;
    blocks.delete(name);
    blocks.set(name, block);
    return block;
  }

  function keep(name: string, block: Bytes) {
    used += block.length - (blocks.get(name)?.length ?? 0);
    blocks.delete(name);
    blocks.set(name, block);
    for (const [oldest, { length }] of blocks) {
      if (used <= limit) break;
      blocks.delete(oldest);
      used -= length;
    }
  }

  const find: RecentBlocks["find"] = (file, range) => {
    if (range.end - range.start >= blockSize) return undefined;
    const pieces: Bytes[] = [];
    for (const at of listBlocks(range)) {
      const block = take(nameBlock(file, at));
      if (!block) return undefined;
      pieces.push(cut(block, at, range));
    }
    return pieces;
  };

  return {
    find,
    async read(file, range) {
      if (range.end - range.start >= blockSize) return undefined;
      const kept = find(file, range);
      if (kept) return kept;
      const handle = await open(file.path);
      try {
        // A file replaced since the start no longer has the promised length and tag.
        if ((await handle.stat()).size !== file.size) throw new Error(`${file.path} has changed`);
        const pieces: Bytes[] = [];
        for (const at of listBlocks(range)) {
          const block = new Uint8Array(Math.min(blockSize, file.size - at));
          const { bytesRead } = await handle.read(block, 0, block.length, at);
          if (bytesRead < block.length) throw new Error(`${file.path} ended early`);
          keep(nameBlock(file, at), block);
          pieces.push(cut(block, at, range));
        }
        return pieces;
      } finally {
        await handle.close();
      }
    },
  };
}

/** Where the blocks begin that hold the range: one, or two. */
function listBlocks({ start, end }: ByteRange): number[] {
  const first = start - (start % blockSize);
  const last = end - (end % blockSize);
  return first === last ? [first] : [first, last];
}

function nameBlock(file: File, at: number): string {
  return `${at} ${file.path}`;
}

function cut(block: Bytes, at: number, { start, end }: ByteRange): Bytes {
  return block.subarray(Math.max(0, start - at), end + 1 - at);
}
