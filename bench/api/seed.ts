import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { hashPassword } from "../../server/auth/password.ts";

export type Account = { id: string; email: string; password: string };

/** One client with a year of work behind them, among thirty others. */
export async function seed(owner: postgres.Sql): Promise<Account> {
  const account = {
    id: randomUUID(),
    email: "bench@clients.example",
    password: "bench-password-2026",
  };
  await owner`
    insert into auth.users (id, email, email_confirmed_at, encrypted_password)
    values (${account.id}, ${account.email}, now(), ${await hashPassword(account.password)})`;
  await owner`
    insert into auth.users (id, email, email_confirmed_at)
    select gen_random_uuid(), 'client' || n || '@clients.example', now() from generate_series(1, 30) n`;
  await owner`
    insert into public.projects (user_id, title, description, status, budget)
    select p.user_id, 'Project ' || n, repeat('Words about it. ', 10), 'in_progress', 1000 * n
    from public.profiles p, generate_series(1, 10) n`;
  await owner`
    insert into public.pr_campaigns (user_id, title, description, key_messages, budget)
    select p.user_id, 'Campaign ' || n, repeat('Words about it. ', 10), '{one,two}', 1000 * n
    from public.profiles p, generate_series(1, 4) n`;
  await owner`
    insert into public.pr_campaign_metrics (campaign_id, metric_date, reach, sentiment_score)
    select c.id, current_date - n * 30, 1000 * n, 0.5 from public.pr_campaigns c, generate_series(1, 12) n`;
  await owner`
    insert into public.pr_deliverables (campaign_id, title)
    select c.id, 'Deliverable ' || n from public.pr_campaigns c, generate_series(1, 3) n`;
  await owner`
    insert into public.substack_posts (guid, title, link, author, pub_date, description)
    select 'post-' || n, 'Post ' || n, 'https://news.example/' || n, 'Studio', now() - n * interval '1 day',
      repeat('Words about it. ', 20)
    from generate_series(1, 60) n`;
  await owner`analyze`;
  return account;
}
