-- One conversation for each client with the studio.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  -- Whose conversation it is, whoever wrote the message.
  user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  sender_id uuid default auth.uid() references public.profiles (user_id) on delete set null,
  from_studio boolean not null default private.is_staff(),
  body text not null default '' check (char_length(body) <= 10000),
  -- [{bucket, path, name, type, size}]
  attachments jsonb not null default '[]' check (
    jsonb_typeof(attachments) = 'array'
    and jsonb_array_length(attachments) <= 10
    and octet_length(attachments::text) <= 10000
  ),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (trim(body) <> '' or attachments <> '[]'),
  -- Attachments lie in the client's own folder, whoever sends them: one that points elsewhere would show staff somebody
  -- else's file under this client's name.
  constraint messages_attachments_own_check check (
    not jsonb_path_exists(
      attachments,
      '$[*] ? (!(
      @.bucket == "attachments" && @.path starts with $folder && @.name.type() == "string"
      && @.type.type() == "string" && @.size.type() == "number"
    ))',
      jsonb_build_object('folder', user_id || '/')
    )
  )
);
create index messages_user_id_created_at_idx on public.messages (user_id, created_at desc);
create index messages_unread_idx on public.messages (user_id, from_studio) where read_at is null;
create index messages_sender_id_idx on public.messages (sender_id);
create index messages_attachments_idx on public.messages using gin (attachments jsonb_path_ops)
  where attachments <> '[]';

create trigger keep_times before update on public.messages
  for each row execute function private.keep_times();
-- Clients write as well; only what staff do is of interest.
create trigger write_audit_log after insert on public.messages
  for each row when (private.is_staff()) execute function private.write_audit_log('*');

-- In the order of their names, so that two who wait for the same files do not wait for each other.
create function private.check_attachments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_file('attachments', f.path)
  from (
    select distinct file ->> 'path' as path from jsonb_array_elements(new.attachments) file order by 1
  ) f;
  return null;
end
$$;
revoke all on function private.check_attachments() from public;
create trigger check_attachments after insert or update of attachments on public.messages
  for each row when (new.attachments <> '[]') execute function private.check_attachments();

alter table public.messages enable row level security;
revoke all on public.messages from anon, authenticated, service_role;
grant select, insert, update, delete on public.messages to service_role;

-- Sender and side are the server's to say: they come from the defaults.
grant select on public.messages to authenticated;
grant insert (id, user_id, body, attachments) on public.messages to authenticated;

create policy "Clients read their own conversation, staff all" on public.messages
  for select to authenticated using (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
  );

create policy "Clients write in their own conversation, staff in all" on public.messages
  for insert to authenticated with check (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
  );

-- What a reader has not seen yet stays unread: they say up to which message they have come.
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
comment on function public.mark_messages_read(uuid, timestamptz) is
  'Safe as its owner: it sets read_at alone, of the conversation of auth.uid(), or of one that private.is_staff() names.';

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

-- The studio's conversations with whose they are, a page at a time: unread first, then by the last message. With a
-- client, that one, whether anything was said yet or not.
create function public.list_conversations(
  search text default null, shown text default null, client uuid default null,
  first_row integer default 0, row_count integer default 50
)
returns table (
  user_id uuid, display_name text, company_name text, email text, assigned_to uuid,
  last_message_at timestamptz, last_from_studio boolean, last_excerpt text, last_files integer,
  unread integer
)
language sql stable security definer set search_path = ''
as $$
  select p.user_id, p.display_name, p.company_name, u.email::text, c.assigned_to,
    c.last_message_at, c.last_from_studio, c.last_excerpt, c.last_files,
    coalesce(c.unread_by_studio, 0)
  from public.profiles p
  join auth.users u on u.id = p.user_id
  left join public.conversations c on c.user_id = p.user_id
  where (select private.is_staff())
    and case when client is null then c.user_id is not null else p.user_id = client end
    and (
      nullif(search, '') is null
      or strpos(lower(concat_ws(' ', p.display_name, p.company_name, u.email)), lower(search)) > 0
    )
    and case shown
      when 'unread' then c.is_unread
      when 'mine' then c.assigned_to = (select auth.uid())
      when 'nobody' then c.assigned_to is null
      else true
    end
  order by c.is_unread desc, c.last_message_at desc, p.user_id
  offset greatest(first_row, 0) limit least(greatest(row_count, 1), 200)
$$;
revoke all on function public.list_conversations(text, text, uuid, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_conversations(text, text, uuid, integer, integer)
  to authenticated;
comment on function public.list_conversations(text, text, uuid, integer, integer) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of an account is its address alone.';

-- When a side was last told by mail of what it has not read.
create table private.message_notices (
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  for_studio boolean not null,
  notified_at timestamptz not null,
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
