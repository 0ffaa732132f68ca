-- Who hears of a document, and what the bell says of it.

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
