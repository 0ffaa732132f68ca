-- Clients hear of what the studio says of their versions; and the address of a review needs no company's name to lead there.

-- One for what somebody has not read of a version. While it waits, the next comes after half an hour without a word of the
-- studio's, and takes its place.
create function private.notify_client_of_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_run boolean := coalesce((
    select c.created_at > new.created_at - interval '30 minutes' from public.review_comments c
    where c.deliverable_id = new.deliverable_id and c.number < new.number and c.version_id = new.version_id
      and c.by_studio and not c.is_internal
    order by c.number desc limit 1
  ), false);
begin
  update public.notices n set void_at = now(), due_at = null
  where n.subject_id = new.version_id and n.kind = 'comments' and not n.for_studio
    and n.read_at is null and n.void_at is null and not is_run;
  insert into public.notices (person_id, topic, kind, key, company_id, subject_id, facts, due_at)
  select m.user_id, 'deliveries', 'comments', 'comments ' || new.id, m.company_id, new.version_id,
    jsonb_strip_nulls(jsonb_build_object(
      'title', d.title, 'number', v.number, 'about', coalesce(p.title, c.title),
      'deliverable', d.id, 'project', d.project_id, 'comment', new.id
    )),
    case when private.notice_choice(m.user_id, 'deliveries') <> 'none' then now() + interval '10 minutes' end
  from public.deliverable_versions v
  join public.pr_deliverables d on d.id = v.deliverable_id
  left join public.projects p on p.id = d.project_id
  left join public.pr_campaigns c on c.id = d.campaign_id
  join public.memberships m on m.company_id = coalesce(p.company_id, c.company_id) and m.role <> 'viewer'
  join auth.users u on u.id = m.user_id and u.deleted_at is null
  where v.id = new.version_id
    and not exists (
      select from public.notices n
      where n.person_id = m.user_id and n.subject_id = new.version_id and n.kind = 'comments'
        and n.read_at is null and n.void_at is null
    )
  on conflict (person_id, key) do nothing;
  return null;
end
$$;
create trigger notify_client_of_comment after insert on public.review_comments
  for each row when (new.by_studio and not new.is_internal) execute function private.notify_client_of_comment();

-- The client's decision says more than their comments did: to the studio. What the studio has said is read by reading it.
create or replace function private.settle_told_comments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notices n set read_at = now(), due_at = null
  where n.subject_id = new.version_id and n.kind = 'comments' and n.for_studio
    and n.read_at is null and n.void_at is null;
  return null;
end
$$;

-- Whoever looks at a version has read what they were told of its comments. Answers how many notices that were.
create function public.mark_review_read(version uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  marked integer;
begin
  update public.notices n set read_at = now(), due_at = null
  where n.person_id = auth.uid() and n.subject_id = version and n.kind = 'comments' and n.read_at is null
    and (private.is_staff() or not n.for_studio);
  get diagnostics marked = row_count;
  return marked;
end
$$;
comment on function public.mark_review_read(uuid) is
  'Safe as its owner: it marks what auth.uid() was told, and nothing of anybody else''s.';

-- In which of the caller's companies this is; null where in none.
create function public.company_of_deliverable(deliverable uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select m.company_id from public.pr_deliverables d
    left join public.projects p on p.id = d.project_id
    left join public.pr_campaigns c on c.id = d.campaign_id
    join public.memberships m on m.company_id = coalesce(p.company_id, c.company_id) and m.user_id = auth.uid()
    where d.id = deliverable
  );
end
$$;
comment on function public.company_of_deliverable(uuid) is
  'Safe as its owner: it answers with companies of auth.uid() alone.';

revoke all on function private.notify_client_of_comment() from public;
revoke all on function public.mark_review_read(uuid), public.company_of_deliverable(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.mark_review_read(uuid), public.company_of_deliverable(uuid) to authenticated;
