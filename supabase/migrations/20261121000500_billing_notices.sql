-- Who hears of a document, and what the bell says of it; and what a payment in ETH is called that is for an invoice.

alter table public.notices
  drop constraint notices_topic_check,
  add constraint notices_topic_check check (
    topic in (
      'messages', 'deliveries', 'billing', 'studio_messages', 'studio_reviews', 'studio_enquiries', 'studio_overdue',
      'studio_payments', 'studio_operations'
    )
  ),
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (
    kind in ('message', 'delivery', 'review', 'enquiry', 'overdue', 'payment', 'trouble', 'document')
  );
alter table public.notification_choices
  drop constraint notification_choices_topic_check,
  add constraint notification_choices_topic_check check (
    topic in (
      'messages', 'deliveries', 'billing', 'studio_messages', 'studio_reviews', 'studio_enquiries', 'studio_overdue',
      'studio_payments', 'studio_operations'
    )
  );

create or replace function private.default_choice(topic text) returns text
language sql immutable set search_path = ''
return case when topic in ('messages', 'deliveries', 'billing', 'studio_messages') then 'instant' else 'none' end;

-- Whoever may pay: owners and approvers. Without `by_mail` it is under their bell alone. Answers how many there are.
create function private.notify_of_document(document uuid, about text, by_mail boolean) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  told integer;
begin
  insert into public.notices (person_id, topic, kind, key, company_id, subject_id, facts, due_at)
  select m.user_id, 'billing', 'document', 'document ' || about, d.company_id, d.id,
    jsonb_build_object(
      'title', initcap(replace(d.kind, '_', ' ')) || ' ' || d.number,
      'state', d.kind
    ),
    case when by_mail and private.notice_choice(m.user_id, 'billing') <> 'none' then now() end
  from public.billing_documents d
  join public.memberships m on m.company_id = d.company_id and m.role in ('owner', 'approver')
  join auth.users u on u.id = m.user_id and u.deleted_at is null
  where d.id = document and d.state = 'issued'
  on conflict (person_id, key) do nothing;
  get diagnostics told = row_count;
  perform private.send_notices_soon() where told > 0 and by_mail;
  return told;
end
$$;

-- Money at the bank is told like money on the chain, which its own payment tells.
create function private.notify_of_incoming() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_studio(
    jsonb_populate_record(null::public.notices, jsonb_build_object(
      'topic', 'studio_payments', 'kind', 'payment', 'subject_id', new.id, 'company_id', new.company_id,
      'key', concat_ws(' ', 'incoming', new.id),
      'facts', jsonb_strip_nulls(jsonb_build_object(
        'state', 'received', 'source', new.source,
        'client', coalesce(
          case when new.company_id is not null then private.name_company(new.company_id) end, new.payer
        )
      ))
    )),
    now(), false
  );
  return null;
end
$$;
create trigger notify_of_incoming after insert on public.incoming_payments
  for each row when (new.source = 'bank') execute function private.notify_of_incoming();

revoke all on function private.notify_of_document(uuid, text, boolean), private.notify_of_incoming() from public;
grant execute on function private.notify_of_document(uuid, text, boolean) to kinolume_server;

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
  user_id uuid, display_name text, company_name text, invoice_id uuid, invoice_number text
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
          select q.id from public.eth_payments q join public.billing_documents d on d.id = q.invoice_id
          where d.number = upper(term)
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
  select p.id, p.state, p.package_id, coalesce(k.name, p.invoice_number), p.price_gbp, p.vat_gbp, p.amount_wei::text,
    p.received_wei::text, p.email, p.company_id, n.client, f.display_name, p.campaign_id, c.title,
    c.status, p.chain_id, p.eth_address, p.sender_address, p.transaction_hash, p.block_number,
    p.block_time, p.expires_at, p.paid_at, p.resolution, p.resolved_by, p.resolved_at, p.refund_hash,
    p.created_at, p.updated_at, p.company_id, f.display_name, n.client,
    p.invoice_id, p.invoice_number
  from page p
  left join public.pr_packages k on k.id = p.package_id
  left join clients n on n.company_id = p.company_id
  left join public.profiles f on f.user_id = p.user_id
  left join public.pr_campaigns c on c.id = p.campaign_id
  order by p.created_at desc, p.id desc
$$;
revoke all on function public.list_payments(text[], text, integer, integer) from public, anon, service_role;
grant execute on function public.list_payments(text[], text, integer, integer) to authenticated;

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
        select coalesce(p.name, t.invoice_number)
        from public.eth_payments t left join public.pr_packages p on p.id = t.package_id
        where t.id = row_id::uuid
      );
    when 'billing_documents' then
      row_name := (
        select coalesce(t.number, t.content #>> '{lines,0,description}')
        from public.billing_documents t where t.id = row_id::uuid
      );
    when 'billing_details' then
      row_name := private.name_company(row_id::uuid);
    when 'document_series' then
      row_name := row_id;
    when 'incoming_payments' then
      row_name := (select t.payer from public.incoming_payments t where t.id = row_id::uuid);
    when 'allocations' then
      row_name := (
        select d.number from public.allocations t join public.billing_documents d on d.id = t.document_id
        where t.id = row_id::uuid
      );
    when 'refunds' then
      row_name := (
        select p.payer from public.refunds t join public.incoming_payments p on p.id = t.payment_id
        where t.id = row_id::uuid
      );
    when 'write_offs' then
      row_name := (
        select d.number from public.write_offs t join public.billing_documents d on d.id = t.document_id
        where t.id = row_id::uuid
      );
    when 'invoice_disputes' then
      row_name := (
        select d.number from public.invoice_disputes t join public.billing_documents d on d.id = t.document_id
        where t.id = row_id::uuid
      );
    when 'document_sendings' then
      row_name := (
        select d.number from public.document_sendings t join public.billing_documents d on d.id = t.document_id
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

create or replace function private.sync_payment_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  words text := private.inbox_search_text(
    new.email, coalesce(new.package_id, new.invoice_number), new.transaction_hash, new.eth_address, new.sender_address, new.id::text
  );
begin
  if new.state in ('review', 'underpaid', 'overpaid', 'late') then
    insert into public.inbox_items (kind, payment_id, search) values ('payment', new.id, words)
    on conflict (payment_id) do update set search = excluded.search;
  else
    update public.inbox_items i set
      search = words,
      status = case
        when i.status not in ('new', 'answered') then i.status
        when new.state = 'paid' then 'won'
        when new.state = 'refunded' then 'lost'
        else i.status
      end
    where i.payment_id = new.id;
  end if;
  return null;
end
$$;
