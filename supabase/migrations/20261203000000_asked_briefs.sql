-- A brief that the studio asks for is told to whoever can write it. One that follows from a signature is not: whoever signed has
-- been led there.
create function private.notify_of_asked_brief() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notices (person_id, topic, kind, key, company_id, subject_id, facts, due_at)
  select m.user_id, 'messages', 'brief', 'asked brief ' || new.id, new.company_id, new.id,
    jsonb_build_object('state', 'asked', 'title', p.title),
    case when private.notice_choice(m.user_id, 'messages') <> 'none' then now() end
  from public.projects p
  join public.memberships m on m.company_id = new.company_id and m.role <> 'viewer'
  join auth.users u on u.id = m.user_id and u.deleted_at is null
  where p.id = new.id
  on conflict (person_id, key) do nothing;
  perform private.send_notices_soon();
  return null;
end
$$;
create trigger notify_of_asked_brief after insert on public.onboardings
  for each row when (new.agreement_id is null) execute function private.notify_of_asked_brief();

-- Handed in by one, it is asked of nobody any more.
create function private.settle_asked_brief() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notices n set read_at = now(), due_at = null
  where n.subject_id = new.id and n.kind = 'brief' and not n.for_studio and n.read_at is null and n.void_at is null;
  return null;
end
$$;
create trigger settle_asked_brief after update of handed_in_at on public.onboardings
  for each row when (old.handed_in_at is null and new.handed_in_at is not null)
  execute function private.settle_asked_brief();

-- What goes with its project leaves nothing to be led to.
create function private.void_told_brief() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notices n set void_at = now(), due_at = null
  where n.subject_id = old.id and n.kind = 'brief' and n.void_at is null;
  return null;
end
$$;
create trigger void_told_brief after delete on public.onboardings
  for each row execute function private.void_told_brief();

revoke all on function private.notify_of_asked_brief(), private.settle_asked_brief(), private.void_told_brief() from public;
