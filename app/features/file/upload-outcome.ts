import type { FileRefusalReason } from "../../../content/file.ts";
import type { BucketName } from "./bucket-limits.ts";

export type UploadOutcome =
  | { kind: "stored"; path: string; type: string }
  /** Where something is stored already, with the path of that. */
  | { kind: "refused"; reason: FileRefusalReason; path?: string }
  /** Asked for again, it goes on where it was. */
  | { kind: "paused" }
  | { kind: "cancelled" };

export type FileUpload = {
  bucket: BucketName;
  /** Below a folder that the person may write to. ASCII. What goes on keeps the one that it began with. */
  path: string;
  file: File;
  /** What the file is for: the same one chosen again for the same goes on where it was. */
  place: string;
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (share: number) => void;
  /** Aborted with `pauseReason`, what has arrived is kept; otherwise the server forgets it. */
  signal?: AbortSignal;
};

export const pauseReason = "paused";
