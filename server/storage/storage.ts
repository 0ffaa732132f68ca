import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Config } from "../config/config.ts";
import type { ByteStore } from "./byte-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { openIncomingFolder } from "./incoming-folder.ts";
import { openFolderParts } from "./resumable/folder-parts.ts";
import type { PartStore } from "./resumable/part-store.ts";
import { createRunningHashes, type RunningHashes } from "./resumable/running-hashes.ts";
import { createS3Parts } from "./resumable/s3-parts.ts";
import { createS3Store } from "./s3-store.ts";
import type { Database } from "../../runtime/database/types.ts";
import type { ByteKey } from "../../runtime/files/files.ts";

/** Files: their rows in the database, their bytes in a store. */
export type Storage = {
  database: Database;
  store: ByteStore;
  /** Where bytes are that come in pieces. */
  parts: PartStore;
  hashes: RunningHashes;
  /** Where bytes are while they come in. */
  incoming: string;
  /** How much the files of one client may take up. */
  clientBytes: number;
  /** Where the pages that show files come from. */
  siteUrl: string;
  /** Told of failures that hold nobody up. */
  onUnexpected: (error: unknown) => void;
};

export async function openStorage(
  config: Pick<Config, "dataDirectory" | "s3" | "clientStorageBytes" | "siteUrl">,
  { database, onUnexpected }: Pick<Storage, "database" | "onUnexpected">,
): Promise<Storage> {
  const root = path.join(config.dataDirectory, "storage");
  // On the same file system as the folder store, which takes files over by renaming them.
  const incoming = path.join(root, ".incoming");
  await openIncomingFolder(incoming);
  const { s3, siteUrl, clientStorageBytes: clientBytes } = config;
  const store = s3 ? createS3Store(s3) : createFolderStore(root);
  const parts = s3 ? createS3Parts(s3, incoming) : await openFolderParts(root);
  const hashes = createRunningHashes();
  return { database, store, parts, hashes, incoming, clientBytes, siteUrl, onUnexpected };
}

export function newVersion(): string {
  return randomUUID();
}

/** Bytes that no row stands for any more. What cannot be removed now, the sweep removes. */
export async function dropBytes(
  { store, onUnexpected }: Pick<Storage, "store" | "onUnexpected">,
  keys: readonly ByteKey[],
): Promise<void> {
  await store.remove(keys).catch(onUnexpected);
}
