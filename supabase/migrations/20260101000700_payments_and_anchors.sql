-- Amounts and hashes are written by the server alone; wei are whole numbers.
create table public.eth_payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (user_id) on delete set null,
  campaign_id uuid references public.pr_campaigns (id) on delete set null,
  package_id text not null references public.pr_packages (id),
  email text check (email like '%_@_%' and char_length(email) <= 320),
  state text not null default 'quoted' check (
    state in (
      'quoted', 'confirming', 'paid', 'expired', 'underpaid', 'overpaid', 'late', 'review'
    )
  ),
  price_gbp numeric(12, 2) not null check (price_gbp > 0),
  vat_gbp numeric(12, 2) not null default 0 check (vat_gbp >= 0),
  gbp_per_eth numeric(20, 8) not null check (gbp_per_eth > 0),
  -- Its own for each payment: a transaction settles the one payment whose amount it matches.
  amount_wei numeric(78, 0) not null unique
    check (amount_wei > 0 and amount_wei % 1000000000000 = 0),
  chain_id bigint not null check (chain_id > 0),
  eth_address text not null check (eth_address ~* '^0x[0-9a-f]{40}$'),
  receiving_address text not null check (receiving_address ~* '^0x[0-9a-f]{40}$'),
  transaction_hash text unique check (transaction_hash ~ '^0x[0-9a-f]{64}$'),
  received_wei numeric(78, 0) check (received_wei >= 0),
  sender_address text check (sender_address ~* '^0x[0-9a-f]{40}$'),
  block_number bigint,
  block_hash text check (block_hash ~ '^0x[0-9a-f]{64}$'),
  block_time timestamptz,
  expires_at timestamptz not null,
  paid_at timestamptz,
  resolution text check (char_length(resolution) <= 10000),
  resolved_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state <> 'paid' or (transaction_hash is not null and paid_at is not null)),
  check (expires_at > created_at)
);
create index eth_payments_user_id_created_at_idx on public.eth_payments (user_id, created_at desc);
create index eth_payments_campaign_id_idx on public.eth_payments (campaign_id);
create index eth_payments_package_id_idx on public.eth_payments (package_id);
create index eth_payments_resolved_by_idx on public.eth_payments (resolved_by);
create index eth_payments_open_idx on public.eth_payments (expires_at)
  where state in ('quoted', 'confirming');
create index eth_payments_eth_address_idx on public.eth_payments (lower(eth_address));

-- Apart from the payment, because its owner reads that row.
create table private.payment_claims (
  payment_id uuid primary key references public.eth_payments (id) on delete cascade,
  claim_token_hash bytea not null unique,
  -- A keyed hash of the network, for the limit on open payments; emptied after 24 hours.
  network_hash bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_claims_network_hash_idx on private.payment_claims (network_hash);

-- Outlives the payments: an amount is never issued twice, ever.
create table private.issued_amounts (
  amount_wei numeric(78, 0) primary key,
  created_at timestamptz not null default now()
);

create function private.issue_amount() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.issued_amounts (amount_wei) values (new.amount_wei);
  return new;
end
$$;
revoke all on function private.issue_amount() from public;
create trigger issue_amount before insert or update of amount_wei on public.eth_payments
  for each row execute function private.issue_amount();

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
  unique (campaign_id, content_hash)
);
create index content_anchors_content_hash_idx on public.content_anchors (content_hash);
create index content_anchors_open_idx on public.content_anchors (created_at)
  where state in ('pending', 'submitted');
create index content_anchors_requested_by_idx on public.content_anchors (requested_by);

create trigger keep_times before update on public.eth_payments
  for each row execute function private.keep_times();
create trigger keep_times before update on private.payment_claims
  for each row execute function private.keep_times();
create trigger keep_times before update on public.content_anchors
  for each row execute function private.keep_times();

alter table public.eth_payments enable row level security;
alter table public.content_anchors enable row level security;
alter table private.payment_claims enable row level security;
alter table private.issued_amounts enable row level security;
revoke all on public.eth_payments, public.content_anchors from anon, authenticated, service_role;
grant select, insert, update, delete on public.eth_payments, public.content_anchors to service_role;

grant select on public.eth_payments, public.content_anchors to authenticated;

create policy "Clients read their own payments" on public.eth_payments
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Staff read every payment" on public.eth_payments
  for select to authenticated using ((select private.is_staff()));

create policy "Clients read the anchors of their campaigns" on public.content_anchors
  for select to authenticated
  using (campaign_id in (select id from public.pr_campaigns where user_id = (select auth.uid())));
create policy "Staff read every anchor" on public.content_anchors
  for select to authenticated using ((select private.is_staff()));
