import { z } from "zod";
import { findBucket } from "./buckets.ts";
import { readObjectAddress } from "./object-name.ts";
import { selectObject } from "./objects.ts";
import { signDownload } from "./signed-token.ts";
import { asCaller, readJsonBody, sendJson, type StorageCall } from "./storage-call.ts";
import { noSuchKey } from "./storage-error.ts";

const oneYear = 31_536_000;
export const signRequest = z.object({
  expiresIn: z.int().min(1).max(oneYear),
  transform: z.undefined({ error: "Pictures are not transformed here." }).optional(),
  versionId: z.undefined({ error: "Versions are not kept." }).optional(),
});
export const signManyRequest = signRequest.extend({ paths: z.array(z.string()).min(1).max(500) });

export async function handleSign(call: StorageCall): Promise<Response> {
  const caller = await call.caller();
  const address = readObjectAddress(call.context.req.url, "/storage/v1/object/sign/");
  const { expiresIn } = await readJsonBody(call, signRequest);
  await findBucket(call.storage.database, address.bucketId);
  const found = await asCaller(call, caller)((sql) => selectObject(sql, address));
  if (found.length === 0) throw noSuchKey();
  return sendJson(call, { signedURL: signAddress(call, address, expiresIn) });
}

export async function handleSignMany(call: StorageCall): Promise<Response> {
  const caller = await call.caller();
  const bucketId = call.context.req.param("bucket") ?? "";
  const { expiresIn, paths } = await readJsonBody(call, signManyRequest);
  await findBucket(call.storage.database, bucketId);
  const rows = await asCaller(
    call,
    caller,
  )(
    (sql) => sql<{ name: string }[]>`
      select name from storage.objects where bucket_id = ${bucketId} and name = any(${paths}::text[])`,
  );
  const known = new Set(rows.map(({ name }) => name));
  const answers = paths.map((path) => {
    if (known.has(path)) {
      const signedURL = signAddress(call, { bucketId, name: path }, expiresIn);
      return { error: null, path, signedURL };
    }
    const error = "Either the object does not exist or you do not have access to it";
    return { error, path, signedURL: null };
  });
  return sendJson(call, answers);
}

function signAddress(
  { signer }: StorageCall,
  { bucketId, name }: { bucketId: string; name: string },
  expiresIn: number,
): string {
  const url = `${bucketId}/${name}`;
  const token = signDownload(signer, { url, exp: Math.floor(Date.now() / 1000) + expiresIn });
  return `/object/sign/${url}?token=${token}`;
}
