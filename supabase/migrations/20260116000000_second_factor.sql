-- A second factor, under GoTrue's table and column names. A Supabase project brings its own tables.
do $$
begin
  if to_regclass('auth.mfa_factors') is not null then
    return;
  end if;

  create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text check (char_length(friendly_name) <= 100),
    factor_type text not null default 'totp' check (factor_type = 'totp'),
    status text not null default 'unverified' check (status in ('unverified', 'verified')),
    -- Base32, as the person's app holds it.
    secret text not null,
    -- The newest half minute whose code was taken: no code is good twice.
    last_used_step bigint,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create unique index mfa_factors_user_id_friendly_name_idx
    on auth.mfa_factors (user_id, friendly_name);

  create table auth.mfa_challenges (
    id uuid primary key default gen_random_uuid(),
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    verified_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

  alter table auth.mfa_factors enable row level security;
  alter table auth.mfa_challenges enable row level security;
end
$$;

create function private.has_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
  )
$$;
revoke all on function private.has_second_factor() from public;
grant execute on function private.has_second_factor() to anon, authenticated, service_role, kinolume_server;

-- Whoever has a second factor is staff only in a session that has shown it. Of everyone else nothing is asked but the
-- token, so for clients this is still planned as part of the query.
create or replace function private.is_staff() returns boolean
language sql stable
return coalesce(
  nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'app_metadata' ->> 'role' = 'staff'
  and (
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2'
    or not private.has_second_factor()
  ),
  false
);
