import { tusHeaders } from "./tus-headers.ts";
import type { UploadRow } from "./uploads.ts";

/** How far an upload is, as every answer about it says. */
export function describeProgress(
  { length, expiresAt }: Pick<UploadRow, "length" | "expiresAt">,
  offset: number,
): Record<string, string> {
  return {
    ...tusHeaders,
    "upload-offset": String(offset),
    ...(offset < length && { "upload-expires": expiresAt.toUTCString() }),
  };
}
