-- A page of the inbox by words. Under a policy PostgreSQL looks at every row before it may ask LIKE about one, and so
-- cannot use the index of the search; here it asks once who is calling instead. Patterns as LIKE takes them, all of
-- which have to match; `status` 'all' leaves spam out.
create function public.search_inbox(
  patterns text[], status text default 'all', kind text default null, owner uuid default null,
  is_unowned boolean default false, is_breached boolean default false,
  before_time timestamptz default null, before_id uuid default null,
  skip integer default 0, size integer default 51
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
    and (not is_breached or (i.status = 'new' and i.due_at < now()))
    and (before_time is null or (i.received_at, i.id) < (before_time, before_id))
  order by i.received_at desc, i.id desc
  limit least(size, 101) offset greatest(skip, 0)
$$;
revoke all on function public.search_inbox(
  text[], text, text, uuid, boolean, boolean, timestamptz, uuid, integer, integer
) from public, anon, service_role;
grant execute on function public.search_inbox(
  text[], text, text, uuid, boolean, boolean, timestamptz, uuid, integer, integer
) to authenticated;
