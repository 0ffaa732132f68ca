import type { Bucket } from "./buckets.ts";
import { readObjectAddress } from "./object-name.ts";
import { asksForUpsert, planObject, type Wanted } from "./plan-object.ts";
import { readUpload } from "./read-upload.ts";
import { tooLarge } from "./receive-file.ts";
import { serializeCaller, signUpload, verifyUpload } from "./signed-token.ts";
import { sendJson, type StorageCall } from "./storage-call.ts";
import { limitOf, requireMayStore, storeObject } from "./store-object.ts";

/** What a form says around its file. */
const formBytes = 64 * 1024;
const signedForSeconds = 2 * 3600;

export async function handleUpload(call: StorageCall): Promise<Response> {
  const caller = await call.caller();
  const address = readObjectAddress(call.context.req.url, "/storage/v1/object/");
  const isUpsert = call.context.req.method === "PUT" || asksForUpsert(call);
  return receive(call, { ...address, caller, isUpsert });
}

/** Runs as whoever had the address signed: policies are checked again, and that session must not have ended. */
export async function handleSignedUpload(call: StorageCall): Promise<Response> {
  const address = readSignedAddress(call);
  const token = call.context.req.query("token") ?? "";
  const url = `${address.bucketId}/${address.name}`;
  const { caller, isUpsert } = verifyUpload(call.signer, token, url);
  return receive(call, { ...address, caller, isUpsert });
}

export async function handleSignUpload(call: StorageCall): Promise<Response> {
  const caller = await call.caller();
  const address = readSignedAddress(call);
  const isUpsert = asksForUpsert(call);
  await requireMayStore(await planObject(call, { ...address, caller, isUpsert }));
  const url = `${address.bucketId}/${address.name}`;
  const token = signUpload(call.signer, {
    url,
    exp: Math.floor(Date.now() / 1000) + signedForSeconds,
    isUpsert,
    caller: serializeCaller(caller),
  });
  return sendJson(call, { url: `/object/upload/sign/${url}?token=${token}`, token });
}

function readSignedAddress(call: StorageCall) {
  return readObjectAddress(call.context.req.url, "/storage/v1/object/upload/sign/");
}

async function receive(call: StorageCall, wanted: Wanted): Promise<Response> {
  const destination = await planObject(call, wanted);
  await requireMayStore(destination, readAnnouncedSize(call, destination.bucket));
  const upload = await readUpload(call.context.req.raw);
  const { id } = await storeObject(call.storage, destination, upload);
  return sendJson(call, { Id: id, Key: `${wanted.bucketId}/${wanted.name}` });
}

/** At least so many bytes of the file will come; more than the bucket takes are refused at once. */
function readAnnouncedSize({ context }: StorageCall, bucket: Bucket): number {
  const announced = Number(context.req.header("content-length") ?? 0);
  const isForm = context.req.header("content-type")?.startsWith("multipart/") ?? false;
  const around = isForm ? formBytes : 0;
  const most = limitOf(bucket);
  if (announced > most + around) throw tooLarge(most);
  return Math.max(0, announced - around);
}
