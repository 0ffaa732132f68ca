-- A payment in ETH is for a package or for an invoice: the studio's list has both.

drop function public.list_payments(text[], text, integer, integer);
create function public.list_payments(
  states text[] default null, term text default null, skip integer default 0, size integer default 51
) returns table (
  id uuid, state text, package_id text, package_name text, price_gbp numeric, vat_gbp numeric,
  amount_wei text, received_wei text, email text, company_id uuid, client text, person text,
  campaign_id uuid, campaign_title text, campaign_status text, chain_id bigint, eth_address text,
  sender_address text, transaction_hash text, block_number bigint, block_time timestamptz,
  expires_at timestamptz, paid_at timestamptz, resolution text, resolved_by uuid,
  resolved_at timestamptz, refund_hash text, created_at timestamptz, updated_at timestamptz,
  user_id uuid, display_name text, company_name text,
  invoice_id uuid, invoice_number text
)
language sql stable set search_path = ''
as $$
  with clients as materialized (
    select n.company_id, n.client from public.client_names() n
  ), page as materialized (
    select p.* from public.eth_payments p
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
  )
  select p.id, p.state, p.package_id, k.name, p.price_gbp, p.vat_gbp, p.amount_wei::text,
    p.received_wei::text, p.email, p.company_id, n.client, f.display_name, p.campaign_id, c.title,
    c.status, p.chain_id, p.eth_address, p.sender_address, p.transaction_hash, p.block_number,
    p.block_time, p.expires_at, p.paid_at, p.resolution, p.resolved_by, p.resolved_at, p.refund_hash,
    p.created_at, p.updated_at, p.company_id, f.display_name, n.client, p.invoice_id, p.invoice_number
  from page p
  left join public.pr_packages k on k.id = p.package_id
  left join clients n on n.company_id = p.company_id
  left join public.profiles f on f.user_id = p.user_id
  left join public.pr_campaigns c on c.id = p.campaign_id
  order by p.created_at desc, p.id desc
$$;
revoke all on function public.list_payments(text[], text, integer, integer) from public, anon, service_role;
grant execute on function public.list_payments(text[], text, integer, integer) to authenticated;
