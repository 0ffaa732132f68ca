-- How the studio ends a payment that did not match: accepted, which is `paid`, or given back. `resolution` is the
-- studio's reason; its payer reads it too.
alter table public.eth_payments
  drop constraint eth_payments_state_check,
  add constraint eth_payments_state_check check (
    state in (
      'quoted', 'confirming', 'paid', 'expired', 'underpaid', 'overpaid', 'late', 'review', 'refunded'
    )
  ),
  add column resolved_at timestamptz,
  add column refund_hash text check (refund_hash ~ '^0x[0-9a-f]{64}$'),
  add constraint eth_payments_refund_has_reason check (state <> 'refunded' or resolution is not null);

-- The studio's list: newest first, of one state or of all.
create index eth_payments_created_at_idx on public.eth_payments (created_at desc, id desc);
create index eth_payments_state_created_at_idx
  on public.eth_payments (state, created_at desc, id desc);
