import type { ByteKey } from "../../../runtime/files/files.ts";

/** An upload as the store sees it: what is there of it already, and under which key it will be. */
export type PartUpload = {
  key: ByteKey;
  /** What `begin` answered. */
  storeId: string | null;
  length: number;
  received: number;
  /** How many parts the store has, where it keeps them apart. */
  parts: number;
};

export type StoredPart = { number: number; tag: string; size: number };

/** Where bytes are while they come in pieces. What it says it has, it has for good. */
export type PartStore = {
  begin(key: ByteKey): Promise<string | null>;
  /** How many bytes are there; null where the upload is gone. */
  measure(upload: PartUpload): Promise<number | null>;
  /**
   * Adds what comes to what is there, and answers how many bytes are there then. Each part that a store keeps by
   * itself is told to `record` before it counts. A body that breaks off is thrown, and leaves what has come.
   */
  append(
    upload: PartUpload,
    body: AsyncIterable<Uint8Array>,
    record: (part: StoredPart) => Promise<void>,
  ): Promise<number>;
  /** Makes all of it the bytes under its key. May be asked for again after a failure. */
  finish(upload: PartUpload, listTags: () => Promise<string[]>): Promise<void>;
  /** Lets go of what has come. */
  abandon(upload: Pick<PartUpload, "key" | "storeId">): Promise<void>;
  /** How much room there is; null where nobody can say. */
  measureRoom: () => Promise<number | null>;
};
