import { findBucket } from "./buckets.ts";
import { readObjectAddress } from "./object-name.ts";
import { readObject, selectObject, type StoredObject } from "./objects.ts";
import { serveObject } from "./serve-object.ts";
import { verifyDownload } from "./signed-token.ts";
import { sendJson, type StorageCall } from "./storage-call.ts";
import { noSuchKey } from "./storage-error.ts";

type Address = { bucketId: string; name: string };

/** Whatever lies in a public bucket anybody may read who knows its name; nobody may list it. */
export async function handlePublicDownload(call: StorageCall): Promise<Response> {
  const address = readObjectAddress(call.context.req.url, "/storage/v1/object/public/");
  const bucket = await findBucket(call.storage.database, address.bucketId);
  if (!bucket.public) throw noSuchKey();
  return serve(call, () => findAsServer(call, address), { isPublic: true });
}

export async function handleDownload(call: StorageCall, prefix: string): Promise<Response> {
  const address = readObjectAddress(call.context.req.url, prefix);
  const { find, isPublic } = await findForCaller(call, address);
  return serve(call, find, { isPublic });
}

/** Who signed the address was allowed to read the object; until it ends, so is whoever holds it. */
export async function handleSignedDownload(call: StorageCall): Promise<Response> {
  const address = readObjectAddress(call.context.req.url, "/storage/v1/object/sign/");
  const token = call.context.req.query("token") ?? "";
  const { exp } = verifyDownload(call.signer, token, `${address.bucketId}/${address.name}`);
  const maxAgeSeconds = Math.max(0, Math.floor(exp - Date.now() / 1000));
  return serve(call, () => findAsServer(call, address), { isPublic: false, maxAgeSeconds });
}

export async function handleInfo(call: StorageCall): Promise<Response> {
  const path = new URL(call.context.req.url).pathname;
  const prefix =
    ["public/", "authenticated/", ""]
      .map((kind) => `/storage/v1/object/info/${kind}`)
      .find((each) => path.includes(each)) ?? "";
  const { find } = await findForCaller(call, readObjectAddress(call.context.req.url, prefix));
  const { id, version, name, bucket_id, created_at, updated_at, ...object } = await find();
  const { size, cacheControl, mimetype, eTag, lastModified } = object.metadata;
  return sendJson(call, {
    id,
    version,
    name,
    bucket_id,
    size,
    cache_control: cacheControl,
    content_type: mimetype,
    content_encoding: null,
    etag: eTag,
    metadata: object.user_metadata ?? {},
    last_modified: lastModified,
    created_at,
    updated_at,
  });
}

/** As the caller, so that the rows decide; what is public is there for everyone. */
async function findForCaller(call: StorageCall, address: Address) {
  const caller = await call.caller();
  const { database } = call.storage;
  const { public: isPublic } = await findBucket(database, address.bucketId);
  const find = async () => {
    const select = database.asCaller(caller, (sql) => selectObject(sql, address), {
      readOnly: true,
    });
    return readFound(await select);
  };
  return { isPublic, find: isPublic ? () => findAsServer(call, address) : find };
}

async function findAsServer({ storage }: StorageCall, address: Address): Promise<StoredObject> {
  return readFound(await storage.database.asOwner((sql) => selectObject(sql, address)));
}

function readFound([row]: readonly unknown[]): StoredObject {
  if (!row) throw noSuchKey();
  return readObject(row);
}

function serve(
  { storage, context, headers }: StorageCall,
  find: () => Promise<StoredObject>,
  serving: { isPublic: boolean; maxAgeSeconds?: number },
): Promise<Response> {
  return serveObject(storage.store, context, find, {
    ...serving,
    siteUrl: storage.siteUrl,
    headers,
  });
}
