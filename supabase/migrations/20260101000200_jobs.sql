-- What the server does by itself: mail, jobs, and the counts behind its limits.

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
  -- At most one unfinished job of a kind for each key.
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
create unique index jobs_unique_key_idx on private.jobs (kind, unique_key)
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

-- Counts one hit, and answers 0 or the seconds to wait. The window slides: of the hits in the fixed window before this
-- one, those count that are likely to lie within the last window's length, so that nobody gets twice a limit around a
-- boundary. Refused hits are not counted: who waits as long as told gets in. A hit stays counted only if the
-- transaction commits.
create function private.hit_rate_limit(
  bucket text, key_hash bytea, max_hits integer, window_length interval
) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  window_seconds double precision := extract(epoch from window_length);
  position double precision := extract(epoch from clock_timestamp()) / window_seconds;
  started timestamptz := to_timestamp(floor(position) * window_seconds);
  -- How much of this window has passed, from 0 to 1.
  passed double precision := position - floor(position);
  before integer;
  counted integer;
  -- What must have passed, of this window or counting into the next one, before there is room for one more.
  needed double precision;
begin
  -- Locks the row, so that equal keys take turns.
  insert into private.rate_limits as r (bucket, key_hash, window_start, hits, expires_at)
  values (
    hit_rate_limit.bucket, hit_rate_limit.key_hash, started, 0,
    least(started + 2 * window_length, started + interval '24 hours')
  )
  on conflict on constraint rate_limits_pkey do update set hits = r.hits
  returning r.hits into counted;
  select coalesce(sum(r.hits), 0) into before from private.rate_limits r
  where r.bucket = hit_rate_limit.bucket and r.key_hash = hit_rate_limit.key_hash
    and r.window_start = started - window_length;
  if counted + before * (1 - passed) <= max_hits - 1 then
    update private.rate_limits r set hits = r.hits + 1
    where r.bucket = hit_rate_limit.bucket and r.key_hash = hit_rate_limit.key_hash
      and r.window_start = started;
    return 0;
  end if;
  needed := case
    when counted < max_hits then 1 - (max_hits - 1 - counted) / before::double precision
    else 2 - (max_hits - 1) / counted::double precision
  end;
  return greatest(1, ceil((needed - passed) * window_seconds));
end
$$;
revoke all on function private.hit_rate_limit(text, bytea, integer, interval) from public;
grant execute on function private.hit_rate_limit(text, bytea, integer, interval) to kinolume_server;

-- Counts one hit, and answers 0 or the seconds to wait. Other than a limit, an allowance is exact: so many hits, and none
-- until the last is as old as that. All by the transaction's own time, so that what is made in it for as long lasts as long.
create function private.hit_allowance(
  bucket text, key_hash bytea, max_hits integer, lasting interval
) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  held private.rate_limits;
begin
  -- Equal keys take turns, also before there is a row to lock.
  perform pg_advisory_xact_lock(
    hashtextextended(hit_allowance.bucket || encode(hit_allowance.key_hash, 'hex'), 0)
  );
  select r.* into held from private.rate_limits r
  where r.bucket = hit_allowance.bucket and r.key_hash = hit_allowance.key_hash and r.expires_at > now()
  order by r.window_start desc limit 1;
  if not found then
    insert into private.rate_limits (bucket, key_hash, window_start, hits, expires_at)
    values (hit_allowance.bucket, hit_allowance.key_hash, clock_timestamp(), 1, now() + lasting);
    return 0;
  end if;
  if held.hits < max_hits then
    update private.rate_limits r
    set hits = r.hits + 1, expires_at = greatest(r.expires_at, now() + lasting)
    where r.bucket = held.bucket and r.key_hash = held.key_hash and r.window_start = held.window_start;
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from held.expires_at - now())));
end
$$;
revoke all on function private.hit_allowance(text, bytea, integer, interval) from public;
grant execute on function private.hit_allowance(text, bytea, integer, interval) to kinolume_server;

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

-- Mails are written by the server, from words it keeps: here they are only asked for, in the transaction of their cause.
create function private.enqueue_mail_job(job_kind text, about uuid, due timestamptz default now())
returns void
language sql volatile set search_path = ''
as $$
  insert into private.jobs (kind, payload, run_at)
  values (job_kind, jsonb_build_object('id', about), coalesce(due, now()));
  select pg_notify('kinolume_jobs', '');
$$;
revoke all on function private.enqueue_mail_job(text, uuid, timestamptz) from public;
