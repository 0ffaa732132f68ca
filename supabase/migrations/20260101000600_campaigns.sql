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
create index pr_campaigns_created_at_idx on public.pr_campaigns (created_at desc, id);

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

create trigger keep_times before update on public.pr_packages
  for each row execute function private.keep_times();
create trigger keep_times before update on public.pr_campaigns
  for each row execute function private.keep_times();
create trigger keep_times before update on public.pr_campaign_metrics
  for each row execute function private.keep_times();
create trigger write_audit_log after insert or update or delete on public.pr_packages
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.pr_campaigns
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.pr_campaign_metrics
  for each row execute function private.write_audit_log();
create trigger require_recent_sign_in before delete on public.pr_campaign_metrics
  for each statement execute function private.require_recent_sign_in();

-- The steps that staff may take a campaign through; domain/campaign/next-statuses.ts says the same. A payment takes
-- its own, through the server.
create function private.check_campaign_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_staff() and (old.status, new.status) not in (
    ('draft', 'active'), ('draft', 'cancelled'), ('active', 'completed'), ('active', 'cancelled'),
    ('completed', 'active'), ('cancelled', 'draft')
  ) then
    raise exception 'A campaign cannot go from % to %.', old.status, new.status
      using errcode = '23514', hint = 'campaign_step';
  end if;
  return new;
end
$$;
revoke all on function private.check_campaign_step() from public;
create trigger check_campaign_step before update of status on public.pr_campaigns
  for each row when (old.status is distinct from new.status)
  execute function private.check_campaign_step();

-- A campaign has no figures from before it started; domain/campaign/metric-entry.ts says the same, by line. With the
-- caller's rights: whose campaign it is not, the policies answer.
create function private.check_metric_day() returns trigger
language plpgsql set search_path = ''
as $$
declare
  first_day date := (select c.start_date from public.pr_campaigns c where c.id = new.campaign_id);
begin
  if new.metric_date < first_day then
    raise exception 'There are no figures of %: the campaign starts on %.', new.metric_date, first_day
      using errcode = '23514', hint = 'metric_day';
  end if;
  return new;
end
$$;
revoke all on function private.check_metric_day() from public;
create trigger check_metric_day before insert or update of metric_date on public.pr_campaign_metrics
  for each row execute function private.check_metric_day();

alter table public.pr_packages enable row level security;
alter table public.pr_campaigns enable row level security;
alter table public.pr_campaign_metrics enable row level security;
revoke all on public.pr_packages, public.pr_campaigns, public.pr_campaign_metrics
  from anon, authenticated, service_role;
grant select, insert, update, delete on public.pr_packages, public.pr_campaigns,
  public.pr_campaign_metrics to service_role;

grant select on public.pr_packages to anon, authenticated;
create policy "Everyone reads the packages" on public.pr_packages
  for select to anon, authenticated using (true);

-- No column of the blockchain is here: only the server writes those.
grant select, delete on public.pr_campaigns to authenticated;
grant insert (
  id, user_id, package_id, title, description, campaign_type, target_audience, key_messages, budget,
  start_date, end_date, status
) on public.pr_campaigns to authenticated;
grant update (
  package_id, title, description, campaign_type, target_audience, key_messages, budget, start_date,
  end_date, status
) on public.pr_campaigns to authenticated;

-- A campaign that waits to be claimed has no owner, so it lies outside every range.
create policy "Clients read their own campaigns, staff all" on public.pr_campaigns
  for select to authenticated using (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
    or (user_id is null and (select private.is_staff()))
  );
create policy "Clients draft campaigns of their own, staff add any" on public.pr_campaigns
  for insert to authenticated with check (
    (select private.is_staff())
    or (
      user_id = (select auth.uid()) and status = 'draft' and package_id is null
      and not blockchain_verified and blockchain_hash is null
    )
  );
create policy "Clients edit drafts of their own, staff any campaign" on public.pr_campaigns
  for update to authenticated
  using ((select private.is_staff()) or user_id = (select auth.uid()))
  with check (
    (select private.is_staff())
    or (
      user_id = (select auth.uid()) and status = 'draft' and package_id is null
      and not blockchain_verified and blockchain_hash is null
    )
  );
create policy "Clients delete drafts of their own" on public.pr_campaigns
  for delete to authenticated using (user_id = (select auth.uid()));

grant select, delete on public.pr_campaign_metrics to authenticated;
grant insert (
  id, campaign_id, metric_date, reach, social_engagement, media_mentions, sentiment_score
) on public.pr_campaign_metrics to authenticated;
grant update (metric_date, reach, social_engagement, media_mentions, sentiment_score)
  on public.pr_campaign_metrics to authenticated;

-- What hangs on a campaign is read by whoever reads that: the inner query is under its policy.
create policy "Metrics are read with their campaign" on public.pr_campaign_metrics
  for select to authenticated
  using (campaign_id = any (array(select id from public.pr_campaigns)));
create policy "Staff add metrics" on public.pr_campaign_metrics
  for insert to authenticated with check ((select private.is_staff()));
create policy "Staff edit metrics" on public.pr_campaign_metrics
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete metrics" on public.pr_campaign_metrics
  for delete to authenticated using ((select private.is_staff()));

-- The studio's list of campaigns, the newest first; `only_those` is a status, or verified.
create function public.list_campaigns(
  search text default null, only_those text default null,
  first_row integer default 0, row_count integer default 50
)
returns table (
  id uuid, user_id uuid, title text, campaign_type text, status text, budget numeric,
  start_date date, end_date date, blockchain_verified boolean, created_at timestamptz,
  client text, company text, entries bigint, last_entry date
)
language sql stable set search_path = ''
as $$
  with page as (
    select c.id, c.user_id, c.title, c.campaign_type, c.status, c.budget, c.start_date, c.end_date,
      c.blockchain_verified, c.created_at, p.display_name, p.company_name
    from public.pr_campaigns c left join public.profiles p on p.user_id = c.user_id
    where case
        when only_those = 'verified' then c.blockchain_verified
        when nullif(only_those, '') is null then true
        else c.status = only_those
      end
      and (nullif(search, '') is null or strpos(
        lower(concat_ws(' ', c.title, p.display_name, p.company_name)), lower(search)
      ) > 0)
    order by c.created_at desc, c.id
    offset greatest(first_row, 0) limit least(greatest(row_count, 1), 200)
  )
  select p.*,
    (select count(*) from public.pr_campaign_metrics m where m.campaign_id = p.id),
    (select max(m.metric_date) from public.pr_campaign_metrics m where m.campaign_id = p.id)
  from page p order by p.created_at desc, p.id
$$;
revoke all on function public.list_campaigns(text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_campaigns(text, text, integer, integer) to authenticated;

-- Figures of many days at once, all of them or none. A day that is there already takes the new figures; whether the
-- caller may write them, the policies say.
create function public.import_metrics(campaign uuid, entries jsonb)
returns table (added bigint, changed bigint, unchanged bigint)
language plpgsql volatile set search_path = ''
as $$
declare
  given bigint := jsonb_array_length(entries);
  inserted bigint;
  updated bigint;
begin
  if given > 5000 then
    raise exception 'At most 5,000 days can be imported at once.' using errcode = '22023';
  end if;
  with written as (
    insert into public.pr_campaign_metrics as m
      (campaign_id, metric_date, reach, social_engagement, media_mentions, sentiment_score)
    select campaign, e.metric_date, e.reach, e.social_engagement, e.media_mentions, e.sentiment_score
    from jsonb_to_recordset(entries) as e (
      metric_date date, reach bigint, social_engagement bigint, media_mentions integer,
      sentiment_score numeric(5, 2)
    )
    on conflict (campaign_id, metric_date) do update
    set reach = excluded.reach, social_engagement = excluded.social_engagement,
      media_mentions = excluded.media_mentions, sentiment_score = excluded.sentiment_score
    where (m.reach, m.social_engagement, m.media_mentions, m.sentiment_score)
      is distinct from (
        excluded.reach, excluded.social_engagement, excluded.media_mentions, excluded.sentiment_score
      )
    returning m.created_at = m.updated_at as is_new
  )
  select count(*) filter (where w.is_new), count(*) filter (where not w.is_new)
  into inserted, updated from written w;
  return query select inserted, updated, given - inserted - updated;
end
$$;
revoke all on function public.import_metrics(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.import_metrics(uuid, jsonb) to authenticated;
