import type { StorageCall } from "../storage-call.ts";
import { storageError } from "../storage-error.ts";
import { abandonUpload } from "./abandon-upload.ts";
import { holdUpload } from "./hold-upload.ts";
import { findOwnUpload, noSuchUpload } from "./own-upload.ts";
import { tusHeaders, requireVersion } from "./tus-headers.ts";
import { findAnyUpload } from "./uploads.ts";

/** DELETE: ends an upload, and gives its room back. */
export async function handleTerminate(call: StorageCall, isSigned: boolean): Promise<Response> {
  requireVersion(call.context);
  const { upload: asked } = await findOwnUpload(call, isSigned);
  const { database } = call.storage;
  await holdUpload(database, asked.id, async () => {
    const upload = await database.asOwner((sql) => findAnyUpload(sql, asked.id));
    if (!upload) throw noSuchUpload();
    if (upload.isFinished) {
      throw storageError("invalidRequest", "Cannot terminate an already completed upload");
    }
    await abandonUpload(call.storage, upload);
  });
  return new Response(null, { status: 204, headers: { ...call.headers, ...tusHeaders } });
}
