import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import {
  dataDescriptor,
  directoryEnd,
  directoryEntry,
  localHeader,
  needsLargeRecord,
  type Written,
} from "./zip-records.ts";

export type ZipEntry = {
  /** With slashes between folders. */
  name: string;
  modified: Date;
  /** Films and pictures are as small as they get: they are passed through, in the same form. */
  isPacked: boolean;
  /** How many bytes will come, where that is known: beyond 4 GB it has to be. */
  size?: number;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** A ZIP file as it comes into being: nothing of it is held but the list of what is in it. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let position = 0;
  for await (const entry of entries) {
    const written: Written = {
      name: Buffer.from(entry.name, "utf8"),
      modified: entry.modified,
      isLarge: needsLargeRecord(entry.size ?? 0),
      crc: 0,
      packedSize: 0,
      size: 0,
      offset: position,
    };
    const header = localHeader(written);
    yield header;
    for await (const chunk of pack(entry, written)) {
      written.packedSize += chunk.byteLength;
      yield chunk;
    }
    const descriptor = dataDescriptor(written);
    yield descriptor;
    position += header.length + written.packedSize + descriptor.length;
    directory.push(directoryEntry(written));
  }
  const size = directory.reduce((sum, record) => sum + record.length, 0);
  yield* directory;
  yield directoryEnd({ count: directory.length, size, offset: position });
}

function pack({ bytes, isPacked }: ZipEntry, written: Written): AsyncIterable<Buffer> {
  const deflate = createDeflateRaw({ level: isPacked ? 6 : 0 });
  // What fails in between fails for whoever reads from it, too.
  pipeline(Readable.from(count(bytes, written)), deflate, () => undefined);
  return deflate;
}

async function* count(bytes: ZipEntry["bytes"], written: Written): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    written.crc = crc32(chunk, written.crc);
    written.size += chunk.byteLength;
    yield chunk;
  }
}
