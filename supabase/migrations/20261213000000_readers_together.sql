-- Who may see a change, for everybody who is not of the studio at once. Their policies ask no more of them than who they
-- are and which company they look at, so a change is compared with that, in one statement, instead of asking the
-- policies again for each of them.

-- The read policies of a table as a condition on its row and two columns besides, "their company" and "their id": what the
-- functions that ask who is calling answer to somebody whose token does not say staff. Null where a policy asks anything
-- else; everybody is asked one by one there, by private.find_readers.
create or replace function private.write_rule_for_people(
  relation regclass, inside regclass[] default '{}'
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  table_name name := (select c.relname from pg_class c where c.oid = relation);
  rule text;
  rest text;
  said text[];
  embedded text[];
  other regclass;
  their_rule text;
  reads text[] := '{}';
  number integer;
begin
  if relation = any(inside) then
    return null;
  end if;
  select case when not c.relrowsecurity then 'true' else (
    select concat_ws(' and ',
      coalesce('(' || string_agg(q.text, ' or ') filter (where q.permits) || ')', 'false'),
      string_agg(q.text, ' and ') filter (where not q.permits))
    from (
      select '(' || pg_get_expr(p.polqual, p.polrelid) || ')' as text, p.polpermissive as permits
      from pg_policy p
      where p.polrelid = relation and p.polcmd in ('r', '*') and exists (
        select from unnest(p.polroles) as role (oid)
        where role.oid = 0 or pg_has_role('authenticated', role.oid, 'usage')
      )
    ) as q
  ) end into rule from pg_class c where c.oid = relation;
  -- A name in quotes of their own could be anything.
  if rule like '%"%' then
    return null;
  end if;
  foreach said slice 1 in array array[
    ['private.first_readable_company() AS first_readable_company', '"their company"'],
    ['private.last_readable_company() AS last_readable_company', '"their company"'],
    ['private.current_company() AS current_company', '"their company"'],
    ['private.first_readable_owner() AS first_readable_owner', '"their id"'],
    ['private.last_readable_owner() AS last_readable_owner', '"their id"'],
    ['auth.uid() AS uid', '"their id"'],
    ['private.is_staff() AS is_staff', 'false']
  ] loop
    rule := replace(rule, format('( SELECT %s)', said[1]), said[2]);
  end loop;
  if rule like '%staff_may%' then
    rule := regexp_replace(rule, '\( SELECT private\.staff_may\(''\w+''::text\) AS staff_may\)', 'false', 'g');
  end if;
  -- Where the policies of another table decide: its rule, about the row that is meant.
  while rule like '%ARRAY( SELECT %' loop
    embedded := regexp_match(
      rule, '(\((\w+) = ANY \(ARRAY\( SELECT (\w+)\.id\s+FROM public\.\3\)\)\))'
    );
    if embedded is null then
      return null;
    end if;
    other := format('public.%I', embedded[3])::regclass;
    their_rule := private.write_rule_for_people(other, inside || relation);
    if their_rule is null or not has_column_privilege('authenticated', other, 'id', 'select') then
      return null;
    end if;
    reads := reads || format(
      'exists (select from public.%1$I where %1$I.id = %2$I.%3$I and (%4$s))',
      embedded[3], table_name, embedded[2], their_rule
    );
    rule := replace(rule, embedded[1], format('"read %s"', cardinality(reads)));
  end loop;
  -- What is left may name columns and compare them, and nothing more.
  rest := regexp_replace(rule, '''([^'']|'''')*''|"[^"]*"|::\w+(\[\])?', ' ', 'g');
  if rest ~ '\w\(' or exists (
    select from regexp_matches(rest, '[[:alpha:]_]\w*', 'g') as found (word)
    where lower(found.word[1]) <> all(array['and', 'or', 'not', 'is', 'null', 'true', 'false', 'any', 'array',
        'case', 'when', 'then', 'else', 'end'])
      and not exists (
        select from pg_attribute a
        where a.attrelid = relation and a.attnum > 0 and a.attname = found.word[1]
      )
  ) then
    return null;
  end if;
  for number in 1..cardinality(reads) loop
    rule := replace(rule, format('"read %s"', number), reads[number]);
  end loop;
  return rule;
end
$$;

-- For people whose tokens do not say staff, by account and session. A change that cannot be judged for all of them at
-- once comes back as not judged; one that is open to nobody does not come back. Who is in which company, what else the
-- policies read and which sessions live is looked up in this statement, never remembered from an earlier one.
create or replace function private.find_people_reading(
  transactions xid8[], ids bigint[], people uuid[], sessions uuid[]
) returns table (id bigint, is_judged boolean, readers bigint[], record text, columns jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  changed record;
  rule text;
  hidden text[];
  judged integer := 0;
begin
  for changed in
    select l.relation, c.relname as name, array_agg(l.id) as ids, array_agg(l.row_data) as rows
    from private.read_changes(transactions, find_people_reading.ids) l
    join pg_class c on c.oid = l.relation group by l.relation, c.relname
  loop
    judged := judged + cardinality(changed.ids);
    rule := private.write_rule_for_people(changed.relation);
    if rule is null then
      return query select l.id, false, null::bigint[], null::text, null::jsonb
        from unnest(changed.ids) as l (id);
      continue;
    end if;
    select coalesce(array_agg(a.attname::text) filter (where not c.is_open), '{}'),
      jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname) order by a.attnum)
        filter (where c.is_open)
    into hidden, columns
    from pg_attribute a join pg_type t on t.oid = a.atttypid,
      has_column_privilege('authenticated', a.attrelid, a.attnum, 'select') as c (is_open)
    where a.attrelid = changed.relation and a.attnum > 0 and not a.attisdropped;
    continue when columns is null;
    return query execute format(
      'with askers as materialized (
        select m.company_id as "their company", %4$s as "their id",
          array_agg(c.number) as "their numbers", array_agg(c.session) as "their sessions"
        from unnest($3, $4) with ordinality as c (person, session, number)
        left join public.memberships m on m.user_id = c.person and m.is_current
        group by 1, 2
      ), found as materialized (
        select ordinality, reader.number, reader.session
        from unnest(
          array(select jsonb_populate_record(null::%1$s, l.row_data) from unnest($2) as l (row_data))
        ) with ordinality as %2$I, askers,
          unnest("their numbers", "their sessions") as reader (number, session)
        where (%3$s)
      ), live as (
        select private.live_sessions(array(select distinct f.session from found f)) as session
      )
      select $1[f.ordinality], true, array_agg(f.number),
        (to_jsonb(jsonb_populate_record(null::%1$s, $2[f.ordinality])) - $5)::text, $6
      from found f join live using (session)
      group by f.ordinality',
      changed.relation, changed.name, rule,
      case when rule like '%"their id"%' then 'c.person' else 'null::uuid' end
    ) using changed.ids, changed.rows, people, sessions, hidden, columns;
  end loop;
  if judged < cardinality(find_people_reading.ids) then
    raise exception 'changes were swept before they were delivered';
  end if;
end
$$;

revoke all on function private.write_rule_for_people(regclass, regclass[]),
  private.find_people_reading(xid8[], bigint[], uuid[], uuid[]) from public;
grant execute on function private.find_people_reading(xid8[], bigint[], uuid[], uuid[]) to authenticator;
