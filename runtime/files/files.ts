import { z } from "zod";
/** Files that anybody may read, at `/storage/v1/object/public/<bucket>/<name>` of the backend. */
export type PublicFiles = {
  has(bucket: string, name: string): Promise<boolean>;
  save(bucket: string, file: { name: string; type: string; bytes: Uint8Array }): Promise<void>;
};

export function publicPath(bucket: string, name: string): string {
  return `/storage/v1/object/public/${bucket}/${name}`;
}

/** What the row of a file says. */
export type StoredFile = { bucketId: string; name: string; version: string; size: number };

/** The bytes of a file whose row was read, or a part of them (`end` is part of it); null where they are gone. */
export type OpenFile = (
  file: StoredFile,
  signal: AbortSignal,
  range?: { start: number; end: number },
) => Promise<AsyncIterable<Uint8Array> | null>;

/** Where the bytes of a file lie, whatever its name is by now. */
export const byteKey = z.object({ bucketId: z.string(), version: z.string() });

export type ByteKey = z.infer<typeof byteKey>;
