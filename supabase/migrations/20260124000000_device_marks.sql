-- Since when the marks of known devices count. Where a Supabase project brings its own accounts, there are no marks: its
-- table of one-time tokens, by whose column ours is told, is another one.
do $$
begin
  if not exists (
    select from pg_attribute
    where attrelid = to_regclass('auth.one_time_tokens') and attname = 'pending_password'
  ) then
    return;
  end if;

  alter table auth.users add column devices_valid_after timestamptz not null default now();
end
$$;
