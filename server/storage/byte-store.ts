import type { ByteRange } from "../http/byte-range.ts";
import type { ByteKey } from "../../runtime/files/files.ts";

/** Bytes are named by their version, never by what a client calls them. */

export type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Where the bytes of objects are. What is under a key never changes. */
export type ByteStore = {
  /** Takes over a finished file of the incoming folder: it is there for good, or not at all. */
  put(key: ByteKey, file: string): Promise<void>;
  /** Null where there are none under this key. */
  open(key: ByteKey, range: OpenRange, signal: AbortSignal): Promise<Bytes | null>;
  /** False where there is nothing to copy. */
  copy(from: ByteKey, to: ByteKey): Promise<boolean>;
  remove(keys: readonly ByteKey[]): Promise<void>;
  /** What has been there since before this time, in portions. */
  list(before: Date): AsyncIterable<ByteKey[]>;
  /** Throws where the store cannot be used. */
  check(): Promise<void>;
};

type OpenRange = ByteRange & { size: number };

const versionPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function isVersion(text: string): boolean {
  return versionPattern.test(text);
}

/** Two letters of the version in between, so that no folder grows beyond what a file system likes. */
export function pathOf({ bucketId, version }: ByteKey): string {
  if (!isVersion(version) || !/^[a-z][a-z\d-]*$/.test(bucketId)) {
    throw new Error("This is no key of the store.");
  }
  return `${bucketId}/${version.slice(0, 2)}/${version}`;
}
