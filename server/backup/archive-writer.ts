import { createHash } from "node:crypto";
import { open, rename, rm, type FileHandle } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import { manifestName, type ArchivedFile, type Manifest } from "./manifest.ts";
import { blockSize, encodeHeader } from "./tar-header.ts";

export type ArchiveWriter = {
  addFolder(name: string): Promise<void>;
  addContent(name: string, content: Buffer): Promise<void>;
  /** As long as the file is now. False where it is gone. */
  addFile(name: string, path: string): Promise<boolean>;
  /** Writes the manifest, and puts the archive in its place: there for good, or not at all. */
  finish(about: Omit<Manifest, "entries">): Promise<void>;
  abandon(): Promise<void>;
};

const chunkSize = 256 * 1024;

/** A gzipped tar under a temporary name. Only its owner may read it: it holds every key and every client's data. */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const draft = `${file}.partial`;
  await rm(draft, { force: true });
  const handle = await open(draft, "wx", 0o600);
  const tar = new PassThrough();
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const written = pipeline(tar, gzip, async (zipped: AsyncIterable<Buffer>) => {
    for await (const chunk of zipped) await handle.writeFile(chunk);
  });
  // So that adding the next entry fails with this error.
  written.catch((error: unknown) => tar.destroy(toError(error)));
  const entries: ArchivedFile[] = [];

  async function write(bytes: Buffer): Promise<void> {
    if (tar.errored) throw tar.errored;
    if (tar.write(bytes)) return;
    await Promise.race([new Promise((resolve) => tar.once("drain", resolve)), written]);
  }

  async function add(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void> {
    const hash = createHash("sha256");
    await write(encodeHeader({ name, size, isFolder: false }));
    for await (const chunk of content) {
      hash.update(chunk);
      await write(chunk);
    }
    if (size % blockSize > 0) await write(Buffer.alloc(blockSize - (size % blockSize)));
    entries.push({ name, size, sha256: hash.digest("hex") });
  }

  return {
    addFolder: (name) => write(encodeHeader({ name, size: 0, isFolder: true })),
    addContent: (name, content) => add(name, content.length, once(content)),
    async addFile(name, path) {
      const source = await openExisting(path);
      if (!source) return false;
      try {
        const { size } = await source.stat();
        await add(name, size, readExactly(source, size));
        return true;
      } finally {
        await source.close();
      }
    },
    async finish(about) {
      const manifest: Manifest = { ...about, entries: [...entries] };
      const text = Buffer.from(JSON.stringify(manifest));
      await add(manifestName, text.length, once(text));
      tar.end(Buffer.alloc(2 * blockSize));
      await written;
      await handle.sync();
      await handle.close();
      await rename(draft, file);
    },
    async abandon() {
      tar.destroy(new Error("The backup was abandoned."));
      await written.catch(() => undefined);
      await handle.close();
      await rm(draft, { force: true });
    },
  };
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

/** PostgreSQL goes on writing: what was cut off meanwhile counts as zeros, and its log makes both right. */
async function* readExactly(source: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < size; position += chunkSize) {
    const chunk = Buffer.alloc(Math.min(chunkSize, size - position));
    await fill(source, chunk, position);
    yield chunk;
  }
}

async function fill(source: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let filled = 0; filled < chunk.length;) {
    const rest = chunk.length - filled;
    const { bytesRead } = await source.read(chunk, filled, rest, position + filled);
    if (bytesRead === 0) return;
    filled += bytesRead;
  }
}

async function openExisting(path: string): Promise<FileHandle | null> {
  return open(path).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
