-- Whom an item of the inbox is from: their address, their account and their name, each found in one place.
-- In PL/pgSQL, which keeps its plans from row to row, and with what is looked for found first: tables would be walked
-- otherwise.

-- The address they left with it, or later in the same chat.
create function private.inbox_address(item public.inbox_items) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select lower(coalesce(
      (select e.email from public.enquiries e where e.id = item.enquiry_id),
      (select l.email from public.leads l where l.id = item.lead_id),
      (select p.email from public.eth_payments p where p.id = item.payment_id),
      (
        select l.email from public.leads l
        where l.conversation_id = item.conversation_id order by l.created_at desc limit 1
      )
    ))
  );
end
$$;

-- Of the accounts that had the address one after the other, the one that had it then. Anybody can sign up with any
-- address: it counts once it is confirmed, or where the studio itself has invited it.
create function private.find_client(address text, at timestamptz) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select h.user_id
    from (
      select f.user_id, f.held_until from private.former_addresses f
      where f.address = find_client.address and f.held_until >= at
      union all
      select u.id, 'infinity' from auth.users u
      where u.email = find_client.address and u.deleted_at is null
        and (u.email_confirmed_at is not null or u.invited_at is not null)
    ) h
    order by h.held_until limit 1
  );
end
$$;

create function private.inbox_client(item public.inbox_items) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  account uuid := coalesce(
    (select p.user_id from public.eth_payments p where p.id = item.payment_id),
    (select c.user_id from public.chat_conversations c where c.id = item.conversation_id),
    private.find_client(private.inbox_address(item), item.received_at)
  );
begin
  return (
    select u.id from auth.users u
    where u.id = account and u.deleted_at is null
      and u.raw_app_meta_data ->> 'role' is distinct from 'staff'
  );
end
$$;

create function private.items_of_address(address text) returns setof uuid
language plpgsql stable rows 5 security definer set search_path = ''
as $$
begin
  return query
    select i.id from public.enquiries s join public.inbox_items i on i.enquiry_id = s.id
    where lower(s.email) = address
    union
    select i.id from public.leads s join public.inbox_items i on i.lead_id = s.id
    where lower(s.email) = address
    union
    select i.id from public.leads s
    join public.inbox_items i on i.conversation_id = s.conversation_id
    where lower(s.email) = address
    union
    select i.id from public.eth_payments s join public.inbox_items i on i.payment_id = s.id
    where lower(s.email) = address;
end
$$;

create function private.items_of_client(client uuid) returns setof uuid
language plpgsql stable rows 5 security definer set search_path = ''
as $$
begin
  return query
    select i.id
    from (
      select lower(u.email) as address from auth.users u where u.id = client
      union
      select f.address from private.former_addresses f where f.user_id = client
    ) a
    cross join lateral private.items_of_address(a.address) as found (id)
    join public.inbox_items i on i.id = found.id
    where private.find_client(a.address, i.received_at) = client
    union
    select i.id from public.eth_payments p join public.inbox_items i on i.payment_id = p.id
    where p.user_id = client
    union
    select i.id from public.chat_conversations c join public.inbox_items i on i.conversation_id = c.id
    where c.user_id = client;
end
$$;

-- What else the same person has sent.
create function private.other_items(item public.inbox_items) returns setof public.inbox_items
language plpgsql stable rows 5 security definer set search_path = ''
as $$
declare
  client uuid := private.inbox_client(item);
  items uuid[] := array(select private.items_of_address(private.inbox_address(item)));
begin
  if client is not null then
    items := items || array(select private.items_of_client(client));
  end if;
  return query
    select o.* from public.inbox_items o
    where o.id = any(items) and o.id <> item.id and o.status <> 'spam';
end
$$;

-- What they are called, wherever an item is named; null for those who said nothing.
create or replace function private.name_inbox_item(item uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(
      e.name, e.email, l.name,
      (
        select a.name from public.leads a
        where a.conversation_id = i.conversation_id order by a.created_at desc limit 1
      ),
      private.name_account(coalesce(p.user_id, c.user_id)), p.email
    )
    from public.inbox_items i
    left join public.enquiries e on e.id = i.enquiry_id
    left join public.leads l on l.id = i.lead_id
    left join public.eth_payments p on p.id = i.payment_id
    left join public.chat_conversations c on c.id = i.conversation_id
    where i.id = item
  );
end
$$;
revoke all on function private.inbox_address(public.inbox_items), private.find_client(text, timestamptz),
  private.inbox_client(public.inbox_items), private.items_of_address(text),
  private.items_of_client(uuid), private.other_items(public.inbox_items) from public;
-- Mails to the studio name items, too.
grant execute on function private.name_inbox_item(uuid) to kinolume_server;

-- For a page of the inbox, in one call.
create function public.describe_senders(items uuid[])
returns table (id uuid, who text, client_id uuid, others bigint)
language sql stable security definer set search_path = ''
as $$
  select i.id, private.name_inbox_item(i.id), private.inbox_client(i),
    (select count(*) from private.other_items(i))
  from public.inbox_items i
  where (select private.is_staff()) and i.id = any(items[1:500])
$$;
create function public.list_other_items(item uuid) returns table (id uuid)
language sql stable security definer set search_path = ''
as $$
  select o.id from public.inbox_items i cross join lateral private.other_items(i) o
  where (select private.is_staff()) and i.id = item
  order by o.received_at desc, o.id limit 10
$$;

drop function public.list_client_contacts(uuid);
create function public.list_client_contacts(client uuid)
returns table (item_id uuid, kind text, who text, status text, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select i.id, i.kind, private.name_inbox_item(i.id), i.status, i.received_at
  from private.items_of_client(client) as found (id) join public.inbox_items i on i.id = found.id
  where (select private.is_staff()) and i.kind <> 'payment' and i.status <> 'spam'
  order by i.received_at desc
$$;

revoke all on function public.describe_senders(uuid[]), public.list_other_items(uuid),
  public.list_client_contacts(uuid) from public, anon, authenticated, service_role;
grant execute on function public.describe_senders(uuid[]), public.list_other_items(uuid),
  public.list_client_contacts(uuid) to authenticated;
comment on function public.describe_senders(uuid[]) is
  'Safe as its owner: every row is under private.is_staff(), and of an account it answers the id, and the name at most.';
comment on function public.list_other_items(uuid) is
  'Safe as its owner: every row is under private.is_staff(), and it answers ids, which are read under their policies.';
comment on function public.list_client_contacts(uuid) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of an item is named column by column.';
