-- What an account can ask for of itself, and its end: asked for, confirmed by mail, kept for 30 days, then forgotten.

-- What the caller wrote to the studio before or beside their account. Nobody but staff reads these tables, so the
-- export asks here: by the addresses they had proven, and for chats by the account as well.
create function public.my_enquiries() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with mine as (
    select h.* from private.held_addresses((select auth.uid())) h
  ),
  hidden as (
    select array['idempotency_key', 'content_hash', 'quarantined'] as names
  )
  select jsonb_build_object(
    'enquiries', coalesce((
      select jsonb_agg(to_jsonb(e) - hidden.names order by e.created_at)
      from hidden, mine join public.enquiries e on lower(e.email) = mine.address
        and e.created_at > mine.since and e.created_at <= mine.until
    ), '[]'),
    'leads', coalesce((
      select jsonb_agg(to_jsonb(l) - hidden.names order by l.created_at)
      from hidden, mine join public.leads l on lower(l.email) = mine.address
        and l.created_at > mine.since and l.created_at <= mine.until
    ), '[]'),
    'chat_messages', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'conversation_id', m.conversation_id, 'page', c.page, 'text', m.text,
          'is_user', m.is_user, 'by', m.discipline, 'created_at', m.created_at
        ) order by m.conversation_id, m.created_at
      )
      from public.chat_conversations c join public.chat_messages m on m.conversation_id = c.id
      where c.user_id = (select auth.uid()) or c.id in (
        select l.conversation_id from mine join public.leads l on lower(l.email) = mine.address
          and l.created_at > mine.since and l.created_at <= mine.until
      )
    ), '[]')
  )
$$;
revoke all on function public.my_enquiries() from public, anon, authenticated, service_role;
grant execute on function public.my_enquiries() to authenticated;
comment on function public.my_enquiries() is
  'Safe as its owner: it answers what was sent from addresses that auth.uid() had proven, in the time they were theirs.';

-- What a client has sent from the site before there was any work: of the address that the account has now, once it is
-- confirmed, and of the time it has been theirs. Quarantined ones are nobody's.
create function public.list_sent()
returns table (
  id uuid, kind text, project text, message text, sent_at timestamptz, answered_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  with mine as (
    select h.address, h.since from private.held_addresses((select auth.uid())) h
    where h.until = 'infinity'
  ),
  sent as (
    select e.id, e.kind, e.project, e.message, e.created_at, i.answered_at
    from mine join public.enquiries e on lower(e.email) = mine.address and e.created_at > mine.since
    left join public.inbox_items i on i.enquiry_id = e.id
    where not e.quarantined
    union all
    select l.id, 'lead', null, null, l.created_at, i.answered_at
    from mine join public.leads l on lower(l.email) = mine.address and l.created_at > mine.since
    left join public.inbox_items i on i.lead_id = l.id
    where not l.quarantined
  )
  select s.id, s.kind, s.project, left(s.message, 400), s.created_at, s.answered_at
  from sent s order by s.created_at desc, s.id limit 20
$$;
comment on function public.list_sent() is
  'Safe as its owner: it answers what was sent from the confirmed address of auth.uid(), in the time it was theirs.';
revoke all on function public.list_sent() from public, anon, authenticated, service_role;
grant execute on function public.list_sent() to authenticated;

-- Whether anything hangs on the account that would go with its row, or no longer say whose it is. Asked of the
-- catalogue, so that a table which is added later counts without being named here.
create function private.has_records(account uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  held record;
  is_held boolean;
begin
  for held in
    select k.conrelid::regclass as relation, a.attname as name
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'public.profiles'::regclass
      and c.relnamespace = 'public'::regnamespace
  loop
    execute format('select exists (select from %s where %I = $1)', held.relation, held.name)
      into is_held using account;
    if is_held then
      return true;
    end if;
  end loop;
  return exists (
    select from storage.objects o
    where o.bucket_id in ('attachments', 'avatars')
      and o.name >= account || '/' and o.name < account || '0'
  );
end
$$;
comment on function private.has_records(uuid) is
  'Safe as its owner: the server alone may call it, and it answers yes or no.';
revoke all on function private.has_records(uuid) from public;
grant execute on function private.has_records(uuid) to kinolume_server;

-- Leaves of an account what the studio's books need, and nothing of the person: projects, campaigns and payments stay
-- without a word that anybody wrote, anchored hashes without the content. With its owner's rights, because not even
-- the server may otherwise touch the audit log and the history of projects. Files and mails are the job's to remove.
create function private.anonymise_account(account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := (select lower(u.email) from auth.users u where u.id = account);
  project_ids uuid[] := array(select p.id from public.projects p where p.user_id = account);
  campaign_ids uuid[] := array(select c.id from public.pr_campaigns c where c.user_id = account);
  deliverable_ids uuid[] := array(
    select d.id from public.pr_deliverables d
    where d.campaign_id = any(campaign_ids) or d.project_id = any(project_ids)
  );
  lead_ids uuid[] := array(
    select l.id from public.leads l join private.held_addresses(account) h
      on lower(l.email) = h.address and l.created_at > h.since and l.created_at <= h.until
  );
  enquiry_ids uuid[] := array(
    select e.id from public.enquiries e join private.held_addresses(account) h
      on lower(e.email) = h.address and e.created_at > h.since and e.created_at <= h.until
  );
  payment_ids uuid[] := array(
    select p.id from public.eth_payments p
    where p.user_id = account or p.id in (
      select sent.id from public.eth_payments sent join private.held_addresses(account) h
        on lower(sent.email) = h.address and sent.created_at > h.since and sent.created_at <= h.until
    )
  );
  anchor_ids uuid[] := array(
    select a.id from public.content_anchors a where a.campaign_id = any(campaign_ids)
  );
  version_ids uuid[] := array(
    select v.id from public.deliverable_versions v where v.deliverable_id = any(deliverable_ids)
  );
  review_ids uuid[] := array(
    select r.id from public.deliverable_reviews r where r.deliverable_id = any(deliverable_ids)
  );
begin
  delete from public.messages where user_id = account;
  delete from public.chat_conversations c
  where c.user_id = account
    or c.id in (select l.conversation_id from public.leads l where l.id = any(lead_ids));
  delete from public.leads where id = any(lead_ids);
  delete from public.enquiries where id = any(enquiry_ids);

  update public.projects set title = 'Project', description = null, project_type = null
  where id = any(project_ids);
  update public.pr_deliverables set title = 'Deliverable', description = null, url = null
  where id = any(deliverable_ids);
  update public.deliverable_versions
  set object_path = null, file_name = null, file_type = null, file_size = null, note = ''
  where id = any(version_ids);
  update public.deliverable_reviews set comment = '', reviewer_id = null
  where id = any(review_ids);
  -- Figures and states stay; titles go.
  update public.project_events set before = null, after = null
  where project_id = any(project_ids)
    and kind not in ('created', 'status', 'progress', 'date', 'priority', 'budget');

  delete from public.campaign_versions where campaign_id = any(campaign_ids);
  update public.content_anchors set content = '', last_error = null where id = any(anchor_ids);
  update public.pr_campaigns
  set title = 'Campaign', description = null, target_audience = null, key_messages = '{}'
  where id = any(campaign_ids);
  update public.eth_payments set email = null, resolution = left(resolution, 0)
  where id = any(payment_ids);
  delete from public.inbox_items where payment_id = any(payment_ids);

  -- After all of the above, whose changes it has noted, too.
  update public.audit_log set changes = '{}'
  where changes <> '{}' and row_id = any((
    array[account] || project_ids || campaign_ids || deliverable_ids || lead_ids || enquiry_ids
      || payment_ids || anchor_ids || version_ids || review_ids
  )::text[]);

  delete from private.deletion_codes where user_id = account;
  update public.profiles
  set display_name = null, company_name = null, industry = null, phone = null, website = null,
    avatar_path = null, deletion_asked_at = null, deletion_due_at = null
  where user_id = account;

  delete from auth.sessions where user_id = account;
  delete from auth.flow_state where user_id = account;
  delete from auth.one_time_tokens where user_id = account or relates_to = address;
  if to_regclass('auth.identities') is not null then
    delete from auth.identities where user_id = account;
  end if;
  if to_regclass('auth.mfa_factors') is not null then
    delete from auth.mfa_factors where user_id = account;
  end if;
  update auth.users
  set email = 'deleted-' || id || '@anonymised.invalid', email_change = '',
    encrypted_password = null, phone = null, phone_confirmed_at = null,
    raw_user_meta_data = '{}', deleted_at = coalesce(deleted_at, now()), updated_at = now()
  where id = account;
  -- After that, which has made its last address a former one.
  delete from private.former_addresses where user_id = account;
end
$$;
revoke all on function private.anonymise_account(uuid) from public;
grant execute on function private.anonymise_account(uuid) to kinolume_server;
