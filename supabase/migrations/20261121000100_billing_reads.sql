-- What the studio and the portal read of the books, and the few things that they write without a service.

-- A page of documents. `view`: 'draft', 'open' (something is left to pay), 'overdue', 'disputed', 'paid' (nothing is left), or
-- null for all; open ones come by when they are due, the others newest first. `term` is a number, or how a buyer's name begins.
-- With its owner's rights, because PostgreSQL looks for no name by an index under a policy: it asks itself whose the caller may
-- read, as the policies do.
create function public.list_documents(
  view text default null, kinds text[] default null, term text default null, company uuid default null,
  skip integer default 0, size integer default 51
) returns table (
  id uuid, kind text, state text, status text, number text, issued_on date, due_on date, net_pence bigint, vat_pence bigint,
  total_pence bigint, open_pence bigint, paid_pence bigint, credited_pence bigint, written_off_pence bigint,
  disputed_at timestamptz, buyer_name text, company_id uuid, client text, credits_id uuid, sent_at timestamptz,
  created_at timestamptz, updated_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today date := private.london_today();
  is_studio boolean := private.is_staff();
  own uuid := case when is_studio then company else private.current_company() end;
  wanted text := lower(trim(term));
  found uuid[];
  page uuid[];
begin
  if not is_studio and (own is null or company <> own) then
    return;
  end if;
  if wanted <> '' then
    found := array(
      select d.id from public.billing_documents d where d.number = upper(wanted)
      union
      select d.id from public.billing_documents d
      where lower(d.buyer_name) like regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%'
    );
  end if;
  if view in ('open', 'overdue', 'disputed') then
    page := array(
      select b.document_id from public.document_balances b
      where b.open_pence > 0 and (view <> 'overdue' or b.due_on < today)
        and (view <> 'disputed' or b.disputed_at is not null)
        and (own is null or b.company_id = own) and (found is null or b.document_id = any(found))
      order by b.due_on, b.document_id
      limit least(size, 100) offset greatest(skip, 0)
    );
  else
    page := array(
      select d.id from public.billing_documents d
      where (kinds is null or d.kind = any(kinds)) and (own is null or d.company_id = own)
        and (is_studio or d.state = 'issued') and (found is null or d.id = any(found))
        and (view is distinct from 'draft' or d.state = 'draft')
        and (view is distinct from 'paid' or exists (
          select from public.document_balances b where b.document_id = d.id and b.open_pence = 0
        ))
      order by coalesce(d.issued_on, 'infinity'::date) desc, d.created_at desc, d.id desc
      limit least(size, 100) offset greatest(skip, 0)
    );
  end if;
  return query
    select d.id, d.kind, d.state,
      case
        when d.state = 'draft' then 'draft'
        when b.document_id is null then 'issued'
        when b.open_pence > 0 and b.disputed_at is not null then 'disputed'
        when b.open_pence > 0 and b.due_on < today then 'overdue'
        when b.open_pence > 0 and b.paid_pence > 0 then 'part_paid'
        when b.open_pence > 0 then 'open'
        when b.paid_pence = 0 and b.written_off_pence = 0 then 'credited'
        when b.written_off_pence > 0 then 'written_off'
        else 'paid'
      end,
      d.number, d.issued_on, d.due_on, d.net_pence, d.vat_pence, d.total_pence, b.open_pence, b.paid_pence,
      b.credited_pence, b.written_off_pence, b.disputed_at, coalesce(d.buyer_name, d.content #>> '{buyer,name}'),
      d.company_id, n.client, d.credits_id,
      case when is_studio then (
        select max(s.created_at) from public.document_sendings s where s.document_id = d.id
      ) end,
      d.created_at, d.updated_at
    from unnest(page) with ordinality as asked (document_id, place)
    join public.billing_documents d on d.id = asked.document_id
    left join public.document_balances b on b.document_id = d.id
    left join lateral (select private.name_company(d.company_id) as client) n on true
    order by asked.place;
end
$$;

comment on function public.list_documents(text, text[], text, uuid, integer, integer) is
  'Safe as its owner: staff see all, anybody else what was issued to the company that they are in now, and nothing without one.';

-- All money in, newest first. `view`: 'unused' for what is left of it, 'bank', 'eth', or null.
create function public.list_incoming(
  view text default null, term text default null, company uuid default null, skip integer default 0,
  size integer default 51
) returns table (
  id uuid, source text, pence bigint, received_on date, payer text, reference text, note text, company_id uuid, client text,
  allocated_pence bigint, refunded_pence bigint, unused_pence bigint, eth_payment_id uuid, external_id text,
  created_at timestamptz
)
language sql stable set search_path = ''
as $$
  with page as materialized (
    select p.* from public.incoming_payments p
    where (view is null or case view when 'unused' then p.unused_pence > 0 else p.source = view end)
      and (company is null or p.company_id = company)
      and (
        term is null or lower(p.reference) = lower(trim(term)) or lower(p.external_id) = lower(trim(term))
        or starts_with(lower(p.payer), lower(trim(term)))
      )
    order by p.received_on desc, p.created_at desc, p.id desc
    limit least(size, 100) offset greatest(skip, 0)
  )
  select p.id, p.source, p.pence, p.received_on, p.payer, p.reference, p.note, p.company_id, n.client, p.allocated_pence,
    p.refunded_pence, p.unused_pence, p.eth_payment_id, p.external_id, p.created_at
  from page p left join public.client_names() n on n.company_id = p.company_id
  order by p.received_on desc, p.created_at desc, p.id desc
$$;

-- What the studio has charged in the twelve months to today, by tax point, and what it has to do with: towards the sum from
-- which VAT is due.
create function public.read_turnover() returns table (since date, pence bigint, open_pence bigint, overdue_pence bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only the studio can do this.' using errcode = '42501';
  end if;
  return query
    select (private.london_today() - interval '12 months')::date + 1,
      coalesce((
        select sum(case d.kind when 'invoice' then d.net_pence else -d.net_pence end)
        from public.billing_documents d
        where d.state = 'issued' and d.kind in ('invoice', 'credit_note')
          and d.tax_point > private.london_today() - interval '12 months'
      ), 0)::bigint,
      coalesce((select sum(b.open_pence) from public.document_balances b where b.open_pence > 0), 0)::bigint,
      coalesce((
        select sum(b.open_pence) from public.document_balances b
        where b.open_pence > 0 and b.due_on < private.london_today()
      ), 0)::bigint;
end
$$;
comment on function public.read_turnover() is
  'Safe as its owner: private.is_staff() is its first line, and it answers four figures of the studio''s own books.';

create function public.save_billing_details(company uuid, details jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given public.billing_details := jsonb_populate_record(null::public.billing_details, details);
begin
  if private.is_staff() then
    if not private.staff_may('invoices') then
      perform private.refuse_deed('invoices');
    end if;
  else
    perform private.require_role(company, 'approver');
    -- How a client is known to be a business is the studio's to say.
    given.evidence := (select b.evidence from public.billing_details b where b.company_id = company);
  end if;
  insert into public.billing_details as b
    (company_id, legal_name, address, country, vat_number, company_number, email, evidence)
  values (
    company, given.legal_name, given.address, coalesce(given.country, 'GB'), given.vat_number, given.company_number,
    given.email, given.evidence
  )
  on conflict (company_id) do update
  set legal_name = excluded.legal_name, address = excluded.address, country = excluded.country,
    vat_number = excluded.vat_number, company_number = excluded.company_number, email = excluded.email,
    evidence = excluded.evidence;
end
$$;
comment on function public.save_billing_details(uuid, jsonb) is
  'Safe as its owner: staff need the deed, anybody else a role in that very company, and one row of it is written.';

create function public.list_series() returns table (
  series text, kind text, last_number text, last_issued_on date, held_since timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only the studio can do this.' using errcode = '42501';
  end if;
  return query
    select s.series, s.kind, s.series || '-' || lpad(s.last_sequence::text, 5, '0'), s.last_issued_on, s.held_since
    from private.document_series s order by s.series;
end
$$;
comment on function public.list_series() is
  'Safe as its owner: private.is_staff() is its first line, and it answers how far each series has come.';

-- After an older backup: the last number that left, by whatever was sent or paid. Those between are lost, and are never given
-- again; the log says which.
create function public.confirm_series(asked text, last_sent integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  counter private.document_series;
begin
  if not private.is_staff() then
    raise exception 'Only the studio can do this.' using errcode = '42501';
  elsif not private.staff_may('invoices') then
    perform private.refuse_deed('invoices');
  elsif not private.signed_in_recently(auth.jwt() -> 'amr') then
    raise exception 'Sign in again to do this.' using errcode = '42501', hint = 'recent_sign_in';
  end if;
  perform private.lock_ledger();
  select * into counter from private.document_series s where s.series = asked;
  if counter.held_since is null then
    raise exception 'That series does not wait.' using errcode = 'PT409';
  end if;
  if last_sent is null or last_sent < counter.last_sequence or last_sent > counter.last_sequence + 100000 then
    raise exception 'It has come to % already, and cannot be far beyond.', counter.last_sequence
      using errcode = 'PT400', hint = 'last_sent';
  end if;
  update private.document_series s set last_sequence = last_sent, held_since = null where s.series = asked;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(), 'authenticated', 'update', 'document_series', asked,
    jsonb_build_object('last_sequence', jsonb_build_array(counter.last_sequence, last_sent))
  );
end
$$;
comment on function public.confirm_series(text, integer) is
  'Safe as its owner: for staff who may write invoices and have just signed in, and it moves a held counter upwards only.';

-- For whoever has restored a backup.
create function private.hold_series() returns void
language sql volatile security definer set search_path = ''
as $$
  update private.document_series set held_since = now() where held_since is null and last_sequence > 0
$$;

revoke all on function public.list_documents(text, text[], text, uuid, integer, integer),
  public.list_incoming(text, text, uuid, integer, integer), public.read_turnover(),
  public.save_billing_details(uuid, jsonb), public.list_series(), public.confirm_series(text, integer),
  private.hold_series()
  from public, anon, authenticated, service_role;
grant execute on function public.list_documents(text, text[], text, uuid, integer, integer),
  public.list_incoming(text, text, uuid, integer, integer), public.read_turnover(),
  public.save_billing_details(uuid, jsonb), public.list_series(), public.confirm_series(text, integer)
  to authenticated;
grant execute on function private.hold_series() to kinolume_server;
