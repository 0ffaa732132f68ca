-- The order of the inbox as one number, so that an index gives it and a later page begins where the one before ended:
-- what has been overdue the longest, then what has the least time left, then everything else, the newest first. Both
-- parts count microseconds since 1970, the second backwards from so far away that they do not meet before the year 2096.
alter table public.inbox_items add column place bigint not null generated always as (
  case when clock = 'running'
    then (extract(epoch from due_at - to_timestamp(0)) * 1000000)::bigint
    else 8000000000000000 - (extract(epoch from received_at - to_timestamp(0)) * 1000000)::bigint
  end
) stored;

drop index public.inbox_items_received_at_idx;
drop index public.inbox_items_status_received_at_idx;
drop index public.inbox_items_owner_id_idx;
drop index public.inbox_items_running_idx;
create index inbox_items_place_idx on public.inbox_items (place, id);
create index inbox_items_status_place_idx on public.inbox_items (status, place, id);
create index inbox_items_owner_id_idx on public.inbox_items (owner_id, place, id);
create index inbox_items_running_idx on public.inbox_items (due_at) where clock = 'running';
create index inbox_items_unanswered_idx on public.inbox_items (place, id) where clock = 'unanswered';
create index inbox_items_received_at_idx on public.inbox_items (received_at);

drop function public.search_inbox(
  text[], text, text, uuid, boolean, boolean, timestamptz, uuid, integer, integer
);
-- As before, in the order of the list. `clock` is breached or unanswered.
create function public.search_inbox(
  patterns text[], status text default 'all', kind text default null, owner uuid default null,
  is_unowned boolean default false, clock text default null,
  after_place bigint default null, after_id uuid default null, size integer default 51
) returns table (id uuid)
language sql stable security definer set search_path = ''
as $$
  select i.id from public.inbox_items i
  where (select private.is_staff())
    and i.search like patterns[1] and i.search like all (patterns)
    and case search_inbox.status
      when 'all' then i.status <> 'spam' else i.status = search_inbox.status
    end
    and (search_inbox.kind is null or i.kind = search_inbox.kind)
    and (search_inbox.owner is null or i.owner_id = search_inbox.owner)
    and (not is_unowned or i.owner_id is null)
    and case search_inbox.clock
      when 'breached' then i.clock = 'running' and i.due_at < now()
      when 'unanswered' then i.clock = 'unanswered'
      else true
    end
    and (after_place is null or (i.place, i.id) > (after_place, after_id))
  order by i.place, i.id
  limit least(size, 101)
$$;

-- How the promise of an answer within 24 hours was kept for what has come in since.
create function public.count_answers(since timestamptz)
returns table (in_time bigint, late bigint, unanswered bigint, waiting bigint, overdue bigint)
language sql stable set search_path = ''
as $$
  select
    count(*) filter (where i.clock = 'answered' and (i.due_at is null or i.answered_at <= i.due_at)),
    count(*) filter (where i.clock = 'answered' and i.answered_at > i.due_at),
    count(*) filter (where i.clock = 'unanswered'),
    count(*) filter (where i.clock = 'running' and i.due_at >= now()),
    count(*) filter (where i.clock = 'running' and i.due_at < now())
  from public.inbox_items i where i.received_at >= since
$$;

revoke all on function
  public.search_inbox(text[], text, text, uuid, boolean, text, bigint, uuid, integer),
  public.count_answers(timestamptz) from public, anon, authenticated, service_role;
grant execute on function
  public.search_inbox(text[], text, text, uuid, boolean, text, bigint, uuid, integer),
  public.count_answers(timestamptz) to authenticated;
comment on function public.search_inbox(text[], text, text, uuid, boolean, text, bigint, uuid, integer) is
  'Safe as its owner: every row is under private.is_staff(), and it answers ids, which are read under their policies.';
