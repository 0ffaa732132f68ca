import { env } from "../../../runtime/config/env.ts";
import { readSecretKeys } from "../../../runtime/config/secret-key.ts";
import type { StoredFile } from "../../../runtime/files/files.ts";

/** With the secret key: whose file it is, whoever asks for it has found out by then. */
export async function fetchFile(
  { bucketId, name }: StoredFile,
  signal: AbortSignal,
  range?: { start: number; end: number },
): Promise<AsyncIterable<Uint8Array> | null> {
  const url = env("SUPABASE_URL");
  const [key] = readSecretKeys();
  if (!url || !key) throw new Error("SUPABASE_URL and its secret key are not set.");
  const path = name.split("/").map(encodeURIComponent).join("/");
  const answer = await fetch(new URL(`/storage/v1/object/authenticated/${bucketId}/${path}`, url), {
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      ...(range && { range: `bytes=${range.start}-${range.end}` }),
    },
    signal,
  });
  if (answer.ok) return answer.body;
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 400) return null;
  throw new Error(`The storage answered with status ${answer.status}.`);
}
