-- Which of an account's ways back in this is: empty for the plain link, which opens in any browser, else a hash of where it
-- leads and which browser can use it. Null in all other mails. Not where a Supabase project brings its own tokens.
do $$
begin
  if not exists (
    select from pg_attribute
    where attrelid = to_regclass('auth.one_time_tokens') and attname = 'pending_password'
  ) then
    return;
  end if;

  alter table auth.one_time_tokens add column link_key text;
  create unique index one_time_tokens_link_key_idx on auth.one_time_tokens (user_id, link_key);
end
$$;

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
