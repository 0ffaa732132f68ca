-- Every change with its own values. A trigger writes each changed row into a log that lives for a minute or two, and
-- names the transaction to the nodes; they read the log and ask once who of their subscribers may see what is in it.
-- Where Supabase's own realtime runs, it reads the write-ahead log instead: no trigger is attached there, and nothing is
-- logged.

-- Unlogged: after a crash of the database every socket is closed anyway, and no backup should hold these rows.
create unlogged table private.change_log (
  transaction xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  relation regclass not null,
  type text not null,
  row_data jsonb not null,
  -- Of updates and deletions: the primary key as it was before.
  old_key jsonb,
  at timestamptz not null default now(),
  primary key (transaction, id)
);
alter table private.change_log enable row level security;
revoke all on private.change_log from kinolume_server;

-- PostgreSQL drops a notification that the transaction has sent already, so there is one for each table and operation,
-- however many rows there are. They arrive in the order of the commits.
create function private.log_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.change_log (relation, type, row_data, old_key)
  values (
    tg_relid, tg_op, case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end,
    case when tg_op <> 'INSERT' then
      (select jsonb_object_agg(k.name, to_jsonb(old) -> k.name) from unnest(tg_argv) as k (name))
    end
  );
  perform pg_notify('realtime_changes', json_build_object(
    'transaction', pg_current_xact_id()::text, 'table', tg_table_name, 'type', tg_op
  )::text);
  return null;
end
$$;
revoke all on function private.log_change() from public;

create function private.notify_truncation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('realtime_changes', json_build_object(
    'transaction', pg_current_xact_id()::text, 'table', tg_table_name, 'type', tg_op
  )::text);
  return null;
end
$$;
revoke all on function private.notify_truncation() from public;

-- All that a table needs to be followed; a migration calls it once. Triggers run in the order of their names, those of
-- foreign keys among them, and one that came before this could have its own change logged before its cause.
create function private.follow_changes(
  relation regclass, events text default 'insert or update or delete', condition text default 'true'
) returns void
language plpgsql set search_path = ''
as $$
declare
  key_columns text := (
    select string_agg(quote_literal(a.attname), ', ' order by a.attnum)
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = relation and i.indisprimary
  );
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    if not exists (
      select from pg_publication p left join pg_publication_rel r on r.prpubid = p.oid
      where p.pubname = 'supabase_realtime' and (p.puballtables or r.prrelid = relation)
    ) then
      execute format('alter publication supabase_realtime add table %s', relation);
    end if;
    return;
  end if;
  execute format(
    'create trigger "0_log_change" after %s on %s for each row when (%s)
      execute function private.log_change(%s)',
    events, relation, condition, key_columns
  );
  execute format(
    'create trigger "0_notify_truncation" after truncate on %s
      execute function private.notify_truncation()',
    relation
  );
end
$$;
revoke all on function private.follow_changes(regclass, text, text) from public;

-- What the portal and the studio follow.
select private.follow_changes(name::regclass) from unnest(array[
  'public.messages', 'public.projects', 'public.project_events', 'public.pr_campaigns',
  'public.pr_campaign_metrics', 'public.pr_deliverables', 'public.eth_payments',
  'public.content_anchors', 'public.profiles', 'public.conversations', 'public.inbox_items'
]) as name;
-- What the server does by itself comes in thousands, and is there for whoever asks.
select private.follow_changes('public.audit_log', 'insert', 'new.actor_id is not null');
-- Chats are deleted after their time, in thousands, and nobody waits for that.
select private.follow_changes('public.chat_messages', 'insert or update');
select private.follow_changes('public.talks', 'insert or update');
select private.follow_changes('public.taught_answers');

create function private.live_sessions(asked uuid[]) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select s.id from auth.sessions s
  where s.id = any(asked) and (s.not_after is null or s.not_after > now())
$$;
revoke all on function private.live_sessions(uuid[]) from public;
grant execute on function private.live_sessions(uuid[]) to authenticator;

-- What those transactions changed, without the rows.
create function private.list_changes(transactions xid8[])
returns table (id bigint, transaction xid8, table_name text, type text, old_key text, at text)
language sql stable security definer set search_path = ''
as $$
  select l.id, l.transaction, c.relname, l.type, l.old_key::text, to_json(l.at) #>> '{}'
  from private.change_log l join pg_class c on c.oid = l.relation
  where l.transaction = any(transactions)
  order by array_position(transactions, l.transaction), l.id
$$;

create function private.read_changes(transactions xid8[], ids bigint[])
returns setof private.change_log
language sql stable security definer set search_path = ''
as $$
  select l.* from unnest(transactions, ids) as asked (transaction, id)
  join private.change_log l on l.transaction = asked.transaction and l.id = asked.id
$$;

-- Forgets what had been committed when the last sweep ran, and answers what the next one may forget: whatever a node
-- has been told of stays for the time between two sweeps, however long its transaction had taken.
create function private.sweep_changes(seen pg_snapshot) returns pg_snapshot
language sql volatile security definer set search_path = ''
as $$
  delete from private.change_log l where pg_visible_in_snapshot(l.transaction, seen);
  select pg_current_snapshot();
$$;

-- A reader's policies on a table as a function of rows, which answers the numbers of those that are open to them: so
-- a row can be judged that is no longer in the table as it was. `changes.open_to_authenticated(public.messages[])` and its
-- like are written from the catalogue when they are asked for, and again when the policies are no longer those they were
-- written from.
create schema changes;
grant usage on schema changes to anon, authenticated, service_role;

-- Staff hear of every deletion: of what went with its parent, which its policies ask, nobody else can know whose it was.
create function changes.is_staff() returns boolean
language sql stable set search_path = ''
return private.is_staff();
revoke all on function changes.is_staff() from public;
grant execute on function changes.is_staff() to anon, authenticated, service_role;

create function private.write_rule(relation regclass, reader name) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  rule text := format('changes.%I(%s[])', 'open_to_' || reader, relation);
  is_free boolean;
  table_name name;
  source text;
  verdict text;
begin
  select not c.relrowsecurity or r.rolbypassrls, c.relname,
    md5(concat(c.relrowsecurity, r.rolbypassrls, (
      select string_agg(concat(p.polcmd, p.polpermissive, p.polroles, p.polqual), ' ' order by p.oid)
      from pg_policy p where p.polrelid = relation
    )))
  into is_free, table_name, source
  from pg_class c, pg_roles r where c.oid = relation and r.rolname = reader;
  if obj_description(to_regprocedure(rule), 'pg_proc') = source then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('kinolume rules of changes'));
  -- As PostgreSQL puts them together: one that permits, and all that restrict.
  select concat_ws(' and ',
    coalesce('(' || string_agg(q.text, ' or ') filter (where q.permits) || ')', 'false'),
    string_agg(q.text, ' and ') filter (where not q.permits))
  into verdict
  from (
    select '(' || pg_get_expr(p.polqual, p.polrelid) || ')' as text, p.polpermissive as permits
    from pg_policy p
    where p.polrelid = relation and p.polcmd in ('r', '*') and exists (
      select from unnest(p.polroles) as role (oid)
      where role.oid = 0 or pg_has_role(reader, role.oid, 'usage')
    )
  ) as q;
  execute format(
    'create or replace function %s returns bigint[] language sql stable set search_path = ''''
      return array(select ordinality from unnest($1) with ordinality as %I where %s)',
    rule, table_name, case when is_free then 'true' else verdict end
  );
  execute format('revoke all on function %s from public', rule);
  execute format('grant execute on function %s to %I', rule, reader);
  execute format('comment on function %s is %L', rule, source);
end
$$;

-- Who may see these changes, for all subscribers in one call: as each of them the rows are judged as they were changed,
-- and the answer is each row with the numbers of those it is open to. One statement for a table and a role, so that the
-- policies are planned once and not for every subscriber; the rule in it asks anew who is calling.
create function private.find_readers(
  transactions xid8[], ids bigint[], roles text[], claims text[], sessions uuid[]
) returns table (id bigint, readers bigint[], record text, columns jsonb)
language plpgsql set search_path = ''
as $$
declare
  live uuid[] := array(select private.live_sessions(sessions));
  changed record;
  reader_role text;
  hidden text[];
  judged integer := 0;
begin
  for changed in
    select l.relation, array_agg(l.id) as ids, array_agg(l.row_data) as rows,
      array_agg(l.type) as types
    from private.read_changes(transactions, find_readers.ids) l group by l.relation
  loop
    judged := judged + cardinality(changed.ids);
    foreach reader_role in array array['anon', 'authenticated', 'service_role'] loop
      continue when reader_role <> all(roles);
      select coalesce(array_agg(a.attname::text) filter (where not c.is_open), '{}'),
        jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname) order by a.attnum)
          filter (where c.is_open)
      into hidden, columns
      from pg_attribute a join pg_type t on t.oid = a.atttypid,
        has_column_privilege(reader_role, a.attrelid, a.attnum, 'select') as c (is_open)
      where a.attrelid = changed.relation and a.attnum > 0 and not a.attisdropped;
      continue when columns is null;
      perform private.write_rule(changed.relation, reader_role);
      perform set_config('role', reader_role, true);
      return query execute format(
        'with logged as materialized (
          select l.number, jsonb_populate_record(null::%1$s, l.row_data) as row_then
          from unnest($2) with ordinality as l (row_data, number)
        ), found as (
          select o.number, array_agg(distinct c.number) as readers
          from unnest($3, $4, $5) with ordinality as c (role, claims, session, number),
            unnest(case
              when c.role <> $6 or not coalesce(c.session = any($7), $6 <> ''authenticated'')
                or set_config(''request.jwt.claims'', c.claims, true) is null then null
              else changes.%2$I((select array_agg(l.row_then order by l.number) from logged l))
                || case when changes.is_staff() then $10 else ''{}'' end
            end) as o (number)
          group by o.number
        )
        select $1[f.number], f.readers, (to_jsonb(l.row_then) - $8)::text, $9
        from found f join logged l using (number)',
        changed.relation, 'open_to_' || reader_role
      ) using changed.ids, changed.rows, roles, claims, sessions, reader_role, live, hidden, columns,
        array(select t.number from unnest(changed.types) with ordinality as t (type, number) where t.type = 'DELETE');
      perform set_config('role', 'none', true);
    end loop;
  end loop;
  if judged < cardinality(find_readers.ids) then
    raise exception 'changes were swept before they were delivered';
  end if;
end
$$;

revoke all on function private.list_changes(xid8[]), private.read_changes(xid8[], bigint[]),
  private.sweep_changes(pg_snapshot), private.write_rule(regclass, name),
  private.find_readers(xid8[], bigint[], text[], text[], uuid[]) from public;
grant execute on function private.list_changes(xid8[]), private.read_changes(xid8[], bigint[]),
  private.sweep_changes(pg_snapshot), private.write_rule(regclass, name),
  private.find_readers(xid8[], bigint[], text[], text[], uuid[]) to authenticator;

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
create policy "Clients listen on their own channel, staff on those of clients" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast'
    and (
      (select realtime.topic()) = 'client:' || (select auth.uid())
      or ((select realtime.topic()) like 'client:%' and (select private.is_staff()))
    )
  );
create policy "Clients speak on their own channel, staff on those of clients" on realtime.messages
  for insert to authenticated
  with check (
    extension = 'broadcast'
    and (
      (select realtime.topic()) = 'client:' || (select auth.uid())
      or ((select realtime.topic()) like 'client:%' and (select private.is_staff()))
    )
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
