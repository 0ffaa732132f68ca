import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { demoAccounts } from "../../server/http/demo-accounts.ts";

export type DemoName = "client" | "second" | "approver" | "viewer" | "studio";

const script = join(import.meta.dirname, "../../scripts/keys.ts");

/** A demo account by the part of its address before the @. */
export function demoAccount(name: DemoName) {
  const account = demoAccounts.find(({ email }) => email.startsWith(`${name}@`));
  if (!account) throw new Error(`There is no demo account ${name}.`);
  return { id: account.id, email: account.email, password: account.password };
}

/** The key for browsers, as `npm run keys` prints it beside a running product. */
export async function readPublishableKey(dataDirectory: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDirectory },
  });
  const key = /^publishable\s+(\S+)$/m.exec(stdout)?.[1];
  if (!key) throw new Error(`No publishable key in: ${stdout}`);
  return key;
}

/** The real client, signed in as a demo account. */
export async function signInToDemo(
  url: string,
  key: string,
  name: DemoName,
): Promise<SupabaseClient> {
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { email, password } = demoAccount(name);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}
