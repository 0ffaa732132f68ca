import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashPassword } from "./auth/password.ts";
import type { Database, Transaction } from "./database.ts";

type DemoAccount = {
  id: string;
  email: string;
  password: string;
  displayName: string;
  companyName?: string;
  role?: "staff";
};

/** Known to everyone who reads this: they exist only while the site is on loopback. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    id: "de000000-0000-4000-8000-000000000001",
    email: "client@kinolume.example",
    password: "cinematic-demo-2026",
    displayName: "Demo Client",
    companyName: "Northlight Coffee",
  },
  {
    id: "de000000-0000-4000-8000-000000000002",
    email: "second@kinolume.example",
    password: "cinematic-demo-2026",
    displayName: "Second Client",
    companyName: "Fernbank Clinics",
  },
  {
    id: "de000000-0000-4000-8000-000000000009",
    email: "studio@kinolume.example",
    password: "studio-demo-2026",
    displayName: "Studio",
    role: "staff",
  },
];

const demoData = join(import.meta.dirname, "../supabase/seed/demo.sql");

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
