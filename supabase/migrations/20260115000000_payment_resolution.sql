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
create index eth_payments_sender_address_idx on public.eth_payments (lower(sender_address));
create index eth_payments_email_idx on public.eth_payments (lower(email));

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
