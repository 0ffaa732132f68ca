-- The chains this database has ever worked with, told apart by their block 0: two development chains bear the
-- same id, and what was paid or anchored on one means nothing on the other.
create table private.chains (
  genesis_hash text primary key check (genesis_hash ~ '^0x[0-9a-f]{64}$'),
  chain_id bigint not null check (chain_id > 0),
  kind text not null check (kind in ('development', 'configured')),
  first_opened_at timestamptz not null default now(),
  last_opened_at timestamptz not null default now()
);

alter table private.chains enable row level security;
