import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { hashPassword } from "../../server/auth/password.ts";

export const member = { email: "bench@studio.example", password: "bench-password-2026" };

/** Each of these writes or tells something for every single row: minutes for what is measured in milliseconds. */
const slowTriggers = ["0_log_change", "write_audit_log", "refresh_client_clocks"];

/** A studio of some years: 500 clients with all that comes with them. */
export async function seed(owner: postgres.Sql): Promise<void> {
  const id = randomUUID();
  await owner`
    insert into auth.users (id, email, email_confirmed_at, encrypted_password, raw_app_meta_data)
    values (${id}, ${member.email}, now(), ${await hashPassword(member.password)},
      '{"provider": "email", "role": "staff"}')`;
  await owner`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    select gen_random_uuid(), 'client' || n || '@clients.example', now(),
      jsonb_build_object('display_name', 'Client ' || n, 'company_name', 'Company ' || n % 97)
    from generate_series(1, 500) n`;
  await owner.begin(async (sql) => {
    await switchTriggers(sql, "disable");
    await fill(sql);
    await sql`
      insert into audit_log (at, actor_id, actor_role, action, table_name, row_id, changes)
      select m.created_at, ${id}::uuid, 'authenticated', 'insert', 'pr_campaign_metrics', m.id::text, '{}'::jsonb
      from pr_campaign_metrics m
      union all
      select p.created_at, ${id}::uuid, 'authenticated', 'update', 'projects', p.id::text,
        '{"status": ["pending", "review"]}'
      from projects p`;
    await switchTriggers(sql, "enable");
  });
  await owner`vacuum analyze`;
}

async function switchTriggers(sql: postgres.TransactionSql, to: "enable" | "disable") {
  const triggers = await sql<{ table: string; name: string }[]>`
    select tgrelid::regclass::text as table, tgname as name from pg_trigger
    where tgname in ${sql(slowTriggers)} and tgrelid::regclass::text not like '%.%'`;
  for (const { table, name } of triggers)
    await sql.unsafe(`alter table ${table} ${to} trigger "${name}"`);
}

async function fill(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into enquiries (kind, name, email, company, message, content_hash, created_at)
    select (array['contact', 'quote', 'call', 'consultation', 'project'])[1 + n % 5],
      'Visitor ' || n, 'visitor' || n || '@visitors.example', 'Company ' || n % 997,
      repeat('Words about it. ', 10), md5(n::text), now() - n * interval '40 minutes'
    from generate_series(1, 10000) n`;
  await sql`
    insert into projects (user_id, title, description, status, budget, created_at)
    select p.user_id, 'Film ' || n || ' for ' || p.company_name, repeat('Words about it. ', 10),
      (array['pending', 'in_progress', 'review', 'completed', 'cancelled'])[1 + n % 5], 1000 * n,
      now() - n * interval '9 days'
    from profiles p, generate_series(1, 10) n where p.company_name is not null`;
  await sql`
    insert into pr_campaigns (user_id, title, status, budget, created_at)
    select p.user_id, 'Launch ' || n || ' of ' || p.company_name, 'active', 1000 * n,
      now() - n * interval '30 days'
    from profiles p, generate_series(1, 2) n where p.company_name is not null`;
  await sql`
    insert into pr_campaign_metrics (campaign_id, metric_date, reach, media_mentions)
    select c.id, current_date - n, 1000 * n, n from pr_campaigns c, generate_series(1, 100) n`;
  await sql`
    insert into messages (user_id, body, from_studio, read_at, created_at)
    select p.user_id, 'Message ' || n || ' about the film', n % 2 = 0,
      case when n > 2 then now() end, now() - n * interval '5 hours'
    from profiles p, generate_series(1, 100) n where p.company_name is not null`;
}
