import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { AppError } from "../../runtime/errors/app-error.ts";
import { blockSize, decodeHeader, type TarHeader } from "./tar-header.ts";

export type ArchiveEntry = TarHeader & { content: AsyncIterable<Buffer> };

/** The entries of an archive in their order. Each one's content must be read before the next is asked for. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  // Its failures come out of the stream that is read below.
  pipeline(source, unzipped, () => undefined);
  try {
    const take = createTaker(unzipped);
    for (;;) {
      const block = await takeExactly(take, blockSize);
      if (block.every((byte) => byte === 0)) break;
      const header = decodeHeader(block);
      if (!header) throw damagedArchive("an entry's header is not readable");
      yield { ...header, content: readContent(take, header.size) };
    }
    // To the end, where the checksum of the whole stream is.
    while (await take(blockSize));
  } finally {
    source.destroy();
  }
}

export function damagedArchive(reason: string, cause?: unknown): AppError {
  return new AppError("backup_damaged", `The backup is damaged: ${reason}.`, { cause });
}

/** Up to so many bytes; null at the end. */
type Take = (most: number) => Promise<Buffer | null>;

function createTaker(stream: AsyncIterable<Buffer>): Take {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (most) => {
    while (rest.length === 0) {
      const next = await chunks.next().catch(explain);
      if (next.done) return null;
      rest = next.value;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  };
}

async function takeExactly(take: Take, size: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let missing = size; missing > 0;) {
    const part = await take(missing);
    if (!part) throw damagedArchive("it ends too early");
    parts.push(part);
    missing -= part.length;
  }
  return Buffer.concat(parts);
}

async function* readContent(take: Take, size: number): AsyncGenerator<Buffer> {
  for (let missing = size; missing > 0;) {
    const part = await take(missing);
    if (!part) throw damagedArchive("it ends too early");
    missing -= part.length;
    yield part;
  }
  if (size % blockSize > 0) await takeExactly(take, blockSize - (size % blockSize));
}

/** What gzip makes of it is damage; a file that cannot be read is not. */
function explain(error: unknown): never {
  if (!(error instanceof Error) || "syscall" in error) throw error;
  throw damagedArchive(error.message, error);
}
