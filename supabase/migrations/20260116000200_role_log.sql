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
