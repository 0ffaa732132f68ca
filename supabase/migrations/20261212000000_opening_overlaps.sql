-- Hours that lie within others say the same twice, and removing one of them closes nothing.

-- What overlaps already becomes one: nothing that can be booked changes.
do $$
declare
  part record;
  pair record;
begin
  -- Closed beside hours of the same day said nothing.
  delete from public.opening_exceptions closed using public.opening_exceptions other
  where closed.opens is null and other.opens is not null
    and (closed.calendar_id, closed.day) = (other.calendar_id, other.day);
  for part in
    select * from (values ('opening_hours', 'weekday'), ('opening_exceptions', 'day')) as t (name, field)
  loop
    loop
      execute format(
        'select a.id as first, b.id as second, greatest(a.closes, b.closes) as closes
        from public.%1$I a join public.%1$I b on (a.calendar_id, a.%2$I) = (b.calendar_id, b.%2$I)
        where a.opens < b.opens and b.opens < a.closes
        limit 1', part.name, part.field
      ) into pair;
      exit when pair.first is null;
      execute format('delete from public.%I where id = $1', part.name) using pair.second;
      execute format('update public.%I set closes = $2 where id = $1', part.name) using pair.first, pair.closes;
    end loop;
  end loop;
end
$$;

-- In seconds of the day: 24:00 is a time, too.
alter table public.opening_hours add constraint opening_hours_apart exclude using gist (
  calendar_id with =,
  weekday with =,
  int4range(extract(epoch from opens)::int, extract(epoch from closes)::int) with &&
);
-- Closed is all of the day.
alter table public.opening_exceptions add constraint opening_exceptions_apart exclude using gist (
  calendar_id with =,
  day with =,
  int4range(coalesce(extract(epoch from opens)::int, 0), coalesce(extract(epoch from closes)::int, 86400)) with &&
);
