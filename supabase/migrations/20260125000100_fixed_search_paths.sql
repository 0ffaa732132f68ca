-- Who is staff, and whose rows the caller may read, with the search path fixed. PL/pgSQL keeps the plan of an expression
-- for the session, so a call costs what the expression cost when it was copied into every query, and planning those
-- queries costs a quarter. They run as their owner because the callers may not look up names in this schema.

-- A claim that is missing is no: with a null in its place, the second factor of every client was looked for.
create or replace function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  return claims -> 'app_metadata' ->> 'role' is not distinct from 'staff'
    and (claims ->> 'aal' is not distinct from 'aal2' or not private.has_second_factor());
end
$$;
-- Asked there alone.
revoke execute on function private.has_second_factor()
  from anon, authenticated, service_role, authenticator;

create or replace function private.first_readable_owner() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when private.is_staff() then '00000000-0000-0000-0000-000000000000'::uuid
    else auth.uid()
  end;
end
$$;

create or replace function private.last_readable_owner() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when private.is_staff() then 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid
    else auth.uid()
  end;
end
$$;
