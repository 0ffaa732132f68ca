-- Two chains may bear the same id, as development chains do; their block 0 tells them apart.
alter table public.eth_payments
  add column genesis_hash text check (genesis_hash ~ '^0x[0-9a-f]{64}$'),
  -- When the newest block was made, by the chain's own clock, as the payment was opened: what is not younger cannot be
  -- meant for it. Not the block's number, which another block may bear after a reorganisation.
  add column opened_block_time timestamptz not null default 'epoch',
  -- By which a transaction that was replaced before it was mined is told from one not yet seen.
  add column transaction_nonce bigint check (transaction_nonce >= 0);

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

create trigger keep_times before update on private.followed_chains
  for each row execute function private.keep_times();
create trigger keep_times before update on public.eth_transfers
  for each row execute function private.keep_times();

alter table private.followed_chains enable row level security;
alter table private.followed_blocks enable row level security;
alter table public.eth_transfers enable row level security;
revoke all on public.eth_transfers from anon, authenticated, service_role;
grant select, insert, update, delete on public.eth_transfers to service_role;
grant select on public.eth_transfers to authenticated;

create policy "Staff read every transfer" on public.eth_transfers
  for select to authenticated using ((select private.is_staff()));
