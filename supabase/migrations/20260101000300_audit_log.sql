-- Who changed what in the studio's business, in words that a reader knows. Triggers and the server's own functions
-- append; staff read; nobody rewrites.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No foreign key: what an account did outlives it.
  actor_id uuid,
  actor_role text not null,
  -- Nothing that the studio has no words for: content/audit.ts has them, and a test compares.
  action text not null check (action in (
    'insert', 'update', 'delete', 'preview', 'invite', 'generate_link', 'remove_factor'
  )),
  table_name text not null,
  row_id text not null,
  -- {column: [before, after]}
  changes jsonb not null default '{}'
);
create index audit_log_at_idx on public.audit_log (at desc);
create index audit_log_row_idx on public.audit_log (table_name, row_id);
create index audit_log_actor_id_idx on public.audit_log (actor_id, id desc);
-- What people did, without what the server did by itself.
create index audit_log_people_idx on public.audit_log (id desc) where actor_id is not null;
create index audit_log_table_idx on public.audit_log (table_name, id desc);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
-- Not even the server may rewrite it.
revoke insert, update, delete on public.audit_log from kinolume_server;
grant select on public.audit_log to service_role, authenticated;

create policy "Staff read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_staff()));

-- The log is no second home for personal data: inserted and deleted rows are named, not copied, and of an update the
-- columns that hold such data are named at most, where staff changed them. A trigger may name more such columns, or
-- all of them by '*'.
create function private.write_audit_log() returns trigger
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
    coalesce(after ->> 'id', before ->> 'id', after ->> 'user_id', before ->> 'user_id'),
    changed
  );
  return null;
end
$$;
revoke all on function private.write_audit_log() from public;

-- Not even the owner rewrites it. An entry may lose what it quotes, when an account is forgotten, and nothing else.
create function private.protect_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.changes = '{}' and to_jsonb(new) - 'changes' = to_jsonb(old) - 'changes' then
    return new;
  end if;
  raise exception 'The audit log is append-only.' using errcode = '42501';
end
$$;
revoke all on function private.protect_audit_log() from public;
create trigger protect_audit_log before update or delete on public.audit_log
  for each row execute function private.protect_audit_log();
create trigger protect_whole_audit_log before truncate on public.audit_log
  for each statement execute function private.protect_audit_log();

-- For what the server does on the word of one of the staff.
create function private.log_action(actor uuid, action text, table_name text, row_id text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id)
  values (actor, 'authenticated', action, table_name, row_id)
$$;
revoke all on function private.log_action(uuid, text, text, text) from public;
grant execute on function private.log_action(uuid, text, text, text) to kinolume_server;

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

-- Who became staff, and who no longer is, stands in the log beside what staff did.
create function private.log_role_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(), coalesce(auth.role(), 'server'), 'update', 'users', new.id::text,
    jsonb_build_object('role', jsonb_build_array(
      old.raw_app_meta_data -> 'role', new.raw_app_meta_data -> 'role'
    ))
  );
  return null;
end
$$;
revoke all on function private.log_role_change() from public;

create trigger log_role_change after update on auth.users
  for each row when (
    old.raw_app_meta_data ->> 'role' is distinct from new.raw_app_meta_data ->> 'role'
  )
  execute function private.log_role_change();
