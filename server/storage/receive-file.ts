import { createHash, randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import path from "node:path";
import { storageError } from "./storage-error.ts";

export type ReceivedFile = {
  path: string;
  size: number;
  sha256: string;
  /** Enough of the beginning to tell what it is. */
  head: Buffer;
};

export const headBytes = 256 * 1024;

/** Writes what comes in to a file of its own, and makes sure that it is on the disk. Interrupted, it leaves nothing. */
export async function receiveFile(
  body: AsyncIterable<Uint8Array>,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<ReceivedFile> {
  const file = path.join(folder, randomUUID());
  const handle = await open(file, "wx", 0o640);
  const hash = createHash("sha256");
  const head: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      if (size < headBytes) head.push(chunk.slice(0, headBytes - size));
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    await handle.sync();
    await handle.close();
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(file, { force: true });
    throw error;
  }
  return { path: file, size, sha256: hash.digest("hex"), head: Buffer.concat(head) };
}

export function tooLarge(maxBytes: number) {
  const limit = `The object exceeded the maximum allowed size of ${maxBytes} bytes`;
  return storageError("tooLarge", limit, { isUnread: true });
}
