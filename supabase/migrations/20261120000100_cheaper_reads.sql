-- What is asked for every subscriber to every change, and with every message: as little as will do.

-- The claims are read once. Whether somebody is staff is asked of those who say that they are.
create or replace function private.first_readable_company() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  caller uuid := claims ->> 'sub';
begin
  if claims -> 'app_metadata' ->> 'role' = 'staff' and private.is_staff() then
    return '00000000-0000-0000-0000-000000000000'::uuid;
  end if;
  return (select m.company_id from public.memberships m where m.user_id = caller and m.is_current);
end
$$;
create or replace function private.last_readable_company() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  caller uuid := claims ->> 'sub';
begin
  if claims -> 'app_metadata' ->> 'role' = 'staff' and private.is_staff() then
    return 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid;
  end if;
  return (select m.company_id from public.memberships m where m.user_id = caller and m.is_current);
end
$$;

-- As before, but whether a subscriber is staff is asked only where something was deleted.
create or replace function private.find_readers(
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
                || case when cardinality($10) > 0 and changes.is_staff() then $10 else ''{}'' end
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

-- What comes after the first message that somebody has not read tells them nothing new. Whoever writes has read what was
-- there; a message of the studio is new to those of the client's people who wait for none yet. Called by the triggers that
-- are there: another would have to wait for everybody who writes.
create or replace function private.notify_of_new_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  written record;
begin
  for written in
    select n.company_id, bool_or(n.from_studio) as by_studio, bool_or(not n.from_studio) as by_client
    from new_rows n group by 1 order by 1
  loop
    if tg_op = 'UPDATE' or written.by_client and exists (
      select from public.notices n
      where n.company_id = written.company_id and not n.for_studio and n.kind = 'message'
        and n.read_at is null and n.void_at is null
    ) or written.by_studio and exists (
      select from public.memberships m
      where m.company_id = written.company_id and m.role <> 'viewer' and not exists (
        select from public.notices n
        where n.company_id = written.company_id and not n.for_studio and n.kind = 'message'
          and n.read_at is null and n.void_at is null and n.person_id = m.user_id
      )
    ) then
      perform private.notify_people_of_messages(written.company_id);
    end if;
    if tg_op = 'UPDATE' or written.by_client and not exists (
      select from public.notices n
      where n.company_id = written.company_id and n.for_studio and n.kind = 'message' and n.person_id is null
        and n.read_at is null and n.void_at is null
    ) then
      perform private.notify_studio_of_messages(written.company_id);
    end if;
  end loop;
  return null;
end
$$;
