-- The day that a document is issued on: by the clock in London, or an earlier one that its own transaction asks for, so that
-- the demo has a past. Never a later one, and a series never goes back behind its last.
create or replace function private.london_today() returns date
language sql stable set search_path = ''
return least(
  (clock_timestamp() at time zone 'Europe/London')::date,
  nullif(current_setting('billing.today', true), '')::date
);

-- As before, and a row that is its company's only one is named by that: whom a company wants to be charged as has no other id.
create or replace function private.write_audit_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  changed jsonb := '{}';
  unquoted text[] := array['name', 'email', 'company', 'message', 'body', 'studio_note']
    || coalesce(tg_argv[0:], '{}');
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(a.key, case
      when a.key = any(unquoted) or '*' = any(unquoted) then '[]'
      else jsonb_build_array(before -> a.key, a.value)
    end), '{}')
    into changed
    from jsonb_each(after) a
    where a.value is distinct from before -> a.key
      and a.key <> 'updated_at'
      and (private.is_staff() or not (a.key = any(unquoted) or '*' = any(unquoted)));
    if changed = '{}' then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(),
    coalesce(auth.role(), 'server'),
    lower(tg_op),
    tg_table_name,
    coalesce(
      after ->> 'id', before ->> 'id', after ->> 'user_id', before ->> 'user_id', after ->> 'company_id', before ->> 'company_id'
    ),
    changed
  );
  return null;
end
$$;
