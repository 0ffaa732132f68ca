-- Changes as they happen. Triggers tell each node which row changed, by its key alone; a node then asks once who of its
-- subscribers may read that row. Where Supabase's own realtime runs, the tables join its publication as well.

-- A deleted row cannot be asked for any more, so its owner is told along with its key. Where a parent went first
-- (a campaign, and its figures with it), the owner is nobody: the parent's own change says enough.
create function private.notify_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  owner uuid;
begin
  if tg_op = 'DELETE' then
    owner := coalesce(
      (changed ->> 'user_id')::uuid,
      (select c.user_id from public.pr_campaigns c where c.id = (changed ->> 'campaign_id')::uuid),
      (select p.user_id from public.projects p where p.id = (changed ->> 'project_id')::uuid)
    );
  end if;
  perform pg_notify('realtime_changes', json_build_object(
    'table', tg_table_name, 'type', tg_op, 'key', changed ->> tg_argv[0], 'owner', owner, 'at', now()
  )::text);
  return null;
end
$$;
revoke all on function private.notify_change() from public;

do $$
declare
  followed text[] := array['messages', 'projects', 'project_events', 'pr_campaigns',
    'pr_campaign_metrics', 'pr_deliverables', 'eth_payments', 'content_anchors', 'profiles'];
  name text;
begin
  foreach name in array followed loop
    execute format(
      'create trigger notify_change after insert or update or delete on public.%I
        for each row execute function private.notify_change(%L)',
      name, case name when 'profiles' then 'user_id' else 'id' end
    );
    if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables)
      and not exists (
        select from pg_publication_tables t
        where t.pubname = 'supabase_realtime' and t.schemaname = 'public' and t.tablename = name
      )
    then
      execute format('alter publication supabase_realtime add table public.%I', name);
    end if;
  end loop;
end
$$;

create function private.live_sessions(asked uuid[]) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select s.id from auth.sessions s
  where s.id = any(asked) and (s.not_after is null or s.not_after > now())
$$;
revoke all on function private.live_sessions(uuid[]) from public;
grant execute on function private.live_sessions(uuid[]) to authenticator;

-- Who may see a change, for all subscribers in one call: as each of them the row is read under its policies, and the
-- answer is the row with the numbers of those who found it. The statements are written out, not executed as text, so
-- that each is planned once for a role and not once for every subscriber.
create function private.find_readers(
  change_table text, change_type text, change_key text, change_owner uuid,
  roles text[], claims text[], sessions uuid[]
) returns table (readers integer[], row_data jsonb)
language plpgsql set search_path = ''
as $$
declare
  live uuid[] := array(select private.live_sessions(sessions));
  reader_role text;
  reader integer;
  reader_claims text;
  seen jsonb;
begin
  foreach reader_role in array array['anon', 'authenticated', 'service_role'] loop
    continue when reader_role <> all(roles)
      or not has_table_privilege(reader_role, format('public.%I', change_table), 'select');
    readers := '{}';
    row_data := null;
    perform set_config('role', reader_role, true);
    -- A list in a loop is walked from its start for each element: unnested it is walked once.
    for reader, reader_claims in
      select c.number, c.claims from unnest(roles, claims, sessions)
        with ordinality as c (role, claims, session, number)
      where c.role = reader_role and case
        when c.session is null then reader_role <> 'authenticated' else c.session = any(live)
      end
    loop
      perform set_config('request.jwt.claims', reader_claims, true);
      seen := null;
      if change_type = 'DELETE' then
        if reader_role = 'service_role'
          or reader_claims::jsonb ->> 'sub' = change_owner::text
          or reader_claims::jsonb -> 'app_metadata' ->> 'role' = 'staff'
        then
          seen := '{}';
        end if;
      else
        case change_table
          when 'messages' then
            select to_jsonb(t) into seen from public.messages t where t.id = change_key::uuid;
          when 'projects' then
            select to_jsonb(t) into seen from public.projects t where t.id = change_key::uuid;
          when 'project_events' then
            select to_jsonb(t) into seen from public.project_events t where t.id = change_key::bigint;
          when 'pr_campaigns' then
            select to_jsonb(t) into seen from public.pr_campaigns t where t.id = change_key::uuid;
          when 'pr_campaign_metrics' then
            select to_jsonb(t) into seen from public.pr_campaign_metrics t where t.id = change_key::uuid;
          when 'pr_deliverables' then
            select to_jsonb(t) into seen from public.pr_deliverables t where t.id = change_key::uuid;
          when 'eth_payments' then
            select to_jsonb(t) into seen from public.eth_payments t where t.id = change_key::uuid;
          when 'content_anchors' then
            select to_jsonb(t) into seen from public.content_anchors t where t.id = change_key::uuid;
          when 'profiles' then
            select to_jsonb(t) into seen from public.profiles t where t.user_id = change_key::uuid;
        end case;
      end if;
      if seen is not null then
        readers := readers || reader;
        row_data := seen;
      end if;
    end loop;
    if readers <> '{}' then
      return next;
    end if;
  end loop;
  perform set_config('role', 'none', true);
end
$$;
revoke all on function private.find_readers(text, text, text, uuid, text[], text[], uuid[]) from public;
grant execute on function private.find_readers(text, text, text, uuid, text[], text[], uuid[])
  to authenticator;

-- Broadcast: who may join a private channel is a matter of policies on realtime.messages, as on Supabase, which brings
-- schema, table and function along. Nothing is kept in the table here: a row stands in it only while it is judged.
do $$
begin
  if to_regclass('realtime.messages') is not null then
    return;
  end if;
  create schema if not exists realtime;
  grant usage on schema realtime to authenticated, kinolume_server;
  create table realtime.messages (
    id uuid primary key default gen_random_uuid(),
    topic text not null,
    extension text not null,
    event text,
    payload jsonb,
    private boolean default false,
    inserted_at timestamp not null default now()
  );
  alter table realtime.messages enable row level security;
  grant select, insert on realtime.messages to authenticated;
  grant select, insert, update, delete on realtime.messages to kinolume_server;
  create function realtime.topic() returns text language sql stable as $f$
    select nullif(current_setting('realtime.topic', true), '')
  $f$;
  revoke all on function realtime.topic() from public;
  grant execute on function realtime.topic() to authenticated;
end
$$;

-- A client's channel is named after their account: the client and the studio meet there.
create policy "Clients listen on their own channel" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'client:' || (select auth.uid()));
create policy "Clients speak on their own channel" on realtime.messages
  for insert to authenticated
  with check (extension = 'broadcast' and (select realtime.topic()) = 'client:' || (select auth.uid()));
create policy "Staff listen on the channels of clients" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast' and (select realtime.topic()) like 'client:%' and (select private.is_staff())
  );
create policy "Staff speak on the channels of clients" on realtime.messages
  for insert to authenticated
  with check (
    extension = 'broadcast' and (select realtime.topic()) like 'client:%' and (select private.is_staff())
  );

-- What the policies say, found out by trying: a row to be read, and a row to be written. Both are gone afterwards.
create function private.find_channel_rights(channel text, claims text, session_id uuid)
returns table (can_read boolean, can_write boolean)
language plpgsql set search_path = ''
as $$
declare
  probe uuid := gen_random_uuid();
  attempt uuid := gen_random_uuid();
begin
  perform private.require_session(session_id);
  perform set_config('realtime.topic', channel, true), set_config('request.jwt.claims', claims, true);
  perform set_config('role', 'kinolume_server', true);
  insert into realtime.messages (id, topic, extension) values (probe, channel, 'broadcast');
  perform set_config('role', 'authenticated', true);
  can_read := exists (select from realtime.messages m where m.id = probe);
  begin
    insert into realtime.messages (id, topic, extension) values (attempt, channel, 'broadcast');
    can_write := true;
  exception when insufficient_privilege then
    can_write := false;
  end;
  perform set_config('role', 'kinolume_server', true);
  delete from realtime.messages m where m.id in (probe, attempt);
  perform set_config('role', 'none', true);
  return next;
end
$$;
revoke all on function private.find_channel_rights(text, text, uuid) from public;
grant execute on function private.find_channel_rights(text, text, uuid) to authenticator;
