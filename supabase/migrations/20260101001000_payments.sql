-- Amounts and hashes are written by the server alone; wei are whole numbers.
create table public.eth_payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (user_id) on delete set null,
  campaign_id uuid references public.pr_campaigns (id) on delete set null,
  package_id text not null references public.pr_packages (id),
  email text check (email like '%_@_%' and char_length(email) <= 254),
  state text not null default 'quoted' check (
    state in (
      'quoted', 'confirming', 'paid', 'expired', 'underpaid', 'overpaid', 'late', 'review', 'refunded'
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
  -- How the studio ended a payment that did not match: accepted, which is `paid`, or given back. This is its reason, and
  -- its payer reads it too.
  resolution text check (char_length(resolution) <= 10000),
  resolved_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Two chains may bear the same id, as development chains do; their block 0 tells them apart.
  genesis_hash text check (genesis_hash ~ '^0x[0-9a-f]{64}$'),
  -- When the newest block was made, by the chain's own clock, as the payment was opened: what is not younger cannot be
  -- meant for it. Not the block's number, which another block may bear after a reorganisation.
  opened_block_time timestamptz not null default 'epoch',
  -- By which a transaction that was replaced before it was mined is told from one not yet seen.
  transaction_nonce bigint check (transaction_nonce >= 0),
  resolved_at timestamptz,
  refund_hash text check (refund_hash ~ '^0x[0-9a-f]{64}$'),
  check (state <> 'paid' or (transaction_hash is not null and paid_at is not null)),
  check (expires_at > created_at),
  constraint eth_payments_refund_has_reason check (state <> 'refunded' or resolution is not null)
);
create index eth_payments_user_id_created_at_idx on public.eth_payments (user_id, created_at desc);
create index eth_payments_campaign_id_idx on public.eth_payments (campaign_id);
create index eth_payments_package_id_idx on public.eth_payments (package_id);
create index eth_payments_resolved_by_idx on public.eth_payments (resolved_by);
create index eth_payments_open_idx on public.eth_payments (expires_at)
  where state in ('quoted', 'confirming');
create index eth_payments_eth_address_idx on public.eth_payments (lower(eth_address));
-- The studio's list: newest first, of one state or of all.
create index eth_payments_created_at_idx on public.eth_payments (created_at desc, id desc);
create index eth_payments_state_created_at_idx
  on public.eth_payments (state, created_at desc, id desc);
create index eth_payments_sender_address_idx on public.eth_payments (lower(sender_address));
create index eth_payments_email_idx on public.eth_payments (lower(email));

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

-- The chains this database has ever worked with, told apart by their block 0: two development chains bear the
-- same id, and what was paid or anchored on one means nothing on the other.
create table private.chains (
  genesis_hash text primary key check (genesis_hash ~ '^0x[0-9a-f]{64}$'),
  chain_id bigint not null check (chain_id > 0),
  kind text not null check (kind in ('development', 'configured')),
  first_opened_at timestamptz not null default now(),
  last_opened_at timestamptz not null default now()
);

-- How far each chain has been followed. Advanced in the transaction that writes what the blocks hold, and only from
-- where it stood when they were read: no block is taken over twice, and none is left out.
create table private.followed_chains (
  genesis_hash text primary key,
  chain_id bigint not null check (chain_id > 0),
  top_number bigint not null check (top_number >= 0),
  top_hash text not null,
  final_number bigint not null check (final_number <= top_number),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The blocks that may still be reorganised away, and the last one that cannot.
create table private.followed_blocks (
  genesis_hash text not null references private.followed_chains (genesis_hash) on delete cascade,
  number bigint not null,
  hash text not null,
  block_time timestamptz not null,
  primary key (genesis_hash, number)
);

-- Everything that reached the receiving address, whether or not a payment expects it.
create table public.eth_transfers (
  id uuid primary key default gen_random_uuid(),
  transaction_hash text not null unique check (transaction_hash ~ '^0x[0-9a-f]{64}$'),
  genesis_hash text not null check (genesis_hash ~ '^0x[0-9a-f]{64}$'),
  chain_id bigint not null check (chain_id > 0),
  sender_address text not null check (sender_address ~* '^0x[0-9a-f]{40}$'),
  value_wei numeric(78, 0) not null check (value_wei >= 0),
  is_internal boolean not null default false,
  block_number bigint not null,
  block_hash text not null check (block_hash ~ '^0x[0-9a-f]{64}$'),
  block_time timestamptz not null,
  is_final boolean not null default false,
  payment_id uuid references public.eth_payments (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index eth_transfers_unfinal_idx on public.eth_transfers (genesis_hash, block_number)
  where not is_final;
create index eth_transfers_payment_id_idx on public.eth_transfers (payment_id);

create trigger keep_times before update on public.eth_payments
  for each row execute function private.keep_times();
create trigger keep_times before update on private.payment_claims
  for each row execute function private.keep_times();
create trigger keep_times before update on private.followed_chains
  for each row execute function private.keep_times();
create trigger keep_times before update on public.eth_transfers
  for each row execute function private.keep_times();
create trigger write_audit_log after insert or update or delete on public.eth_payments
  for each row execute function private.write_audit_log();

alter table public.eth_payments enable row level security;
alter table public.eth_transfers enable row level security;
alter table private.payment_claims enable row level security;
alter table private.issued_amounts enable row level security;
alter table private.chains enable row level security;
alter table private.followed_chains enable row level security;
alter table private.followed_blocks enable row level security;
revoke all on public.eth_payments, public.eth_transfers from anon, authenticated, service_role;
grant select, insert, update, delete on public.eth_payments, public.eth_transfers to service_role;
grant select on public.eth_payments, public.eth_transfers to authenticated;

-- A payment that somebody made without an account has no owner, so it lies outside every range.
create policy "Clients read their own payments, staff all" on public.eth_payments
  for select to authenticated using (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
    or (user_id is null and (select private.is_staff()))
  );
create policy "Staff read every transfer" on public.eth_transfers
  for select to authenticated using ((select private.is_staff()));

-- A page of the studio's list. Amounts as text: numbers of JSON cannot hold wei. `term` is a hash, an address on the
-- chain, a payment's id or a mail address, whole. Under the caller's policies, as any read.
create function public.list_payments(
  states text[] default null, term text default null, skip integer default 0, size integer default 51
) returns table (
  id uuid, state text, package_id text, package_name text, price_gbp numeric, vat_gbp numeric,
  amount_wei text, received_wei text, email text, user_id uuid, display_name text, company_name text,
  campaign_id uuid, campaign_title text, campaign_status text, chain_id bigint, eth_address text,
  sender_address text, transaction_hash text, block_number bigint, block_time timestamptz,
  expires_at timestamptz, paid_at timestamptz, resolution text, resolved_by uuid,
  resolved_at timestamptz, refund_hash text, created_at timestamptz, updated_at timestamptz
)
language sql stable set search_path = ''
as $$
  select p.id, p.state, p.package_id, k.name, p.price_gbp, p.vat_gbp, p.amount_wei::text,
    p.received_wei::text, p.email, p.user_id, f.display_name, f.company_name, p.campaign_id, c.title,
    c.status, p.chain_id, p.eth_address, p.sender_address, p.transaction_hash, p.block_number,
    p.block_time, p.expires_at, p.paid_at, p.resolution, p.resolved_by, p.resolved_at, p.refund_hash,
    p.created_at, p.updated_at
  from public.eth_payments p
  join public.pr_packages k on k.id = p.package_id
  left join public.profiles f on f.user_id = p.user_id
  left join public.pr_campaigns c on c.id = p.campaign_id
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
        select q.id from public.eth_payments q
        where q.id = case
          when term ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then term::uuid
        end
      )
    )
  order by p.created_at desc, p.id desc
  limit least(size, 100) offset greatest(skip, 0)
$$;
revoke all on function public.list_payments(text[], text, integer, integer) from public, anon, service_role;
grant execute on function public.list_payments(text[], text, integer, integer) to authenticated;
