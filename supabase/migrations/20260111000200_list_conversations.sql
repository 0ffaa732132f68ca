-- The studio's conversations with whose they are, a page at a time: unread first, then by the last message. With a
-- client, that one, whether anything was said yet or not.
create function public.list_conversations(
  search text default null, shown text default null, client uuid default null,
  first_row integer default 0, row_count integer default 50
)
returns table (
  user_id uuid, display_name text, company_name text, email text, assigned_to uuid,
  last_message_at timestamptz, last_from_studio boolean, last_excerpt text, last_files integer,
  unread integer
)
language sql stable security definer set search_path = ''
as $$
  select p.user_id, p.display_name, p.company_name, u.email::text, c.assigned_to,
    c.last_message_at, c.last_from_studio, c.last_excerpt, c.last_files,
    coalesce(c.unread_by_studio, 0)
  from public.profiles p
  join auth.users u on u.id = p.user_id
  left join public.conversations c on c.user_id = p.user_id
  where (select private.is_staff())
    and case when client is null then c.user_id is not null else p.user_id = client end
    and (
      nullif(search, '') is null
      or strpos(lower(concat_ws(' ', p.display_name, p.company_name, u.email)), lower(search)) > 0
    )
    and case shown
      when 'unread' then c.is_unread
      when 'mine' then c.assigned_to = (select auth.uid())
      when 'nobody' then c.assigned_to is null
      else true
    end
  order by c.is_unread desc, c.last_message_at desc, p.user_id
  offset greatest(first_row, 0) limit least(greatest(row_count, 1), 200)
$$;
revoke all on function public.list_conversations(text, text, uuid, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_conversations(text, text, uuid, integer, integer)
  to authenticated;
