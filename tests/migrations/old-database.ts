import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import { migrate } from "../../server/database/migrate.ts";

const migrations = join(import.meta.dirname, "../../supabase/migrations");

/** A new database as the version before companies would have made it. */
export async function createOldDatabase(
  server: ConnectionOptions,
  name: string,
): Promise<ConnectionOptions> {
  const sql = postgres({ ...server, max: 1, onnotice: () => {} });
  await sql.unsafe(`create database ${name}`);
  await sql.end();
  const directory = mkdtempSync(join(tmpdir(), "kinolume-before-"));
  for (const file of readdirSync(migrations).filter((each) => each < "20261118")) {
    copyFileSync(join(migrations, file), join(directory, file));
  }
  const connection = { ...server, database: name };
  await migrate({ connection, directory, log: () => {} });
  rmSync(directory, { recursive: true });
  return connection;
}

/** Who has what in it: `rows` are divided among the accounts. One of them has become staff since; one payment is nobody's. */
export async function fillOldDatabase(
  owner: postgres.Sql,
  { accounts, rows }: { accounts: number; rows: number },
): Promise<void> {
  const share = (part: number) => Math.round(rows * part);
  await owner`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    select gen_random_uuid(), 'client' || n || '@clients.example', now(),
      jsonb_build_object('display_name', 'Client ' || n, 'company_name', 'Company ' || n)
    from generate_series(1, ${accounts}) n`;
  await owner`
    insert into pr_packages (id, name, price_gbp, description, icon)
    values ('sample', 'Sample', 500, 'Sample', 'star') on conflict do nothing`;
  await owner`
    create temporary table numbered as
    select user_id, row_number() over (order by user_id) - 1 as n from profiles`;
  const made = "now() - n * interval '1 minute'";
  await owner.unsafe(`
    insert into projects (user_id, title, created_at, updated_at)
    select p.user_id, 'Film', ${made}, ${made}
    from generate_series(1, ${share(0.15)}) g (i) join numbered p on p.n = i % ${accounts};
    insert into pr_campaigns (user_id, title, created_at, updated_at)
    select p.user_id, 'Launch', ${made}, ${made}
    from generate_series(1, ${share(0.1)}) g (i) join numbered p on p.n = i % ${accounts};
    insert into messages (user_id, body, from_studio, created_at, read_at)
    select p.user_id, 'Hello', i % 3 = 0, now() - i * interval '1 minute',
      case when i % 7 > 0 then now() - i * interval '30 seconds' end
    from generate_series(1, ${share(0.6)}) g (i) join numbered p on p.n = i % ${accounts};
    insert into eth_payments (
      user_id, package_id, price_gbp, gbp_per_eth, amount_wei, chain_id, eth_address,
      receiving_address, created_at, updated_at, expires_at
    )
    select p.user_id, 'sample', 500, 2500, (i::numeric + 1) * 1000000000000, 1,
      '0x' || repeat('a', 40), '0x' || repeat('b', 40), ${made}, ${made}, now() + interval '1 hour'
    from generate_series(1, ${share(0.15)}) g (i) join numbered p on p.n = i % ${accounts};
    insert into pr_campaigns (title) values ('Waiting to be claimed');
    update auth.users set raw_app_meta_data = '{"role": "staff"}'
    where id = (select user_id from numbered where n = 0);
    drop table numbered;`);
  await owner`
    insert into eth_payments (
      email, campaign_id, package_id, price_gbp, gbp_per_eth, amount_wei, chain_id, eth_address,
      receiving_address, expires_at
    )
    select 'visitor@clients.example', id, 'sample', 500, 2500, 999999000000000000, 1,
      '0x' || repeat('a', 40), '0x' || repeat('b', 40), now() + interval '1 hour'
    from pr_campaigns where user_id is null`;
  await owner`analyze`;
}
