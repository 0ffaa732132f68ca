-- The studio's side: a client is a company. Lists, the inbox and the log name it; staff bring two together, or move somebody.

-- Of two that were brought together, the one that is left says where its files, links and history have gone.
alter table public.companies add column merged_into uuid references public.companies (id) on delete set null;
create index companies_merged_into_idx on public.companies (merged_into);

-- Attachments lie in the company's own folder, or in that of one that has become part of it, whoever sends them: one that
-- points elsewhere would show staff somebody else's file under this client's name.
alter table public.messages drop constraint messages_attachments_own_check;
alter table public.messages add constraint messages_attachments_shape_check check (
  not jsonb_path_exists(
    attachments,
    '$[*] ? (!(
      @.bucket == "attachments" && @.path.type() == "string" && @.name.type() == "string"
      && @.type.type() == "string" && @.size.type() == "number"
    ))'
  )
) not valid;
create or replace function private.check_attachments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from jsonb_array_elements(new.attachments) file
    where split_part(file ->> 'path', '/', 1) not in (
      select new.company_id::text
      union all
      select c.id::text from public.companies c where c.merged_into = new.company_id
    )
  ) then
    raise exception 'An attachment lies in the folder of another client.' using errcode = '23514';
  end if;
  perform private.require_file('attachments', f.path)
  from (
    select distinct file ->> 'path' as path from jsonb_array_elements(new.attachments) file order by 1
  ) f;
  return null;
end
$$;

-- The folders in which the attachments of the caller's company lie.
create function private.readable_folders() returns setof text
language plpgsql stable rows 2 security definer set search_path = ''
as $$
declare
  company uuid := private.current_company();
begin
  return query select company::text where company is not null
    union all select c.id::text from public.companies c where c.merged_into = company;
end
$$;
revoke all on function private.readable_folders() from public;
grant execute on function private.readable_folders() to authenticated;
comment on function private.readable_folders() is
  'Safe as its owner: in a schema that no request can name, takes nothing, and answers ids of the caller''s own company.';
alter policy "People read their company's files, staff all" on storage.objects
  using (
    (select private.is_staff())
    or (
      bucket_id = 'attachments'
      and split_part(name, '/', 1) = any (array(select private.readable_folders()))
    )
    or (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
    or (
      bucket_id = 'deliverables'
      and split_part(name, '/', 1) in (
        select id::text from public.pr_campaigns where company_id = (select private.current_company())
        union all
        select id::text from public.projects where company_id = (select private.current_company())
      )
    )
  );

-- What lies in a folder, and in those of companies that have become part of its own: all of it takes up the same room,
-- whichever company its uploader looks at. By ranges of names, which their index answers.
create function changes.used_bytes(folder text) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(sum((o.metadata ->> 'size')::bigint), 0)
    from (
      select folder as name
      union all
      select c.id::text from public.companies c where c.merged_into::text = folder
    ) f
    join storage.objects o on o.name >= f.name || '/' and o.name < f.name || '0'
    where o.bucket_id in ('attachments', 'avatars')
  );
end
$$;
revoke all on function changes.used_bytes(text) from public;
grant execute on function changes.used_bytes(text) to authenticated;
comment on function changes.used_bytes(text) is
  'Safe as its owner: in a schema that no request can name, and answers a sum of sizes, after the caller has written there.';

-- Searched by parts of words, and there are hundreds of clients, not millions: no index would be quicker.
drop function public.list_clients(text, text, text, integer, integer);
drop function public.read_client_account(uuid);
drop function private.client_accounts(uuid);
create function private.client_companies(chosen uuid[] default null)
returns table (
  company_id uuid, name text, company_name text, contact text, email text, people bigint, state text,
  invited_at timestamptz, joined_at timestamptz, last_seen_at timestamptz, closing_due_at timestamptz,
  words text
)
language sql stable security definer set search_path = ''
as $$
  select
    c.id, coalesce(nullif(trim(c.name), ''), (p.names)[1], (p.addresses)[1]), c.name,
    (p.names)[1], (p.addresses)[1], coalesce(p.people, 0),
    case
      when p.is_active then 'active' when p.is_invited then 'invited'
      when p.people > 0 then 'unconfirmed' else 'empty'
    end,
    p.invited_at, c.created_at, p.last_seen_at, c.closing_due_at,
    lower(concat_ws(' ', c.name, array_to_string(p.names, ' '), array_to_string(p.addresses, ' ')))
  from public.companies c
  left join (
    select m.company_id, count(*) as people,
      array_agg(nullif(f.display_name, '') order by private.role_rank(m.role) desc, m.created_at, m.user_id) as names,
      array_agg(u.email::text order by private.role_rank(m.role) desc, m.created_at, m.user_id) as addresses,
      bool_or(u.email_confirmed_at is not null) as is_active,
      bool_or(u.invited_at is not null) as is_invited,
      max(u.invited_at) as invited_at,
      max(greatest(u.last_sign_in_at, (
        select max(greatest(s.created_at, s.refreshed_at at time zone 'utc'))
        from auth.sessions s where s.user_id = m.user_id
      ))) as last_seen_at
    from public.memberships m
    join public.profiles f on f.user_id = m.user_id
    join auth.users u on u.id = m.user_id and u.deleted_at is null
    where chosen is null or m.company_id = any (chosen)
    group by m.company_id
  ) p on p.company_id = c.id
  where c.closed_at is null and (chosen is null or c.id = any (chosen))
$$;
revoke all on function private.client_companies(uuid[]) from public;

-- Whoever asks for a client that has become part of another means that one.
create function private.follow_merge(client uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select c.merged_into from public.companies c where c.id = client), client);
end
$$;
revoke all on function private.follow_merge(uuid) from public;

create or replace function private.count_open_payments(client uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from public.eth_payments e
  where e.company_id = client and e.resolution is null
    and (e.state in ('confirming', 'underpaid', 'overpaid', 'late', 'review')
      or (e.state = 'quoted' and e.expires_at > now()))
$$;
create or replace function private.count_unread(client uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from public.messages m
  where m.company_id = client and m.read_at is null and not m.from_studio
$$;

-- What stands last in the answers of the lists is what the version before reads: it knew a client by an account's id, which is
-- that of the account's first company. The next release drops it, and read_client_account.

-- One page. `sort` is a column, with a minus before it for the other way round; `only` is active, invited,
-- unconfirmed, unread or payments. Figures are counted for the rows of the page, and for all only where they are
-- sorted or filtered by.
create function public.list_clients(
  search text default null, only_those text default null, sort text default null,
  first_row integer default 0, row_count integer default 50
)
returns table (
  company_id uuid, name text, contact text, email text, people bigint, state text,
  invited_at timestamptz, joined_at timestamptz, last_seen_at timestamptz, closing_due_at timestamptz,
  projects bigint, campaigns bigint, unread bigint, open_payments bigint, total bigint,
  user_id uuid, display_name text, company_name text
)
language sql stable security definer set search_path = ''
as $$
  with found as (
    select c.*,
      case ltrim(sort, '-')
        when 'projects' then (select count(*) from public.projects t where t.company_id = c.company_id)
        when 'campaigns' then (select count(*) from public.pr_campaigns t where t.company_id = c.company_id)
        when 'unread' then private.count_unread(c.company_id)
        when 'payments' then private.count_open_payments(c.company_id)
        when 'people' then c.people
        when 'seen' then extract(epoch from coalesce(c.last_seen_at, 'epoch'))
        when 'joined' then extract(epoch from c.joined_at)
      end * (case when sort like '-%' then -1 else 1 end) as number_key,
      case ltrim(sort, '-')
        when 'email' then lower(coalesce(c.email, ''))
        when 'contact' then lower(coalesce(c.contact, ''))
        else lower(coalesce(c.name, ''))
      end as text_key
    from private.client_companies() c
    where (select private.is_staff())
      and (nullif(search, '') is null or strpos(c.words, lower(search)) > 0)
      and case only_those
        when 'unread' then private.count_unread(c.company_id) > 0
        when 'payments' then private.count_open_payments(c.company_id) > 0
        when 'active' then c.state = 'active'
        when 'invited' then c.state = 'invited'
        when 'unconfirmed' then c.state = 'unconfirmed'
        else true
      end
  ), page as (
    select f.*, count(*) over () as total,
      row_number() over (
        order by f.number_key,
          case when sort in ('-name', '-contact', '-email') then f.text_key end desc,
          f.text_key, f.company_id
      ) as place
    from found f
    order by place
    offset greatest(first_row, 0) limit least(greatest(row_count, 1), 200)
  )
  select
    p.company_id, p.name, p.contact, p.email, p.people, p.state,
    p.invited_at, p.joined_at, p.last_seen_at, p.closing_due_at,
    (select count(*) from public.projects t where t.company_id = p.company_id),
    (select count(*) from public.pr_campaigns t where t.company_id = p.company_id),
    private.count_unread(p.company_id),
    private.count_open_payments(p.company_id),
    p.total,
    p.company_id, p.contact, p.company_name
  from page p order by p.place
$$;
revoke all on function public.list_clients(text, text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_clients(text, text, text, integer, integer) to authenticated;
comment on function public.list_clients(text, text, text, integer, integer) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of an account is named column by column.';

-- One client; nothing when there is none, or to anyone but staff. Asked for one that has become part of another, that one.
create function public.read_client(client uuid)
returns table (
  company_id uuid, name text, company_name text, industry text, website text, contact text, email text,
  people bigint, state text, invited_at timestamptz, joined_at timestamptz, last_seen_at timestamptz,
  closing_due_at timestamptz, unread bigint
)
language sql stable security definer set search_path = ''
as $$
  select c.company_id, c.name, c.company_name, o.industry, o.website, c.contact, c.email, c.people, c.state,
    c.invited_at, c.joined_at, c.last_seen_at, c.closing_due_at, private.count_unread(c.company_id)
  from private.client_companies(array[private.follow_merge(client)]) c
  join public.companies o on o.id = c.company_id
  where (select private.is_staff()) and client is not null
$$;
revoke all on function public.read_client(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_client(uuid) to authenticated;
comment on function public.read_client(uuid) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of an account is named column by column.';

create function public.read_client_account(client uuid)
returns table (
  user_id uuid, email text, state text, invited_at timestamptz, joined_at timestamptz,
  last_seen_at timestamptz, unread bigint
)
language sql stable security definer set search_path = ''
as $$
  select c.company_id, c.email, c.state, c.invited_at, c.joined_at, c.last_seen_at,
    private.count_unread(c.company_id)
  from private.client_companies(array[client]) c where (select private.is_staff())
$$;
revoke all on function public.read_client_account(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_client_account(uuid) to authenticated;
comment on function public.read_client_account(uuid) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of an account is named column by column.';

-- Before staff look at a dashboard as somebody of that company sees it. Raises when that is not theirs to do.
drop function public.log_preview(uuid);
create function public.log_preview(client uuid, person uuid default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only the studio can look at a client''s dashboard.' using errcode = '42501';
  end if;
  perform from public.companies c where c.id = client and c.closed_at is null;
  if not found or (person is not null and private.role_in(client, person) is null) then
    raise exception 'There is no such client.' using errcode = 'PT404';
  end if;
  perform private.log_action(
    auth.uid(), 'preview', case when person is null then 'companies' else 'profiles' end,
    coalesce(person, client)::text
  );
end
$$;
revoke all on function public.log_preview(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.log_preview(uuid, uuid) to authenticated;
comment on function public.log_preview(uuid, uuid) is
  'Safe as its owner: private.is_staff() is its first line, and it writes one entry of the log in the name of auth.uid().';

drop function public.list_conversations(text, text, uuid, integer, integer);
create function public.list_conversations(
  search text default null, shown text default null, client uuid default null,
  first_row integer default 0, row_count integer default 50
)
returns table (
  company_id uuid, name text, contact text, email text, people bigint, assigned_to uuid,
  last_message_at timestamptz, last_from_studio boolean, last_excerpt text, last_files integer,
  unread integer, user_id uuid, display_name text, company_name text
)
language sql stable security definer set search_path = ''
as $$
  -- The page first, and of it alone who they are.
  with page as materialized (
    select c.* from public.conversations c
    where (select private.is_staff())
      and (client is null or c.company_id = private.follow_merge(client))
      and (nullif(search, '') is null or c.company_id in (
        select f.company_id from private.client_companies() f where strpos(f.words, lower(search)) > 0
      ))
      and case shown
        when 'unread' then c.is_unread
        when 'mine' then c.assigned_to = (select auth.uid())
        when 'nobody' then c.assigned_to is null
        else true
      end
    order by c.is_unread desc, c.last_message_at desc, c.company_id
    offset greatest(first_row, 0) limit least(greatest(row_count, 1), 200)
  )
  select p.company_id, p.name, p.contact, p.email, p.people, c.assigned_to,
    c.last_message_at, c.last_from_studio, c.last_excerpt, c.last_files,
    coalesce(c.unread_by_studio, 0), p.company_id, p.contact, p.company_name
  from private.client_companies(case
    -- One that is asked for is there without a word in it, too.
    when client is null then array(select company_id from page) else array[private.follow_merge(client)]
  end) p
  left join page c on c.company_id = p.company_id
  where (select private.is_staff())
  order by c.is_unread desc, c.last_message_at desc, p.company_id
$$;
revoke all on function public.list_conversations(text, text, uuid, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_conversations(text, text, uuid, integer, integer)
  to authenticated;
comment on function public.list_conversations(text, text, uuid, integer, integer) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of an account is its name and address alone.';

-- The names of clients for lists that read as their caller, who cannot name what is private.
create function public.client_names() returns table (company_id uuid, client text)
language plpgsql stable rows 200 security definer set search_path = ''
as $$
begin
  -- To clients nobody's address is told, not even where a company has no other name.
  return query select c.id,
      case when private.is_staff() then private.name_company(c.id) else private.name_own_company(c.id) end
    from public.companies c
    where c.id between private.first_readable_company() and private.last_readable_company();
end
$$;
revoke all on function public.client_names() from public, anon, authenticated, service_role;
grant execute on function public.client_names() to authenticated;
comment on function public.client_names() is
  'Safe as its owner: it answers ids and names of the companies that the caller reads anyway, and takes nothing.';

drop function public.list_campaigns(text, text, integer, integer);
create function public.list_campaigns(
  search text default null, only_those text default null,
  first_row integer default 0, row_count integer default 50
)
returns table (
  id uuid, company_id uuid, title text, campaign_type text, status text, budget numeric,
  start_date date, end_date date, blockchain_verified boolean, created_at timestamptz,
  client text, person text, entries bigint, last_entry date, user_id uuid, company text
)
language sql stable set search_path = ''
as $$
  with clients as materialized (
    select n.company_id, n.client from public.client_names() n
  ), page as (
    select c.id, c.company_id, c.title, c.campaign_type, c.status, c.budget, c.start_date, c.end_date,
      c.blockchain_verified, c.created_at, c.user_id
    from public.pr_campaigns c
    where case
        when only_those = 'verified' then c.blockchain_verified
        when nullif(only_those, '') is null then true
        else c.status = only_those
      end
      and (
        nullif(search, '') is null
        or strpos(lower(c.title), lower(search)) > 0
        -- Not joined: PostgreSQL takes the range of companies for a narrow one, and would look at all names for every row.
        or c.company_id in (select n.company_id from clients n where strpos(lower(n.client), lower(search)) > 0)
        or c.user_id in (
          select f.user_id from public.profiles f where strpos(lower(f.display_name), lower(search)) > 0
        )
      )
    order by c.created_at desc, c.id
    offset greatest(first_row, 0) limit least(greatest(row_count, 1), 200)
  )
  select p.id, p.company_id, p.title, p.campaign_type, p.status, p.budget, p.start_date, p.end_date,
    p.blockchain_verified, p.created_at, n.client,
    (select f.display_name from public.profiles f where f.user_id = p.user_id),
    (select count(*) from public.pr_campaign_metrics m where m.campaign_id = p.id),
    (select max(m.metric_date) from public.pr_campaign_metrics m where m.campaign_id = p.id),
    p.company_id, n.client
  from page p left join clients n on n.company_id = p.company_id
  order by p.created_at desc, p.id
$$;
revoke all on function public.list_campaigns(text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_campaigns(text, text, integer, integer) to authenticated;

drop function public.list_payments(text[], text, integer, integer);
create function public.list_payments(
  states text[] default null, term text default null, skip integer default 0, size integer default 51
) returns table (
  id uuid, state text, package_id text, package_name text, price_gbp numeric, vat_gbp numeric,
  amount_wei text, received_wei text, email text, company_id uuid, client text, person text,
  campaign_id uuid, campaign_title text, campaign_status text, chain_id bigint, eth_address text,
  sender_address text, transaction_hash text, block_number bigint, block_time timestamptz,
  expires_at timestamptz, paid_at timestamptz, resolution text, resolved_by uuid,
  resolved_at timestamptz, refund_hash text, created_at timestamptz, updated_at timestamptz,
  user_id uuid, display_name text, company_name text
)
language sql stable set search_path = ''
as $$
  with clients as materialized (
    select n.company_id, n.client from public.client_names() n
  ), page as materialized (
    select p.* from public.eth_payments p
    where (states is null or p.state = any (states))
      and (
        term is null or p.id in (
          select q.id from public.eth_payments q where q.transaction_hash = lower(term)
          union all
          select q.id from public.eth_payments q where lower(q.eth_address) = lower(term)
          union all
          select q.id from public.eth_payments q where lower(q.sender_address) = lower(term)
          union all
          select q.id from public.eth_payments q where lower(q.email) = lower(term)
          union all
          select q.id from public.eth_payments q
          where q.id = case
            when term ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then term::uuid
          end
        )
      )
    order by p.created_at desc, p.id desc
    limit least(size, 100) offset greatest(skip, 0)
  )
  select p.id, p.state, p.package_id, k.name, p.price_gbp, p.vat_gbp, p.amount_wei::text,
    p.received_wei::text, p.email, p.company_id, n.client, f.display_name, p.campaign_id, c.title,
    c.status, p.chain_id, p.eth_address, p.sender_address, p.transaction_hash, p.block_number,
    p.block_time, p.expires_at, p.paid_at, p.resolution, p.resolved_by, p.resolved_at, p.refund_hash,
    p.created_at, p.updated_at, p.company_id, f.display_name, n.client
  from page p
  join public.pr_packages k on k.id = p.package_id
  left join clients n on n.company_id = p.company_id
  left join public.profiles f on f.user_id = p.user_id
  left join public.pr_campaigns c on c.id = p.campaign_id
  order by p.created_at desc, p.id desc
$$;
revoke all on function public.list_payments(text[], text, integer, integer) from public, anon, service_role;
grant execute on function public.list_payments(text[], text, integer, integer) to authenticated;

drop function public.find_projects(text, text[], uuid, text, integer, integer);
create function public.find_projects(
  words text default '', states text[] default null, client uuid default null,
  sort text default '', page_size integer default 50, skip integer default 0
) returns table (
  id uuid, title text, status text, priority text, progress smallint, project_type text,
  budget numeric, estimated_completion_date date, updated_at timestamptz,
  company_id uuid, client text, person text, waiting integer, sent_back integer,
  user_id uuid, client_name text, company_name text
)
language sql stable set search_path = ''
as $$
  with clients as materialized (
    select n.company_id, n.client from public.client_names() n
  ), found as (
    select p.*, n.client as client_name, f.display_name
    from public.projects p
    join clients n on n.company_id = p.company_id
    left join public.profiles f on f.user_id = p.user_id
    where (states is null or p.status = any (states))
      and (find_projects.client is null or p.company_id = coalesce(
        (select c.merged_into from public.companies c where c.id = find_projects.client), find_projects.client
      ))
      and (
        trim(words) = '' or lower(concat_ws(
          ' ', p.title, p.description, p.project_type, n.client, f.display_name
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
      case sort when 'client' then lower(n.client) end,
      case sort when '-client' then lower(n.client) end desc nulls last,
      case sort when 'budget' then p.budget end,
      case sort when '-budget' then p.budget end desc nulls last,
      case sort when 'changed' then p.updated_at end,
      p.updated_at desc, p.id
    limit least(greatest(page_size, 1), 51) offset greatest(skip, 0)
  )
  select f.id, f.title, f.status, f.priority, f.progress, f.project_type, f.budget,
    f.estimated_completion_date, f.updated_at, f.company_id, f.client_name, f.display_name,
    d.waiting, d.sent_back, f.company_id, f.display_name, f.client_name
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

-- The inbox. Somebody's items are also their company's: an answer to the company is an answer to them.

create function private.items_of_person(person uuid) returns setof uuid
language plpgsql stable rows 5 security definer set search_path = ''
as $$
begin
  return query
    select i.id
    from (
      select lower(u.email) as address from auth.users u where u.id = person
      union
      select f.address from private.former_addresses f where f.user_id = person
    ) a
    cross join lateral private.items_of_address(a.address) as found (id)
    join public.inbox_items i on i.id = found.id
    where private.find_client(a.address, i.received_at) = person
    union
    select i.id from public.eth_payments p join public.inbox_items i on i.payment_id = p.id
    where p.user_id = person
    union
    select i.id from public.chat_conversations c join public.inbox_items i on i.conversation_id = c.id
    where c.user_id = person;
end
$$;
create or replace function private.items_of_client(client uuid) returns setof uuid
language plpgsql stable rows 5 security definer set search_path = ''
as $$
begin
  return query
    select distinct found.id
    from public.memberships m cross join lateral private.items_of_person(m.user_id) as found (id)
    where m.company_id = client and m.is_current
    union
    select i.id from public.eth_payments p join public.inbox_items i on i.payment_id = p.id
    where p.company_id = client;
end
$$;
-- The person who sent it, and the company that they are in now, or that paid.
alter function private.inbox_client(public.inbox_items) rename to inbox_person;
create function private.inbox_client(item public.inbox_items) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (select p.company_id from public.eth_payments p where p.id = item.payment_id),
    private.current_company_of(private.inbox_person(item))
  );
end
$$;
create or replace function private.other_items(item public.inbox_items) returns setof public.inbox_items
language plpgsql stable rows 5 security definer set search_path = ''
as $$
declare
  person uuid := private.inbox_person(item);
  items uuid[] := array(select private.items_of_address(private.inbox_address(item)));
begin
  if person is not null then
    items := items || array(select private.items_of_person(person));
  end if;
  return query
    select o.* from public.inbox_items o
    where o.id = any(items) and o.id <> item.id and o.status <> 'spam';
end
$$;
revoke all on function private.items_of_person(uuid), private.inbox_client(public.inbox_items) from public;

create or replace function private.read_inbox_clock(
  item public.inbox_items,
  out due_at timestamptz, out answered_at timestamptz, out answered_by text, out clock text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  client uuid := private.inbox_client(item);
  matter uuid[] := array(select private.same_matter(item.id));
  conversation uuid := coalesce(
    item.conversation_id, (select l.conversation_id from public.leads l where l.id = item.lead_id)
  );
begin
  due_at := item.received_at + interval '24 hours';
  -- Who sits in front of the chat waits there; who has left an address has been promised a mail.
  if exists (select from public.talks t where t.id = item.conversation_id and t.state = 'waiting')
    and not exists (select from public.leads l where l.conversation_id = item.conversation_id) then
    due_at := item.received_at + interval '15 minutes';
  end if;
  -- Whoever asked for a person waits for one in the chat itself.
  if item.conversation_id is not null and not exists (
    select from public.talks t where t.id = item.conversation_id and t.state in ('waiting', 'open')
  ) and not exists (
    select from public.chat_conversations c where c.id = item.conversation_id and c.user_id is not null
  ) then
    due_at := (
      select greatest(due_at, min(l.created_at) + interval '24 hours')
      from public.leads l where l.conversation_id = item.conversation_id having count(*) > 0
    );
  elsif exists (
    select from public.eth_payments p
    where p.id = item.payment_id and p.state = 'paid' and p.resolved_at is null
  ) then
    -- Another transfer has settled it: there is nothing left to say.
    due_at := null;
  end if;
  select a.at, a.by into answered_at, answered_by
  from (
    select r.created_at, 'mail' from public.inbox_replies r
    where r.item_id = any(matter)
    union all
    select k.called_at, 'call' from public.inbox_calls k
    where k.item_id = any(matter)
    union all
    -- What is written to a client after the matter was closed is about something else.
    select min(m.created_at), 'message' from public.messages m
    where m.company_id = client and m.from_studio
      and m.created_at between item.received_at and coalesce(item.closed_at, 'infinity')
    union all
    select min(m.created_at), 'chat' from public.chat_messages m
    where m.conversation_id = conversation and m.discipline is not null
      and m.created_at >= item.received_at
    union all
    select p.resolved_at, 'settlement' from public.eth_payments p where p.id = item.payment_id
  ) as a (at, by)
  where a.at >= item.received_at
  order by a.at limit 1;
  clock := case
    when item.status = 'spam' then 'none'
    when answered_at is not null then 'answered'
    when due_at is null then 'none'
    when item.status = 'new' then 'running'
    else 'unanswered'
  end;
end
$$;

create or replace function private.refresh_client_clocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_clocks(array(
    select i.id from public.inbox_items i
    where i.clock = 'running' and i.id = any(array(select private.items_of_client(new.company_id)))
  ));
  return null;
end
$$;

-- The log.

create or replace function private.name_row(table_name text, row_id text) returns text
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
    when 'conversations', 'companies' then
      row_name := private.name_company(row_id::uuid);
    when 'memberships' then
      row_name := private.name_account(row_id::uuid);
    when 'company_invitations' then
      row_name := (
        select private.name_company(t.company_id) from public.company_invitations t where t.id = row_id::uuid
      );
    when 'messages' then
      row_name := (
        select private.name_company(t.company_id) from public.messages t where t.id = row_id::uuid
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

-- Two that are one: everything of the first becomes the second's, in one transaction. `describe_merge` says before what
-- that changes.
alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check check (action in (
  'insert', 'update', 'delete', 'preview', 'invite', 'generate_link', 'remove_factor', 'merge', 'move'
)) not valid;

create function private.require_two_companies(source uuid, target uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only the studio can do this.' using errcode = '42501';
  end if;
  if source = target or (
    select count(*) from public.companies c where c.id in (source, target) and c.closed_at is null
  ) < 2 then
    raise exception 'There are no two such clients.' using errcode = 'PT404';
  end if;
end
$$;
revoke all on function private.require_two_companies(uuid, uuid) from public;

create function public.describe_merge(source uuid, target uuid)
returns table (
  projects bigint, campaigns bigint, payments bigint, messages bigint, invitations bigint, people jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_two_companies(source, target);
  return query select
    (select count(*) from public.projects t where t.company_id = source),
    (select count(*) from public.pr_campaigns t where t.company_id = source),
    (select count(*) from public.eth_payments t where t.company_id = source),
    (select count(*) from public.messages t where t.company_id = source),
    (
      select count(*) from public.company_invitations t where t.company_id = source and t.expires_at > now()
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'user_id', m.user_id, 'name', private.name_account(m.user_id), 'role', m.role,
        'new_role', private.greater_role(m.role, private.role_in(target, m.user_id))
      ) order by private.role_rank(m.role) desc, m.created_at), '[]')
      from public.memberships m where m.company_id = source
    );
end
$$;
comment on function public.describe_merge(uuid, uuid) is
  'Safe as its owner: it answers to staff alone, who read both clients anyway, and changes nothing.';

create function private.greater_role(one text, other text) returns text
language sql immutable set search_path = ''
return case
  when other is null or private.role_rank(one) >= private.role_rank(other) then one else other
end;
revoke all on function private.greater_role(text, text) from public;

create function public.merge_companies(source uuid, target uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member public.memberships;
begin
  if not private.is_staff() then
    raise exception 'Only the studio can do this.' using errcode = '42501';
  end if;
  if not private.signed_in_recently(auth.jwt() -> 'amr') then
    raise exception 'Sign in again to do this.' using errcode = '42501', hint = 'recent_sign_in';
  end if;
  -- In one order, so that two who merge the same two do not wait for each other.
  perform private.lock_company(least(source, target));
  perform private.lock_company(greatest(source, target));
  perform private.require_two_companies(source, target);
  if exists (select from public.companies c where c.id = target and c.closing_due_at is not null) then
    raise exception 'That client is about to close. Keep it first.' using errcode = 'PT409', hint = 'closing';
  end if;

  update public.projects t set company_id = target where t.company_id = source;
  update public.pr_campaigns t set company_id = target where t.company_id = source;
  update public.eth_payments t set company_id = target where t.company_id = source;
  update public.companies c set merged_into = target where c.merged_into = source;
  update public.companies c
  set merged_into = target, closed_at = now(), closing_due_at = null where c.id = source;

  insert into public.conversation_readers (company_id, user_id, read_until)
  select target, r.user_id, r.read_until from public.conversation_readers r where r.company_id = source
  on conflict (company_id, user_id) do nothing;
  for member in
    delete from public.memberships m where m.company_id = source returning m.*
  loop
    insert into public.memberships as m (company_id, user_id, role, is_current, created_at)
    values (target, member.user_id, member.role, member.is_current, member.created_at)
    on conflict (company_id, user_id) do update
    set role = private.greater_role(m.role, excluded.role), is_current = m.is_current or excluded.is_current;
  end loop;
  delete from public.conversation_readers r where r.company_id = source;
  update public.company_invitations i set company_id = target
  where i.company_id = source and not exists (
    select from public.company_invitations o where o.company_id = target and o.address = i.address
  );
  delete from public.company_invitations i where i.company_id = source;

  update public.messages m set company_id = target, user_id = target where m.company_id = source;
  delete from private.message_notices n where n.company_id = source;
  perform private.recount_conversation(source);
  perform private.recount_conversation(target);
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values
    (
      auth.uid(), 'authenticated', 'merge', 'companies', source::text,
      jsonb_build_object('merged_into', jsonb_build_array(null, target))
    ),
    (
      auth.uid(), 'authenticated', 'merge', 'companies', target::text,
      jsonb_build_object('took_in', jsonb_build_array(null, source))
    );
end
$$;
comment on function public.merge_companies(uuid, uuid) is
  'Safe as its owner: private.is_staff() is its first line, of somebody who has just signed in, and every step is in the log.';

-- From the messages, where they have changed hands.
create function private.recount_conversation(company uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  assignee uuid := (select c.assigned_to from public.conversations c where c.company_id = company);
begin
  delete from public.conversations c where c.company_id = company;
  insert into public.conversations (
    company_id, assigned_to, last_message_at, last_from_studio, last_excerpt, last_files,
    unread_by_client, unread_by_studio
  )
  select company, assignee, last.created_at, last.from_studio, left(last.body, 160),
    jsonb_array_length(last.attachments), unread.by_client, unread.by_studio
  from (
    select m.* from public.messages m where m.company_id = company
    order by m.created_at desc, m.id desc limit 1
  ) last
  cross join (
    select count(*) filter (where m.from_studio) as by_client,
      count(*) filter (where not m.from_studio) as by_studio
    from public.messages m where m.company_id = company and m.read_at is null
  ) unread;
end
$$;
revoke all on function private.recount_conversation(uuid) from public;

-- Somebody who works for another client now. What they wrote stays where it was written.
create function public.move_member(person uuid, source uuid, target uuid, role text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only the studio can do this.' using errcode = '42501';
  end if;
  if private.role_rank(move_member.role) is null then
    raise exception 'There is no such role.' using errcode = 'PT400';
  end if;
  perform private.lock_company(least(source, target));
  perform private.lock_company(greatest(source, target));
  perform private.require_two_companies(source, target);
  if private.role_in(source, person) is null then
    raise exception 'They are not in this company.' using errcode = 'PT404';
  end if;
  if private.role_in(target, person) is not null then
    raise exception 'They are in that company already.' using errcode = 'PT409', hint = 'already_there';
  end if;
  if (select count(*) from public.memberships m where m.company_id = source) = 1 then
    raise exception 'Nobody else is in this company. Merge the two instead.'
      using errcode = 'PT409', hint = 'alone';
  end if;
  if private.is_last_owner(source, person) then
    raise exception 'A company needs an owner. Make somebody else one first.'
      using errcode = 'PT409', hint = 'last_owner';
  end if;
  delete from public.memberships m where m.company_id = source and m.user_id = person;
  delete from public.conversation_readers r where r.company_id = source and r.user_id = person;
  perform private.add_member(target, person, move_member.role);
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(), 'authenticated', 'move', 'memberships', person::text,
    jsonb_build_object('company_id', jsonb_build_array(source, target))
  );
end
$$;
comment on function public.move_member(uuid, uuid, uuid, text) is
  'Safe as its owner: private.is_staff() is its first line, and it ends one membership and begins another.';

revoke all on function public.describe_merge(uuid, uuid), public.merge_companies(uuid, uuid),
  public.move_member(uuid, uuid, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.describe_merge(uuid, uuid), public.merge_companies(uuid, uuid),
  public.move_member(uuid, uuid, uuid, text) to authenticated;
