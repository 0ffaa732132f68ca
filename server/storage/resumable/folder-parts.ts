import { type FileHandle, mkdir, open, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import type { ByteKey } from "../../../runtime/files/files.ts";
import { pathOf } from "../byte-store.ts";
import { ignoreMissing, syncFolder } from "../folder-store.ts";
import type { PartStore } from "./part-store.ts";

/** Uploads as files that grow: each is as far as it is long. Beside the bytes that they become, to be renamed. */
export async function openFolderParts(root: string): Promise<PartStore> {
  const folder = path.join(root, ".uploads");
  await mkdir(folder, { recursive: true, mode: 0o750 });
  const locate = ({ version }: ByteKey) => path.join(folder, version);
  const locateFinished = (key: ByteKey) => path.join(root, pathOf(key));

  return {
    async begin(key) {
      await (await open(locate(key), "wx", 0o640)).close();
      await syncFolder(folder);
      return null;
    },
    async measure({ key }) {
      const partial = await ignoreMissing(open(locate(key), "r+"), null);
      // A node that was killed may have come to its end, and not to its row.
      if (!partial) return ignoreMissing(sizeOf(locateFinished(key)), null);
      try {
        await partial.datasync();
        return (await partial.stat()).size;
      } finally {
        await partial.close();
      }
    },
    async append({ key }, body) {
      const file = await open(locate(key), "r+");
      let { size } = await file.stat();
      try {
        for await (const chunk of body) {
          await writeAll(file, chunk, size);
          size += chunk.byteLength;
        }
        return size;
      } finally {
        await closeSynced(file);
      }
    },
    async finish({ key }) {
      const target = locateFinished(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o750 });
      const isHere = await ignoreMissing(
        rename(locate(key), target).then(() => true),
        false,
      );
      if (!isHere) await stat(target);
      await syncFolder(path.dirname(target));
    },
    async abandon({ key }) {
      await rm(locate(key), { force: true });
    },
    async measureRoom() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

async function closeSynced(file: FileHandle): Promise<void> {
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size;
}

/** At its place rather than at the end: whatever a request that lost its turn still writes, it writes where it belongs. */
async function writeAll(file: FileHandle, chunk: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < chunk.byteLength) {
    const { bytesWritten } = await file.write(chunk, written, undefined, position + written);
    written += bytesWritten;
  }
}
