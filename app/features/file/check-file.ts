import type { FileLimits } from "./bucket-limits.ts";
import { findFileType } from "./file-type.ts";

type Refusal = "empty" | "too-large" | "wrong-type";

/** Why the file would be refused, or null. What is inside is judged by the server. */
export function checkFile(
  file: Pick<File, "name" | "type" | "size">,
  { bytes, types }: FileLimits,
): Refusal | null {
  if (!types.includes(findFileType(file))) return "wrong-type";
  if (file.size === 0) return "empty";
  return file.size > bytes ? "too-large" : null;
}
