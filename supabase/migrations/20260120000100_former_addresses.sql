-- The addresses an account had before. What was sent from one of them while it was theirs is still theirs, in an export
-- and when the account is forgotten; what somebody else sends from it later is not.
create table private.former_addresses (
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  address text not null check (address = lower(address)),
  held_until timestamptz not null,
  primary key (user_id, address, held_until)
);
create index former_addresses_address_idx on private.former_addresses (address, held_until);
alter table private.former_addresses enable row level security;

-- Confirmed ones alone: of another nobody knows whose it was.
create function private.keep_former_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.former_addresses (user_id, address, held_until)
  values (old.id, lower(old.email), coalesce(new.deleted_at, now()))
  on conflict do nothing;
  return null;
end
$$;
create trigger keep_former_address after update on auth.users
  for each row when (
    old.email_confirmed_at is not null
    and (old.email is distinct from new.email or (old.deleted_at is null and new.deleted_at is not null))
  )
  execute function private.keep_former_address();

-- The account's addresses and from when until when what was sent from them counts as its own: until they were given up,
-- and since whoever had them before gave them up. What was sent before anybody had an account is the first one's.
create function private.held_addresses(account uuid)
returns table (address text, since timestamptz, until timestamptz)
language sql stable security definer set search_path = ''
as $$
  with own as (
    select f.address, f.held_until from private.former_addresses f where f.user_id = account
    union
    select lower(u.email), coalesce(u.deleted_at, 'infinity') from auth.users u
    where u.id = account and u.email_confirmed_at is not null
  )
  select own.address,
    coalesce((
      select max(f.held_until) from private.former_addresses f
      where f.address = own.address and f.held_until < own.held_until
    ), '-infinity'),
    own.held_until
  from own
$$;

create or replace function public.my_enquiries() returns jsonb
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
          'is_user', m.is_user, 'created_at', m.created_at
        ) order by m.conversation_id, m.created_at
      )
      from public.chat_conversations c join public.chat_messages m on m.conversation_id = c.id
      where c.user_id = (select auth.uid())
    ), '[]')
  )
$$;

revoke all on function private.keep_former_address(), private.held_addresses(uuid) from public;
grant execute on function private.held_addresses(uuid) to kinolume_server;

-- As before, but for what was sent from former addresses.
create or replace function private.forget_account(account uuid) returns void
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
