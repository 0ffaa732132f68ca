-- What strangers found in the books: clients no longer say by themselves that they owe no VAT, nor read what the studio wrote for
-- itself, and what they say of themselves is checked here as their form checks it.

-- The studio has looked at whom a company says it is. Gone as soon as the company says otherwise; then nothing is issued to it
-- without VAT before the studio has looked again. What is written here is the studio's own.
create table public.billing_confirmations (
  company_id uuid primary key references public.billing_details (company_id) on update cascade on delete cascade,
  -- How the studio knows that a client elsewhere is a business, where they have no VAT number.
  evidence text check (char_length(trim(evidence)) between 1 and 500),
  confirmed_at timestamptz not null default now()
);
insert into public.billing_confirmations (company_id, evidence)
select b.company_id, b.evidence from public.billing_details b where b.evidence is not null;
alter table public.billing_details drop column evidence;

-- What the studio noted about a payment, for itself.
create table public.payment_notes (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.incoming_payments (id) on delete cascade,
  note text not null check (char_length(trim(note)) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index payment_notes_payment_id_idx on public.payment_notes (payment_id);
insert into public.payment_notes (payment_id, note, created_at)
select p.id, p.note, p.created_at from public.incoming_payments p where trim(p.note) <> '';

-- Who of the studio wrote what clients read, too: a document, a payment, or what it was used for.
create table public.billing_authors (
  entry_id uuid primary key,
  person_id uuid not null references public.profiles (user_id) on delete cascade
);
create index billing_authors_person_id_idx on public.billing_authors (person_id);
insert into public.billing_authors (entry_id, person_id)
select d.id, d.created_by from public.billing_documents d where d.created_by is not null
union all
select p.id, p.recorded_by from public.incoming_payments p where p.recorded_by is not null
union all
select a.id, a.made_by from public.allocations a where a.made_by is not null;

create function private.name_author() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from public.billing_authors a where a.entry_id = old.id;
  else
    insert into public.billing_authors (entry_id, person_id)
    select new.id, p.user_id from public.profiles p join public.staff_members s using (user_id)
    where p.user_id = auth.uid();
  end if;
  return null;
end
$$;
create trigger name_author after insert or delete on public.billing_documents
  for each row execute function private.name_author();
create trigger name_author after insert or delete on public.incoming_payments
  for each row execute function private.name_author();
create trigger name_author after insert or delete on public.allocations
  for each row execute function private.name_author();
alter table public.billing_documents drop column created_by;
alter table public.allocations drop column made_by;
alter table public.incoming_payments
  drop column recorded_by,
  drop column note,
  -- Of a payment that never was ours to keep: its receipt is a document and stays as it is, so this says it beside it.
  add column reversed_on date;

drop trigger protect_entry on public.incoming_payments;
create trigger protect_entry before update or delete on public.incoming_payments
  for each row execute function private.protect_entry(
    'company_id', 'eth_payment_id', 'allocated_pence', 'refunded_pence', 'unused_pence', 'reversed_on', 'updated_at'
  );
update public.incoming_payments p set reversed_on = r.refunded_on
from public.refunds r where r.payment_id = p.id and r.kind = 'reversal';
drop trigger protect_sum on public.incoming_payments;
create trigger protect_sum before update of allocated_pence, refunded_pence, reversed_on on public.incoming_payments
  for each row when (pg_trigger_depth() = 0) execute function private.protect_sum();
drop trigger protect_first_sum on public.incoming_payments;
create trigger protect_first_sum before insert on public.incoming_payments
  for each row when (new.allocated_pence <> 0 or new.refunded_pence <> 0 or new.reversed_on is not null)
  execute function private.protect_sum();

create or replace function private.count_refund() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_ledger();
  update public.incoming_payments p
  set refunded_pence = p.refunded_pence + new.pence,
    reversed_on = case new.kind when 'reversal' then new.refunded_on else p.reversed_on end
  where p.id = new.payment_id;
  return null;
end
$$;

-- Less than nothing takes a write-off back: the debtor pays after all, or it was a slip.
alter table public.write_offs drop constraint write_offs_pence_check,
  add constraint write_offs_pence_check check (pence <> 0 and abs(pence) <= 10000000000);

do $$
declare
  name text;
begin
  foreach name in array array['billing_confirmations', 'payment_notes', 'billing_authors'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated, service_role', name);
    execute format('grant select on public.%I to authenticated, service_role', name);
    execute format(
      'create policy "Staff read what the studio wrote for itself" on public.%I
        for select to authenticated using ((select private.is_staff()))', name
    );
  end loop;
end
$$;
create trigger "0_check_deed" before insert or update or delete on public.payment_notes
  for each statement execute function private.check_deed('invoices');
create trigger protect_entry before update or delete on public.payment_notes
  for each row execute function private.protect_entry('');
create trigger protect_whole before truncate on public.payment_notes execute function private.protect_chain();
create trigger write_audit_log after insert or update or delete on public.payment_notes
  for each row execute function private.write_audit_log('note');
create trigger write_audit_log after insert or update or delete on public.billing_confirmations
  for each row execute function private.write_audit_log('evidence');

-- Why money was given back and what a client disputes are written for the books. Clients see that it is so: `refunded_pence` and
-- `reversed_on` of a payment, `disputed_at` of an invoice. The reason of a credit note stands on it.
drop policy "Refunds are read with their payment" on public.refunds;
create policy "Staff read what was given back" on public.refunds
  for select to authenticated using ((select private.is_staff()));
drop policy "Disputes are read with their invoice" on public.invoice_disputes;
create policy "Staff read what is disputed" on public.invoice_disputes
  for select to authenticated using ((select private.is_staff()));

create or replace function public.list_incoming(
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
  select p.id, p.source, p.pence, p.received_on, p.payer, p.reference,
    (select string_agg(t.note, E'\n' order by t.created_at) from public.payment_notes t where t.payment_id = p.id),
    p.company_id, n.client, p.allocated_pence,
    p.refunded_pence, p.unused_pence, p.eth_payment_id, p.external_id, p.created_at
  from page p left join public.client_names() n on n.company_id = p.company_id
  order by p.received_on desc, p.created_at desc, p.id desc
$$;

-- As before, but a document says only that its buyer is known to be a business: how is the studio's own.
create or replace function private.fault_of_sums(content jsonb, credited jsonb default '[]') returns text
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
  if treatment = 'outside' and content #>> '{buyer,is_business}' is distinct from 'true' then
    return 'Whoever is elsewhere is known to be a business.';
  end if;
  return null;
end
$$;

-- What domain/billing/countries.ts and vat-number.ts say, which a test compares.
create function private.is_country(code text) returns boolean
language sql immutable set search_path = ''
return code = any (string_to_array(
    'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW ' ||
    'BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET ' ||
    'FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM ' ||
    'IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA ' ||
    'MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU ' ||
    'NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM ' ||
    'SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG ' ||
    'VI VN VU WF WS XK YE YT ZA ZM ZW',
    ' '
  ));

create function private.vat_format(country text) returns text
language sql immutable set search_path = ''
as $$
  select f.format from (values
    ('AT', '(AT)?U[0-9]{8}'),
    ('BE', '(BE)?[01][0-9]{9}'),
    ('BG', '(BG)?[0-9]{9,10}'),
    ('CY', '(CY)?[0-9]{8}[A-Z]'),
    ('CZ', '(CZ)?[0-9]{8,10}'),
    ('DE', '(DE)?[0-9]{9}'),
    ('DK', '(DK)?[0-9]{8}'),
    ('EE', '(EE)?[0-9]{9}'),
    ('ES', '(ES)?[A-Z0-9][0-9]{7}[A-Z0-9]'),
    ('FI', '(FI)?[0-9]{8}'),
    ('FR', '(FR)?[A-HJ-NP-Z0-9]{2}[0-9]{9}'),
    ('GB', '(GB|XI)?([0-9]{9}|[0-9]{12}|GD[0-4][0-9]{2}|HA[5-9][0-9]{2})'),
    ('GR', '(EL|GR)?[0-9]{9}'),
    ('HR', '(HR)?[0-9]{11}'),
    ('HU', '(HU)?[0-9]{8}'),
    ('IE', '(IE)?([0-9]{7}[A-W][A-I]?|[0-9][A-Z][0-9]{5}[A-W])'),
    ('IM', '(GB|XI)?([0-9]{9}|[0-9]{12}|GD[0-4][0-9]{2}|HA[5-9][0-9]{2})'),
    ('IT', '(IT)?[0-9]{11}'),
    ('LT', '(LT)?([0-9]{9}|[0-9]{12})'),
    ('LU', '(LU)?[0-9]{8}'),
    ('LV', '(LV)?[0-9]{11}'),
    ('MC', '(FR)?[A-HJ-NP-Z0-9]{2}[0-9]{9}'),
    ('MT', '(MT)?[0-9]{8}'),
    ('NL', '(NL)?[0-9]{9}B[0-9]{2}'),
    ('PL', '(PL)?[0-9]{10}'),
    ('PT', '(PT)?[0-9]{9}'),
    ('RO', '(RO)?[0-9]{2,10}'),
    ('SE', '(SE)?[0-9]{12}'),
    ('SI', '(SI)?[0-9]{8}'),
    ('SK', '(SK)?[0-9]{10}')
  ) as f (code, format) where f.code = country
$$;

-- What the form says, too: one plain address, a country that there is, a VAT number of that country.
create function private.check_billing_details(given public.billing_details) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if given.country is null or not private.is_country(given.country) then
    raise exception 'There is no such country.' using errcode = 'PT400', hint = 'country';
  elsif given.vat_number !~ ('^(' || coalesce(private.vat_format(given.country), '[A-Z0-9]{4,20}') || ')$') then
    raise exception 'This is no VAT number of that country.' using errcode = 'PT400', hint = 'vat_number';
  elsif given.email !~ '^[^\s@<>,;:"()\[\]\\[:cntrl:]\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+@([^\s@<>,;:"()\[\]\\.[:cntrl:]\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+\.)+[^\s@<>,;:"()\[\]\\.[:cntrl:]\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+$'
  then
    raise exception 'This is not one email address.' using errcode = 'PT400', hint = 'email';
  elsif concat(given.legal_name, given.company_number, array_to_string(given.address, '')) ~ '[[:cntrl:]]' then
    raise exception 'A name, a number and a line of an address have one line each.' using errcode = 'PT400';
  end if;
end
$$;

create or replace function public.save_billing_details(company uuid, details jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given public.billing_details := jsonb_populate_record(null::public.billing_details, details);
  earlier public.billing_details;
  is_studio boolean := private.is_staff();
begin
  if not is_studio then
    perform private.require_role(company, 'approver');
  elsif not private.staff_may('invoices') then
    perform private.refuse_deed('invoices');
  end if;
  given.country := coalesce(given.country, 'GB');
  perform private.check_billing_details(given);
  select * into earlier from public.billing_details b where b.company_id = company for update;
  insert into public.billing_details as b
    (company_id, legal_name, address, country, vat_number, company_number, email)
  values (
    company, given.legal_name, given.address, given.country, given.vat_number, given.company_number, given.email
  )
  on conflict (company_id) do update
  set legal_name = excluded.legal_name, address = excluded.address, country = excluded.country,
    vat_number = excluded.vat_number, company_number = excluded.company_number, email = excluded.email;
  if is_studio then
    insert into public.billing_confirmations (company_id, evidence)
    values (company, nullif(trim(details ->> 'evidence'), ''))
    on conflict (company_id) do update set evidence = excluded.evidence, confirmed_at = now();
  elsif (earlier.legal_name, earlier.country, earlier.vat_number)
    is distinct from (given.legal_name, given.country, given.vat_number)
  then
    delete from public.billing_confirmations c where c.company_id = company;
  end if;
end
$$;

revoke all on function private.name_author(), private.is_country(text), private.vat_format(text),
  private.check_billing_details(public.billing_details) from public;
