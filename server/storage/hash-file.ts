import { createHash } from "node:crypto";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { byteKey } from "../../runtime/files/files.ts";
import type { Storage } from "./storage.ts";

export const hashKind = "hash-file";

/** Reads a file that did not pass through one process from its first to its last byte, and writes its SHA-256 down. */
export function createFileHash({ store }: Pick<Storage, "store">): JobHandler {
  return async ({ payload, transaction, signal }) => {
    const key = byteKey.parse(payload);
    const { bucketId, version } = key;
    const [row] = await transaction(
      (sql) => sql<{ size: number }[]>`
        select (metadata ->> 'size')::float8 as size from storage.objects
        where bucket_id = ${bucketId} and version = ${version} and not metadata ? 'sha256'`,
    );
    if (!row) return;
    const { size } = row;
    const bytes = size > 0 ? await store.open(key, { start: 0, end: size - 1, size }, signal) : [];
    // Replaced or removed meanwhile.
    if (!bytes) return;
    const hash = createHash("sha256");
    for await (const chunk of bytes) hash.update(chunk);
    const sha256 = hash.digest("hex");
    await transaction(
      (sql) => sql`
        update storage.objects set metadata = metadata || jsonb_build_object('sha256', ${sha256}::text)
        where bucket_id = ${bucketId} and version = ${version}`,
    );
  };
}
