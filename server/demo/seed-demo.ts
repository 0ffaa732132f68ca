import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashPassword } from "../auth/password.ts";
import { demoAccounts, type DemoAccount } from "../http/demo-accounts.ts";
import type { Database, Transaction } from "../../runtime/database/types.ts";

const demoData = join(import.meta.dirname, "../../supabase/seed/demo.sql");

/** Adds the demo accounts and their data; what is there already stays as it is. Needs the packages. */
export async function seedDemo(database: Database): Promise<void> {
  const script = await readFile(demoData, "utf8");
  const present = new Set(await findDemoAccounts(database));
  const missing = await Promise.all(
    demoAccounts
      .filter((account) => !present.has(account.email))
      .map(async (account) => ({ ...account, hash: await hashPassword(account.password) })),
  );
  await database.asOwner(async (sql) => {
    await Promise.all(missing.map((account) => insertAccount(sql, account)));
    await sql.unsafe(script);
  });
}

/** The addresses of the demo accounts in the database; any other start than on loopback refuses them. */
export async function findDemoAccounts(database: Database): Promise<string[]> {
  const ids = demoAccounts.map((account) => account.id);
  const rows = await database.asOwner(
    (sql) => sql<{ email: string }[]>`select email from auth.users where id = any(${ids}::uuid[])`,
  );
  return rows.map((row) => row.email);
}

async function insertAccount(sql: Transaction, account: DemoAccount & { hash: string }) {
  const appMetadata = {
    provider: "email",
    providers: ["email"],
    ...(account.role ? { role: account.role } : {}),
  };
  const userMetadata = {
    display_name: account.displayName,
    ...(account.companyName ? { company_name: account.companyName } : {}),
  };
  await sql`
    insert into auth.users (
      id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data
    )
    values (
      ${account.id}, ${account.email}, ${account.hash}, now(), ${sql.json(appMetadata)},
      ${sql.json(userMetadata)}
    )
    on conflict do nothing`;
}
