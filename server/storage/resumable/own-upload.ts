import { isVersion } from "../byte-store.ts";
import { verifyUpload } from "../signed-token.ts";
import { asCaller, type StorageCall } from "../storage-call.ts";
import { storageError } from "../storage-error.ts";
import type { Caller } from "../../../runtime/database/types.ts";
import { findAnyUpload, findUpload, type StoredUpload } from "./uploads.ts";

export type OwnUpload = { upload: StoredUpload; caller: Caller };

/** The upload that the address names, for whoever began it; for everybody else there is none. */
export async function findOwnUpload(call: StorageCall, isSigned: boolean): Promise<OwnUpload> {
  const id = call.context.req.param("id") ?? "";
  if (!isVersion(id)) throw noSuchUpload();
  const caller = isSigned ? await findSigner(call, id) : await call.caller();
  const upload = await asCaller(call, caller)((sql) => findUpload(sql, id));
  if (!upload) throw noSuchUpload();
  if (upload.isExpired) throw storageError("uploadExpired", "This upload has expired.");
  return { upload, caller };
}

async function findSigner(call: StorageCall, id: string): Promise<Caller> {
  const upload = await call.storage.database.asOwner((sql) => findAnyUpload(sql, id));
  if (!upload) throw noSuchUpload();
  return readUploadSignature(call, upload).caller;
}

/** `x-signature` is what `createSignedUploadUrl` answers as the token. */
export function readUploadSignature(
  { context, signer }: StorageCall,
  { bucketId, name }: { bucketId: string; name: string },
) {
  const token = context.req.header("x-signature");
  if (!token) throw storageError("invalidSignature", "Missing x-signature header");
  return verifyUpload(signer, token, `${bucketId}/${name}`);
}

export function noSuchUpload() {
  return storageError("noSuchUpload", "The file for this url was not found");
}
