-- The studio's list of campaigns, the newest first; `only_those` is a status, or verified.
create index pr_campaigns_created_at_idx on public.pr_campaigns (created_at desc, id);

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
