import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { resolveCaller } from "../../server/api-keys/resolve-caller.ts";
import { startAuthApp, type AuthApp } from "../support/auth-app.ts";

let app: AuthApp;
beforeAll(async () => {
  app = await startAuthApp();
});
afterAll(() => app.stop());

/** What the bearer of this client's token is served. */
async function countClients(client: SupabaseClient): Promise<number> {
  const { data } = await client.auth.getSession();
  const headers = new Headers({ authorization: `Bearer ${data.session?.access_token}` });
  const source = { headers, peerAddress: "127.0.0.1" };
  const caller = await resolveCaller({ keyring: app.keyring, siteUrl: app.url }, source);
  const rows = await app.database.asCaller(
    caller,
    (sql) => sql`select user_id from profiles union all select user_id from list_clients()`,
  );
  return rows.length;
}

it("a member of staff who loses the role loses the rows with the next token", async () => {
  await app.member();
  const { client, id } = await app.staff();
  // Two profiles, and the one client among them.
  expect(await countClients(client)).toBe(3);

  await app.owner`
    update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${id}`;
  await client.auth.refreshSession();
  expect(await countClients(client)).toBe(1);
});
