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

-- Forgets proposals that nobody has signed, with everything that was sent and said. What was signed stays.
create function private.forget_proposals(ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  row_ids text[] := array(
    select p.id from public.proposals p where p.id = any(ids)
    union all
    select v.id from public.proposal_versions v where v.proposal_id = any(ids)
    union all
    select c.id from public.proposal_comments c where c.proposal_id = any(ids)
  )::text[];
begin
  perform set_config('proposal.forget', 'on', true);
  delete from public.proposals p
  where p.id = any(ids) and not exists (select from public.agreements a where a.proposal_id = p.id);
  perform set_config('proposal.forget', '', true);
  -- After that, which it has noted, too.
  update public.audit_log set changes = '{}' where changes <> '{}' and row_id = any(row_ids);
end
$$;

-- Of a company that ends nothing is left of what was not signed. What was signed is kept as the books are, and what follows
-- from it keeps its figures.
create function private.end_company_proposals() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_proposals(array(select p.id from public.proposals p where p.company_id = new.id));
  delete from public.proposal_comments where company_id = new.id;
  delete from public.proposal_drafts d
  where d.proposal_id in (select p.id from public.proposals p where p.company_id = new.id);
  delete from private.proposal_links l
  where l.proposal_id in (select p.id from public.proposals p where p.company_id = new.id);
  update public.proposals set recipient_name = '', recipient_email = '', reason = null where company_id = new.id;
  update public.milestones set title = 'Milestone' where company_id = new.id;
  return null;
end
$$;
create trigger end_proposals after update of closed_at on public.companies
  for each row when (old.closed_at is null and new.closed_at is not null and new.merged_into is null)
  execute function private.end_company_proposals();

-- Of somebody whose account ends: what only they were sent and nobody signed goes; what a company has stays its own, without
-- their name. Asked before the account loses its address.
create function private.forget_recipient(account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ids uuid[] := array(
    select p.id from public.proposals p join private.held_addresses(account) h
      on p.recipient_email = h.address and p.created_at > h.since and p.created_at <= h.until
  );
begin
  perform private.forget_proposals(array(
    select p.id from public.proposals p where p.id = any(ids) and p.company_id is null
  ));
  delete from private.proposal_links l where l.proposal_id = any(ids);
  update public.proposal_comments set author_name = ''
  where proposal_id = any(ids) and not from_studio;
  update public.proposals set recipient_name = '', recipient_email = '' where id = any(ids);
  update public.proposal_comments set author_id = null where author_id = account;
end
$$;

-- Two years after their end what was not signed goes, and what was said of what was; agreements are kept as books are.
create function private.delete_old_proposals() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  old_ids uuid[] := array(
    select p.id from public.proposals p join public.agreements a on a.proposal_id = p.id
    group by p.id
    having max(private.kept_until((a.created_at at time zone 'Europe/London')::date)) <= private.london_today()
  );
begin
  perform private.forget_proposals(array(
    select p.id from public.proposals p
    where (p.state in ('declined', 'withdrawn', 'expired') and p.closed_at < now() - interval '24 months')
      or (p.state = 'draft' and p.updated_at < now() - interval '24 months')
  ));
  delete from public.proposal_comments c using public.proposals p
  where p.id = c.proposal_id and p.state = 'accepted' and p.closed_at < now() - interval '24 months';
  update public.milestones set agreement_id = null
  where agreement_id in (select a.id from public.agreements a where a.proposal_id = any(old_ids));
  delete from public.agreements where proposal_id = any(old_ids);
  -- A file may have been drawn later than what it shows.
  perform private.forget_proposals(old_ids);
end
$$;

revoke all on function private.forget_proposals(uuid[]), private.end_company_proposals(), private.forget_recipient(uuid),
  private.delete_old_proposals() from public;
grant execute on function private.forget_recipient(uuid), private.delete_old_proposals() to kinolume_server;

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
        select coalesce(c.title, p.title) from public.content_anchors t
        left join public.pr_campaigns c on c.id = t.campaign_id
        left join public.agreements a on a.id = t.agreement_id
        left join public.proposals p on p.id = a.proposal_id
        where t.id = row_id::uuid
      );
    when 'proposals' then
      row_name := (select t.title from public.proposals t where t.id = row_id::uuid);
    when 'proposal_versions' then
      row_name := (
        select p.title from public.proposal_versions t join public.proposals p on p.id = t.proposal_id
        where t.id = row_id::uuid
      );
    when 'proposal_comments' then
      row_name := (
        select p.title from public.proposal_comments t join public.proposals p on p.id = t.proposal_id
        where t.id = row_id::uuid
      );
    when 'agreements' then
      row_name := (
        select p.title from public.agreements t join public.proposals p on p.id = t.proposal_id
        where t.id = row_id::uuid
      );
    when 'milestones' then
      row_name := (select t.title from public.milestones t where t.id = row_id::uuid);
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
