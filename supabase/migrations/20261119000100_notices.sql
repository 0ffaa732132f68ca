-- Whoever is to hear of something has a row for it, written with its cause: the bell shows the row, and one job sends the
-- mails. What each person wants by mail, and when, is theirs to say.

create table public.notices (
  id uuid primary key default gen_random_uuid(),
  -- Null is the studio's own mailbox: it is nobody's, and chooses nothing.
  person_id uuid references public.profiles (user_id) on delete cascade,
  topic text not null check (
    topic in (
      'messages', 'deliveries', 'studio_messages', 'studio_reviews', 'studio_enquiries', 'studio_overdue',
      'studio_payments'
    )
  ),
  for_studio boolean not null generated always as (starts_with(topic, 'studio_')) stored,
  kind text not null check (kind in ('message', 'delivery', 'review', 'enquiry', 'overdue', 'payment')),
  -- The same thing is told to the same person once.
  key text not null,
  -- Whose it is about; of what comes from no client, none.
  company_id uuid references public.companies (id) on delete cascade,
  -- The version, the answer, the item of the inbox, the payment.
  subject_id uuid,
  -- What the bell says of it without another look: titles, names, where it leads.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  -- When it happened.
  created_at timestamptz not null default now(),
  -- When its mail is looked at next; null once that is settled.
  due_at timestamptz,
  in_digest boolean not null default false,
  sent_at timestamptz,
  -- Not true any more, or not theirs to know.
  void_at timestamptz,
  read_at timestamptz,
  unique nulls not distinct (person_id, key)
);
create index notices_person_idx on public.notices (person_id, created_at desc);
create index notices_company_id_idx on public.notices (company_id);
create index notices_subject_id_idx on public.notices (subject_id);
create index notices_due_idx on public.notices (due_at, id) where due_at is not null;
create index notices_created_at_idx on public.notices (created_at);
-- What waits to be read of a conversation.
create index notices_open_messages_idx on public.notices (company_id, for_studio)
  where kind = 'message' and read_at is null and void_at is null;

create table public.notification_choices (
  person_id uuid not null references public.profiles (user_id) on delete cascade,
  topic text not null check (
    topic in (
      'messages', 'deliveries', 'studio_messages', 'studio_reviews', 'studio_enquiries', 'studio_overdue',
      'studio_payments'
    )
  ),
  choice text not null check (choice in ('instant', 'daily', 'none')),
  primary key (person_id, topic)
);

create table public.notification_settings (
  person_id uuid primary key references public.profiles (user_id) on delete cascade,
  zone text not null default 'Europe/London' check (char_length(zone) <= 100),
  quiet_from time,
  quiet_to time,
  digest_at time not null default '08:00',
  check (num_nulls(quiet_from, quiet_to) in (0, 2))
);

-- What stands in the address behind 'unsubscribe': 244 random bits for each person and topic.
create table private.unsubscribe_tokens (
  token text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  person_id uuid not null references public.profiles (user_id) on delete cascade,
  topic text not null,
  unique (person_id, topic)
);

-- What a mail server has refused for good. No mail is tried there any more, until somebody of the studio says otherwise.
create table private.undeliverable_addresses (
  id uuid primary key default gen_random_uuid(),
  address text not null unique check (address = lower(address)),
  -- What the server said.
  reason text not null,
  since timestamptz not null default now()
);
alter table private.undeliverable_addresses enable row level security;

alter table public.notices enable row level security;
alter table public.notification_choices enable row level security;
alter table public.notification_settings enable row level security;
alter table private.unsubscribe_tokens enable row level security;
revoke all on public.notices, public.notification_choices, public.notification_settings
  from anon, authenticated, service_role;
grant select on public.notices, public.notification_choices, public.notification_settings to service_role;
grant select (
  id, person_id, topic, for_studio, kind, company_id, subject_id, facts, created_at, void_at, read_at
) on public.notices to authenticated;
grant select on public.notification_choices, public.notification_settings to authenticated;

-- A client reads those of the company they look at; whoever is staff no more, or has not shown their code, none of the studio's.
create policy "People read what they are told" on public.notices
  for select to authenticated using (
    person_id = (select auth.uid())
    and case when for_studio then (select private.is_staff())
      else company_id = (select private.current_company()) end
  );
create policy "People read what they have chosen" on public.notification_choices
  for select to authenticated using (person_id = (select auth.uid()));
create policy "People read when they want it" on public.notification_settings
  for select to authenticated using (person_id = (select auth.uid()));

select private.follow_changes('public.notices');

-- Every mail to a person about a topic says how to end it.
alter table private.outbox add column unsubscribe_url text;

-- Choices.

-- What somebody gets who has chosen nothing: what everybody got before there was a choice. The studio's own mailbox has
-- always been told, and nobody beside it, save of a conversation that is theirs.
create function private.default_choice(topic text) returns text
language sql immutable set search_path = ''
return case when topic in ('messages', 'deliveries', 'studio_messages') then 'instant' else 'none' end;

create function private.notice_choice(person uuid, asked text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (select c.choice from public.notification_choices c where c.person_id = person and c.topic = asked),
    private.default_choice(asked)
  );
end
$$;

-- The next time after `at` that clocks in the zone show `wanted`. Once a day: a time that the change of clocks skips or
-- repeats is one moment for PostgreSQL.
create function private.next_local_time(at timestamptz, zone text, wanted time) returns timestamptz
language sql stable set search_path = ''
return (
  select min(moment) from (
    select ((at at time zone zone)::date + day + wanted) at time zone zone as moment
    from generate_series(0, 2) as day
  ) as moments where moment > at
);

-- Until when it is quiet; null where it is not.
create function private.quiet_until(at timestamptz, zone text, quiet_from time, quiet_to time)
returns timestamptz
language sql stable set search_path = ''
return case
  when quiet_from < quiet_to and (at at time zone zone)::time >= quiet_from and (at at time zone zone)::time < quiet_to
    or quiet_from > quiet_to and ((at at time zone zone)::time >= quiet_from or (at at time zone zone)::time < quiet_to)
    then private.next_local_time(at, zone, quiet_to)
end;
revoke all on function private.default_choice(text), private.notice_choice(uuid, text),
  private.next_local_time(timestamptz, text, time),
  private.quiet_until(timestamptz, text, time, time) from public;
grant execute on function private.default_choice(text), private.notice_choice(uuid, text),
  private.next_local_time(timestamptz, text, time),
  private.quiet_until(timestamptz, text, time, time) to kinolume_server;

-- The whole of the form at once. Topics that it does not name stay as they are.
create function public.choose_notices(
  choices jsonb, zone text, digest_at time, quiet_from time default null, quiet_to time default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  chosen record;
begin
  if not exists (select from public.profiles p where p.user_id = auth.uid()) then
    raise exception 'Sign in first.' using errcode = '42501';
  end if;
  if zone is null or digest_at is null or num_nulls(quiet_from, quiet_to) = 1 then
    raise exception 'Say the zone, the time of the daily mail, and both ends of the quiet hours or neither.'
      using errcode = 'PT400';
  end if;
  -- A name, and not one of the formulas that PostgreSQL takes as well.
  if zone !~ '^[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' or not exists (
    select from pg_catalog.pg_timezone_names z where z.name = choose_notices.zone
  ) then
    raise exception 'There is no such time zone.' using errcode = 'PT400', hint = 'zone';
  end if;
  if jsonb_typeof(choices) is distinct from 'object' then
    raise exception 'Choices are topics, each with a choice.' using errcode = 'PT400';
  end if;
  for chosen in select key as topic, value as choice from jsonb_each_text(choices) loop
    if chosen.choice is null or chosen.choice not in ('instant', 'daily', 'none') then
      raise exception 'A topic comes at once, once a day or not at all.' using errcode = 'PT400';
    end if;
    insert into public.notification_choices as c (person_id, topic, choice)
    values (auth.uid(), chosen.topic, chosen.choice)
    on conflict (person_id, topic) do update set choice = excluded.choice;
  end loop;
  insert into public.notification_settings as s (person_id, zone, quiet_from, quiet_to, digest_at)
  values (
    auth.uid(), choose_notices.zone, choose_notices.quiet_from, choose_notices.quiet_to, choose_notices.digest_at
  )
  on conflict (person_id) do update
  set zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
    digest_at = excluded.digest_at;
end
$$;
comment on function public.choose_notices(jsonb, text, time, time, time) is
  'Safe as its owner: it writes the choices and settings of auth.uid() alone, each checked against the few there are.';

-- All that the caller can see, where none are named.
create function public.mark_notices_read(notices uuid[] default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  marked integer;
begin
  update public.notices n set read_at = now(), due_at = null
  where n.person_id = auth.uid() and n.read_at is null
    and (notices is null or n.id = any(notices))
    and case when n.for_studio then private.is_staff() else n.company_id = private.current_company() end;
  get diagnostics marked = row_count;
  return marked;
end
$$;
comment on function public.mark_notices_read(uuid[]) is
  'Safe as its owner: it sets read_at of rows of auth.uid() alone, those that the policy would let them read.';
revoke all on function public.choose_notices(jsonb, text, time, time, time),
  public.mark_notices_read(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.choose_notices(jsonb, text, time, time, time),
  public.mark_notices_read(uuid[]) to authenticated;

-- Writing.

-- For what should not wait for the next minute.
create function private.send_notices_soon() returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.jobs (kind) values ('send-notices');
  select pg_notify('kinolume_jobs', '');
$$;

create function private.staff_accounts() returns setof uuid
language plpgsql stable rows 10 security definer set search_path = ''
as $$
begin
  return query select m.user_id from public.staff_members m join auth.users u on u.id = m.user_id
    where u.deleted_at is null and u.raw_app_meta_data ->> 'role' = 'staff';
end
$$;

-- One row for each of the studio, and for its mailbox where that is told by this way. Whoever wants no mail about it has it
-- in the bell alone.
create function private.notify_studio(notice public.notices, due timestamptz, with_mailbox boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.notices (person_id, topic, kind, key, company_id, subject_id, facts, created_at, due_at)
  select reader.id, notice.topic, notice.kind, notice.key, notice.company_id, notice.subject_id,
    coalesce(notice.facts, '{}'), coalesce(notice.created_at, now()),
    case when reader.id is null or private.notice_choice(reader.id, notice.topic) <> 'none' then due end
  from (
    select s.id from private.staff_accounts() as s (id)
    union all
    select null::uuid where with_mailbox
  ) as reader
  on conflict (person_id, key) do nothing;
end
$$;

-- Messages: each person who may answer has one row for a run of what they have not read, from its first message on, and is
-- mailed ten minutes after that. The same rule says when it is read: whoever wrote has read what was there.
create function private.notify_people_of_messages(company uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with place as (
    select m.user_id, m.role, (
      select min(s.created_at) from public.messages s
      where s.company_id = company and s.from_studio
        and s.created_at > coalesce(r.read_until, m.created_at)
        and not exists (
          select from public.messages own
          where own.company_id = company and own.created_at > s.created_at
            and own.sender_id = m.user_id and not own.from_studio
        )
    ) as since
    from public.memberships m
    left join public.conversation_readers r on r.company_id = m.company_id and r.user_id = m.user_id
    where m.company_id = company
  ), read as (
    update public.notices n set read_at = now(), due_at = null
    from place p
    where n.company_id = company and not n.for_studio and n.kind = 'message'
      and n.read_at is null and n.void_at is null
      and p.user_id = n.person_id and (p.since is null or p.since > n.created_at)
    returning n.id
  )
  insert into public.notices (person_id, topic, kind, key, company_id, created_at, due_at)
  select p.user_id, 'messages', 'message', concat_ws(' ', 'messages', company, extract(epoch from p.since)),
    company, p.since,
    case when private.notice_choice(p.user_id, 'messages') <> 'none' then p.since + interval '10 minutes' end
  from place p join auth.users u on u.id = p.user_id and u.deleted_at is null
  where p.role <> 'viewer' and p.since is not null
    and not exists (
      select from public.notices n
      where n.company_id = company and not n.for_studio and n.kind = 'message'
        and n.read_at is null and n.void_at is null and n.person_id = p.user_id
        and n.id not in (select id from read)
    )
  on conflict (person_id, key) do nothing;
end
$$;

-- The studio reads as one: the first of it who has read has read for all.
create function private.notify_studio_of_messages(company uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  since timestamptz := (
    select min(m.created_at) from public.messages m
    where m.company_id = company and not m.from_studio and m.read_at is null
  );
begin
  update public.notices n set read_at = now(), due_at = null
  where n.company_id = company and n.for_studio and n.kind = 'message'
    and n.read_at is null and n.void_at is null and (since is null or since > n.created_at);
  if since is null or exists (
    select from public.notices n
    where n.company_id = company and n.for_studio and n.kind = 'message' and n.person_id is null
      and n.read_at is null and n.void_at is null
  ) then
    return;
  end if;
  perform private.notify_studio(
    jsonb_populate_record(null::public.notices, jsonb_build_object(
      'topic', 'studio_messages', 'kind', 'message', 'company_id', company, 'created_at', since,
      'key', concat_ws(' ', 'messages', company, extract(epoch from since)),
      'facts', jsonb_build_object('client', private.name_company(company))
    )),
    since + interval '10 minutes', true
  );
end
$$;

create function private.notify_of_new_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_people_of_messages(n.company_id), private.notify_studio_of_messages(n.company_id)
  from (select distinct company_id from new_rows order by 1) n;
  return null;
end
$$;
create function private.notify_of_gone_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_people_of_messages(o.company_id), private.notify_studio_of_messages(o.company_id)
  from (select distinct company_id from old_rows order by 1) o
  where exists (select from public.companies c where c.id = o.company_id and c.closed_at is null);
  return null;
end
$$;
create function private.notify_of_place() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_people_of_messages(new.company_id);
  return null;
end
$$;
-- After `count_…`, which keeps two who write in one conversation apart.
create trigger notify_of_new_messages after insert on public.messages
  referencing new table as new_rows
  for each statement execute function private.notify_of_new_messages();
create trigger notify_of_read_messages after update on public.messages
  referencing new table as new_rows
  for each statement execute function private.notify_of_new_messages();
create trigger notify_of_gone_messages after delete on public.messages
  referencing old table as old_rows
  for each statement execute function private.notify_of_gone_messages();
create trigger notify_of_place after update of read_until on public.conversation_readers
  for each row when (new.read_until is distinct from old.read_until) execute function private.notify_of_place();
create trigger notify_of_first_place after insert on public.conversation_readers
  for each row execute function private.notify_of_place();

-- Deliveries: to everybody of the company who works on it. A version that is superseded, or answered, is news no more.
create function private.notify_of_delivery(version uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.notices n set void_at = now(), due_at = null
  from public.deliverable_versions v, public.deliverable_versions o
  where v.id = version and o.deliverable_id = v.deliverable_id and o.number < v.number
    and n.subject_id = o.id and n.kind = 'delivery' and n.void_at is null and n.read_at is null;
  insert into public.notices (person_id, topic, kind, key, company_id, subject_id, facts, due_at)
  select m.user_id, 'deliveries', 'delivery', 'delivery ' || v.id, m.company_id, v.id,
    jsonb_strip_nulls(jsonb_build_object(
      'title', d.title, 'number', v.number, 'about', coalesce(p.title, c.title),
      'deliverable', d.id, 'project', d.project_id
    )),
    case when private.notice_choice(m.user_id, 'deliveries') <> 'none' then now() end
  from public.deliverable_versions v
  join public.pr_deliverables d on d.id = v.deliverable_id
  left join public.projects p on p.id = d.project_id
  left join public.pr_campaigns c on c.id = d.campaign_id
  join public.memberships m on m.company_id = coalesce(p.company_id, c.company_id) and m.role <> 'viewer'
  join auth.users u on u.id = m.user_id and u.deleted_at is null
  where v.id = version
  on conflict (person_id, key) do nothing;
  perform private.send_notices_soon();
end
$$;

create function private.notify_of_review(review uuid, due timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.notify_studio(
    jsonb_populate_record(null::public.notices, jsonb_build_object(
      'topic', 'studio_reviews', 'kind', 'review', 'key', 'review ' || r.id, 'subject_id', r.id,
      'company_id', coalesce(p.company_id, c.company_id),
      'facts', jsonb_strip_nulls(jsonb_build_object(
        'title', d.title, 'number', v.number, 'about', coalesce(p.title, c.title), 'decision', r.decision,
        'client', private.name_company(coalesce(p.company_id, c.company_id)),
        'project', d.project_id, 'campaign', d.campaign_id
      ))
    )),
    due, true
  )
  from public.deliverable_reviews r
  join public.deliverable_versions v on v.id = r.version_id
  join public.pr_deliverables d on d.id = v.deliverable_id
  left join public.projects p on p.id = d.project_id
  left join public.pr_campaigns c on c.id = d.campaign_id
  where r.id = review;
  perform private.send_notices_soon() where due <= now();
end
$$;

-- An answer settles what was told of the version; one that is taken back was never given.
create function private.settle_told_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.decision = 'withdraw' then
    update public.notices n set void_at = now(), due_at = null
    from public.deliverable_reviews r
    where r.version_id = new.version_id and r.decision <> 'withdraw' and r.created_at < new.created_at
      and n.subject_id = r.id and n.kind = 'review' and n.void_at is null;
  else
    update public.notices n set read_at = now(), due_at = null
    where n.subject_id = new.version_id and n.kind = 'delivery' and n.read_at is null and n.void_at is null;
  end if;
  return null;
end
$$;
create trigger settle_told_version after insert on public.deliverable_reviews
  for each row execute function private.settle_told_version();

-- What was a job for each mail is a notice; what goes to somebody outside stays a job.
create or replace function private.enqueue_mail_job(job_kind text, about uuid, due timestamptz default now())
returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if job_kind = 'notify-delivery' then
    perform private.notify_of_delivery(about);
  elsif job_kind = 'notify-review' then
    perform private.notify_of_review(about, coalesce(due, now()));
  else
    insert into private.jobs (kind, payload, run_at)
    values (job_kind, jsonb_build_object('id', about), coalesce(due, now()));
    perform pg_notify('kinolume_jobs', '');
  end if;
end
$$;

-- The inbox: what comes in, and what has waited for too long. Both are read once somebody has answered.
create function private.notify_of_inbox_item(item public.inbox_items, told_topic text, told_kind text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.notify_studio(
    jsonb_populate_record(null::public.notices, jsonb_build_object(
      'topic', told_topic, 'kind', told_kind, 'key', told_kind || ' ' || item.id, 'subject_id', item.id,
      'facts', jsonb_strip_nulls(jsonb_build_object('item', item.kind, 'who', private.name_inbox_item(item.id)))
    )),
    now(), false
  );
end
$$;
create function private.notify_of_inbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.notify_of_inbox_item(new, 'studio_enquiries', 'enquiry');
  elsif tg_op = 'DELETE' then
    delete from public.notices n where n.subject_id = old.id and n.kind in ('enquiry', 'overdue');
  else
    if new.breach_notified_at is not null and old.breach_notified_at is null then
      perform private.notify_of_inbox_item(new, 'studio_overdue', 'overdue');
    end if;
    if old.status = 'new' and new.status <> 'new' then
      update public.notices n set read_at = now(), due_at = null
      where n.subject_id = new.id and n.kind in ('enquiry', 'overdue') and n.read_at is null;
    end if;
  end if;
  return null;
end
$$;
-- A payment that has to be settled is told as a payment.
create trigger notify_of_new_item after insert on public.inbox_items
  for each row when (new.kind <> 'payment') execute function private.notify_of_inbox();
create trigger notify_of_item after update of status, breach_notified_at on public.inbox_items
  for each row when (
    old.status is distinct from new.status or old.breach_notified_at is distinct from new.breach_notified_at
  )
  execute function private.notify_of_inbox();
create trigger notify_of_gone_item after delete on public.inbox_items
  for each row execute function private.notify_of_inbox();

-- Payments: what has arrived, as the studio's mailbox hears it.
create function private.notify_of_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_studio(
    jsonb_populate_record(null::public.notices, jsonb_build_object(
      'topic', 'studio_payments', 'kind', 'payment', 'subject_id', new.id, 'company_id', new.company_id,
      'key', concat_ws(' ', 'payment', new.id, new.state),
      'facts', jsonb_strip_nulls(jsonb_build_object(
        'state', new.state,
        'client', case when new.company_id is not null then private.name_company(new.company_id) end
      ))
    )),
    now(), false
  );
  return null;
end
$$;
create trigger notify_of_payment after update of state on public.eth_payments
  for each row when (
    old.state is distinct from new.state and new.state not in ('quoted', 'confirming', 'expired')
  )
  execute function private.notify_of_payment();

-- Leaving.

create function private.drop_notices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'memberships' then
    delete from public.notices n
    where n.person_id = old.user_id and n.company_id = old.company_id and not n.for_studio;
  elsif new.merged_into is not null and old.merged_into is null then
    update public.notices n set company_id = new.merged_into where n.company_id = new.id;
  else
    delete from public.notices n where n.company_id = new.id;
  end if;
  return null;
end
$$;
create trigger drop_notices after delete on public.memberships
  for each row execute function private.drop_notices();
create trigger drop_notices after update of closed_at on public.companies
  for each row when (old.closed_at is null and new.closed_at is not null)
  execute function private.drop_notices();
-- With the account goes what it was told and what it had chosen.
create function private.drop_notices_of_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notices n where n.person_id = new.id;
  delete from public.notification_choices c where c.person_id = new.id;
  delete from public.notification_settings s where s.person_id = new.id;
  delete from private.unsubscribe_tokens t where t.person_id = new.id;
  delete from private.undeliverable_addresses a where a.address = lower(old.email);
  return null;
end
$$;
create trigger drop_notices_of_account after update on auth.users
  for each row when (old.email is distinct from new.email and new.email like 'deleted-%@anonymised.invalid')
  execute function private.drop_notices_of_account();

-- Sending.

-- Takes what is due, and of each person all that is, and says what becomes of it: `send` is for the caller to mail in this
-- very transaction. Nothing that it answers is due any more, or not at this time.
create function private.claim_notices(at timestamptz, at_most integer)
returns table (
  id uuid, person_id uuid, email text, topic text, kind text, company_id uuid, subject_id uuid, facts jsonb,
  created_at timestamptz, in_digest boolean, verdict text
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  first_ids uuid[] := array(
    select n.id from public.notices n where n.due_at <= at
    order by n.due_at, n.id limit at_most for update skip locked
  );
  claimed_ids uuid[];
begin
  if cardinality(first_ids) = 0 then
    return;
  end if;
  claimed_ids := first_ids || array(
    select n.id from public.notices n
    where n.due_at <= at and n.id <> all(first_ids) and n.person_id in (
      select f.person_id from public.notices f where f.id = any(first_ids)
    )
    for update skip locked
  );
  return query
    with judged as (
      select n.id, u.email::text as email, coalesce(s.zone, 'Europe/London') as zone,
        coalesce(s.digest_at, '08:00') as digest_at,
        private.quiet_until(at, coalesce(s.zone, 'Europe/London'), s.quiet_from, s.quiet_to) as quiet_until,
        case
          when n.person_id is not null and (u.id is null or u.deleted_at is not null) then 'void'
          when n.for_studio and n.person_id is not null
            and u.raw_app_meta_data ->> 'role' is distinct from 'staff' then 'void'
          when not n.for_studio and not private.has_role(n.company_id, n.person_id, 'member') then 'void'
          -- Not of a client whose people are all gone.
          when n.for_studio and n.kind = 'message' and not exists (
            select from public.memberships m join auth.users p on p.id = m.user_id
            where m.company_id = n.company_id and p.deleted_at is null
          ) then 'void'
          -- A conversation that is somebody's is told to them, and to the mailbox where they want no mail of it.
          when n.for_studio and n.kind = 'message' and n.person_id is distinct from (
            select a.id from public.conversations c join auth.users a on a.id = c.assigned_to
            where c.company_id = n.company_id and a.deleted_at is null
              and a.raw_app_meta_data ->> 'role' = 'staff'
              and private.notice_choice(a.id, n.topic) <> 'none'
          ) then 'keep'
          -- The version before may have told them. Until the release after this one.
          when n.kind = 'message' and n.for_studio and exists (
            select from private.message_notices t
            where t.company_id = n.company_id and t.for_studio and t.notified_at > n.created_at
          ) then 'keep'
          when n.kind = 'message' and not n.for_studio and (
            exists (
              select from public.conversation_readers r
              where r.company_id = n.company_id and r.user_id = n.person_id and r.notified_at > n.created_at
            ) or exists (
              select from private.message_notices t
              where t.company_id = n.company_id and t.company_id = n.person_id and not t.for_studio
                and t.notified_at > n.created_at
            )
          ) then 'keep'
          when n.person_id is null or n.in_digest then 'send'
          else case private.notice_choice(n.person_id, n.topic)
            when 'none' then 'keep' when 'daily' then 'collect' else 'send' end
        end as verdict
      from public.notices n
      left join auth.users u on u.id = n.person_id
      left join public.notification_settings s on s.person_id = n.person_id
      where n.id = any(claimed_ids)
    ), settled as (
      update public.notices n
      set due_at = case
          when j.verdict = 'collect' then private.next_local_time(at, j.zone, j.digest_at)
          when j.verdict = 'send' and not n.in_digest then j.quiet_until
        end,
        in_digest = n.in_digest or j.verdict = 'collect',
        sent_at = case
          when j.verdict = 'send' and (n.in_digest or j.quiet_until is null) then at else n.sent_at
        end,
        void_at = case when j.verdict = 'void' then at else n.void_at end
      from judged j where n.id = j.id
      returning n.*, j.email, case
        when j.verdict = 'send' and n.sent_at is distinct from at then 'wait' else j.verdict
      end as verdict
    ), told_people as (
      insert into public.conversation_readers as r (company_id, user_id, read_until, notified_at)
      select t.company_id, t.person_id, t.created_at - interval '1 microsecond', at from settled t
      where t.verdict = 'send' and t.kind = 'message' and not t.for_studio
      on conflict (company_id, user_id) do update set notified_at = excluded.notified_at
    ), told_before as (
      insert into private.message_notices (company_id, for_studio, notified_at)
      select distinct t.company_id, t.for_studio, at from settled t
      where t.verdict = 'send' and t.kind = 'message' and (t.for_studio or t.company_id = t.person_id)
      on conflict (company_id, for_studio) do update set notified_at = excluded.notified_at
    )
    select t.id, t.person_id, t.email, t.topic, t.kind, t.company_id, t.subject_id, t.facts, t.created_at,
      t.in_digest, t.verdict
    from settled t order by t.person_id, t.created_at, t.id;
end
$$;

create function private.unsubscribe_token(person uuid, asked text) returns text
language sql volatile security definer set search_path = ''
as $$
  insert into private.unsubscribe_tokens as t (person_id, topic) values (person, asked)
  on conflict (person_id, topic) do update set topic = excluded.topic
  returning t.token
$$;

revoke all on function private.send_notices_soon(), private.staff_accounts(),
  private.notify_studio(public.notices, timestamptz, boolean), private.notify_people_of_messages(uuid),
  private.notify_studio_of_messages(uuid), private.notify_of_new_messages(), private.notify_of_gone_messages(),
  private.notify_of_place(), private.notify_of_delivery(uuid), private.notify_of_review(uuid, timestamptz),
  private.settle_told_version(), private.notify_of_inbox_item(public.inbox_items, text, text),
  private.notify_of_inbox(), private.notify_of_payment(), private.drop_notices(),
  private.drop_notices_of_account(), private.claim_notices(timestamptz, integer),
  private.unsubscribe_token(uuid, text) from public;
grant execute on function private.claim_notices(timestamptz, integer),
  private.unsubscribe_token(uuid, text) to kinolume_server;

-- Addresses that mail does not reach, with whose they are, where they are somebody's.
create function public.list_undeliverable()
returns table (id uuid, address text, reason text, since timestamptz, user_id uuid)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.address, a.reason, a.since, u.id
  from private.undeliverable_addresses a
  left join auth.users u on u.email = a.address and u.deleted_at is null
  where (select private.is_staff())
  order by a.since desc
  limit 1000
$$;
comment on function public.list_undeliverable() is
  'Safe as its owner: every row is under private.is_staff(), and it answers addresses and what a mail server said of them.';

create function public.clear_undeliverable(address uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.staff_may('clients') then
    perform private.refuse_deed('clients');
  end if;
  delete from private.undeliverable_addresses a where a.id = clear_undeliverable.address;
  if not found then
    raise exception 'Mail to this address is tried already.' using errcode = 'PT404';
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (auth.uid(), 'authenticated', 'delete', 'undeliverable_addresses', clear_undeliverable.address::text, '{}');
end
$$;
comment on function public.clear_undeliverable(uuid) is
  'Safe as its owner: private.staff_may() is its first line, and it lets mails to one address be tried again, which is logged.';
revoke all on function public.list_undeliverable(), public.clear_undeliverable(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.list_undeliverable(), public.clear_undeliverable(uuid) to authenticated;

-- What waits at this moment: messages that nobody has read, and what was a job until now. A server of the version before,
-- which may be in the middle of one, gives its mail the same key.
select private.notify_people_of_messages(c.company_id), private.notify_studio_of_messages(c.company_id)
from public.conversations c join public.companies o on o.id = c.company_id and o.closed_at is null
where c.unread_by_client > 0 or c.unread_by_studio > 0;
do $$
declare
  waiting private.jobs;
begin
  for waiting in
    select j.* from private.jobs j
    where j.kind in ('notify-delivery', 'notify-review') and j.finished_at is null and j.failed_at is null
  loop
    perform private.enqueue_mail_job(waiting.kind, (waiting.payload ->> 'id')::uuid, waiting.run_at);
  end loop;
end
$$;
delete from private.jobs j
where j.finished_at is null and j.failed_at is null and j.locked_by is null
  and j.kind in ('notify-delivery', 'notify-review', 'notify-unread-messages');
