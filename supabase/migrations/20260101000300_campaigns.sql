-- Rows come from content/pricing.ts at every start.
create table public.pr_packages (
  id text primary key,
  name text not null,
  price_gbp numeric(12, 2) not null check (price_gbp > 0),
  features text[] not null default '{}',
  description text not null,
  icon text not null,
  position smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.pr_campaigns (
  id uuid primary key default gen_random_uuid(),
  -- Null while a campaign that somebody paid for without an account waits to be claimed.
  user_id uuid default auth.uid() references public.profiles (user_id) on delete cascade,
  package_id text references public.pr_packages (id),
  title text not null check (char_length(title) between 1 and 200),
  description text check (char_length(description) <= 10000),
  campaign_type text not null default 'brand_awareness' check (
    campaign_type in (
      'brand_awareness', 'product_launch', 'crisis_management', 'thought_leadership',
      'blockchain_verified'
    )
  ),
  target_audience text check (char_length(target_audience) <= 2000),
  key_messages text[] not null default '{}'
    check (cardinality(key_messages) <= 20 and octet_length(key_messages::text) <= 20000),
  budget numeric(12, 2) check (budget >= 0),
  start_date date,
  end_date date check (end_date >= start_date),
  status text not null default 'draft'
    check (status in ('draft', 'active', 'completed', 'cancelled')),
  blockchain_verified boolean not null default false,
  blockchain_hash text check (blockchain_hash ~ '^(0x)?[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not blockchain_verified or blockchain_hash is not null)
);
create index pr_campaigns_user_id_created_at_idx on public.pr_campaigns (user_id, created_at desc);
create index pr_campaigns_package_id_idx on public.pr_campaigns (package_id);
create index pr_campaigns_blockchain_hash_idx on public.pr_campaigns (blockchain_hash);

create table public.pr_campaign_metrics (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references public.pr_campaigns (id) on delete cascade,
  metric_date date not null,
  reach bigint not null default 0 check (reach >= 0),
  social_engagement bigint not null default 0 check (social_engagement >= 0),
  media_mentions integer not null default 0 check (media_mentions >= 0),
  sentiment_score numeric(5, 2),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (campaign_id, metric_date)
);
create index pr_campaign_metrics_metric_date_idx on public.pr_campaign_metrics (metric_date desc);

create table public.pr_deliverables (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references public.pr_campaigns (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  description text check (char_length(description) <= 10000),
  deliverable_type text not null default 'other' check (
    deliverable_type in (
      'press_release', 'media_kit', 'article', 'interview', 'social_post', 'film', 'report', 'other'
    )
  ),
  status text not null default 'planned'
    check (status in ('planned', 'in_progress', 'delivered', 'approved')),
  due_date date,
  delivered_at timestamptz,
  url text check (url ~* '^https?://' and char_length(url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index pr_deliverables_campaign_id_created_at_idx
  on public.pr_deliverables (campaign_id, created_at desc);

create trigger keep_times before update on public.pr_packages
  for each row execute function private.keep_times();
create trigger keep_times before update on public.pr_campaigns
  for each row execute function private.keep_times();
create trigger keep_times before update on public.pr_campaign_metrics
  for each row execute function private.keep_times();
create trigger keep_times before update on public.pr_deliverables
  for each row execute function private.keep_times();

alter table public.pr_packages enable row level security;
alter table public.pr_campaigns enable row level security;
alter table public.pr_campaign_metrics enable row level security;
alter table public.pr_deliverables enable row level security;
revoke all on public.pr_packages, public.pr_campaigns, public.pr_campaign_metrics,
  public.pr_deliverables from anon, authenticated, service_role;
grant select, insert, update, delete on public.pr_packages, public.pr_campaigns,
  public.pr_campaign_metrics, public.pr_deliverables to service_role;

grant select on public.pr_packages to anon, authenticated;
create policy "Everyone reads the packages" on public.pr_packages
  for select to anon, authenticated using (true);

-- No column of the blockchain is here: only the server writes those.
grant select on public.pr_campaigns to authenticated;
grant insert (
  id, user_id, package_id, title, description, campaign_type, target_audience, key_messages, budget,
  start_date, end_date, status
) on public.pr_campaigns to authenticated;
grant update (
  package_id, title, description, campaign_type, target_audience, key_messages, budget, start_date,
  end_date, status
) on public.pr_campaigns to authenticated;

create policy "Clients read their own campaigns" on public.pr_campaigns
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Clients draft campaigns of their own" on public.pr_campaigns
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and status = 'draft'
    and package_id is null
    and not blockchain_verified
    and blockchain_hash is null
  );
create policy "Staff manage campaigns" on public.pr_campaigns
  for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

grant select, delete on public.pr_campaign_metrics, public.pr_deliverables to authenticated;
grant insert (
  id, campaign_id, metric_date, reach, social_engagement, media_mentions, sentiment_score
) on public.pr_campaign_metrics to authenticated;
grant update (metric_date, reach, social_engagement, media_mentions, sentiment_score)
  on public.pr_campaign_metrics to authenticated;
grant insert (
  id, campaign_id, title, description, deliverable_type, status, due_date, delivered_at, url
) on public.pr_deliverables to authenticated;
grant update (title, description, deliverable_type, status, due_date, delivered_at, url)
  on public.pr_deliverables to authenticated;

create policy "Clients read the metrics of their campaigns" on public.pr_campaign_metrics
  for select to authenticated
  using (campaign_id in (select id from public.pr_campaigns where user_id = (select auth.uid())));
create policy "Staff manage metrics" on public.pr_campaign_metrics
  for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Clients read the deliverables of their campaigns" on public.pr_deliverables
  for select to authenticated
  using (campaign_id in (select id from public.pr_campaigns where user_id = (select auth.uid())));
create policy "Staff manage deliverables" on public.pr_deliverables
  for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
