-- What the services of proposals need beside their tables: who may be told, who reads a proof, and what the server may call.

alter table public.notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (
    kind in ('message', 'delivery', 'review', 'enquiry', 'overdue', 'payment', 'trouble', 'document', 'proposal')
  );

grant execute on function private.inbox_client(public.inbox_items), private.inbox_address(public.inbox_items),
  private.notify_studio(public.notices, timestamptz, boolean), private.add_member(uuid, uuid, text)
  to kinolume_server;

-- What was signed is proved to whoever may read it.
drop policy "Anchors are read with their campaign" on public.content_anchors;
create policy "Anchors are read with their campaign or agreement" on public.content_anchors
  for select to authenticated
  using (
    campaign_id = any (array(select id from public.pr_campaigns))
    or agreement_id = any (array(select id from public.agreements))
    or (campaign_id is null and (select private.is_staff()))
  );
