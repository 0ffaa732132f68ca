-- The studio's list of conversations: one row for each client who has written or been written to. Triggers keep it, so
-- that the list is read by an index and never counted out of the messages.
create table public.conversations (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  assigned_to uuid references public.profiles (user_id) on delete set null,
  last_message_at timestamptz not null,
  last_from_studio boolean not null,
  -- The beginning of the last message; of one without words, how many files it has.
  last_excerpt text not null,
  last_files integer not null,
  unread_by_client integer not null check (unread_by_client >= 0),
  unread_by_studio integer not null check (unread_by_studio >= 0),
  is_unread boolean not null generated always as (unread_by_studio > 0) stored
);
create index conversations_order_idx
  on public.conversations (is_unread desc, last_message_at desc, user_id);
create index conversations_assigned_to_idx on public.conversations (assigned_to);

create function private.count_new_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.conversations as c (
    user_id, last_message_at, last_from_studio, last_excerpt, last_files,
    unread_by_client, unread_by_studio
  )
  select
    n.user_id,
    max(n.created_at),
    (array_agg(n.from_studio order by n.created_at desc, n.id desc))[1],
    (array_agg(left(n.body, 160) order by n.created_at desc, n.id desc))[1],
    (array_agg(jsonb_array_length(n.attachments) order by n.created_at desc, n.id desc))[1],
    count(*) filter (where n.from_studio and n.read_at is null),
    count(*) filter (where not n.from_studio and n.read_at is null)
  from new_rows n group by n.user_id order by n.user_id
  on conflict (user_id) do update set
    last_message_at = greatest(c.last_message_at, excluded.last_message_at),
    last_from_studio = case when excluded.last_message_at < c.last_message_at
      then c.last_from_studio else excluded.last_from_studio end,
    last_excerpt = case when excluded.last_message_at < c.last_message_at
      then c.last_excerpt else excluded.last_excerpt end,
    last_files = case when excluded.last_message_at < c.last_message_at
      then c.last_files else excluded.last_files end,
    unread_by_client = c.unread_by_client + excluded.unread_by_client,
    unread_by_studio = c.unread_by_studio + excluded.unread_by_studio;
  return null;
end
$$;

create function private.count_read_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.conversations c
  set unread_by_client = c.unread_by_client + d.by_client,
    unread_by_studio = c.unread_by_studio + d.by_studio
  from (
    select s.user_id,
      sum(s.step) filter (where s.from_studio) as by_client,
      sum(s.step) filter (where not s.from_studio) as by_studio
    from (
      select user_id, from_studio, 1 as step from new_rows where read_at is null
      union all
      select user_id, from_studio, -1 from old_rows where read_at is null
    ) s group by s.user_id
  ) as raw (user_id, client, studio)
  cross join lateral (
    select coalesce(raw.client, 0) as by_client, coalesce(raw.studio, 0) as by_studio
  ) d
  where c.user_id = raw.user_id and (d.by_client <> 0 or d.by_studio <> 0);
  return null;
end
$$;

-- Messages go with their account, all at once; a conversation without any goes too, and the excerpt with it.
create function private.count_deleted_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.conversations c
  where c.user_id in (select user_id from old_rows)
    and not exists (select from public.messages m where m.user_id = c.user_id);
  update public.conversations c
  set unread_by_client = c.unread_by_client - d.by_client,
    unread_by_studio = c.unread_by_studio - d.by_studio
  from (
    select user_id,
      count(*) filter (where from_studio) as by_client,
      count(*) filter (where not from_studio) as by_studio
    from old_rows where read_at is null group by user_id
  ) d
  where c.user_id = d.user_id;
  return null;
end
$$;
revoke all on function private.count_new_messages(), private.count_read_messages(),
  private.count_deleted_messages() from public;

-- What is there already.
insert into public.conversations (
  user_id, last_message_at, last_from_studio, last_excerpt, last_files,
  unread_by_client, unread_by_studio
)
select distinct on (m.user_id)
  m.user_id, m.created_at, m.from_studio, left(m.body, 160), jsonb_array_length(m.attachments),
  count(*) filter (where m.from_studio and m.read_at is null) over of_client,
  count(*) filter (where not m.from_studio and m.read_at is null) over of_client
from public.messages m
window of_client as (partition by m.user_id)
order by m.user_id, m.created_at desc, m.id desc;

create trigger count_new_messages after insert on public.messages
  referencing new table as new_rows
  for each statement execute function private.count_new_messages();
create trigger count_read_messages after update on public.messages
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.count_read_messages();
create trigger count_deleted_messages after delete on public.messages
  referencing old table as old_rows
  for each statement execute function private.count_deleted_messages();

-- Whose conversation it is within the studio: a colleague's, or nobody's.
create function private.check_assignment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.assigned_to is not null and not exists (
    select from auth.users u
    where u.id = new.assigned_to and u.raw_app_meta_data ->> 'role' = 'staff'
  ) then
    raise exception 'Conversations are assigned to staff.' using errcode = 'check_violation';
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(), coalesce(auth.role(), 'server'), 'update', tg_table_name, new.user_id,
    jsonb_build_object('assigned_to', jsonb_build_array(old.assigned_to, new.assigned_to))
  );
  return new;
end
$$;
revoke all on function private.check_assignment() from public;
create trigger check_assignment before update of assigned_to on public.conversations
  for each row when (old.assigned_to is distinct from new.assigned_to)
  execute function private.check_assignment();

alter table public.conversations enable row level security;
revoke all on public.conversations from anon, authenticated, service_role;
-- Triggers write it; nobody else has anything to say about figures that are counted.
revoke insert, update, delete on public.conversations from kinolume_server;
grant select on public.conversations to authenticated, service_role;
grant update (assigned_to) on public.conversations to authenticated;

create policy "Staff read every conversation" on public.conversations
  for select to authenticated using ((select private.is_staff()));
create policy "Staff assign conversations" on public.conversations
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create trigger notify_change after insert or update or delete on public.conversations
  for each row execute function private.notify_change('user_id');
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.conversations;
  end if;
end
$$;

-- Attachments lie in the client's own folder, whoever sends them: one that points elsewhere would show staff somebody
-- else's file under this client's name.
alter table public.messages add constraint messages_attachments_own_check check (
  not jsonb_path_exists(
    attachments,
    '$[*] ? (!(
      @.bucket == "attachments" && @.path starts with $folder && @.name.type() == "string"
      && @.type.type() == "string" && @.size.type() == "number"
    ))',
    jsonb_build_object('folder', user_id || '/')
  )
);

-- What a reader has not seen yet stays unread: they say up to which message they have come.
drop function public.mark_messages_read(uuid);
create function public.mark_messages_read(client uuid default null, until timestamptz default null)
returns integer
language sql volatile security definer set search_path = ''
as $$
  with marked as (
    update public.messages m
    set read_at = now()
    where m.read_at is null
      and m.from_studio <> private.is_staff()
      and m.user_id = case when private.is_staff() then client else (select auth.uid()) end
      and m.created_at <= coalesce(until, 'infinity')
    returning 1
  )
  select count(*)::integer from marked
$$;
revoke all on function public.mark_messages_read(uuid, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.mark_messages_read(uuid, timestamptz) to authenticated;

-- When a side was last told by mail of what it has not read.
create table private.message_notices (
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  for_studio boolean not null,
  told_at timestamptz not null,
  primary key (user_id, for_studio)
);
alter table private.message_notices enable row level security;

-- Answers that the studio gives often. {{name}} stands for the client's name.
create table public.canned_answers (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(trim(title)) between 1 and 100),
  body text not null check (char_length(trim(body)) between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index canned_answers_title_idx on public.canned_answers (title);
create trigger keep_times before update on public.canned_answers
  for each row execute function private.keep_times();
create trigger write_audit_log after insert or update or delete on public.canned_answers
  for each row execute function private.write_audit_log();

alter table public.canned_answers enable row level security;
revoke all on public.canned_answers from anon, authenticated, service_role;
grant select, insert, update, delete on public.canned_answers to service_role;
grant select, delete on public.canned_answers to authenticated;
grant insert (id, title, body), update (title, body) on public.canned_answers to authenticated;
create policy "Staff read canned answers" on public.canned_answers
  for select to authenticated using ((select private.is_staff()));
create policy "Staff add canned answers" on public.canned_answers
  for insert to authenticated with check ((select private.is_staff()));
create policy "Staff edit canned answers" on public.canned_answers
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete canned answers" on public.canned_answers
  for delete to authenticated using ((select private.is_staff()));
