-- What came in from a client's address, as the inbox has it: the id is the item's, and so is where it stands.
create or replace function public.list_client_contacts(client uuid)
returns table (id uuid, source text, kind text, status text, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select i.id, 'enquiry', i.kind, i.status, i.received_at
  from private.client_accounts(client) c
  join public.enquiries e on lower(e.email) = c.email
  join public.inbox_items i on i.enquiry_id = e.id
  where (select private.is_staff()) and client is not null and i.status <> 'spam'
  union all
  select i.id, 'lead', i.kind, i.status, i.received_at
  from private.client_accounts(client) c
  join public.leads l on lower(l.email) = c.email
  join public.inbox_items i on i.lead_id = l.id
  where (select private.is_staff()) and client is not null and i.status <> 'spam'
  order by 5 desc
$$;
