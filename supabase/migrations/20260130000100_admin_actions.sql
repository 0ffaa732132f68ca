-- What is done to accounts with the secret key stands in the log beside what staff did. Columns are named; what was in
-- them is kept only where it is no personal data.
create function private.log_admin_action(action text, account uuid, changes jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.audit_log (actor_role, action, table_name, row_id, changes)
  values ('service_role', action, 'users', account::text, changes)
$$;
comment on function private.log_admin_action(text, uuid, jsonb) is
  'Safe as its owner: the server alone may call it, and it writes one entry of the log in nobody''s name.';
revoke all on function private.log_admin_action(text, uuid, jsonb) from public;
grant execute on function private.log_admin_action(text, uuid, jsonb) to kinolume_server;

-- Whether anything hangs on the account that would go with its row, or no longer say whose it is. Asked of the
-- catalogue, so that a table which is added later counts without being named here.
create function private.has_records(account uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  held record;
  is_held boolean;
begin
  for held in
    select k.conrelid::regclass as relation, a.attname as name
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'public.profiles'::regclass
      and c.relnamespace = 'public'::regnamespace
  loop
    execute format('select exists (select from %s where %I = $1)', held.relation, held.name)
      into is_held using account;
    if is_held then
      return true;
    end if;
  end loop;
  return exists (
    select from storage.objects o
    where o.bucket_id in ('attachments', 'avatars')
      and o.name >= account || '/' and o.name < account || '0'
  );
end
$$;
comment on function private.has_records(uuid) is
  'Safe as its owner: the server alone may call it, and it answers yes or no.';
revoke all on function private.has_records(uuid) from public;
grant execute on function private.has_records(uuid) to kinolume_server;
