import { createClient } from "@supabase/supabase-js";

/** supabase-js insists on a key; the site's own server needs none, and this one is never sent. */
const noKey = "none";

type BackendAddress = { url: string; publishableKey?: string | undefined };

/** The backend the build names, else the one that serves this page. */
export function findBackend(pageOrigin: string): BackendAddress {
  const url = process.env.SUPABASE_URL;
  if (!url) return { url: pageOrigin };
  return { url, publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY };
}

/** Under which the session is stored: the client's own default, named so that it can be read. */
export function sessionKey(url: string): string {
  return `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;
}

/** One that is not kept has its session for itself, and forgets it with the page. */
export function createBackend(
  { url, publishableKey }: BackendAddress,
  { isKept = true }: { isKept?: boolean } = {},
) {
  const auth = isKept
    ? { storageKey: sessionKey(url) }
    : { storageKey: "beside", persistSession: false, autoRefreshToken: false };
  if (publishableKey) return createClient(url, publishableKey, { auth });
  return createClient(url, noKey, { auth, global: { fetch: fetchWithoutKey } });
}

async function fetchWithoutKey(input: RequestInfo | URL, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.delete("apikey");
  if (headers.get("authorization") === `Bearer ${noKey}`) headers.delete("authorization");
  return fetch(input, { ...init, headers });
}
