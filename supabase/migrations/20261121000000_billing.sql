-- What the studio charges and what it is paid: documents that never change once they are issued, money that came in, and
-- which of the one settles which of the other. Pence are whole numbers, and pounds the only currency.
--
-- Everything here is written by the services alone. Whoever writes takes private.lock_ledger() first: one after the other,
-- so numbers have no gaps, the chain has one end, and nobody waits for somebody who waits for them.

create function private.lock_ledger() returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('billing ledger', 0))
$$;

create function private.london_today() returns date
language sql stable set search_path = ''
return (clock_timestamp() at time zone 'Europe/London')::date;

-- Books are kept for seven years from the end of the financial year, whichever month that ends in: until no year that a day
-- can belong to is less than seven years over.
create function private.kept_until(day date) returns date
language sql immutable set search_path = ''
return make_date(extract(year from day)::integer + 9, 1, 1);

-- The one way to write a JSON value (RFC 8785), for whole numbers and keys of ASCII: what domain/proof/canonical-form.ts
-- writes, which a test compares.
create function private.canonical_json(value jsonb) returns text
language plpgsql immutable strict set search_path = ''
as $$
begin
  return case jsonb_typeof(value)
    when 'object' then '{' || coalesce((
      select string_agg(to_json(e.key)::text || ':' || private.canonical_json(e.value), ',' order by e.key collate "C")
      from jsonb_each(value) e
    ), '') || '}'
    when 'array' then '[' || coalesce((
      select string_agg(private.canonical_json(e.value), ',' order by e.ordinality)
      from jsonb_array_elements(value) with ordinality e
    ), '') || ']'
    else value::text
  end;
end
$$;

-- Who is charged. A company's own, kept apart from its name: owners and approvers write it, and the studio's finance.
create table public.billing_details (
  company_id uuid primary key references public.companies (id) on delete cascade,
  legal_name text not null check (char_length(trim(legal_name)) between 1 and 200),
  address text[] not null check (
    cardinality(address) between 1 and 7 and array_position(address, null) is null
    and char_length(array_to_string(address, '')) <= 700
  ),
  country text not null default 'GB' check (country ~ '^[A-Z]{2}$'),
  vat_number text check (vat_number ~ '^[A-Z0-9]{4,20}$'),
  company_number text check (char_length(company_number) between 1 and 30),
  -- Where invoices are sent, beside the people who are told.
  email text check (email like '%_@_%' and char_length(email) <= 254),
  -- How the studio knows that a client elsewhere is a business, where they have no VAT number.
  evidence text check (char_length(trim(evidence)) between 1 and 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table private.document_series (
  series text primary key check (series ~ '^[A-Z]{2,5}$'),
  kind text not null check (kind in ('invoice', 'credit_note', 'proforma', 'receipt')),
  last_sequence integer not null default 0 check (last_sequence >= 0),
  last_issued_on date,
  -- After an older backup was restored, until somebody has said which number was the last that left.
  held_since timestamptz
);
insert into private.document_series (series, kind) values
  ('INV', 'invoice'), ('PKG', 'invoice'), ('CRN', 'credit_note'), ('PRO', 'proforma'), ('REC', 'receipt');

create table public.billing_documents (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit_note', 'proforma', 'receipt')),
  state text not null default 'draft' check (state in ('draft', 'issued')),
  -- Whose it is to read; nobody's yet where a package was paid for without an account. No part of the document.
  company_id uuid references public.companies (id) on delete set null,
  series text not null references private.document_series (series),
  -- Of a draft what was typed, of an issued one the whole of it (domain/billing/document.ts).
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 500000),
  -- From here on what content says too, where it can be looked for; empty until it is issued.
  sequence integer check (sequence > 0),
  number text unique,
  issued_on date,
  tax_point date,
  due_on date,
  net_pence bigint,
  vat_pence bigint,
  total_pence bigint,
  buyer_name text,
  credits_id uuid references public.billing_documents (id),
  -- Of a package's invoice and receipt, and of the receipt for an invoice paid in ETH.
  eth_payment_id uuid references public.eth_payments (id) on delete set null,
  created_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (series, sequence),
  check ((kind = 'credit_note') = (credits_id is not null)),
  check (
    state = 'draft'
    or num_nulls(sequence, number, issued_on, tax_point, net_pence, vat_pence, total_pence, buyer_name) = 0
  ),
  check (state = 'issued' or sequence is null),
  check (total_pence = net_pence + vat_pence and net_pence >= 0 and vat_pence >= 0 and total_pence > 0),
  check (total_pence <= 10000000000)
);
create index billing_documents_company_idx
  on public.billing_documents (company_id, issued_on desc, created_at desc);
create index billing_documents_order_idx
  on public.billing_documents (coalesce(issued_on, 'infinity'::date) desc, created_at desc, id desc);
create index billing_documents_kind_idx
  on public.billing_documents (kind, state, coalesce(issued_on, 'infinity'::date) desc, created_at desc, id desc);
create index billing_documents_credits_id_idx on public.billing_documents (credits_id);
create index billing_documents_eth_payment_id_idx on public.billing_documents (eth_payment_id);
create index billing_documents_created_by_idx on public.billing_documents (created_by);
create index billing_documents_buyer_idx on public.billing_documents (lower(buyer_name) text_pattern_ops);
create index billing_documents_tax_point_idx on public.billing_documents (tax_point) where state = 'issued';

-- What each issued document was when it was issued, after the one before: whoever changes one later, past every trigger,
-- breaks the chain there. Without a word of the document, so it stays when that has had its time.
create table private.document_chain (
  position bigint primary key check (position > 0),
  document_id uuid not null unique,
  number text not null,
  issued_on date not null,
  hash text not null check (hash ~ '^0x[0-9a-f]{64}$'),
  previous_hash text not null check (previous_hash ~ '^0x[0-9a-f]{64}$')
);

-- As they were first drawn: the same bytes for everybody, ever.
create table private.document_files (
  document_id uuid primary key references public.billing_documents (id) on delete cascade,
  sha256 text not null check (sha256 ~ '^0x[0-9a-f]{64}$'),
  bytes bytea not null,
  created_at timestamptz not null default now()
);

-- How an issued invoice stands. Kept by triggers from the rows that say so; a sum below nothing is refused by its check,
-- so nothing is settled twice.
create table public.document_balances (
  document_id uuid primary key references public.billing_documents (id) on delete cascade,
  company_id uuid references public.companies (id) on delete set null,
  due_on date not null,
  total_pence bigint not null,
  credited_pence bigint not null default 0 check (credited_pence >= 0),
  paid_pence bigint not null default 0 check (paid_pence >= 0),
  written_off_pence bigint not null default 0 check (written_off_pence >= 0),
  open_pence bigint not null generated always as
    (total_pence - credited_pence - paid_pence - written_off_pence) stored,
  disputed_at timestamptz,
  constraint document_balances_settled_once check (open_pence >= 0)
);
create index document_balances_open_idx on public.document_balances (due_on, document_id) where open_pence > 0;
create index document_balances_company_id_idx on public.document_balances (company_id);

create table public.incoming_payments (
  id uuid primary key default gen_random_uuid(),
  company_id uuid references public.companies (id) on delete set null,
  source text not null check (source in ('bank', 'eth')),
  -- What the bank or the chain knows it by: the same money is counted once.
  external_id text not null check (char_length(external_id) between 1 and 200),
  pence bigint not null check (pence between 1 and 10000000000),
  received_on date not null,
  payer text not null check (char_length(trim(payer)) between 1 and 200),
  reference text not null default '' check (char_length(reference) <= 200),
  note text check (char_length(note) <= 2000),
  eth_payment_id uuid unique references public.eth_payments (id) on delete set null,
  recorded_by uuid references public.profiles (user_id) on delete set null,
  allocated_pence bigint not null default 0 check (allocated_pence >= 0),
  refunded_pence bigint not null default 0 check (refunded_pence >= 0),
  -- Credit of the company.
  unused_pence bigint not null generated always as (pence - allocated_pence - refunded_pence) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (source, external_id),
  constraint incoming_payments_spent_once check (unused_pence >= 0)
);
create index incoming_payments_company_idx on public.incoming_payments (company_id, received_on desc);
create index incoming_payments_order_idx on public.incoming_payments (received_on desc, created_at desc, id desc);
create index incoming_payments_recorded_by_idx on public.incoming_payments (recorded_by);
create index incoming_payments_unused_idx on public.incoming_payments (company_id) where unused_pence > 0;

-- What a receipt is for. The payment cannot go while its receipt is there.
alter table public.billing_documents
  add column incoming_payment_id uuid unique references public.incoming_payments (id),
  add check ((kind = 'receipt') = (incoming_payment_id is not null));

-- Less than nothing takes some back.
create table public.allocations (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.incoming_payments (id) on delete cascade,
  document_id uuid not null references public.billing_documents (id) on delete cascade,
  pence bigint not null check (pence <> 0 and abs(pence) <= 10000000000),
  made_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now()
);
create index allocations_payment_id_idx on public.allocations (payment_id);
create index allocations_document_id_idx on public.allocations (document_id);
create index allocations_made_by_idx on public.allocations (made_by);

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.incoming_payments (id) on delete cascade,
  -- A reversal: nobody sent it back, it never was ours to keep. The bank recalled it, the chain forgot it, or it was
  -- written down by mistake.
  kind text not null default 'refund' check (kind in ('refund', 'reversal')),
  pence bigint not null check (pence between 1 and 10000000000),
  refunded_on date not null,
  -- What the bank or the chain knows it by.
  reference text not null check (char_length(trim(reference)) between 1 and 200),
  reason text not null check (char_length(trim(reason)) between 1 and 2000),
  made_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now()
);
create index refunds_payment_id_idx on public.refunds (payment_id);
create index refunds_made_by_idx on public.refunds (made_by);

-- What nobody will pay. Never a credit note: the tax on it stays due.
create table public.write_offs (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.billing_documents (id) on delete cascade,
  pence bigint not null check (pence between 1 and 10000000000),
  reason text not null check (char_length(trim(reason)) between 1 and 2000),
  made_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now()
);
create index write_offs_document_id_idx on public.write_offs (document_id);
create index write_offs_made_by_idx on public.write_offs (made_by);

create table public.invoice_disputes (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.billing_documents (id) on delete cascade,
  reason text not null check (char_length(trim(reason)) between 1 and 2000),
  opened_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index invoice_disputes_open_idx on public.invoice_disputes (document_id) where closed_at is null;
create index invoice_disputes_document_id_idx on public.invoice_disputes (document_id);
create index invoice_disputes_opened_by_idx on public.invoice_disputes (opened_by);

create table public.document_sendings (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.billing_documents (id) on delete cascade,
  -- Null: those of the company who are told.
  recipient text check (recipient like '%_@_%' and char_length(recipient) <= 254),
  sent_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now()
);
create index document_sendings_document_id_idx on public.document_sendings (document_id, created_at desc);
create index document_sendings_sent_by_idx on public.document_sendings (sent_by);

-- Issuing.

-- Whole numbers, half a penny upwards: what domain/billing/sum-lines.ts reckons.
create function private.half_up(product numeric, by numeric) returns bigint
language sql immutable set search_path = ''
return floor((2 * product + by) / (2 * by))::bigint;

-- What is wrong with the sums of a document's content; null where nothing is. VAT is reckoned once for each rate. `credited`
-- is what earlier credit notes of the same invoice came to, as its `vat`: VAT is then what all of them come to, less what
-- those had, so that however an invoice is credited its VAT is, to the penny.
create function private.fault_of_sums(content jsonb, credited jsonb default '[]') returns text
language plpgsql immutable set search_path = ''
as $$
declare
  lines jsonb := content -> 'lines';
  seller_vat text := content #>> '{seller,vat_number}';
  treatment text := content ->> 'vat_treatment';
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 200 then
    return 'A document has 1 to 200 lines.';
  end if;
  if exists (
    select from jsonb_array_elements(lines) l
    where (l ->> 'net_pence')::bigint is distinct from
        private.half_up((l ->> 'quantity')::numeric * (l ->> 'unit_pence')::numeric, 100) - (l ->> 'discount_pence')::bigint
      or (l ->> 'net_pence')::bigint < 0 or (l ->> 'quantity')::bigint < 1 or (l ->> 'unit_pence')::bigint < 0
      or (l ->> 'discount_pence')::bigint < 0 or trim(l ->> 'description') = ''
  ) then
    return 'A line does not come to what it says.';
  end if;
  if (content ->> 'net_pence')::bigint is distinct from
      (select sum((l ->> 'net_pence')::bigint) from jsonb_array_elements(lines) l)
  then
    return 'The lines do not come to the net sum.';
  end if;
  if seller_vat is null or treatment is distinct from 'uk' then
    if (content ->> 'vat_pence')::bigint is distinct from 0 or content -> 'vat' is distinct from '[]'
      or (seller_vat is null and treatment is distinct from 'none')
      or (seller_vat is not null and treatment is distinct from 'outside')
    then
      return 'No VAT is charged here.';
    end if;
  elsif content -> 'vat' is distinct from (
    select jsonb_agg(jsonb_build_object(
      'rate', r.rate, 'net_pence', r.net,
      'vat_pence', private.half_up((r.net + coalesce(b.net, 0)) * r.rate, 10000) - coalesce(b.vat, 0)
    ) order by r.rate desc)
    from (
      select (l ->> 'vat_rate')::integer as rate, sum((l ->> 'net_pence')::bigint) as net
      from jsonb_array_elements(lines) l group by 1
    ) r
    left join (
      select (v ->> 'rate')::integer as rate, (v ->> 'net_pence')::bigint as net, (v ->> 'vat_pence')::bigint as vat
      from jsonb_array_elements(credited) v
    ) b on b.rate = r.rate
  ) or (content ->> 'vat_pence')::bigint is distinct from (
    select sum((v ->> 'vat_pence')::bigint) from jsonb_array_elements(content -> 'vat') v
  ) then
    return 'The VAT is not what the rates come to.';
  end if;
  if (content ->> 'total_pence')::bigint is distinct from
    (content ->> 'net_pence')::bigint + (content ->> 'vat_pence')::bigint
  then
    return 'Net and VAT do not come to the total.';
  end if;
  if treatment = 'outside' and coalesce(content #>> '{buyer,vat_number}', content #>> '{buyer,evidence}') is null then
    return 'A business elsewhere has a VAT number, or there is evidence that it is one.';
  end if;
  return null;
end
$$;

-- What the credit notes of an invoice came to, for each rate.
create function private.sum_credits(invoice uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('rate', r.rate, 'net_pence', r.net, 'vat_pence', r.vat)), '[]')
  from (
    select (v ->> 'rate')::integer as rate, sum((v ->> 'net_pence')::bigint) as net,
      sum((v ->> 'vat_pence')::bigint) as vat
    from public.billing_documents d, jsonb_array_elements(d.content -> 'vat') v
    where d.credits_id = invoice and d.state = 'issued'
    group by 1
  ) r
$$;

-- A credit note takes back what its invoice charged: as that charged it, and of each rate no more than there was.
create function private.fault_of_credit(invoice uuid, content jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  charged public.billing_documents;
  credited jsonb := private.sum_credits(invoice);
begin
  select * into charged from public.billing_documents d where d.id = invoice;
  if charged.kind is distinct from 'invoice' or charged.state <> 'issued' then
    raise exception 'Only an issued invoice is credited.' using errcode = 'PT409', hint = 'not_issued';
  end if;
  if content -> 'vat_treatment' is distinct from charged.content -> 'vat_treatment'
    or content #> '{seller,vat_number}' is distinct from charged.content #> '{seller,vat_number}'
    or exists (
      select from jsonb_array_elements(content -> 'vat') n
      left join jsonb_array_elements(charged.content -> 'vat') c on c -> 'rate' = n -> 'rate'
      left join jsonb_array_elements(credited) b on b -> 'rate' = n -> 'rate'
      where (n ->> 'net_pence')::bigint + coalesce((b ->> 'net_pence')::bigint, 0) > coalesce((c ->> 'net_pence')::bigint, 0)
    )
  then
    return 'That is not what the invoice charged.';
  end if;
  return private.fault_of_sums(content, credited);
end
$$;

-- Gives a document its number and its day, and makes it what it stays. `terms_days` of the content becomes the day it is
-- due; `tax_point` is the day of payment where that came first.
create function private.issue_document() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  counter private.document_series;
  fault text;
begin
  perform private.lock_ledger();
  select * into strict counter from private.document_series s where s.series = new.series;
  if counter.kind <> new.kind then
    raise exception 'That series is for something else.' using errcode = 'PT400';
  end if;
  if counter.held_since is not null then
    raise exception 'An older backup was restored. Say which number was the last that was sent, before the next is given.'
      using errcode = 'PT409', hint = 'series_held';
  end if;
  new.issued_on := greatest(private.london_today(), counter.last_issued_on);
  new.sequence := counter.last_sequence + 1;
  new.number := new.series || '-' || lpad(new.sequence::text, 5, '0');
  update private.document_series s set last_sequence = new.sequence, last_issued_on = new.issued_on
  where s.series = new.series;

  new.tax_point := least(new.issued_on, (new.content ->> 'tax_point')::date);
  new.content := new.content || jsonb_build_object('kind', new.kind, 'number', new.number, 'issued_on', new.issued_on);
  if new.kind = 'receipt' then
    new.net_pence := (new.content #>> '{payment,pence}')::bigint;
    new.vat_pence := 0;
  else
    new.content := new.content || jsonb_build_object('tax_point', new.tax_point);
    if new.kind in ('invoice', 'proforma') then
      new.due_on := new.issued_on + coalesce((new.content ->> 'terms_days')::integer, 14);
      new.content := new.content || jsonb_build_object('due_on', new.due_on);
    end if;
    if new.kind = 'credit_note' then
      fault := private.fault_of_credit(new.credits_id, new.content);
    else
      fault := private.fault_of_sums(new.content);
    end if;
    if fault is not null then
      raise exception '%', fault using errcode = 'PT400', hint = 'sums';
    end if;
    new.net_pence := (new.content ->> 'net_pence')::bigint;
    new.vat_pence := (new.content ->> 'vat_pence')::bigint;
  end if;
  new.content := new.content - 'terms_days';
  new.total_pence := new.net_pence + new.vat_pence;
  new.buyer_name := nullif(trim(new.content #>> '{buyer,name}'), '');
  return new;
end
$$;
create trigger issue_document_at_once before insert on public.billing_documents
  for each row when (new.state = 'issued') execute function private.issue_document();
create trigger issue_document before update on public.billing_documents
  for each row when (old.state = 'draft' and new.state = 'issued') execute function private.issue_document();

create function private.hash_document(id uuid, content jsonb, previous_hash text) returns text
language sql immutable set search_path = ''
return private.hash_content(private.canonical_json(
  jsonb_build_object('content', content, 'id', id, 'previous_hash', previous_hash)
));

create function private.chain_document() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  head private.document_chain;
begin
  select * into head from private.document_chain c order by c.position desc limit 1;
  head.hash := coalesce(head.hash, '0x' || repeat('0', 64));
  insert into private.document_chain (position, document_id, number, issued_on, hash, previous_hash)
  values (
    coalesce(head.position, 0) + 1, new.id, new.number, new.issued_on,
    private.hash_document(new.id, new.content, head.hash), head.hash
  );
  if new.kind = 'invoice' then
    insert into public.document_balances (document_id, company_id, due_on, total_pence)
    values (new.id, new.company_id, new.due_on, new.total_pence);
  elsif new.kind = 'credit_note' then
    update public.document_balances b set credited_pence = b.credited_pence + new.total_pence
    where b.document_id = new.credits_id;
  end if;
  return null;
end
$$;
create trigger chain_document_at_once after insert on public.billing_documents
  for each row when (new.state = 'issued') execute function private.chain_document();
create trigger chain_document after update on public.billing_documents
  for each row when (old.state = 'draft' and new.state = 'issued') execute function private.chain_document();

-- Nobody changes what was issued, its owner included. Whose it is to read may change, and what it hangs on may go; it goes
-- itself when it has been kept for as long as books are.
create function private.protect_document() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['company_id', 'eth_payment_id', 'created_by', 'updated_at']
      = to_jsonb(old) - array['company_id', 'eth_payment_id', 'created_by', 'updated_at']
  then
    return new;
  elsif tg_op = 'DELETE' and private.kept_until(old.issued_on) <= current_date then
    return old;
  end if;
  raise exception 'An issued document never changes. Credit it, and issue another.'
    using errcode = '42501', hint = 'issued';
end
$$;
create trigger protect_document before update or delete on public.billing_documents
  for each row when (old.state = 'issued') execute function private.protect_document();

-- What was written down about money is added to and never rewritten.
create function private.protect_entry() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv[0:] = to_jsonb(old) - tg_argv[0:] then
    return new;
  elsif tg_op = 'DELETE' and (to_jsonb(old) ->> 'created_at')::timestamptz < now() - interval '7 years' then
    return old;
  end if;
  raise exception 'The books are added to, never rewritten.' using errcode = '42501', hint = 'issued';
end
$$;
create trigger protect_entry before update or delete on public.incoming_payments
  for each row execute function private.protect_entry(
    'company_id', 'eth_payment_id', 'recorded_by', 'allocated_pence', 'refunded_pence', 'unused_pence', 'updated_at'
  );
create trigger protect_entry before update or delete on public.allocations
  for each row execute function private.protect_entry('made_by');
create trigger protect_entry before update or delete on public.refunds
  for each row execute function private.protect_entry('made_by');
create trigger protect_entry before update or delete on public.write_offs
  for each row execute function private.protect_entry('made_by');
create trigger protect_entry before update or delete on public.invoice_disputes
  for each row execute function private.protect_entry('opened_by', 'closed_at');
create trigger protect_entry before update or delete on public.document_sendings
  for each row execute function private.protect_entry('sent_by');
create trigger protect_entry before update or delete on private.document_files
  for each row execute function private.protect_entry('');

-- How things stand is written by the triggers below and by nobody else.
create function private.protect_sum() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'Sums follow from the books.' using errcode = '42501', hint = 'issued';
end
$$;
create trigger protect_sum before insert or update or delete on public.document_balances
  for each row when (pg_trigger_depth() = 0) execute function private.protect_sum();
create trigger protect_sum before update of allocated_pence, refunded_pence on public.incoming_payments
  for each row when (pg_trigger_depth() = 0) execute function private.protect_sum();
create trigger protect_first_sum before insert on public.incoming_payments
  for each row when (new.allocated_pence <> 0 or new.refunded_pence <> 0) execute function private.protect_sum();

create function private.protect_chain() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The books are added to, never rewritten.' using errcode = '42501', hint = 'issued';
end
$$;
create trigger protect_chain before update or delete on private.document_chain
  for each row execute function private.protect_chain();
do $$
declare
  name text;
begin
  foreach name in array array[
    'public.billing_documents', 'public.document_balances', 'public.incoming_payments', 'public.allocations',
    'public.refunds', 'public.write_offs', 'public.invoice_disputes', 'public.document_sendings',
    'private.document_chain', 'private.document_files', 'private.document_series'
  ] loop
    execute format(
      'create trigger protect_whole before truncate on %s execute function private.protect_chain()', name
    );
  end loop;
end
$$;

-- How things stand follows from what was written down.
create function private.count_allocation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_ledger();
  update public.document_balances b set paid_pence = b.paid_pence + new.pence where b.document_id = new.document_id;
  if not found then
    raise exception 'Only an issued invoice is paid.' using errcode = 'PT409';
  end if;
  update public.incoming_payments p set allocated_pence = p.allocated_pence + new.pence where p.id = new.payment_id;
  -- What is taken back from an invoice was given to it.
  if new.pence < 0 and (
    select sum(a.pence) from public.allocations a
    where a.payment_id = new.payment_id and a.document_id = new.document_id
  ) < 0 then
    raise exception 'That much of the payment was never used for this.' using errcode = 'PT409';
  end if;
  return null;
end
$$;
create trigger count_allocation after insert on public.allocations
  for each row execute function private.count_allocation();

create function private.count_refund() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_ledger();
  update public.incoming_payments p set refunded_pence = p.refunded_pence + new.pence where p.id = new.payment_id;
  return null;
end
$$;
create trigger count_refund after insert on public.refunds
  for each row execute function private.count_refund();

create function private.count_write_off() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_ledger();
  update public.document_balances b set written_off_pence = b.written_off_pence + new.pence
  where b.document_id = new.document_id;
  if not found then
    raise exception 'Only an issued invoice is written off.' using errcode = 'PT409';
  end if;
  return null;
end
$$;
create trigger count_write_off after insert on public.write_offs
  for each row execute function private.count_write_off();

create function private.mark_dispute() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.document_balances b
  set disputed_at = case when new.closed_at is null then new.created_at end where b.document_id = new.document_id;
  return null;
end
$$;
create trigger mark_dispute after insert or update of closed_at on public.invoice_disputes
  for each row execute function private.mark_dispute();

-- Whose it is.

create function private.move_billing(old_company uuid, new_company uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.billing_documents set company_id = new_company where company_id = old_company;
  update public.document_balances set company_id = new_company where company_id = old_company;
  update public.incoming_payments set company_id = new_company where company_id = old_company;
  update public.billing_details set company_id = new_company
  where company_id = old_company and not exists (select from public.billing_details where company_id = new_company);
$$;

-- A company that became part of another takes its documents along. Of one that ended they stay, as issued; what was kept for
-- the next goes.
create function private.end_billing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_ledger();
  if new.merged_into is not null then
    perform private.move_billing(new.id, new.merged_into);
  end if;
  delete from public.billing_details where company_id = new.id;
  delete from public.billing_documents where company_id = new.id and state = 'draft';
  return null;
end
$$;
create trigger end_billing after update of closed_at on public.companies
  for each row when (old.closed_at is null and new.closed_at is not null)
  execute function private.end_billing();

-- Whoever claims a payment has its documents too.
create function private.hand_over_documents() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.incoming_payments set company_id = new.company_id where eth_payment_id = new.id;
  update public.document_balances set company_id = new.company_id where document_id in (
    select d.id from public.billing_documents d where d.eth_payment_id = new.id and d.company_id is null
  );
  update public.billing_documents set company_id = new.company_id
  where eth_payment_id = new.id and company_id is null;
  return null;
end
$$;
create trigger hand_over_documents after update of company_id on public.eth_payments
  for each row when (old.company_id is null and new.company_id is not null)
  execute function private.hand_over_documents();

-- ETH for any invoice, beside packages.
alter table public.eth_payments
  alter column package_id drop not null,
  add column invoice_id uuid references public.billing_documents (id) on delete set null,
  -- As it stays: what the payment is called wherever a package's name would stand.
  add column invoice_number text,
  add constraint eth_payments_one_subject check (num_nonnulls(package_id, invoice_number) = 1) not valid;
create index eth_payments_invoice_id_idx on public.eth_payments (invoice_id);

-- Who may.

create or replace function private.list_deeds() returns table (deed text, roles text[], words text)
language sql immutable set search_path = ''
as $$
  values
    ('inbox', array['producer'], 'work on the inbox'),
    ('clients', array['producer'], 'change clients'),
    ('projects', array['producer'], 'change projects'),
    ('campaigns', array['producer'], 'change campaigns'),
    ('messages', array['producer'], 'write to clients'),
    ('payments', array['finance'], 'settle payments'),
    ('invoices', array['finance'], 'write invoices and record money'),
    ('deliverables', array['editor'], 'change deliverables'),
    ('labs', array['editor'], 'change Labs'),
    ('assistant', array['editor'], 'teach the assistant'),
    ('answers', array['producer', 'editor'], 'change canned answers'),
    ('audit', array[]::text[], 'read the audit log'),
    ('staff', array[]::text[], 'change who works in the studio')
$$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'billing_documents', 'incoming_payments', 'allocations', 'refunds', 'write_offs', 'invoice_disputes',
    'document_sendings'
  ] loop
    execute format(
      'create trigger "0_check_deed" before insert or update or delete on public.%I
        for each statement execute function private.check_deed(''invoices'')', name
    );
    execute format(
      'create trigger write_audit_log after insert or update or delete on public.%I
        for each row execute function private.write_audit_log(''content'', ''reason'', ''note'', ''payer'', ''recipient'', ''buyer_name'')',
      name
    );
  end loop;
end
$$;
-- A row that is a company's only one goes by its id.
create or replace function private.write_audit_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  changed jsonb := '{}';
  unquoted text[] := array['name', 'email', 'company', 'message', 'body', 'studio_note']
    || coalesce(tg_argv[0:], '{}');
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(a.key, case
      when a.key = any(unquoted) or '*' = any(unquoted) then '[]'
      else jsonb_build_array(before -> a.key, a.value)
    end), '{}')
    into changed
    from jsonb_each(after) a
    where a.value is distinct from before -> a.key
      and a.key <> 'updated_at'
      and (private.is_staff() or not (a.key = any(unquoted) or '*' = any(unquoted)));
    if changed = '{}' then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(),
    coalesce(auth.role(), 'server'),
    lower(tg_op),
    tg_table_name,
    coalesce(
      after ->> 'id', before ->> 'id', after ->> 'user_id', before ->> 'user_id',
      after ->> 'company_id', before ->> 'company_id'
    ),
    changed
  );
  return null;
end
$$;
create trigger write_audit_log after insert or update or delete on public.billing_details
  for each row execute function private.write_audit_log('*');
create trigger keep_times before update on public.billing_details
  for each row execute function private.keep_times();
create trigger keep_times before update on public.billing_documents
  for each row execute function private.keep_times();
create trigger keep_times before update on public.incoming_payments
  for each row execute function private.keep_times();

do $$
declare
  name text;
begin
  foreach name in array array[
    'billing_details', 'billing_documents', 'document_balances', 'incoming_payments', 'allocations', 'refunds',
    'write_offs', 'invoice_disputes', 'document_sendings'
  ] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated, service_role', name);
    execute format('grant select on public.%I to authenticated, service_role', name);
  end loop;
end
$$;
alter table private.document_series enable row level security;
alter table private.document_chain enable row level security;
alter table private.document_files enable row level security;

create policy "Members read where their invoices go, staff all" on public.billing_details
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
  );
create policy "Members read what was issued to their company, staff all" on public.billing_documents
  for select to authenticated using (
    case when (select private.is_staff()) then true
    else state = 'issued'
      and company_id between (select private.first_readable_company()) and (select private.last_readable_company())
    end
  );
create policy "Members read how their invoices stand, staff all" on public.document_balances
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
    or (company_id is null and (select private.is_staff()))
  );
create policy "Members read what their company paid, staff all" on public.incoming_payments
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
    or (company_id is null and (select private.is_staff()))
  );
create policy "Allocations are read with their payment" on public.allocations
  for select to authenticated using (payment_id = any (array(select id from public.incoming_payments)));
create policy "Refunds are read with their payment" on public.refunds
  for select to authenticated using (payment_id = any (array(select id from public.incoming_payments)));
create policy "Staff read what was written off" on public.write_offs
  for select to authenticated using ((select private.is_staff()));
create policy "Disputes are read with their invoice" on public.invoice_disputes
  for select to authenticated using (document_id = any (array(select document_id from public.document_balances)));
create policy "Staff read what was sent" on public.document_sendings
  for select to authenticated using ((select private.is_staff()));

revoke all on function private.lock_ledger(), private.london_today(), private.kept_until(date),
  private.canonical_json(jsonb), private.half_up(numeric, numeric), private.fault_of_sums(jsonb, jsonb),
  private.sum_credits(uuid), private.fault_of_credit(uuid, jsonb), private.protect_sum(), private.issue_document(),
  private.hash_document(uuid, jsonb, text), private.chain_document(), private.protect_document(), private.protect_entry(),
  private.protect_chain(), private.count_allocation(), private.count_refund(), private.count_write_off(),
  private.mark_dispute(), private.move_billing(uuid, uuid), private.end_billing(), private.hand_over_documents()
  from public;
grant execute on function private.lock_ledger(), private.london_today(), private.kept_until(date),
  private.canonical_json(jsonb), private.hash_document(uuid, jsonb, text), private.half_up(numeric, numeric),
  private.fault_of_sums(jsonb, jsonb), private.sum_credits(uuid) to kinolume_server;

select private.follow_changes(name::regclass) from unnest(array[
  'public.billing_documents', 'public.document_balances', 'public.incoming_payments'
]) as name;
