import type { StorageCall } from "../storage-call.ts";
import { storageError } from "../storage-error.ts";
import { describeProgress } from "./describe-progress.ts";
import { findOwnUpload } from "./own-upload.ts";
import { takeChunk } from "./take-chunk.ts";
import { requireVersion } from "./tus-headers.ts";

/** HEAD: how far the upload is. */
export async function handleProgress(call: StorageCall, isSigned: boolean): Promise<Response> {
  const { context } = call;
  if (context.req.method !== "HEAD") {
    throw storageError("notSupported", "An upload is not there to be read.");
  }
  requireVersion(context);
  const { upload, caller } = await findOwnUpload(call, isSigned);
  const progress = await takeChunk(call, upload, caller);
  return new Response(null, {
    status: 200,
    headers: {
      ...call.headers,
      ...describeProgress(progress.upload, progress.offset),
      "upload-length": String(upload.length),
      "upload-metadata": upload.announced,
    },
  });
}
