import { sharedBackend } from "../../data/shared-backend.ts";

type StoredFile = { bucket: string; path: string };

const signedSeconds = 3600;
/** Reused for half of their lifetime, so that none expires while in use. */
const keptMilliseconds = (signedSeconds * 1000) / 2;
const signed = new Map<string, { url: string; until: number }>();

/** An address that shows the file to whoever has it, for an hour; null where there is none to be had. */
export async function signUrl({ bucket, path }: StoredFile): Promise<string | null> {
  const key = `${bucket}/${path}`;
  const kept = signed.get(key);
  if (kept && kept.until > Date.now()) return kept.url;
  const files = await sharedBackend().openBucket(bucket);
  const url = (await files?.createSignedUrl(path, signedSeconds))?.data?.signedUrl;
  if (url === undefined) return null;
  signed.set(key, { url, until: Date.now() + keptMilliseconds });
  return url;
}
