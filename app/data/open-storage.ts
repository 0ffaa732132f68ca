import { StorageClient } from "@supabase/storage-js";

export function openStorage(url: string, asPerson: typeof fetch): StorageClient {
  return new StorageClient(`${url}/storage/v1`, {}, asPerson);
}
