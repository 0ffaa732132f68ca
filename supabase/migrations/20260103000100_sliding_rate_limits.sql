-- Counts one hit, and answers 0 or the seconds to wait. The window slides: of the hits in the fixed window before this
-- one, those count that are likely to lie within the last window's length, so that nobody gets twice a limit around a
-- boundary. Refused hits are not counted: who waits as long as told gets in. A hit stays counted only if the
-- transaction commits.
create or replace function private.hit_rate_limit(
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
