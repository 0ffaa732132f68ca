import { AuthClient } from "@supabase/auth-js";
import { FunctionsClient } from "@supabase/functions-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { authorise, keyHeaders } from "./authorise.ts";
import { noteWait } from "./noted-wait.ts";
import { refuseWrite } from "./read-only.ts";

export type BackendAddress = { url: string; publishableKey?: string | undefined };

/** The backend the build names, else the one that serves this page. */
export function findBackend(pageOrigin: string): BackendAddress {
  const url = process.env.SUPABASE_URL;
  if (!url) return { url: pageOrigin };
  return { url, publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY };
}

/** Under which the session is stored: the name supabase-js gives it. */
export function sessionKey(url: string): string {
  return `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;
}

/**
 * What supabase-js is made of, put together as it does it: whole, it would bring files and live changes to every page.
 * One that is not kept has its session for itself, and forgets it with the page.
 */
export function createBackend(
  { url, publishableKey }: BackendAddress,
  { isKept = true }: { isKept?: boolean } = {},
) {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: keyHeaders(publishableKey),
    fetch: send,
    experimental: { recoveryCodes: true },
    ...(isKept
      ? { storageKey: sessionKey(url) }
      : { storageKey: "beside", persistSession: false, autoRefreshToken: false }),
  });

  async function readToken(): Promise<string | null> {
    const { data } = await auth.getSession();
    return data.session?.access_token ?? null;
  }

  const asPerson = authorise(send, { publishableKey, readToken });
  const rest = openTables(url, asPerson);
  const functions = new FunctionsClient(`${url}/functions/v1`, {
    // A function takes no key of the new kind for a token.
    customFetch: publishableKey?.startsWith("sb_")
      ? authorise(send, { publishableKey, readToken, isKeyToken: false })
      : asPerson,
  });

  return {
    auth,
    functions,
    readToken,
    from: (table: string) => rest.from(table),
    rpc: (name: string, parameters?: Record<string, unknown>) => rest.rpc(name, parameters),
    /** Null where the script that handles files cannot be fetched: without a connection, as a rule. */
    openBucket: async (name: string) => {
      const storage = await import("./open-storage.ts").catch(() => null);
      return storage && storage.openStorage(url, asPerson).from(name);
    },
  };
}

/** Tables alone, read in the name of this token by `narrow`. */
export function createReader(
  { url, publishableKey }: BackendAddress,
  { readToken, narrow }: { readToken: () => Promise<string | null>; narrow: typeof fetch },
) {
  return openTables(url, authorise(narrow, { publishableKey, readToken }));
}

function openTables(url: string, asPerson: typeof fetch) {
  return new PostgrestClient(`${url}/rest/v1`, { schema: "public", fetch: asPerson });
}

async function send(input: RequestInfo | URL, init: RequestInit = {}) {
  const url = input instanceof Request ? input.url : String(input);
  const answer = refuseWrite(url, init.method ?? "GET") ?? (await fetch(input, init));
  noteWait(answer);
  return answer;
}
