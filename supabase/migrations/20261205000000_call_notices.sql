-- Who hears of calls, what the audit log calls them, and what goes with a call that is forgotten.

do $$
declare
  target record;
  known text[];
begin
  for target in
    select * from (values
      ('public.notices', 'topic', array['calls', 'studio_calls']),
      ('public.notices', 'kind', array['call']),
      ('public.notification_choices', 'topic', array['calls', 'studio_calls'])
    ) as t (relation, field, added)
  loop
    known := array(
      select quoted[1] from pg_constraint c
      cross join regexp_matches(pg_get_constraintdef(c.oid), '''(\w+)''', 'g') as quoted
      where c.conrelid = target.relation::regclass
        and c.conname = format('%s_%s_check', split_part(target.relation, '.', 2), target.field)
    );
    execute format(
      'alter table %1$s drop constraint %2$I_%3$s_check, add constraint %2$I_%3$s_check check (%3$I in (%4$s))',
      target.relation, split_part(target.relation, '.', 2), target.field,
      (select string_agg(quote_literal(each), ', ') from unnest(known || target.added) as each)
    );
  end loop;
end
$$;

create or replace function private.default_choice(topic text) returns text
language sql immutable set search_path = ''
return case
  when topic in ('messages', 'deliveries', 'billing', 'calls', 'studio_messages', 'studio_troubles') then 'instant'
  else 'none'
end;

-- What a notice says of a call. The time is an instant; the zone is that of whoever booked it.
create function private.describe_call(call public.bookings, state text) returns jsonb
language sql stable set search_path = ''
return jsonb_strip_nulls(jsonb_build_object(
  'state', state, 'who', nullif(call.name, ''), 'item', call.kind, 'zone', call.zone,
  'at', to_char(call.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
));

-- The studio's mailbox has a mail of its own with the invitation, and so has whoever booked: here it is their bells.
create function private.notify_of_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_studio boolean := exists (select from private.staff_accounts() as s (id) where s.id = auth.uid());
  told text := case
    when new.state = 'cancelled' then 'cancelled'
    when tg_op = 'INSERT' then 'booked'
    else 'moved'
  end;
begin
  -- What was told of it before is not how it stands.
  update public.notices n set void_at = now(), due_at = null
  where n.subject_id = new.id and n.kind = 'call' and n.void_at is null and n.read_at is null;
  if new.state not in ('booked', 'cancelled') then
    return null;
  elsif not by_studio then
    perform private.notify_studio(
      jsonb_populate_record(null::public.notices, jsonb_build_object(
        'topic', 'studio_calls', 'kind', 'call', 'key', concat_ws(' ', 'call', new.id, new.sequence),
        'company_id', new.company_id, 'subject_id', new.id, 'facts', private.describe_call(new, told)
      )),
      now(), false
    );
  elsif new.user_id is not null and new.company_id is not null then
    insert into public.notices (person_id, topic, kind, key, company_id, subject_id, facts)
    values (
      new.user_id, 'calls', 'call', concat_ws(' ', 'call', new.id, new.sequence), new.company_id, new.id,
      private.describe_call(new, told)
    )
    on conflict (person_id, key) do nothing;
  end if;
  return null;
end
$$;
create trigger notify_of_call after insert on public.bookings
  for each row when (new.state = 'booked') execute function private.notify_of_call();
create trigger notify_of_changed_call after update on public.bookings
  for each row when (
    old.state <> 'held' and (new.state <> old.state or new.starts_at <> old.starts_at)
  ) execute function private.notify_of_call();

-- Says whether whoever booked hears of it this way: those who have no account, or belong to no company, get a mail of its own.
create function private.remind_of_call(booking uuid, hours integer) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  call public.bookings;
begin
  select * into call from public.bookings b where b.id = booking and b.state = 'booked';
  if call.id is null then
    return true;
  end if;
  if hours = 1 then
    perform private.notify_studio(
      jsonb_populate_record(null::public.notices, jsonb_build_object(
        'topic', 'studio_calls', 'kind', 'call', 'key', concat_ws(' ', 'call', call.id, call.sequence, hours),
        'company_id', call.company_id, 'subject_id', call.id, 'facts', private.describe_call(call, 'soon')
      )),
      now(), false
    );
  end if;
  if call.user_id is null or call.company_id is null
    or not private.has_role(call.company_id, call.user_id, 'member') then
    return false;
  end if;
  insert into public.notices (person_id, topic, kind, key, company_id, subject_id, facts, due_at)
  values (
    call.user_id, 'calls', 'call', concat_ws(' ', 'call', call.id, call.sequence, hours), call.company_id, call.id,
    private.describe_call(call, 'soon'),
    case when private.notice_choice(call.user_id, 'calls') <> 'none' then now() end
  )
  on conflict (person_id, key) do nothing;
  perform private.send_notices_soon();
  return true;
end
$$;

-- With the call goes what was told of it.
create or replace function private.forget_bookings(ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.notices n where n.kind = 'call' and n.subject_id = any(ids);
  delete from public.bookings b where b.id = any(ids);
  -- After that, which it has noted, too.
  update public.audit_log set changes = '{}' where changes <> '{}' and row_id = any(ids::text[]);
end
$$;
create or replace function private.forget_booker(account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ids uuid[] := array(
    select b.id from public.bookings b where b.user_id = account
    union
    select b.id from public.bookings b join private.held_addresses(account) h
      on b.email = h.address and b.created_at > h.since and b.created_at <= h.until
  );
begin
  perform private.forget_bookings(array(
    select b.id from public.bookings b where b.id = any(ids) and b.company_id is null
  ));
  delete from public.notices n where n.kind = 'call' and n.subject_id = any(ids);
  delete from private.booking_links l where l.booking_id = any(ids);
  update public.bookings set name = '', email = '', user_id = null, cancel_reason = null where id = any(ids);
  update public.audit_log set changes = '{}' where changes <> '{}' and row_id = any(ids::text[]);
end
$$;

-- What the log calls them.
create function private.name_calendar_row(table_name text, row_id text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  case table_name
    when 'bookings' then
      return (
        select coalesce(nullif(t.name, ''), nullif(t.email, '')) from public.bookings t where t.id = row_id::uuid
      );
    when 'opening_hours' then
      return (
        select concat(
          (array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])[t.weekday],
          ' ', to_char(t.opens, 'HH24:MI'), '–', to_char(t.closes, 'HH24:MI')
        )
        from public.opening_hours t where t.id = row_id::uuid
      );
    when 'opening_exceptions' then
      return (
        select to_char(t.day, 'FMDD Mon YYYY') from public.opening_exceptions t where t.id = row_id::uuid
      );
    when 'busy_sources' then
      return (select t.name from private.busy_sources t where t.id = row_id::uuid);
    else
      return null;
  end case;
end
$$;
-- Behind all the others: they are as they were.
do $$
declare
  definition text := pg_get_functiondef('private.name_row(text, text)'::regprocedure);
  named text := replace(
    definition, 'row_name := null;', 'row_name := private.name_calendar_row(table_name, row_id);'
  );
begin
  if named = definition then
    raise exception 'private.name_row does not end as it did.';
  end if;
  execute named;
end
$$;

-- Which calendars are read decides what can be booked; their addresses are secrets in the log, too.
create trigger write_audit_log after insert or delete on private.busy_sources
  for each row execute function private.write_audit_log('address');

revoke all on function private.describe_call(public.bookings, text), private.notify_of_call(),
  private.remind_of_call(uuid, integer), private.name_calendar_row(text, text) from public;
grant execute on function private.remind_of_call(uuid, integer) to kinolume_server;
