import { createClient } from "@supabase/supabase-js";
import { refuseWrite } from "./read-only.ts";

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
  if (publishableKey) return createClient(url, publishableKey, { auth, global: { fetch: send } });
  return createClient(url, noKey, { auth, global: { fetch: sendWithoutKey } });
}

/** A client without a session of its own, whose requests `fetch` makes in the name of this token. */
export function createReader(
  { url, publishableKey }: BackendAddress,
  { readToken, narrow }: { readToken: () => Promise<string | null>; narrow: typeof fetch },
) {
  const key = publishableKey ?? noKey;
  return createClient(url, key, {
    accessToken: readToken,
    global: {
      fetch: publishableKey ? narrow : async (input, init) => narrow(input, withoutKey(init)),
    },
  });
}

async function send(input: RequestInfo | URL, init: RequestInit = {}) {
  const url = input instanceof Request ? input.url : String(input);
  return refuseWrite(url, init.method ?? "GET") ?? fetch(input, init);
}

async function sendWithoutKey(input: RequestInfo | URL, init: RequestInit = {}) {
  return send(input, withoutKey(init));
}

function withoutKey(init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers);
  headers.delete("apikey");
  if (headers.get("authorization") === `Bearer ${noKey}`) headers.delete("authorization");
  return { ...init, headers };
}
