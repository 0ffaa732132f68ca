import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { authorise, keyHeaders } from "./authorise.ts";
import { noteHeard } from "./heard-changes.ts";
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

  /** Asking who one is lets the client notice that the session is over; the page then leads to the sign-in. */
  async function leaveWhenEnded(): Promise<void> {
    asking ??= auth.getUser().finally(() => (asking = undefined));
    await asking;
  }
  // What a page reads at once is refused at once.
  let asking: Promise<unknown> | undefined;

  /** The one place where a session that ended is noticed: whatever is read or written passes here. */
  async function sendOrLeave(input: RequestInfo | URL, init?: RequestInit) {
    const answer = await send(input, init);
    if (answer.status === 401) void leaveWhenEnded();
    return answer;
  }

  const asPerson = authorise(sendOrLeave, { publishableKey, readToken });
  // A function takes no key of the new kind for a token.
  const callAsPerson = authorise(sendOrLeave, {
    publishableKey,
    readToken,
    isKeyToken: !publishableKey?.startsWith("sb_"),
  });
  const rest = openTables(url, asPerson);

  return {
    auth,
    readToken,
    leaveWhenEnded,
    /** A path of the backend that none of the clients knows: a function, by `callFunction`. */
    fetch: (path: string, init?: RequestInit) => callAsPerson(url + path, init),
    from: (table: string) => rest.from(table),
    rpc: (name: string, parameters?: Record<string, unknown>) => rest.rpc(name, parameters),
    /** The same tables, each read of them led to another address. */
    openNarrowed: (narrow: (address: string) => Promise<string>) =>
      openTables(url, async (input, init) =>
        asPerson(await narrow(input instanceof Request ? input.url : String(input)), init),
      ),
    /** Null where the script that handles files cannot be fetched: without a connection, as a rule. */
    openBucket: async (name: string) => {
      const storage = await import("./open-storage.ts").catch(() => null);
      return storage && storage.openStorage(url, asPerson).from(name);
    },
  };
}

function openTables(url: string, asPerson: typeof fetch) {
  return new PostgrestClient(`${url}/rest/v1`, { schema: "public", fetch: asPerson });
}

async function send(input: RequestInfo | URL, init: RequestInit = {}) {
  const url = input instanceof Request ? input.url : String(input);
  const answer = refuseWrite(url, init.method ?? "GET") ?? (await fetch(input, init));
  noteWait(answer);
  noteHeard(answer);
  return answer;
}
