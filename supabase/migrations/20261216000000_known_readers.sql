-- A read asks for its reader's company up to eight times: for either end of a range, for each table that its policies
-- look into. Where the server begins a transaction that only reads, it looks once, together with the session, and keeps
-- what it found for that transaction, beside the claims that it belongs to. Staff are never kept: they read by is_staff().

create function private.begin_reading(session_id uuid, claims text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said jsonb := claims;
  reader uuid;
  company uuid;
begin
  if session_id is null then
    return;
  end if;
  select s.user_id, m.company_id into reader, company
  from auth.sessions s left join public.memberships m on m.user_id = s.user_id and m.is_current
  where s.id = session_id and (s.not_after is null or s.not_after > now());
  if not found then
    raise exception 'session_not_found' using errcode = 'KL001';
  end if;
  if company is not null and said ->> 'sub' = reader::text
    and said -> 'app_metadata' ->> 'role' is distinct from 'staff'
  then
    perform set_config('kinolume.known_claims', claims, true),
      set_config('kinolume.known_reader', reader::text, true),
      set_config('kinolume.known_company', company::text, true);
  end if;
end
$$;
revoke all on function private.begin_reading(uuid, text) from public;
grant execute on function private.begin_reading(uuid, text) to authenticator;

create or replace function private.first_readable_company() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  said text := nullif(current_setting('request.jwt.claims', true), '');
  claims jsonb;
  caller uuid;
begin
  if said = current_setting('kinolume.known_claims', true) then
    return current_setting('kinolume.known_company')::uuid;
  end if;
  claims := said::jsonb;
  if claims -> 'app_metadata' ->> 'role' = 'staff' and private.is_staff() then
    return '00000000-0000-0000-0000-000000000000'::uuid;
  end if;
  caller := claims ->> 'sub';
  return (select m.company_id from public.memberships m where m.user_id = caller and m.is_current);
end
$$;

create or replace function private.last_readable_company() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  said text := nullif(current_setting('request.jwt.claims', true), '');
  claims jsonb;
  caller uuid;
begin
  if said = current_setting('kinolume.known_claims', true) then
    return current_setting('kinolume.known_company')::uuid;
  end if;
  claims := said::jsonb;
  if claims -> 'app_metadata' ->> 'role' = 'staff' and private.is_staff() then
    return 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid;
  end if;
  caller := claims ->> 'sub';
  return (select m.company_id from public.memberships m where m.user_id = caller and m.is_current);
end
$$;

create or replace function private.first_readable_owner() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  said text := nullif(current_setting('request.jwt.claims', true), '');
  claims jsonb;
begin
  if said = current_setting('kinolume.known_claims', true) then
    return current_setting('kinolume.known_reader')::uuid;
  end if;
  claims := said::jsonb;
  if claims -> 'app_metadata' ->> 'role' = 'staff' and private.is_staff() then
    return '00000000-0000-0000-0000-000000000000'::uuid;
  end if;
  return claims ->> 'sub';
end
$$;

create or replace function private.last_readable_owner() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  said text := nullif(current_setting('request.jwt.claims', true), '');
  claims jsonb;
begin
  if said = current_setting('kinolume.known_claims', true) then
    return current_setting('kinolume.known_reader')::uuid;
  end if;
  claims := said::jsonb;
  if claims -> 'app_metadata' ->> 'role' = 'staff' and private.is_staff() then
    return 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid;
  end if;
  return claims ->> 'sub';
end
$$;
