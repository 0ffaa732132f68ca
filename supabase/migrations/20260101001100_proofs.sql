-- What is anchored of a campaign, in its canonical form (RFC 8785). The same text as domain/proof/anchored-campaign.ts
-- writes, which a test compares: keys in order, no spaces, and PostgreSQL escapes strings as JSON.stringify does.
create function private.canonical_campaign(campaign public.pr_campaigns) returns text
language sql stable set search_path = ''
as $$
  select '{"campaign_type":' || to_json(campaign.campaign_type)
    || ',"description":' || coalesce(to_json(campaign.description)::text, 'null')
    || ',"key_messages":' || array_to_json(campaign.key_messages)
    || ',"target_audience":' || coalesce(to_json(campaign.target_audience)::text, 'null')
    || ',"title":' || to_json(campaign.title) || '}'
$$;
revoke all on function private.canonical_campaign(public.pr_campaigns) from public;
grant execute on function private.canonical_campaign(public.pr_campaigns) to kinolume_server;

create function private.hash_content(canonical text) returns text
language sql immutable strict set search_path = ''
as $$
  select '0x' || encode(sha256(convert_to(canonical, 'UTF8')), 'hex')
$$;
revoke all on function private.hash_content(text) from public;
grant execute on function private.hash_content(text) to kinolume_server;

-- Every wording a campaign ever had, so that an edit after anchoring is shown as what it is. Only the trigger writes.
create table public.campaign_versions (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references public.pr_campaigns (id) on delete cascade,
  number integer not null check (number > 0),
  content text not null,
  content_hash text not null check (content_hash ~ '^0x[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  unique (campaign_id, number)
);
create index campaign_versions_content_hash_idx on public.campaign_versions (content_hash);

create function private.add_campaign_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  canonical text := private.canonical_campaign(new);
  last_number integer;
  last_content text;
begin
  select v.number, v.content into last_number, last_content
  from public.campaign_versions v where v.campaign_id = new.id order by v.number desc limit 1;
  if last_content is distinct from canonical then
    insert into public.campaign_versions (campaign_id, number, content, content_hash)
    values (new.id, coalesce(last_number, 0) + 1, canonical, private.hash_content(canonical));
  end if;
  return null;
end
$$;
revoke all on function private.add_campaign_version() from public;
create trigger add_campaign_version
  after insert or update of title, description, campaign_type, target_audience, key_messages
  on public.pr_campaigns
  for each row execute function private.add_campaign_version();

-- One transaction to the registry. It may be sent several times, with rising fees, under one nonce.
create table private.anchor_batches (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('anchor', 'revoke')),
  state text not null default 'open' check (state in ('open', 'final', 'failed')),
  chain_id bigint not null check (chain_id > 0),
  registry_address text not null check (registry_address ~* '^0x[0-9a-f]{40}$'),
  publisher_address text not null check (publisher_address ~* '^0x[0-9a-f]{40}$'),
  -- The root that it anchors, or the content's hash that it revokes.
  subject text not null check (subject ~ '^0x[0-9a-f]{64}$'),
  leaves integer not null default 1 check (leaves > 0),
  nonce bigint not null check (nonce >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Nonces are used in turn: one batch at a time.
create unique index anchor_batches_open_idx on private.anchor_batches (chain_id, publisher_address)
  where state = 'open';

-- Written before it is sent: whatever reaches the network is known here.
create table private.anchor_transactions (
  hash text primary key check (hash ~ '^0x[0-9a-f]{64}$'),
  batch_id uuid not null references private.anchor_batches (id) on delete cascade,
  signed text not null,
  max_fee_wei numeric(78, 0) not null check (max_fee_wei > 0),
  priority_fee_wei numeric(78, 0) not null check (priority_fee_wei >= 0),
  sent_at timestamptz not null default now()
);
create index anchor_transactions_batch_id_idx on private.anchor_transactions (batch_id, sent_at);

-- Where this product anchors, and with which key; the functions read it wherever they run. No row: it does not.
create table private.anchoring (
  is_only boolean primary key default true check (is_only),
  chain_id bigint not null check (chain_id > 0),
  chain_label text not null,
  -- Both unknown until the chain is first used. Two development chains bear the same id, not the same block 0.
  genesis_hash text check (genesis_hash ~ '^0x[0-9a-f]{64}$'),
  registry_address text check (registry_address ~* '^0x[0-9a-f]{40}$'),
  publisher_address text not null check (publisher_address ~* '^0x[0-9a-f]{40}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.content_anchors (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid references public.pr_campaigns (id) on delete set null,
  content_type text not null default 'campaign' check (content_type in ('campaign')),
  -- SHA-256 of the canonical content (RFC 8785), and that content, so that edits can be told.
  content_hash text not null check (content_hash ~ '^0x[0-9a-f]{64}$'),
  content text not null,
  state text not null default 'pending'
    check (state in ('pending', 'submitted', 'final', 'failed', 'revoked')),
  chain_id bigint check (chain_id > 0),
  registry_address text check (registry_address ~* '^0x[0-9a-f]{40}$'),
  publisher_address text check (publisher_address ~* '^0x[0-9a-f]{40}$'),
  merkle_root text check (merkle_root ~ '^0x[0-9a-f]{64}$'),
  merkle_proof jsonb check (jsonb_typeof(merkle_proof) = 'array'),
  transaction_hash text check (transaction_hash ~ '^0x[0-9a-f]{64}$'),
  block_number bigint,
  block_time timestamptz,
  requested_by uuid references public.profiles (user_id) on delete set null,
  revoked_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  batch_id uuid references private.anchor_batches (id) on delete set null,
  block_hash text check (block_hash ~ '^0x[0-9a-f]{64}$'),
  -- The whole .proof.json, once the anchor is final.
  proof jsonb check (jsonb_typeof(proof) = 'object'),
  final_at timestamptz,
  revoke_requested_at timestamptz,
  unique (campaign_id, content_hash),
  check (state <> 'final' or proof is not null)
);
create index content_anchors_content_hash_idx on public.content_anchors (content_hash);
create index content_anchors_open_idx on public.content_anchors (created_at)
  where state in ('pending', 'submitted');
create index content_anchors_requested_by_idx on public.content_anchors (requested_by);
create index content_anchors_batch_id_idx on public.content_anchors (batch_id);

-- `blockchain_verified` speaks of the present wording: an edit ends it, and writing the anchored words again restores it.
create function private.review_verification() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  present text := private.hash_content(private.canonical_campaign(new));
begin
  if present = private.hash_content(private.canonical_campaign(old)) then
    return new;
  end if;
  new.blockchain_verified := exists (
    select from public.content_anchors a
    where a.campaign_id = new.id and a.content_hash = present and a.state = 'final'
  );
  if new.blockchain_verified then
    new.blockchain_hash := present;
  end if;
  return new;
end
$$;
revoke all on function private.review_verification() from public;
create trigger review_verification
  before update of title, description, campaign_type, target_audience, key_messages
  on public.pr_campaigns
  for each row when (old.blockchain_hash is not null)
  execute function private.review_verification();

create trigger keep_times before update on public.content_anchors
  for each row execute function private.keep_times();
create trigger keep_times before update on private.anchor_batches
  for each row execute function private.keep_times();
create trigger keep_times before update on private.anchoring
  for each row execute function private.keep_times();
create trigger write_audit_log after insert or update or delete on public.content_anchors
  for each row execute function private.write_audit_log();

alter table public.content_anchors enable row level security;
alter table public.campaign_versions enable row level security;
alter table private.anchor_batches enable row level security;
alter table private.anchor_transactions enable row level security;
alter table private.anchoring enable row level security;
revoke all on public.content_anchors, public.campaign_versions
  from anon, authenticated, service_role;
grant select, insert, update, delete on public.content_anchors, public.campaign_versions
  to service_role;
grant select on public.content_anchors, public.campaign_versions to authenticated;

create policy "Anchors are read with their campaign" on public.content_anchors
  for select to authenticated
  using (
    campaign_id = any (array(select id from public.pr_campaigns))
    or (campaign_id is null and (select private.is_staff()))
  );
create policy "Versions are read with their campaign" on public.campaign_versions
  for select to authenticated
  using (campaign_id = any (array(select id from public.pr_campaigns)));

-- A draft is its client's to change and to delete, until money or the chain has to do with it.

-- Why not, in words for its client; null while it is theirs. Locked by whoever asks: a payment that opens meanwhile
-- waits for the answer, or is seen by it.
create function private.explain_closed_draft(campaign public.pr_campaigns) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when campaign.status <> 'draft' then 'Only drafts can be changed. Write to the studio about a campaign that has begun.'
    when campaign.package_id is not null or exists (
      select from public.eth_payments p where p.campaign_id = campaign.id and p.state = 'paid'
    ) then 'This campaign is paid for. Write to the studio about changes.'
    when exists (
      select from public.eth_payments p
      where p.campaign_id = campaign.id
        and (
          p.state in ('confirming', 'underpaid', 'overpaid', 'late', 'review')
          -- One that has run out may still be met by a payment that was sent in time.
          or (p.state = 'quoted' and p.expires_at > now() - interval '1 day')
        )
    ) then 'A payment for this draft is under way. It can be changed once that has run out or is settled.'
    when campaign.blockchain_hash is not null or exists (
      select from public.content_anchors a where a.campaign_id = campaign.id and a.state <> 'failed'
    ) then 'The words of this draft are on the blockchain, or on their way. Begin a new draft instead.'
  end
$$;
revoke all on function private.explain_closed_draft(public.pr_campaigns) from public;

create function private.guard_closed_drafts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  refusal text := private.explain_closed_draft(old);
begin
  if refusal is null and tg_op = 'DELETE'
    and exists (select from public.pr_deliverables d where d.campaign_id = old.id)
  then
    refusal := 'The studio has planned work for this draft already. Write to the studio to end it.';
  end if;
  if refusal is not null then
    raise exception '%', refusal using errcode = '42501', hint = 'draft_closed';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
revoke all on function private.guard_closed_drafts() from public;

-- Not for the server, which may act for somebody, nor for staff, who follow the steps of a campaign instead.
create trigger guard_closed_drafts before update or delete on public.pr_campaigns
  for each row when (current_user = 'authenticated' and not private.is_staff())
  execute function private.guard_closed_drafts();
