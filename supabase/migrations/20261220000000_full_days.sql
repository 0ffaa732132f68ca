-- Whether a day has room for one more call, by the studio's clock. It fails by itself, so that whoever writes a call need not wait for
-- the answer before the commit. Fails as two calls at once do: who books meanwhile was quicker.
create function private.require_room_that_day(calendar uuid, start timestamptz, own uuid[]) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if (
    select count(b.id) >= min(c.most_per_day)
    from public.calendars c
    cross join date_trunc('day', start, c.zone) as midnight
    left join public.bookings b on b.calendar_id = c.id and b.id <> all(own)
      and b.state <> 'cancelled' and (b.state <> 'held' or b.hold_expires_at > now())
      and b.starts_at >= midnight
      and b.starts_at < date_trunc('day', midnight + interval '36 hours', c.zone)
    where c.id = calendar
  ) then
    raise exception 'That day has no room for another call.' using errcode = '23P01';
  end if;
end
$$;
revoke all on function private.require_room_that_day(uuid, timestamptz, uuid[]) from public;
grant execute on function private.require_room_that_day(uuid, timestamptz, uuid[]) to kinolume_server;
