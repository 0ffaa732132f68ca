-- Who hears of comments and of usage that ends, and what is left of comments when a company or an account ends.

do $$
declare
  kinds text[] := array(
    select quoted[1] from pg_constraint c
    cross join regexp_matches(pg_get_constraintdef(c.oid), '''(\w+)''', 'g') as quoted
    where c.conname = 'notices_kind_check' and c.conrelid = 'public.notices'::regclass
  );
begin
  execute format(
    'alter table public.notices drop constraint notices_kind_check, add constraint notices_kind_check check (kind in (%s))',
    (select string_agg(quote_literal(kind), ', ') from unnest(kinds || array['comments', 'usage']) as kind)
  );
end
$$;

-- The studio hears of the first comment after half an hour without one, and not of each: whoever watches a film writes twenty.
create function private.notify_of_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from (
      select c.created_at from public.review_comments c
      where c.deliverable_id = new.deliverable_id and c.number < new.number and not c.by_studio
      order by c.number desc limit 1
    ) as before where before.created_at > new.created_at - interval '30 minutes'
  ) then
    return null;
  end if;
  perform private.notify_studio(
    jsonb_populate_record(null::public.notices, jsonb_build_object(
      'topic', 'studio_reviews', 'kind', 'comments', 'key', 'comments ' || new.id, 'subject_id', new.version_id,
      'company_id', coalesce(p.company_id, c.company_id),
      'facts', jsonb_strip_nulls(jsonb_build_object(
        'title', d.title, 'number', v.number, 'about', coalesce(p.title, c.title),
        'client', private.name_company(coalesce(p.company_id, c.company_id)),
        'deliverable', d.id, 'project', d.project_id, 'campaign', d.campaign_id
      ))
    )),
    now() + interval '10 minutes', true
  )
  from public.deliverable_versions v
  join public.pr_deliverables d on d.id = v.deliverable_id
  left join public.projects p on p.id = d.project_id
  left join public.pr_campaigns c on c.id = d.campaign_id
  where v.id = new.version_id;
  return null;
end
$$;
create trigger notify_of_comment after insert on public.review_comments
  for each row when (not new.by_studio) execute function private.notify_of_comment();

-- The client's decision says more: what was told of their comments on the version is read with it.
create function private.settle_told_comments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notices n set read_at = now(), due_at = null
  where n.subject_id = new.version_id and n.kind = 'comments' and n.read_at is null and n.void_at is null;
  return null;
end
$$;
create trigger settle_told_comments after insert on public.deliverable_reviews
  for each row when (new.decision <> 'withdraw') execute function private.settle_told_comments();

-- Thirty days before what was approved may no longer be used, its company's owners and the studio hear of it, once for each day
-- that it was said to end on. Answers how many are told.
create function private.notify_of_usage() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ending record;
  told integer := 0;
begin
  for ending in
    select d.id, d.title, d.project_id, d.campaign_id, d.usage_ends_on, coalesce(p.company_id, c.company_id) as company_id
    from public.pr_deliverables d
    left join public.projects p on p.id = d.project_id
    left join public.pr_campaigns c on c.id = d.campaign_id
    where d.status = 'approved'
      and d.usage_ends_on between private.london_today() and private.london_today() + 30
      and not exists (
        select from public.notices n
        where n.subject_id = d.id and n.kind = 'usage' and n.key = concat_ws(' ', 'usage', d.id, d.usage_ends_on)
      )
    order by d.usage_ends_on, d.id
    for update of d
  loop
    insert into public.notices (person_id, topic, kind, key, company_id, subject_id, facts, due_at)
    select m.user_id, 'deliveries', 'usage', concat_ws(' ', 'usage', ending.id, ending.usage_ends_on),
      ending.company_id, ending.id,
      jsonb_strip_nulls(jsonb_build_object(
        'title', ending.title, 'day', ending.usage_ends_on, 'deliverable', ending.id, 'project', ending.project_id
      )),
      case when private.notice_choice(m.user_id, 'deliveries') <> 'none' then now() end
    from public.memberships m join auth.users u on u.id = m.user_id and u.deleted_at is null
    where m.company_id = ending.company_id and m.role = 'owner'
    on conflict (person_id, key) do nothing;
    perform private.notify_studio(
      jsonb_populate_record(null::public.notices, jsonb_build_object(
        'topic', 'studio_reviews', 'kind', 'usage', 'key', concat_ws(' ', 'usage', ending.id, ending.usage_ends_on),
        'subject_id', ending.id, 'company_id', ending.company_id,
        'facts', jsonb_strip_nulls(jsonb_build_object(
          'title', ending.title, 'day', ending.usage_ends_on, 'client', private.name_company(ending.company_id),
          'deliverable', ending.id, 'project', ending.project_id, 'campaign', ending.campaign_id
        ))
      )),
      now(), true
    );
    told := told + 1;
  end loop;
  perform private.send_notices_soon() where told > 0;
  return told;
end
$$;

-- Another day, none, or no approval any more: what was told of the old one is not true.
create function private.void_told_usage() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notices n set void_at = now(), due_at = null
  where n.subject_id = new.id and n.kind = 'usage' and n.void_at is null
    and (new.status <> 'approved' or n.key is distinct from concat_ws(' ', 'usage', new.id, new.usage_ends_on));
  return null;
end
$$;
create trigger void_told_usage after update of usage_ends_on, status on public.pr_deliverables
  for each row when (
    old.usage_ends_on is distinct from new.usage_ends_on or (old.status = 'approved' and new.status <> 'approved')
  )
  execute function private.void_told_usage();

-- Of a company that ends no word is left, nor what its files were.
create function private.end_company_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  deliverable_ids uuid[] := array(
    select d.id from public.pr_deliverables d join public.projects p on p.id = d.project_id where p.company_id = new.id
    union all
    select d.id from public.pr_deliverables d join public.pr_campaigns c on c.id = d.campaign_id
    where c.company_id = new.id
  );
  comment_ids text[] := array(
    select c.id from public.review_comments c where c.deliverable_id = any(deliverable_ids)
  )::text[];
begin
  delete from public.review_comments where deliverable_id = any(deliverable_ids);
  delete from private.review_counters where deliverable_id = any(deliverable_ids);
  delete from public.deliverable_media where deliverable_id = any(deliverable_ids);
  update public.pr_deliverables set usage_rights = null, usage_ends_on = null
  where id = any(deliverable_ids) and num_nonnulls(usage_rights, usage_ends_on) > 0;
  update public.audit_log set changes = '{}' where changes <> '{}' and row_id = any(comment_ids);
  return null;
end
$$;
create trigger end_review after update of closed_at on public.companies
  for each row when (old.closed_at is null and new.closed_at is not null and new.merged_into is null)
  execute function private.end_company_review();

-- What somebody said of a company's work is that company's, without their name.
create function private.forget_reviewer(account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.review_comments set author_id = null, author_name = '' where author_id = account;
  update public.review_comments set resolved_by = null where resolved_by = account;
end
$$;

revoke all on function private.notify_of_comment(), private.settle_told_comments(), private.notify_of_usage(),
  private.void_told_usage(), private.end_company_review(), private.forget_reviewer(uuid) from public;
grant execute on function private.notify_of_usage(), private.forget_reviewer(uuid) to kinolume_server;
