-- Calls that are really booked: when the studio can be spoken to, what is taken, and whose it is.
--
-- Local times are the studio's and are kept as such; whoever books is shown instants in their own zone. Bookings are written by
-- the services alone, under a lock for each calendar; the exclusion constraint is what holds when a lock is forgotten.
create extension if not exists btree_gist with schema extensions;

-- One row for now: everything below names it, so that a second can come without a change.
create table public.calendars (
  id uuid primary key default gen_random_uuid(),
  -- Of the local times below.
  zone text not null default 'Europe/London' check (char_length(zone) between 1 and 64),
  -- After each call, before the next.
  gap_minutes integer not null default 10 check (gap_minutes between 0 and 240),
  -- How long before, at the latest, a visitor books or moves a call.
  notice_minutes integer not null default 240 check (notice_minutes between 0 and 43200),
  horizon_days integer not null default 60 check (horizon_days between 1 and 365),
  step_minutes integer not null default 30 check (step_minutes between 5 and 240),
  most_per_day integer not null default 6 check (most_per_day between 1 and 100),
  -- Where the call is held; {code} becomes one of each booking's own. Null: the studio writes where.
  meeting_address text check (
    meeting_address ~ '^https://[^[:space:]]+$' and char_length(meeting_address) <= 500
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.call_kinds (
  id text primary key check (id ~ '^[a-z][a-z-]{0,39}$'),
  minutes integer not null check (minutes between 5 and 480),
  is_offered boolean not null default true,
  position smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Monday is 1, Sunday 7.
create table public.opening_hours (
  id uuid primary key default gen_random_uuid(),
  calendar_id uuid not null references public.calendars (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (calendar_id, weekday, opens),
  check (opens < closes)
);

-- What holds on one day instead of its weekday's hours; without hours the day is closed.
create table public.opening_exceptions (
  id uuid primary key default gen_random_uuid(),
  calendar_id uuid not null references public.calendars (id) on delete cascade,
  day date not null,
  opens time,
  closes time,
  note text check (char_length(note) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (calendar_id, day, opens),
  check (num_nulls(opens, closes) in (0, 2)),
  check (opens < closes)
);

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  calendar_id uuid not null references public.calendars (id),
  kind text not null references public.call_kinds (id),
  state text not null default 'booked' check (state in ('held', 'booked', 'cancelled', 'done', 'missed')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- With the gap that was the calendar's when it was booked.
  blocked_until timestamptz not null,
  -- Held for whoever is filling in the form; after that it is anybody's.
  hold_expires_at timestamptz,
  name text check (char_length(name) <= 200),
  email text check (email = lower(email) and char_length(email) <= 254),
  -- The visitor's, for their mails.
  zone text not null check (char_length(zone) between 1 and 64),
  meeting_url text check (char_length(meeting_url) <= 600),
  enquiry_id uuid references public.enquiries (id) on delete set null,
  company_id uuid references public.companies (id) on delete set null,
  -- The client who booked it, signed in.
  user_id uuid references public.profiles (user_id) on delete set null,
  by_studio boolean not null default false,
  -- Of the invitation: one more with each change that calendars have to be told of.
  sequence integer not null default 0 check (sequence >= 0),
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('visitor', 'studio')),
  cancel_reason text check (char_length(cancel_reason) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_at < ends_at and ends_at <= blocked_until),
  check ((state = 'held') = (hold_expires_at is not null)),
  check (state = 'held' or num_nulls(name, email) = 0),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  -- No two calls at once, whoever writes.
  constraint bookings_no_overlap exclude using gist (
    calendar_id with =, tstzrange(starts_at, blocked_until) with &&
  ) where (state in ('held', 'booked'))
);
create index bookings_starts_at_idx on public.bookings (starts_at, id);
create index bookings_calendar_id_idx on public.bookings (calendar_id, starts_at);
create index bookings_kind_idx on public.bookings (kind);
create index bookings_company_id_idx on public.bookings (company_id, starts_at);
create index bookings_enquiry_id_idx on public.bookings (enquiry_id);
create index bookings_user_id_idx on public.bookings (user_id);
create index bookings_email_idx on public.bookings (email, starts_at);
create index bookings_hold_expires_at_idx on public.bookings (hold_expires_at) where state = 'held';

-- By which whoever booked reads, moves and cancels: the token's hash, and of a hold the network it came from.
create table private.booking_links (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  token_hash bytea not null unique,
  network_hash bytea
);
create index booking_links_network_hash_idx on private.booking_links (network_hash) where network_hash is not null;

-- Calendars of the studio's people, by their secret addresses: private, because whoever has one reads all of it.
create table private.busy_sources (
  id uuid primary key default gen_random_uuid(),
  calendar_id uuid not null references public.calendars (id) on delete cascade,
  name text not null check (char_length(trim(name)) between 1 and 100),
  address text not null check (address ~ '^https?://' and char_length(address) <= 2000),
  state text not null default 'waiting' check (state in ('waiting', 'good', 'failed')),
  -- Why the last reading failed, by its code: domain/booking/source.ts.
  fault text check (char_length(fault) <= 40),
  checked_at timestamptz,
  -- When what stands in busy_times was read.
  good_at timestamptz,
  -- When the studio was told that it fails; null again once it is read.
  told_at timestamptz,
  added_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  unique (calendar_id, address)
);
create index busy_sources_added_by_idx on private.busy_sources (added_by);

-- When, and nothing of what: no title of anybody's appointment is kept.
create table private.busy_times (
  id bigint generated always as identity primary key,
  source_id uuid not null references private.busy_sources (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (starts_at < ends_at)
);
create index busy_times_source_id_idx on private.busy_times (source_id, starts_at);

-- Who may do it.
create or replace function private.list_deeds() returns table (deed text, roles text[], words text)
language sql immutable set search_path = ''
as $$
  values
    ('inbox', array['producer'], 'work on the inbox'),
    ('clients', array['producer'], 'change clients'),
    ('projects', array['producer'], 'change projects'),
    ('proposals', array['producer'], 'write proposals'),
    ('calendar', array['producer'], 'change the calendar'),
    ('campaigns', array['producer'], 'change campaigns'),
    ('messages', array['producer'], 'write to clients'),
    ('payments', array['finance'], 'settle payments'),
    ('invoices', array['finance'], 'write invoices and record money'),
    ('deliverables', array['editor'], 'change deliverables'),
    ('labs', array['editor'], 'change Labs'),
    ('assistant', array['editor'], 'teach the assistant'),
    ('answers', array['producer', 'editor'], 'change canned answers'),
    ('audit', array[]::text[], 'read the audit log'),
    ('staff', array[]::text[], 'change who works in the studio'),
    ('troubles', array[]::text[], 'deal with troubles')
$$;

do $$
declare
  name text;
begin
  foreach name in array array['calendars', 'call_kinds', 'opening_hours', 'opening_exceptions', 'bookings'] loop
    execute format(
      'create trigger "0_check_deed" before insert or update or delete on public.%I
        for each statement execute function private.check_deed(''calendar'')', name
    );
    execute format(
      'create trigger keep_times before update on public.%I for each row execute function private.keep_times()', name
    );
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated, service_role', name);
    execute format('grant select on public.%I to authenticated, service_role', name);
    if name <> 'bookings' then
      execute format(
        'create trigger write_audit_log after insert or update or delete on public.%I
          for each row execute function private.write_audit_log()', name
      );
      execute format(
        'create policy "Staff read the calendar" on public.%I
          for select to authenticated using ((select private.is_staff()))', name
      );
    end if;
  end loop;
end
$$;
alter table private.booking_links enable row level security;
alter table private.busy_sources enable row level security;
alter table private.busy_times enable row level security;

-- Held is not booked: who is filling in a form is nobody's business.
create trigger write_audit_log after insert or update on public.bookings
  for each row when (new.state <> 'held')
  execute function private.write_audit_log('name', 'email', 'cancel_reason', 'meeting_url');
create trigger write_audit_log_of_deletion after delete on public.bookings
  for each row when (old.state <> 'held')
  execute function private.write_audit_log('name', 'email', 'cancel_reason', 'meeting_url');

grant update (zone, gap_minutes, notice_minutes, horizon_days, step_minutes, most_per_day, meeting_address)
  on public.calendars to authenticated;
grant update (minutes, is_offered) on public.call_kinds to authenticated;
grant insert (id, calendar_id, weekday, opens, closes), update (weekday, opens, closes), delete
  on public.opening_hours to authenticated;
grant insert (id, calendar_id, day, opens, closes, note), update (day, opens, closes, note), delete
  on public.opening_exceptions to authenticated;

create policy "Staff change the calendar" on public.calendars for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff change kinds of calls" on public.call_kinds for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff add hours" on public.opening_hours for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change hours" on public.opening_hours for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete hours" on public.opening_hours for delete to authenticated
  using ((select private.is_staff()));
create policy "Staff add exceptions" on public.opening_exceptions for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change exceptions" on public.opening_exceptions for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete exceptions" on public.opening_exceptions for delete to authenticated
  using ((select private.is_staff()));
create policy "Members read their company's calls, staff all" on public.bookings
  for select to authenticated using (
    case when (select private.is_staff()) then true
    else company_id between (select private.first_readable_company()) and (select private.last_readable_company())
    end
  );

-- A zone that PostgreSQL does not know would be found out by the first visitor.
create function private.check_zone() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not exists (select from pg_catalog.pg_timezone_names z where z.name = new.zone) then
    raise exception 'There is no such time zone.' using errcode = 'check_violation', hint = 'zone';
  end if;
  return new;
end
$$;
create trigger check_zone before insert or update of zone on public.calendars
  for each row execute function private.check_zone();

-- A call that is booked answers what it was asked in.
alter table public.inbox_items
  drop constraint inbox_items_answered_by_check,
  add constraint inbox_items_answered_by_check check (
    answered_by in ('mail', 'message', 'call', 'settlement', 'chat', 'proposal', 'booking')
  );

create or replace function private.read_inbox_clock(
  item public.inbox_items,
  out due_at timestamptz, out answered_at timestamptz, out answered_by text, out clock text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  client uuid := private.inbox_client(item);
  matter uuid[] := array(select private.same_matter(item.id));
  conversation uuid := coalesce(
    item.conversation_id, (select l.conversation_id from public.leads l where l.id = item.lead_id)
  );
begin
  due_at := item.received_at + interval '24 hours';
  -- Who sits in front of the chat waits there; who has left an address has been promised a mail.
  if exists (select from public.talks t where t.id = item.conversation_id and t.state = 'waiting')
    and not exists (select from public.leads l where l.conversation_id = item.conversation_id) then
    due_at := item.received_at + interval '15 minutes';
  end if;
  -- Whoever asked for a person waits for one in the chat itself.
  if item.conversation_id is not null and not exists (
    select from public.talks t where t.id = item.conversation_id and t.state in ('waiting', 'open')
  ) and not exists (
    select from public.chat_conversations c where c.id = item.conversation_id and c.user_id is not null
  ) then
    due_at := (
      select greatest(due_at, min(l.created_at) + interval '24 hours')
      from public.leads l where l.conversation_id = item.conversation_id having count(*) > 0
    );
  elsif exists (
    select from public.eth_payments p
    where p.id = item.payment_id and p.state = 'paid' and p.resolved_at is null
  ) then
    -- Another transfer has settled it: there is nothing left to say.
    due_at := null;
  end if;
  select a.at, a.by into answered_at, answered_by
  from (
    select r.created_at, 'mail' from public.inbox_replies r
    where r.item_id = any(matter)
    union all
    select k.called_at, 'call' from public.inbox_calls k
    where k.item_id = any(matter)
    union all
    -- What is written to a client after the matter was closed is about something else.
    select min(m.created_at), 'message' from public.messages m
    where m.company_id = client and m.from_studio
      and m.created_at between item.received_at and coalesce(item.closed_at, 'infinity')
    union all
    select min(m.created_at), 'chat' from public.chat_messages m
    where m.conversation_id = conversation and m.discipline is not null
      and m.created_at >= item.received_at
    union all
    select p.resolved_at, 'settlement' from public.eth_payments p where p.id = item.payment_id
    union all
    -- A word under the proposal, another version of it, or, to an enquiry, the proposal itself.
    select min(c.created_at), 'proposal' from public.proposal_comments c
    where c.proposal_id = item.proposal_id and c.from_studio and c.created_at >= item.received_at
    union all
    select min(v.created_at), 'proposal' from public.proposal_versions v
    where v.proposal_id in (
      select p.id from public.proposals p where p.inbox_item_id = item.id or p.id = item.proposal_id
    ) and v.created_at >= item.received_at
    union all
    -- Also one that was cancelled later: by then they had a time, and both sides were told.
    select min(b.created_at), 'booking' from public.bookings b
    where b.enquiry_id = item.enquiry_id and b.state <> 'held'
  ) as a (at, by)
  where a.at >= item.received_at
  order by a.at limit 1;
  clock := case
    when item.status = 'spam' then 'none'
    when answered_at is not null then 'answered'
    when due_at is null then 'none'
    when item.status = 'new' then 'running'
    else 'unanswered'
  end;
end
$$;

create function private.refresh_booking_clocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_clocks(array(
    select i.id from public.inbox_items i where i.enquiry_id = new.enquiry_id
  ));
  return null;
end
$$;
create trigger refresh_booking_clocks after insert or update of enquiry_id, state on public.bookings
  for each row when (new.enquiry_id is not null) execute function private.refresh_booking_clocks();

-- A company that became part of another takes its calls along; of one that ends, none is left.
create function private.move_bookings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.merged_into is not null then
    update public.bookings set company_id = new.merged_into where company_id = new.id;
  else
    perform private.forget_bookings(array(select b.id from public.bookings b where b.company_id = new.id));
  end if;
  return null;
end
$$;
create trigger move_bookings after update of closed_at on public.companies
  for each row when (old.closed_at is null and new.closed_at is not null)
  execute function private.move_bookings();

create function private.forget_bookings(ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.bookings b where b.id = any(ids);
  -- After that, which it has noted, too.
  update public.audit_log set changes = '{}' where changes <> '{}' and row_id = any(ids::text[]);
end
$$;

-- Of somebody whose account ends: what they booked for themselves goes; a call of a company that goes on stays its own, without
-- their name. Asked before the account loses its address.
create function private.forget_booker(account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ids uuid[] := array(
    select b.id from public.bookings b where b.user_id = account
    union
    select b.id from public.bookings b join private.held_addresses(account) h
      on b.email = h.address and b.created_at > h.since and b.created_at <= h.until
  );
begin
  perform private.forget_bookings(array(
    select b.id from public.bookings b where b.id = any(ids) and b.company_id is null
  ));
  delete from private.booking_links l where l.booking_id = any(ids);
  update public.bookings set name = '', email = '', user_id = null, cancel_reason = null where id = any(ids);
  update public.audit_log set changes = '{}' where changes <> '{}' and row_id = any(ids::text[]);
end
$$;

-- Two years after the call, as enquiries are kept; what was held for nothing goes within hours, and with it the network it came from.
create function private.delete_old_bookings() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.forget_bookings(array(
    select b.id from public.bookings b where b.ends_at < now() - interval '24 months'
  ));
  delete from public.bookings b where b.state = 'held' and b.hold_expires_at < now() - interval '1 hour';
  update private.booking_links l set network_hash = null
  from public.bookings b
  where b.id = l.booking_id and l.network_hash is not null and b.state <> 'held';
end
$$;

revoke all on function private.check_zone(), private.refresh_booking_clocks(), private.move_bookings(),
  private.forget_bookings(uuid[]), private.forget_booker(uuid), private.delete_old_bookings() from public;
grant execute on function private.forget_booker(uuid), private.delete_old_bookings() to kinolume_server;

select private.follow_changes(name::regclass) from unnest(array[
  'public.calendars', 'public.call_kinds', 'public.opening_hours', 'public.opening_exceptions', 'public.bookings'
]) as name;

-- A mail about a call brings it as an entry for calendars.
alter table private.outbox
  add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL')),
  add column calendar_text text check (char_length(calendar_text) <= 20000),
  add constraint outbox_calendar_check check (num_nulls(calendar_method, calendar_text) in (0, 2));

-- Office hours, until the studio says otherwise.
with calendar as (
  insert into public.calendars (id) values ('00000000-0000-4000-8000-0000000000ca') returning id
)
insert into public.opening_hours (calendar_id, weekday, opens, closes)
select calendar.id, weekday, '09:00', '17:00' from calendar, generate_series(1, 5) as weekday;
insert into public.call_kinds (id, minutes, position) values ('call', 20, 0), ('consultation', 45, 1);
