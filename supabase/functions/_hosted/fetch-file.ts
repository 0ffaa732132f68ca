import { env } from "../../../runtime/config/env.ts";
import type { StoredFile } from "../../../runtime/files/files.ts";

/** As the caller once more: the platform's storage asks its own rules. */
export async function fetchFile(
  { bucketId, name }: StoredFile,
  { authorisation, signal }: { authorisation: string; signal: AbortSignal },
): Promise<AsyncIterable<Uint8Array> | null> {
  const url = env("SUPABASE_URL");
  if (!url) throw new Error("SUPABASE_URL is not set.");
  const path = name.split("/").map(encodeURIComponent).join("/");
  const key = env("SUPABASE_ANON_KEY");
  const answer = await fetch(new URL(`/storage/v1/object/authenticated/${bucketId}/${path}`, url), {
    headers: { authorization: authorisation, ...(key && { apikey: key }) },
    signal,
  });
  if (answer.ok) return answer.body;
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 400) return null;
  throw new Error(`The storage answered with status ${answer.status}.`);
}
