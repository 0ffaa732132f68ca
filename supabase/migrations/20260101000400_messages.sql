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
  check (trim(body) <> '' or attachments <> '[]')
);
create index messages_user_id_created_at_idx on public.messages (user_id, created_at desc);
create index messages_unread_idx on public.messages (user_id, from_studio) where read_at is null;
create index messages_sender_id_idx on public.messages (sender_id);

create trigger keep_times before update on public.messages
  for each row execute function private.keep_times();

alter table public.messages enable row level security;
revoke all on public.messages from anon, authenticated, service_role;
grant select, insert, update, delete on public.messages to service_role;

-- Sender and side are the server's to say: they come from the defaults.
grant select on public.messages to authenticated;
grant insert (id, user_id, body, attachments) on public.messages to authenticated;

create policy "Clients read their own conversation" on public.messages
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Clients write in their own conversation" on public.messages
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Staff read every conversation" on public.messages
  for select to authenticated using ((select private.is_staff()));
create policy "Staff write in every conversation" on public.messages
  for insert to authenticated with check ((select private.is_staff()));

-- Marks what the other side wrote as read. Clients mark their own conversation, whatever they name.
create function public.mark_messages_read(client uuid default null) returns integer
language sql volatile security definer set search_path = ''
as $$
  with marked as (
    update public.messages m
    set read_at = now()
    where m.read_at is null
      and m.from_studio <> private.is_staff()
      and m.user_id = case when private.is_staff() then client else (select auth.uid()) end
    returning 1
  )
  select count(*)::integer from marked
$$;
revoke all on function public.mark_messages_read(uuid) from public, anon, authenticated, service_role;
grant execute on function public.mark_messages_read(uuid) to authenticated;
