-- What the studio reads of its clients and of its own log. Addresses and sign-ins lie with the accounts, which no request
-- may read, so these run with their owner's rights and give staff alone an answer.

-- Searched by parts of words, and there are hundreds of clients, not millions: no index would be quicker.
create function private.client_accounts(account uuid default null)
returns table (
  user_id uuid, display_name text, company_name text, email text, state text,
  invited_at timestamptz, joined_at timestamptz, last_seen_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select
    p.user_id, p.display_name, p.company_name, u.email::text,
    case
      when u.email_confirmed_at is not null then 'active'
      when u.invited_at is not null then 'invited'
      else 'unconfirmed'
    end,
    u.invited_at, u.created_at,
    greatest(u.last_sign_in_at, (
      select max(greatest(s.created_at, s.refreshed_at at time zone 'utc'))
      from auth.sessions s where s.user_id = p.user_id
    ))
  from public.profiles p join auth.users u on u.id = p.user_id
  where u.deleted_at is null
    and u.raw_app_meta_data ->> 'role' is distinct from 'staff'
    and (account is null or p.user_id = account)
$$;
revoke all on function private.client_accounts(uuid) from public;

-- What is neither finished nor given up: the client or the studio has something to do.
create function private.count_open_payments(client uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from public.eth_payments e
  where e.user_id = client and e.resolution is null
    and (e.state in ('confirming', 'underpaid', 'overpaid', 'late', 'review')
      or (e.state = 'quoted' and e.expires_at > now()))
$$;
create function private.count_unread(client uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from public.messages m
  where m.user_id = client and m.read_at is null and not m.from_studio
$$;
revoke all on function private.count_open_payments(uuid), private.count_unread(uuid) from public;

-- One page. `sort` is a column, with a minus before it for the other way round; `only` is active, invited,
-- unconfirmed, unread or payments. Figures are counted for the rows of the page, and for all only where they are
-- sorted or filtered by.
create function public.list_clients(
  search text default null, only_those text default null, sort text default null,
  first_row integer default 0, row_count integer default 50
)
returns table (
  user_id uuid, display_name text, company_name text, email text, state text,
  invited_at timestamptz, joined_at timestamptz, last_seen_at timestamptz,
  projects bigint, campaigns bigint, unread bigint, open_payments bigint, total bigint
)
language sql stable security definer set search_path = ''
as $$
  with found as (
    select c.*,
      case ltrim(sort, '-')
        when 'projects' then (select count(*) from public.projects t where t.user_id = c.user_id)
        when 'campaigns' then (select count(*) from public.pr_campaigns t where t.user_id = c.user_id)
        when 'unread' then private.count_unread(c.user_id)
        when 'payments' then private.count_open_payments(c.user_id)
        when 'seen' then extract(epoch from coalesce(c.last_seen_at, 'epoch'))
        when 'joined' then extract(epoch from c.joined_at)
      end * (case when sort like '-%' then -1 else 1 end) as number_key,
      case ltrim(sort, '-')
        when 'company' then lower(coalesce(c.company_name, ''))
        when 'email' then lower(c.email)
        else lower(coalesce(nullif(c.display_name, ''), c.email))
      end as text_key
    from private.client_accounts() c
    where (select private.is_staff())
      and (
        nullif(search, '') is null
        or strpos(lower(concat_ws(' ', c.display_name, c.company_name, c.email)), lower(search)) > 0
      )
      and case only_those
        when 'unread' then private.count_unread(c.user_id) > 0
        when 'payments' then private.count_open_payments(c.user_id) > 0
        when 'active' then c.state = 'active'
        when 'invited' then c.state = 'invited'
        when 'unconfirmed' then c.state = 'unconfirmed'
        else true
      end
  ), page as (
    select f.*, count(*) over () as total,
      row_number() over (
        order by f.number_key,
          case when sort in ('-name', '-company', '-email') then f.text_key end desc,
          f.text_key, f.user_id
      ) as place
    from found f
    order by place
    offset greatest(first_row, 0) limit least(greatest(row_count, 1), 200)
  )
  select
    p.user_id, p.display_name, p.company_name, p.email, p.state,
    p.invited_at, p.joined_at, p.last_seen_at,
    (select count(*) from public.projects t where t.user_id = p.user_id),
    (select count(*) from public.pr_campaigns t where t.user_id = p.user_id),
    private.count_unread(p.user_id),
    private.count_open_payments(p.user_id),
    p.total
  from page p order by p.place
$$;
revoke all on function public.list_clients(text, text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_clients(text, text, text, integer, integer) to authenticated;
comment on function public.list_clients(text, text, text, integer, integer) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of an account is named column by column.';

-- The account of one client; nothing when there is none, or to anyone but staff.
create function public.read_client_account(client uuid)
returns table (
  user_id uuid, email text, state text, invited_at timestamptz, joined_at timestamptz,
  last_seen_at timestamptz, unread bigint
)
language sql stable security definer set search_path = ''
as $$
  select c.user_id, c.email, c.state, c.invited_at, c.joined_at, c.last_seen_at,
    private.count_unread(c.user_id)
  from private.client_accounts(client) c
  where (select private.is_staff()) and client is not null
$$;
revoke all on function public.read_client_account(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_client_account(uuid) to authenticated;
comment on function public.read_client_account(uuid) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of an account is named column by column.';

-- Before staff look at a dashboard as its client sees it. Raises when that is not theirs to do.
create function public.log_preview(client uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only the studio can look at a client''s dashboard.' using errcode = '42501';
  end if;
  perform from public.profiles p where p.user_id = client;
  if not found then
    raise exception 'There is no such client.' using errcode = 'PT404';
  end if;
  perform private.log_action(auth.uid(), 'preview', 'profiles', client::text);
end
$$;
revoke all on function public.log_preview(uuid) from public, anon, authenticated, service_role;
grant execute on function public.log_preview(uuid) to authenticated;
comment on function public.log_preview(uuid) is
  'Safe as its owner: private.is_staff() is its first line, and it writes one entry of the log in the name of auth.uid().';

-- What an entry of the log is about, as a reader would call it; null when it is gone or has no name.
create function private.name_row(table_name text, row_id text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  row_name text;
begin
  -- A statement for each: as one expression all of them would be made ready for every row.
  case table_name
    when 'projects' then
      row_name := (select t.title from public.projects t where t.id = row_id::uuid);
    when 'pr_campaigns' then
      row_name := (select t.title from public.pr_campaigns t where t.id = row_id::uuid);
    when 'pr_deliverables' then
      row_name := (select t.title from public.pr_deliverables t where t.id = row_id::uuid);
    when 'pr_campaign_metrics' then
      row_name := (
        select c.title from public.pr_campaign_metrics t join public.pr_campaigns c on c.id = t.campaign_id
        where t.id = row_id::uuid
      );
    when 'content_anchors' then
      row_name := (
        select c.title from public.content_anchors t join public.pr_campaigns c on c.id = t.campaign_id
        where t.id = row_id::uuid
      );
    when 'eth_payments' then
      row_name := (
        select p.name from public.eth_payments t join public.pr_packages p on p.id = t.package_id
        where t.id = row_id::uuid
      );
    when 'pr_packages' then
      row_name := (select t.name from public.pr_packages t where t.id = row_id);
    when 'leads' then
      row_name := (select t.name from public.leads t where t.id = row_id::uuid);
    when 'enquiries' then
      row_name := (
        select coalesce(t.name, t.email) from public.enquiries t where t.id = row_id::uuid
      );
    when 'profiles' then
      row_name := private.name_account(row_id::uuid);
    when 'conversations' then
      row_name := private.name_account(row_id::uuid);
    when 'messages' then
      row_name := (
        select private.name_account(t.user_id) from public.messages t where t.id = row_id::uuid
      );
    when 'substack_posts' then
      row_name := (select t.title from public.substack_posts t where t.id = row_id::uuid);
    when 'users' then
      row_name := private.name_account(row_id::uuid);
    when 'canned_answers' then
      row_name := (select t.title from public.canned_answers t where t.id = row_id::uuid);
    when 'taught_answers' then
      row_name := (select t.questions[1] from public.taught_answers t where t.id = row_id::uuid);
    when 'deliverable_versions' then
      row_name := (
        select d.title from public.deliverable_versions t
        join public.pr_deliverables d on d.id = t.deliverable_id where t.id = row_id::uuid
      );
    when 'deliverable_reviews' then
      row_name := (
        select d.title from public.deliverable_reviews t
        join public.pr_deliverables d on d.id = t.deliverable_id where t.id = row_id::uuid
      );
    when 'inbox_items' then
      row_name := private.name_inbox_item(row_id::uuid);
    when 'inbox_notes' then
      row_name := (
        select private.name_inbox_item(t.item_id) from public.inbox_notes t where t.id = row_id::uuid
      );
    when 'inbox_replies' then
      row_name := (
        select private.name_inbox_item(t.item_id) from public.inbox_replies t where t.id = row_id::uuid
      );
    when 'objects' then
      row_name := (
        select split_part(t.name, '/', -1) from storage.objects t where t.id = row_id::uuid
      );
    else
      row_name := null;
  end case;
  return row_name;
end
$$;
revoke all on function private.name_row(text, text) from public;

-- The item of the inbox that a row has to do with.
create function private.item_of_row(table_name text, row_id text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  case table_name
    when 'inbox_items' then
      return row_id::uuid;
    when 'inbox_notes' then
      return (select t.item_id from public.inbox_notes t where t.id = row_id::uuid);
    when 'inbox_replies' then
      return (select t.item_id from public.inbox_replies t where t.id = row_id::uuid);
    when 'inbox_calls' then
      return (select t.item_id from public.inbox_calls t where t.id = row_id::uuid);
    when 'enquiries' then
      return (select t.id from public.inbox_items t where t.enquiry_id = row_id::uuid);
    when 'leads' then
      return (select t.id from public.inbox_items t where t.lead_id = row_id::uuid);
    when 'talks' then
      return (select t.id from public.inbox_items t where t.conversation_id = row_id::uuid);
    when 'chat_messages' then
      return (
        select t.id from public.chat_messages m join public.inbox_items t using (conversation_id)
        where m.id = row_id::uuid
      );
    else
      return null;
  end case;
end
$$;
revoke all on function private.item_of_row(text, text) from public;

-- Names for a page of the log, in one call: who acted, and on what. Of what has to do with an item of the inbox, its kind
-- as well: both together are its name.
create function public.name_audit_entries(entries bigint[])
returns table (id bigint, actor_name text, row_name text, item_kind text)
language sql stable security definer set search_path = ''
as $$
  select a.id, private.name_account(a.actor_id),
    case when i.id is null
      then private.name_row(a.table_name, a.row_id) else private.name_inbox_item(i.id)
    end,
    i.kind
  from public.audit_log a
  left join public.inbox_items i on i.id = private.item_of_row(a.table_name, a.row_id)
  where (select private.is_staff()) and a.id = any(entries[1:200])
$$;
revoke all on function public.name_audit_entries(bigint[]) from public, anon, authenticated, service_role;
grant execute on function public.name_audit_entries(bigint[]) to authenticated;
comment on function public.name_audit_entries(bigint[]) is
  'Safe as its owner: every row is under private.is_staff(), and it answers names for at most 200 entries of the log.';

-- Whom the log can be searched by.
create function public.list_staff() returns table (user_id uuid, name text)
language sql stable security definer set search_path = ''
as $$
  select u.id, private.name_account(u.id) from auth.users u
  where (select private.is_staff()) and u.raw_app_meta_data ->> 'role' = 'staff' and u.deleted_at is null
  order by 2
$$;
revoke all on function public.list_staff() from public, anon, authenticated, service_role;
grant execute on function public.list_staff() to authenticated;
comment on function public.list_staff() is
  'Safe as its owner: every row is under private.is_staff(), and it answers names and ids of colleagues alone.';

-- The studio's list of all projects, one page at a time. It reads as the caller: a client would find their own. A minus
-- before `sort` turns it round. Each project's words are put together once, and not once for each word that is looked
-- for. The clients are read once as well: PostgreSQL takes the range of owners for a narrow one, and would look up a
-- client for every project. A backslash, % or _ is only a character here.
create function public.find_projects(
  words text default '', states text[] default null, client uuid default null,
  sort text default '', page_size integer default 50, skip integer default 0
) returns table (
  id uuid, title text, status text, priority text, progress smallint, project_type text,
  budget numeric, estimated_completion_date date, updated_at timestamptz,
  user_id uuid, client_name text, company_name text, waiting integer, sent_back integer
)
language sql stable set search_path = ''
as $$
  with clients as materialized (
    select c.user_id, c.display_name, c.company_name from public.profiles c
  ), found as (
    select p.*, c.display_name, c.company_name
    from public.projects p join clients c on c.user_id = p.user_id
    where (states is null or p.status = any (states))
      and (client is null or p.user_id = client)
      and (
        trim(words) = '' or lower(concat_ws(
          ' ', p.title, p.description, p.project_type, c.display_name, c.company_name
        )) like all (array(
          select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
          from regexp_split_to_table(lower(trim(words)), '\s+') as word
        ))
      )
    order by
      case sort when 'due' then p.estimated_completion_date end,
      case sort when '-due' then p.estimated_completion_date end desc nulls last,
      case sort when 'title' then lower(p.title) end,
      case sort when '-title' then lower(p.title) end desc nulls last,
      case sort when 'client' then lower(coalesce(c.company_name, c.display_name)) end,
      case sort when '-client' then lower(coalesce(c.company_name, c.display_name)) end desc nulls last,
      case sort when 'budget' then p.budget end,
      case sort when '-budget' then p.budget end desc nulls last,
      case sort when 'changed' then p.updated_at end,
      p.updated_at desc, p.id
    limit least(greatest(page_size, 1), 51) offset greatest(skip, 0)
  )
  select f.id, f.title, f.status, f.priority, f.progress, f.project_type, f.budget,
    f.estimated_completion_date, f.updated_at, f.user_id, f.display_name, f.company_name,
    d.waiting, d.sent_back
  from found f
  cross join lateral (
    select count(*) filter (where d.status = 'delivered')::integer as waiting,
      count(*) filter (where d.status = 'changes_requested')::integer as sent_back
    from public.pr_deliverables d where d.project_id = f.id
  ) as d
$$;
revoke all on function public.find_projects(text, text[], uuid, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.find_projects(text, text[], uuid, text, integer, integer)
  to authenticated;
