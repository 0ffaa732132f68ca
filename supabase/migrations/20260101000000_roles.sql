-- What everything else stands on: roles, schemas, and the functions that say who is asking.
-- A Supabase project brings most of it along; whatever exists already is left as it is.
--
-- Schemas
--   public      what the REST endpoint serves
--   private     never served
--   auth        accounts and sessions, under GoTrue's names
--   storage     files, under Supabase's names
--   realtime    channels, under Supabase's names
--   changes     the policies as functions of rows, for changes that have happened
--   extensions  what PostgreSQL brings and Supabase keeps in a schema of its own
--
-- Roles
--   anon, authenticated, service_role   whom a request runs as
--   authenticator                       whom a request enters as; owns nothing, may become those
--   kinolume_server                     the auth server, the outbox and the jobs

do $$
begin
  if to_regrole('anon') is null then
    create role anon nologin noinherit;
  end if;
  if to_regrole('authenticated') is null then
    create role authenticated nologin noinherit;
  end if;
  if to_regrole('service_role') is null then
    create role service_role nologin noinherit bypassrls;
  end if;
  if to_regrole('authenticator') is null then
    create role authenticator nologin noinherit;
  end if;
  if not pg_has_role('authenticator', 'anon', 'member') then
    grant anon, authenticated, service_role to authenticator;
  end if;

  -- On Supabase, where functions connect as postgres, nothing may become this role.
  if to_regrole('kinolume_server') is null then
    if to_regrole('supabase_admin') is null then
      create role kinolume_server nologin noinherit bypassrls;
      grant kinolume_server to authenticator;
    else
      create role kinolume_server nologin noinherit;
    end if;
  end if;

  -- Created here only where absent: on Supabase this user may not touch these two.
  if to_regnamespace('auth') is null then
    create schema auth;
    grant usage on schema auth to anon, authenticated, service_role, kinolume_server;
    alter default privileges in schema auth
      grant select, insert, update, delete on tables to kinolume_server;
  end if;
  if to_regnamespace('storage') is null then
    create schema storage;
    grant usage on schema storage to anon, authenticated, service_role, kinolume_server;
    alter default privileges in schema storage
      grant select, insert, update, delete on tables to kinolume_server;
  end if;
end
$$;

create schema private;
grant usage on schema private to authenticator, kinolume_server;
alter default privileges in schema private
  grant select, insert, update, delete on tables to kinolume_server;

grant usage on schema public to anon, authenticated, service_role, kinolume_server;
alter default privileges in schema public
  grant select, insert, update, delete on tables to kinolume_server;

do $$
begin
  if to_regprocedure('auth.jwt()') is null then
    create function auth.jwt() returns jsonb language sql stable as $f$
      select nullif(current_setting('request.jwt.claims', true), '')::jsonb
    $f$;
  end if;
  if to_regprocedure('auth.uid()') is null then
    create function auth.uid() returns uuid language sql stable as $f$
      select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
    $f$;
  end if;
  if to_regprocedure('auth.role()') is null then
    create function auth.role() returns text language sql stable as $f$
      select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
    $f$;
  end if;
  if to_regprocedure('auth.email()') is null then
    create function auth.email() returns text language sql stable as $f$
      select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
    $f$;
  end if;
end
$$;

-- created_at cannot be changed after the insert.
create function private.keep_times() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end
$$;
revoke all on function private.keep_times() from public;
