-- The studio's list of clients. Addresses and sign-ins lie with the accounts, which no request may read, so these run
-- with their owner's rights and give staff alone an answer.

create policy "Staff edit every profile" on public.profiles
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

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

-- What came in from a client's address before there was an account, and since, with its place in the inbox, whose table
-- comes later. Quarantined ones are nobody's.
create function public.list_client_contacts(client uuid)
returns table (id uuid, item_id uuid, kind text, status text, created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if client is null or not private.is_staff() then
    return;
  end if;
  return query
    select e.id, i.id, e.kind, i.status, e.created_at
    from private.client_accounts(client) c
    join public.enquiries e on lower(e.email) = c.email
    left join public.inbox_items i on i.enquiry_id = e.id
    where not e.quarantined
    union all
    select l.id, i.id, 'lead', i.status, l.created_at
    from private.client_accounts(client) c
    join public.leads l on lower(l.email) = c.email
    left join public.inbox_items i on i.lead_id = l.id
    where not l.quarantined
    order by 5 desc;
end
$$;
revoke all on function public.list_client_contacts(uuid) from public, anon, authenticated, service_role;
grant execute on function public.list_client_contacts(uuid) to authenticated;
