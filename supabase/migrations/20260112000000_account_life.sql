-- A client's own picture, and the end of an account: asked for, confirmed by mail, kept for 30 days, then forgotten.
alter table public.profiles
  -- In the bucket `avatars`, in the folder that is theirs.
  add column avatar_path text
    check (avatar_path like user_id::text || '/%' and char_length(avatar_path) <= 200),
  add column deletion_asked_at timestamptz,
  -- From the confirmation on; until this day the account works as before, and can be kept.
  add column deletion_due_at timestamptz;
create index profiles_deletion_due_at_idx on public.profiles (deletion_due_at)
  where deletion_due_at is not null;
grant update (avatar_path) on public.profiles to authenticated;

-- What the mail holds that confirms a deletion: a link's token and a code, as hashes.
create table private.deletion_codes (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  token_hash bytea not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
alter table private.deletion_codes enable row level security;

-- GoTrue has no way to take a change of address back before it is confirmed. Late bound: its tables differ by version.
create function public.cancel_email_change() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update auth.users set email_change = '' where id = auth.uid();
  delete from auth.one_time_tokens
  where user_id = auth.uid()
    and token_type::text in ('email_change_token_new', 'email_change_token_current');
end
$$;

-- What the caller wrote to the studio before or beside their account. Nobody but staff reads these tables, so the
-- export asks here: by the confirmed address, and by the account for chats.
create function public.my_enquiries() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with mine as (
    select lower(u.email) as address from auth.users u
    where u.id = (select auth.uid()) and u.email_confirmed_at is not null
  ),
  hidden as (
    select array['idempotency_key', 'content_hash', 'quarantined', 'status', 'studio_note'] as names
  )
  select jsonb_build_object(
    'enquiries', coalesce((
      select jsonb_agg(to_jsonb(e) - hidden.names order by e.created_at)
      from public.enquiries e, mine, hidden where lower(e.email) = mine.address
    ), '[]'),
    'leads', coalesce((
      select jsonb_agg(to_jsonb(l) - hidden.names order by l.created_at)
      from public.leads l, mine, hidden where lower(l.email) = mine.address
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

revoke all on function public.cancel_email_change() from public, anon, authenticated, service_role;
revoke all on function public.my_enquiries() from public, anon, authenticated, service_role;
grant execute on function public.cancel_email_change() to authenticated;
grant execute on function public.my_enquiries() to authenticated;

-- Leaves of an account what the studio's books need, and nothing of the person: projects, campaigns and payments stay
-- without a word that anybody wrote, anchored hashes without the content. With its owner's rights, because not even
-- the server may otherwise touch the audit log and the history of projects. Files and mails are the job's to remove.
create function private.forget_account(account uuid) returns void
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
  lead_ids uuid[] := array(select l.id from public.leads l where lower(l.email) = address);
  enquiry_ids uuid[] := array(select e.id from public.enquiries e where lower(e.email) = address);
  payment_ids uuid[] := array(
    select p.id from public.eth_payments p where p.user_id = account or lower(p.email) = address
  );
  anchor_ids uuid[] := array(
    select a.id from public.content_anchors a where a.campaign_id = any(campaign_ids)
  );
  version_ids uuid[] := '{}';
  review_ids uuid[] := '{}';
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
  -- Tables of later migrations: a statement is looked at when its turn comes.
  if to_regclass('public.deliverable_versions') is not null then
    version_ids := array(
      select v.id from public.deliverable_versions v where v.deliverable_id = any(deliverable_ids)
    );
    review_ids := array(
      select r.id from public.deliverable_reviews r where r.deliverable_id = any(deliverable_ids)
    );
    update public.deliverable_versions
    set object_path = null, file_name = null, file_type = null, file_size = null, note = ''
    where id = any(version_ids);
    update public.deliverable_reviews set comment = '', reviewer_id = null
    where id = any(review_ids);
  end if;
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
  if to_regclass('public.inbox_items') is not null then
    delete from public.inbox_items where payment_id = any(payment_ids);
  end if;

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
end
$$;
revoke all on function private.forget_account(uuid) from public;
grant execute on function private.forget_account(uuid) to kinolume_server;
