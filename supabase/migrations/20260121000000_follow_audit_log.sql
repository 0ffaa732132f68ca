-- The log as it grows: staff follow what people did. What the server does by itself comes in thousands, and is there
-- for whoever asks.
create trigger notify_change after insert on public.audit_log
  for each row when (new.actor_id is not null) execute function private.notify_change('id');
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.audit_log;
  end if;
end
$$;

-- Somebody who was invited has come, or has confirmed their address: whoever looks at the list of clients sees it.
-- Accounts are not followed; their profiles are, by any update.
create function private.touch_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set user_id = user_id where user_id = new.id;
  return null;
end
$$;
revoke all on function private.touch_profile() from public;
create trigger touch_profile after update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.touch_profile();
