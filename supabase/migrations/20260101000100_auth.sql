-- Accounts, sessions and one-time tokens for the embedded backend, under GoTrue's table and column
-- names. A Supabase project brings its own auth schema: there the two blocks do nothing, and only
-- what follows them is added.
do $$
begin
  if to_regclass('auth.users') is not null then
    return;
  end if;

  create table auth.users (
    id uuid primary key default gen_random_uuid(),
    aud text not null default 'authenticated',
    role text not null default 'authenticated',
    email text not null check (email = lower(email)),
    -- argon2id in PHC format; null means that no password opens this account.
    encrypted_password text,
    email_confirmed_at timestamptz,
    invited_at timestamptz,
    confirmation_sent_at timestamptz,
    recovery_sent_at timestamptz,
    email_change text not null default '',
    email_change_sent_at timestamptz,
    last_sign_in_at timestamptz,
    raw_app_meta_data jsonb not null default '{"provider": "email", "providers": ["email"]}',
    raw_user_meta_data jsonb not null default '{}',
    is_super_admin boolean,
    phone text,
    phone_confirmed_at timestamptz,
    confirmed_at timestamptz generated always as (email_confirmed_at) stored,
    banned_until timestamptz,
    is_sso_user boolean not null default false,
    is_anonymous boolean not null default false,
    deleted_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    -- Since when the marks of known devices count.
    devices_valid_after timestamptz not null default now()
  );
  -- A deleted account waits to be anonymised; its address may sign up again meanwhile.
  create unique index users_email_key on auth.users (email) where deleted_at is null;

  create table auth.sessions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    aal text not null default 'aal1',
    amr jsonb not null default '[]',
    not_after timestamptz,
    refreshed_at timestamp,
    user_agent text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index sessions_user_id_idx on auth.sessions (user_id, created_at);

  -- token and parent hold SHA-256 hashes. All tokens of one session are one family.
  create table auth.refresh_tokens (
    id bigint generated always as identity primary key,
    token text not null unique,
    parent text,
    user_id uuid not null references auth.users (id) on delete cascade,
    session_id uuid not null references auth.sessions (id) on delete cascade,
    revoked boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);
  create index refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);

  -- One row for each mail with a link and a code; neither is stored, only their hashes.
  create table auth.one_time_tokens (
    id uuid primary key default gen_random_uuid(),
    -- Null only in rows that are written and rolled back so that an unknown address costs as much
    -- time as a known one.
    user_id uuid references auth.users (id) on delete cascade,
    token_type text not null
      check (token_type in ('confirmation_token', 'recovery_token', 'email_change_token_new')),
    token_hash text not null unique,
    code_hash text not null,
    relates_to text not null,
    -- A sign-up's password belongs to its own mail: whoever confirms gets the password typed with
    -- that sign-up, never one that somebody else typed for the same address.
    pending_password text,
    redirect_to text not null,
    code_challenge text,
    code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
    attempts integer not null default 0,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    -- Which of an account's ways back in this is: empty for the plain link, which opens in any browser, else a hash of
    -- where it leads and which browser can use it. Null in all other mails.
    link_key text
  );
  create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type);
  create index one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);
  create unique index one_time_tokens_link_key_idx on auth.one_time_tokens (user_id, link_key);

  -- Authorisation codes of the PKCE flow, waiting for the browser that holds the verifier.
  create table auth.flow_state (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    auth_code text not null unique,
    code_challenge text not null,
    code_challenge_method text not null,
    authentication_method text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index flow_state_user_id_idx on auth.flow_state (user_id);

  alter table auth.users enable row level security;
  alter table auth.sessions enable row level security;
  alter table auth.refresh_tokens enable row level security;
  alter table auth.one_time_tokens enable row level security;
  alter table auth.flow_state enable row level security;
end
$$;

-- A second factor.
do $$
begin
  if to_regclass('auth.mfa_factors') is not null then
    return;
  end if;

  -- Recovery codes, for the day the device with the second factor is lost, are a factor of their own, as supabase-js
  -- shows it, and never the only one.
  create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text check (char_length(friendly_name) <= 100),
    factor_type text not null default 'totp' check (factor_type in ('totp', 'recovery_code')),
    status text not null default 'unverified' check (status in ('unverified', 'verified')),
    -- Base32, as the person's app holds it.
    secret text,
    -- The newest half minute whose code was taken: no code is good twice.
    last_used_step bigint,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint mfa_factors_secret_check check ((factor_type = 'totp') = (secret is not null))
  );
  create unique index mfa_factors_user_id_friendly_name_idx
    on auth.mfa_factors (user_id, friendly_name);
  create unique index mfa_factors_recovery_code_idx on auth.mfa_factors (user_id)
    where factor_type = 'recovery_code';

  create table auth.mfa_challenges (
    id uuid primary key default gen_random_uuid(),
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    verified_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

  create table auth.mfa_recovery_codes (
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    -- Keyed: whoever reads the table alone learns no code from it.
    code_hash text not null,
    used_at timestamptz,
    primary key (factor_id, code_hash)
  );

  alter table auth.mfa_factors enable row level security;
  alter table auth.mfa_challenges enable row level security;
  alter table auth.mfa_recovery_codes enable row level security;
end
$$;

-- ES256 key pairs as JWK. The newest signs; the others verify until they are retired.
create table private.signing_keys (
  id uuid primary key default gen_random_uuid(),
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  retired_at timestamptz,
  created_at timestamptz not null default now()
);
alter table private.signing_keys enable row level security;

create table private.api_keys (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('publishable', 'secret')),
  key text not null unique,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
alter table private.api_keys enable row level security;

-- Random keys that every node needs and nobody else may know: rate limit hashes, codes, token chains.
create table private.secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);
alter table private.secrets enable row level security;

-- Raises when the session of a token has ended, so that a revoked token fails on its next request.
create function private.require_session(session_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if session_id is null then
    return;
  end if;
  perform 1 from auth.sessions s
  where s.id = session_id and (s.not_after is null or s.not_after > now());
  if not found then
    raise exception 'session_not_found' using errcode = 'KL001';
  end if;
end
$$;
revoke all on function private.require_session(uuid) from public;
grant execute on function private.require_session(uuid) to authenticator;

create function private.has_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
  )
$$;
revoke all on function private.has_second_factor() from public;
grant execute on function private.has_second_factor() to kinolume_server;

-- Who is staff: asked by nearly every policy, and said here alone. app_metadata is written by the server alone;
-- user_metadata, which users edit, decides nothing. Whoever has a second factor is staff only in a session that has shown
-- it. A claim that is missing is no: with a null in its place, the second factor of every client would be looked for.
--
-- These three are in PL/pgSQL, which keeps the plan of an expression for the session, and run as their owner because the
-- callers may not look up names in this schema.
create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  return claims -> 'app_metadata' ->> 'role' is not distinct from 'staff'
    and (claims ->> 'aal' is not distinct from 'aal2' or not private.has_second_factor());
end
$$;
revoke all on function private.is_staff() from public;
grant execute on function private.is_staff() to anon, authenticated, service_role, kinolume_server;
comment on function private.is_staff() is
  'Safe as its owner: in a schema that no request can name, takes nothing, and answers yes or no about the caller.';

-- The owners whose rows the caller may read, as a range: a client's is one id wide, staff have all of it.
create function private.first_readable_owner() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when private.is_staff() then '00000000-0000-0000-0000-000000000000'::uuid
    else auth.uid()
  end;
end
$$;

create function private.last_readable_owner() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when private.is_staff() then 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid
    else auth.uid()
  end;
end
$$;
revoke all on function private.first_readable_owner(), private.last_readable_owner() from public;
grant execute on function private.first_readable_owner(), private.last_readable_owner()
  to authenticated;
comment on function private.first_readable_owner() is
  'Safe as its owner: in a schema that no request can name, takes nothing, and answers the caller''s id or a constant.';
comment on function private.last_readable_owner() is
  'Safe as its owner: in a schema that no request can name, takes nothing, and answers the caller''s id or a constant.';

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
create function private.require_recent_sign_in() returns trigger
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
revoke all on function private.require_recent_sign_in() from public;

-- The caller's own sessions, newest first. On GoTrue's columns, so that it runs on Supabase too.
create function public.my_sessions()
returns table (
  id uuid,
  created_at timestamptz,
  last_used_at timestamptz,
  user_agent text,
  is_current boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    s.id,
    s.created_at,
    coalesce(s.refreshed_at at time zone 'utc', s.created_at),
    s.user_agent,
    s.id::text = ((select auth.jwt()) ->> 'session_id')
  from auth.sessions s
  where s.user_id = (select auth.uid())
    and (s.not_after is null or s.not_after > now())
  order by s.created_at desc
$$;
revoke all on function public.my_sessions() from public, anon;
grant execute on function public.my_sessions() to authenticated;
comment on function public.my_sessions() is
  'Safe as its owner: it answers the sessions of auth.uid() alone, and no token of theirs.';

-- Ends one of the caller's own sessions; false when there is no such session of theirs.
create function public.revoke_session(session_id uuid)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  with gone as (
    delete from auth.sessions s
    where s.id = revoke_session.session_id and s.user_id = (select auth.uid())
    returning s.id
  )
  select exists (select 1 from gone)
$$;
revoke all on function public.revoke_session(uuid) from public, anon;
grant execute on function public.revoke_session(uuid) to authenticated;
comment on function public.revoke_session(uuid) is
  'Safe as its owner: it deletes a session of auth.uid() alone, and answers no more than whether there was one.';

-- Says that sessions have ended, so that every node closes what they still listen to at once instead of at its next
-- round. Not where a Supabase project brings its own sessions: there the tokens have no such column.
create function private.notify_ended_sessions() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('kinolume_sessions', '');
  return null;
end
$$;
revoke all on function private.notify_ended_sessions() from public;

do $$
begin
  if exists (
    select from pg_attribute
    where attrelid = to_regclass('auth.one_time_tokens') and attname = 'pending_password'
  ) then
    create trigger notify_ended_sessions after delete on auth.sessions
      for each statement execute function private.notify_ended_sessions();
  end if;
end
$$;
