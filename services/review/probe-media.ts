import { createHash } from "node:crypto";
import { z } from "zod";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { OpenFile, StoredFile } from "../../runtime/files/files.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { FoundMedia } from "./probe/found-media.ts";
import type { ProbeFile } from "./probe/probe-file.ts";

export const mediaProbeKind = "probe-media";

const payload = z.object({ id: z.uuid() });
const fileRow = z.object({
  bucketId: z.string(),
  name: z.string(),
  version: z.string(),
  size: z.number(),
  sha256: z.string().nullable(),
});

export type MediaParts = { openFile: OpenFile; probe: ProbeFile };

/** Says of the file of a version what it is, and then its SHA-256, which takes as long as reading it. */
export function createMediaProbe({ openFile, probe }: MediaParts): JobHandler {
  return async (job) => {
    const { id } = payload.parse(job.payload);
    const file = await job.transaction((sql) => findFile(sql, id));
    if (!file) {
      const gone = { kind: "other", state: "failed", failure: "The file is gone." } as const;
      await job.transaction((sql) => saveFound(sql, id, gone));
      return;
    }
    const source = {
      size: file.size,
      read: (start: number, end: number) => readPiece(openFile, file, { start, end }, job.signal),
    };
    const found = await probe(source, job.signal);
    await job.transaction((sql) => saveFound(sql, id, found));
    const sha256 = file.sha256 ?? (await hashFile(openFile, file, job.signal));
    await job.transaction(
      (sql) => sql`
        update public.deliverable_media set sha256 = ${sha256}
        where version_id = ${id} and sha256 is distinct from ${sha256}`,
    );
  };
}

async function findFile(sql: Transaction, id: string) {
  const rows = await sql`
    select o.bucket_id as "bucketId", o.name, o.version,
      coalesce((o.metadata ->> 'size')::float8, 0) as size,
      case when o.metadata ->> 'sha256' ~ '^[0-9a-f]{64}$' then o.metadata ->> 'sha256' end as sha256
    from public.deliverable_versions v
    join storage.objects o on o.bucket_id = 'deliverables' and o.name = v.object_path
    where v.id = ${id}`;
  return parseRows(fileRow, rows)[0];
}

async function saveFound(sql: Transaction, id: string, found: FoundMedia): Promise<void> {
  // Whatever is not said is as it is for a file of which nothing is known.
  const facts = {
    rate_num: null,
    rate_den: null,
    frame_count: null,
    start_frame: 0,
    is_drop: false,
    is_variable: false,
    width: null,
    height: null,
    rotation: 0,
    duration_ms: null,
    pages: null,
    failure: null,
    ...found,
  };
  await sql`update public.deliverable_media set ${sql(facts)} where version_id = ${id}`;
}

type Piece = { start: number; end: number };

async function readPiece(open: OpenFile, file: StoredFile, piece: Piece, signal: AbortSignal) {
  const bytes = new Uint8Array(piece.end - piece.start);
  const stream = await open(file, signal, { start: piece.start, end: piece.end - 1 });
  if (!stream) throw new Error("The bytes of a delivered file are gone.");
  let filled = 0;
  for await (const chunk of stream) {
    bytes.set(chunk.subarray(0, bytes.length - filled), filled);
    filled += chunk.length;
    if (filled >= bytes.length) break;
  }
  if (filled < bytes.length) throw new Error("The store gave fewer bytes than the file has.");
  return bytes;
}

async function hashFile(open: OpenFile, file: StoredFile, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  const stream = file.size === 0 ? [] : await open(file, signal);
  if (!stream) throw new Error("The bytes of a delivered file are gone.");
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest("hex");
}
