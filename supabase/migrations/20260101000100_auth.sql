-- Accounts, sessions and one-time tokens for the embedded backend, under GoTrue's table and column
-- names. A Supabase project brings its own auth schema: there this block does nothing, and only the
-- functions at the end are added.
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
    updated_at timestamptz not null default now()
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
    updated_at timestamptz not null default now()
  );
  create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type);
  create index one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);

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

revoke all on function public.my_sessions() from public, anon;
revoke all on function public.revoke_session(uuid) from public, anon;
grant execute on function public.my_sessions() to authenticated;
grant execute on function public.revoke_session(uuid) to authenticated;
