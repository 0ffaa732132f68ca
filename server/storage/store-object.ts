import { rm } from "node:fs/promises";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { Bucket } from "./buckets.ts";
import { decideType, requireAllowedType } from "./check-content.ts";
import { lockQuota, requireRoom, type Quota } from "./quota.ts";
import { writeObject, type NewObject, type ObjectMetadata } from "./objects.ts";
import type { Upload } from "./read-upload.ts";
import { receiveFile } from "./receive-file.ts";
import { dropBytes, newVersion, type Storage } from "./storage.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** One transaction as whoever stores the object, so that the policies decide. */
export type AsOwnerOfRow = <T>(work: (sql: Transaction) => Promise<T>) => Promise<T>;

export type Destination = {
  bucket: Bucket;
  name: string;
  ownerId: string | null;
  isUpsert: boolean;
  /** Null for those without one. */
  quota: Quota | null;
  transaction: AsOwnerOfRow;
};

const defaultLimit = 50 * 1024 * 1024;

export function limitOf(bucket: Bucket): number {
  return bucket.file_size_limit ?? defaultLimit;
}

/**
 * Whether the row could be written, found out by writing it and taking it back: before a byte is read. What `then` writes
 * stays, in the turn in which the room was found.
 */
export async function requireMayStore(
  { bucket, name, ownerId, isUpsert, quota, transaction }: Destination,
  announcedBytes = 0,
  then?: (sql: Transaction) => Promise<void>,
): Promise<void> {
  const version = newVersion();
  const trial: NewObject = {
    bucketId: bucket.id,
    name,
    ownerId,
    version,
    metadata: describeContent({ size: 0, version }, { type: "", cacheControl: "" }),
    userMetadata: null,
  };
  await transaction(async (sql) => {
    if (quota && then) await lockQuota(sql, name);
    await sql`savepoint trial`;
    await writeObject(sql, trial, isUpsert);
    if (quota) await requireRoom(sql, quota, { name, expectedBytes: announcedBytes });
    await sql`rollback to savepoint trial`;
    await then?.(sql);
  });
}

/** Takes the bytes in, then writes their row: a row never stands for bytes that are not there. */
export async function storeObject(
  storage: Storage,
  destination: Destination,
  upload: Upload,
): Promise<{ id: string }> {
  const { bucket, name, ownerId } = destination;
  requireAllowedType(bucket, upload.type);
  const received = await receiveFile(upload.body, {
    folder: storage.incoming,
    maxBytes: limitOf(bucket),
  });
  const version = newVersion();
  let type: string;
  try {
    type = decideType(bucket, upload.type, received.head);
    await storage.store.put({ bucketId: bucket.id, version }, received.path);
  } catch (error) {
    await rm(received.path, { force: true });
    throw error;
  }
  return recordObject(storage, destination, {
    bucketId: bucket.id,
    name,
    ownerId,
    version,
    metadata: describeContent({ ...received, version }, { ...upload, type }),
    userMetadata: upload.userMetadata,
  });
}

type Writing = Pick<Destination, "transaction" | "isUpsert" | "quota">;

/** Writes the row of bytes that are already there, and lets go of those it replaces. */
export async function recordObject(
  storage: Pick<Storage, "store" | "onUnexpected">,
  writing: Writing,
  object: NewObject,
): Promise<{ id: string }> {
  const { bucketId, version } = object;
  return replaceObject(storage, writing, object).catch(async (error: unknown) => {
    if (!isUncertain(error)) await dropBytes(storage, [{ bucketId, version }]);
    throw error;
  });
}

/** The same, without a word about the bytes where it fails. What `besides` writes is written with the row, or not at all. */
export async function replaceObject(
  storage: Pick<Storage, "store" | "onUnexpected">,
  { transaction, isUpsert, quota }: Writing,
  object: NewObject,
  besides?: (sql: Transaction) => Promise<void>,
): Promise<{ id: string }> {
  const { id, replaced } = await transaction(async (sql) => {
    if (quota) await lockQuota(sql, object.name);
    const result = await writeObject(sql, object, isUpsert);
    await besides?.(sql);
    if (quota) await requireRoom(sql, quota, object);
    return result;
  });
  if (replaced !== null) {
    await dropBytes(storage, [{ bucketId: object.bucketId, version: replaced }]);
  }
  return { id };
}

/** With the connection lost, the row may have been written all the same: then the sweep will find out. */
export function isUncertain(error: unknown): boolean {
  return error instanceof AppError && error.code === "database_unavailable";
}

/** Bytes never change under their version: it tells them apart where their hash is not known yet. */
export function describeContent(
  { size, sha256, version }: { size: number; sha256?: string | undefined; version: string },
  { type, cacheControl }: Pick<Upload, "type" | "cacheControl">,
): ObjectMetadata {
  return {
    eTag: `"${(sha256 ?? version.replaceAll("-", "")).slice(0, 32)}"`,
    size,
    mimetype: type,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
    ...(sha256 !== undefined && { sha256 }),
  };
}
