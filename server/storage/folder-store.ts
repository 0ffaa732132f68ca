import {
  access,
  constants,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import path from "node:path";
import { openFileStream } from "../http/file-stream.ts";
import { isVersion, pathOf, type ByteStore } from "./byte-store.ts";
import type { ByteKey } from "../../runtime/files/files.ts";

/** Bytes as files below `root`, which several nodes may share. */
export function createFolderStore(root: string): ByteStore {
  const locate = (key: ByteKey) => path.join(root, pathOf(key));
  return {
    async put(key, file) {
      const target = locate(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o750 });
      await rename(file, target);
      await syncFolder(path.dirname(target));
    },
    async open(key, { size, ...range }, signal) {
      const opened = openFileStream({ path: locate(key), size }, range, signal);
      return ignoreMissing(opened, null);
    },
    async copy(from, to) {
      const target = locate(to);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o750 });
      const isThere = await ignoreMissing(
        linkOrCopy(locate(from), target).then(() => true),
        false,
      );
      if (isThere) await syncFolder(path.dirname(target));
      return isThere;
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(locate(key), { force: true })));
    },
    async *list(before) {
      for (const bucketId of await namesIn(root)) {
        if (bucketId.startsWith(".")) continue;
        for (const part of await namesIn(path.join(root, bucketId))) {
          const folder = path.join(root, bucketId, part);
          yield await keysIn({ folder, bucketId, before });
        }
      }
    },
    check: () => access(root, constants.W_OK),
  };
}

/** Bytes never change, so that two keys can share them. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) === "ENOENT") throw error;
    await copyFile(from, to);
  }
}

/** Without this, a file just renamed may be gone after a power cut, while its row is not. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows knows no such thing, and keeps its own journal.
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function keysIn(place: {
  folder: string;
  bucketId: string;
  before: Date;
}): Promise<ByteKey[]> {
  const versions = (await namesIn(place.folder)).filter(isVersion);
  const found = await Promise.all(
    versions.map(async (version) => {
      // The time of the last rename or link, which is when it came here.
      const state = await ignoreMissing(stat(path.join(place.folder, version)), null);
      return state && state.ctime < place.before ? [{ bucketId: place.bucketId, version }] : [];
    }),
  );
  return found.flat();
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return [];
    throw error;
  });
}

export async function ignoreMissing<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return work.catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return otherwise;
    throw error;
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
