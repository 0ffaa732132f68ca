import { z } from "zod";
import type { Transaction } from "../../../server/database.ts";
import { inTransaction } from "../_shared/database.ts";
import { env } from "../_shared/env.ts";
import type { SignedIn } from "../_shared/find-caller.ts";
import { currentHost, type StoredFile } from "../_shared/host.ts";
import { readClaims } from "../_shared/read-claims.ts";

type Bytes = AsyncIterable<Uint8Array>;

/** Where an export is read from: everything as its owner, under the rules that hold for every client. */
export type ExportSource = {
  read: <T>(work: (sql: Transaction) => Promise<T>) => Promise<T>;
  openFile: (file: StoredFile, signal: AbortSignal) => Promise<Bytes | null>;
  onUnexpected: (error: unknown) => void;
};

const claimsSchema = z.object({ session_id: z.string() });

/** Taken at the start: once the answer streams, nobody knows the host of the request any more. */
export function openSource(request: Request, caller: SignedIn): ExportSource {
  const host = currentHost();
  const token = request.headers.get("authorization") ?? "";
  const { session_id } = claimsSchema.parse(readClaims(request));
  // No app_metadata: whatever else the account may be, here it is a client with rows of its own.
  const claims = { sub: caller.id, role: "authenticated", session_id };
  if (host?.readAs && host.openFile) {
    const { readAs, openFile } = host;
    return {
      read: (work) => readAs(claims, work),
      openFile,
      onUnexpected: (error) => host.onUnexpected(error),
    };
  }
  return {
    read: (work) => readThere(claims, work),
    openFile: (file, signal) => fetchFile(file, { token, signal }),
    onUnexpected: (error) => console.error(error),
  };
}

function readThere<T>(claims: object, work: (sql: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(async (sql) => {
    await sql`
      select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
        set_config('role', 'authenticated', true)`;
    return work(sql);
  });
}

/** As the caller once more: the platform's storage asks its own rules. */
async function fetchFile(
  { bucketId, name }: StoredFile,
  { token, signal }: { token: string; signal: AbortSignal },
): Promise<Bytes | null> {
  const url = env("SUPABASE_URL");
  if (!url) throw new Error("SUPABASE_URL is not set.");
  const path = name.split("/").map(encodeURIComponent).join("/");
  const key = env("SUPABASE_ANON_KEY");
  const answer = await fetch(new URL(`/storage/v1/object/authenticated/${bucketId}/${path}`, url), {
    headers: { authorization: token, ...(key && { apikey: key }) },
    signal,
  });
  if (answer.ok) return answer.body;
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 400) return null;
  throw new Error(`The storage answered with status ${answer.status}.`);
}
