-- Whether a session may decide about the account it belongs to: whoever has a second factor must have shown it in this
-- very session. Read from the tables, not from a token, so that it holds from the moment there is a factor.
create function private.is_assured(session uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select s.aal = 'aal2' or not exists (
    select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'
  )
  from auth.sessions s where s.id = session
$$;
revoke all on function private.is_assured(uuid) from public;
grant execute on function private.is_assured(uuid) to kinolume_server;

-- Whether the newest of these proofs, be it a password, a mail's link or a second factor, is recent enough. Proofs are
-- what a session's amr holds; a refresh adds none.
create function private.signed_in_recently(proofs jsonb, within interval default '15 minutes')
returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select max((proof ->> 'timestamp')::bigint) > extract(epoch from now() - within)
      from jsonb_array_elements(proofs) proof
    ),
    false
  )
$$;
revoke all on function private.signed_in_recently(jsonb, interval) from public;
grant execute on function private.signed_in_recently(jsonb, interval) to kinolume_server;

-- Asked of the role, not of private.is_staff(): staff who have not shown their code are not clients.
create or replace function private.require_recent_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.jwt() -> 'app_metadata' ->> 'role' = 'staff'
    and not private.signed_in_recently(auth.jwt() -> 'amr')
  then
    raise exception 'Sign in again to do this.' using errcode = '42501', hint = 'recent_sign_in';
  end if;
  return null;
end
$$;
drop function private.signed_in_recently();
