import type { StorageCall } from "../storage-call.ts";
import { storageError } from "../storage-error.ts";
import { describeProgress } from "./describe-progress.ts";
import { findOwnUpload } from "./own-upload.ts";
import { tooLong } from "./receive-chunk.ts";
import { takeChunk } from "./take-chunk.ts";
import {
  chunkType,
  isChunk,
  readBodyLength,
  readByteCount,
  requireVersion,
} from "./tus-headers.ts";

/** PATCH: the next bytes. More than are missing are refused before one is taken. */
export async function handleChunk(call: StorageCall, isSigned: boolean): Promise<Response> {
  const { context } = call;
  requireVersion(context);
  if (!isChunk(context))
    throw storageError("invalidType", `The content-type must be ${chunkType}.`);
  const offset = readByteCount(context, "upload-offset");
  const { upload, caller } = await findOwnUpload(call, isSigned);
  if (offset > upload.length) throw storageError("wrongOffset", "Upload-Offset conflict");
  if (offset + (readBodyLength(context) ?? 0) > upload.length) throw tooLong();
  const { body } = context.req.raw;
  const progress = await takeChunk(call, upload, caller, { offset, body });
  return new Response(null, {
    status: 204,
    headers: { ...call.headers, ...describeProgress(progress.upload, progress.offset) },
  });
}
