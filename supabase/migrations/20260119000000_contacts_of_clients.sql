-- Where an enquiry or a lead stands is the inbox's to say, and the row leads there.
create or replace function public.list_client_contacts(client uuid)
returns table (id uuid, source text, kind text, status text, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select i.id, 'enquiry', i.kind, i.status, e.created_at
  from private.client_accounts(client) c
    join public.enquiries e on lower(e.email) = c.email
    join public.inbox_items i on i.enquiry_id = e.id
  where (select private.is_staff()) and client is not null and not e.quarantined
  union all
  select i.id, 'lead', i.kind, i.status, l.created_at
  from private.client_accounts(client) c
    join public.leads l on lower(l.email) = c.email
    join public.inbox_items i on i.lead_id = l.id
  where (select private.is_staff()) and client is not null and not l.quarantined
  order by 5 desc
$$;
