-- Mail waiting to leave: written in the transaction of its cause, delivered at least once.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  reply_to text,
  -- Equal for mails of which only one may leave, such as one acknowledgement a day.
  unique_key text unique,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- While a node delivers; another takes over when it passes.
  locked_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index outbox_waiting_idx on private.outbox (next_attempt_at)
  where sent_at is null and failed_at is null;
create index outbox_created_at_idx on private.outbox (created_at);

create table private.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  payload jsonb not null default '{}',
  -- At most one unfinished job for each key.
  unique_key text,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- The run that holds it, and until when: another may take over when that passes.
  locked_by uuid,
  locked_until timestamptz,
  finished_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index jobs_waiting_idx on private.jobs (run_at)
  where finished_at is null and failed_at is null;
create unique index jobs_unique_key_idx on private.jobs (unique_key)
  where finished_at is null and failed_at is null;

-- Counts per window. key_hash is a keyed hash of an address or network, never the thing itself.
create table private.rate_limits (
  bucket text not null,
  key_hash bytea not null,
  window_start timestamptz not null,
  hits integer not null default 0,
  expires_at timestamptz not null,
  primary key (bucket, key_hash, window_start)
);
create index rate_limits_expires_at_idx on private.rate_limits (expires_at);

-- Counts one hit, and answers 0 or the seconds to wait. The hit stays counted only if the
-- transaction commits.
create function private.hit_rate_limit(
  bucket text, key_hash bytea, max_hits integer, window_length interval
) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  window_seconds double precision := extract(epoch from window_length);
  started timestamptz := to_timestamp(
    floor(extract(epoch from clock_timestamp()) / window_seconds) * window_seconds
  );
  counted integer;
begin
  insert into private.rate_limits as r (bucket, key_hash, window_start, hits, expires_at)
  values (
    hit_rate_limit.bucket, hit_rate_limit.key_hash, started, 1,
    least(started + window_length, started + interval '24 hours')
  )
  on conflict on constraint rate_limits_pkey do update set hits = r.hits + 1
  returning r.hits into counted;
  if counted <= max_hits then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from started + window_length - clock_timestamp())));
end
$$;
revoke all on function private.hit_rate_limit(text, bytea, integer, interval) from public;
grant execute on function private.hit_rate_limit(text, bytea, integer, interval) to kinolume_server;

-- The answer a request got, so that its repetition gets the same.
create table private.idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_created_at_idx on private.idempotency_keys (created_at);

create trigger keep_times before update on private.outbox
  for each row execute function private.keep_times();
create trigger keep_times before update on private.jobs
  for each row execute function private.keep_times();

alter table private.outbox enable row level security;
alter table private.jobs enable row level security;
alter table private.rate_limits enable row level security;
alter table private.idempotency_keys enable row level security;
