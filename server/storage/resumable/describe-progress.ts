import { tusHeaders } from "./tus-headers.ts";
import type { StoredUpload } from "./uploads.ts";

/** How far an upload is, as every answer about it says. */
export function describeProgress(
  { length, expiresAt }: Pick<StoredUpload, "length" | "expiresAt">,
  offset: number,
): Record<string, string> {
  return {
    ...tusHeaders,
    "upload-offset": String(offset),
    ...(offset < length && { "upload-expires": expiresAt.toUTCString() }),
  };
}
