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
    for (const account of missing) await joinCompanies(sql, account);
    await sql.unsafe(script);
    await leaveUnread(sql, missing);
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

/** Instead of the company of their own that comes with an account. */
async function joinCompanies(sql: Transaction, { id, memberOf = [] }: DemoAccount): Promise<void> {
  if (memberOf.length === 0) return;
  await sql`delete from public.companies where id = ${id}`;
  for (const [index, { companyId, role }] of memberOf.entries()) {
    await sql`
      insert into public.memberships (company_id, user_id, role, is_current)
      select c.id, ${id}, ${role}, ${index === 0}
      from public.companies c where c.id = ${companyId}
      on conflict do nothing`;
    await sql`
      insert into public.conversation_readers (company_id, user_id)
      select c.id, ${id} from public.companies c where c.id = ${companyId}
      on conflict do nothing`;
  }
}

/** Nobody of them has read what the client's side has not read. */
async function leaveUnread(sql: Transaction, accounts: readonly DemoAccount[]): Promise<void> {
  const ids = accounts.map(({ id }) => id);
  await sql`
    update public.conversation_readers r
    set read_until = (
      select min(m.created_at) - interval '1 microsecond' from public.messages m
      where m.company_id = r.company_id and m.from_studio and m.read_at is null
    )
    where r.user_id = any(${ids}::uuid[]) and exists (
      select from public.messages m
      where m.company_id = r.company_id and m.from_studio and m.read_at is null
    )`;
}
