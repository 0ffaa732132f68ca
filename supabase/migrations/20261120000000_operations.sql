-- What goes wrong while nobody looks: a row from when it begins until it is mended, told once to admins.

-- Every row has satisfied it since it was written. Reads and writes go on meanwhile, so it comes before all that holds them up.
alter table public.audit_log validate constraint audit_log_action_check;

create table public.troubles (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('job', 'disk', 'chain', 'feed', 'mail')),
  -- Which job, whose disk, what the nodes disagree about, which newsletter; mails that wait, or have failed.
  subject text not null check (char_length(subject) between 1 and 200),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  began_at timestamptz not null default now(),
  -- Of what a node says of itself, when it last did: one that is gone cannot say that it is mended.
  seen_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index troubles_open_idx on public.troubles (kind, subject) where ended_at is null;
create index troubles_ended_at_idx on public.troubles (ended_at) where ended_at is not null;
alter table public.troubles enable row level security;
revoke all on public.troubles from anon, authenticated, service_role;
grant select on public.troubles to service_role, authenticated;
create policy "Admins read what is wrong" on public.troubles
  for select to authenticated using ((select private.staff_may('troubles')));
select private.follow_changes('public.troubles');

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
    ('deliverables', array['editor'], 'change deliverables'),
    ('labs', array['editor'], 'change Labs'),
    ('assistant', array['editor'], 'teach the assistant'),
    ('answers', array['producer', 'editor'], 'change canned answers'),
    ('audit', array[]::text[], 'read the audit log'),
    ('staff', array[]::text[], 'change who works in the studio'),
    ('troubles', array[]::text[], 'deal with troubles')
$$;

-- Since when something fails without a break. Kept by the table: servers of the version before write the error alone.
alter table private.jobs add column failing_since timestamptz;
alter table private.feed_state add column failing_since timestamptz;
update private.jobs set failing_since = updated_at
where last_error is not null and finished_at is null and failed_at is null;
update private.feed_state set failing_since = updated_at where last_error is not null;
create function private.keep_failing_since() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.failing_since := case when new.last_error is not null then coalesce(old.failing_since, now()) end;
  return new;
end
$$;
revoke all on function private.keep_failing_since() from public;
create trigger keep_failing_since before update of last_error on private.jobs
  for each row when (old.last_error is not null or new.last_error is not null)
  execute function private.keep_failing_since();
create trigger keep_failing_since before update of last_error on private.feed_state
  for each row when (old.last_error is not null or new.last_error is not null)
  execute function private.keep_failing_since();

-- A mail that was given up, and that an admin has said need not leave any more.
alter table private.outbox add column let_go_at timestamptz;
create index jobs_failed_idx on private.jobs (kind) where failed_at is not null and finished_at is null;
create index outbox_failed_idx on private.outbox (failed_at)
  where failed_at is not null and let_go_at is null;
-- Tried to the end, which is twelve times (services/mail/deliver-due-mail.ts); what a server refuses at once is told elsewhere.
create function private.is_given_up(mail private.outbox) returns boolean
language sql immutable set search_path = ''
return mail.failed_at is not null and mail.let_go_at is null and mail.sent_at is null and mail.attempts >= 12;
revoke all on function private.is_given_up(private.outbox) from public;
grant execute on function private.is_given_up(private.outbox) to kinolume_server;
-- Whether mail leaves at all.
create index outbox_sent_at_idx on private.outbox (sent_at) where sent_at is not null;

-- Beginning and ending, on any node.

-- What comes back within the hour is the same trouble, and is told to nobody again. What has not changed is not written
-- each minute: pages follow the table.
create function private.note_trouble(kind text, subject text, facts jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'trouble', kind, subject), 0));
  update public.troubles t set facts = note_trouble.facts, seen_at = now()
  where t.kind = note_trouble.kind and t.subject = note_trouble.subject and t.ended_at is null
    and (t.facts <> note_trouble.facts or t.seen_at < now() - interval '10 minutes');
  if exists (
    select from public.troubles t
    where t.kind = note_trouble.kind and t.subject = note_trouble.subject and t.ended_at is null
  ) then
    return;
  end if;
  update public.troubles t set ended_at = null, seen_at = now(), facts = note_trouble.facts
  where t.id = (
    select o.id from public.troubles o
    where o.kind = note_trouble.kind and o.subject = note_trouble.subject
      and o.ended_at > now() - interval '1 hour'
    order by o.ended_at desc limit 1
  );
  if not found then
    insert into public.troubles (kind, subject, facts)
    values (note_trouble.kind, note_trouble.subject, note_trouble.facts);
  end if;
end
$$;
create function private.end_trouble(kind text, subject text) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.troubles t set ended_at = now()
  where t.kind = end_trouble.kind and t.subject = end_trouble.subject and t.ended_at is null
$$;
revoke all on function private.note_trouble(text, text, jsonb), private.end_trouble(text, text) from public;
grant execute on function private.note_trouble(text, text, jsonb), private.end_trouble(text, text)
  to kinolume_server;

-- Telling.

alter table public.notices drop constraint notices_topic_check, drop constraint notices_kind_check;
alter table public.notices
  add constraint notices_topic_check check (
    topic in (
      'messages', 'deliveries', 'studio_messages', 'studio_reviews', 'studio_enquiries', 'studio_overdue',
      'studio_payments', 'studio_troubles'
    )
  ),
  add constraint notices_kind_check check (
    kind in ('message', 'delivery', 'review', 'enquiry', 'overdue', 'payment', 'trouble')
  );
alter table public.notification_choices drop constraint notification_choices_topic_check;
alter table public.notification_choices add constraint notification_choices_topic_check check (
  topic in (
    'messages', 'deliveries', 'studio_messages', 'studio_reviews', 'studio_enquiries', 'studio_overdue',
    'studio_payments', 'studio_troubles'
  )
);
create or replace function private.default_choice(topic text) returns text
language sql immutable set search_path = ''
return case
  when topic in ('messages', 'deliveries', 'studio_messages', 'studio_troubles') then 'instant' else 'none'
end;

-- That mail cannot leave is told by the bell alone: a mail about it would be one more that waits.
create function private.notify_of_trouble() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.notices (person_id, topic, kind, key, subject_id, facts, created_at, due_at)
    select s.id, 'studio_troubles', 'trouble', 'trouble ' || new.id, new.id,
      jsonb_build_object('trouble', new.kind, 'subject', new.subject), new.began_at,
      case when new.kind <> 'mail' and private.notice_choice(s.id, 'studio_troubles') <> 'none' then now() end
    from private.staff_accounts() as s (id)
    join public.staff_members m on m.user_id = s.id and 'admin' = any (m.roles)
    on conflict (person_id, key) do nothing;
    perform private.send_notices_soon() where new.kind <> 'mail';
  elsif new.ended_at is not null then
    update public.notices n set void_at = now(), due_at = null
    where n.subject_id = new.id and n.kind = 'trouble' and n.void_at is null;
  else
    -- Back again: who was not told yet, because it had ended before, is told now.
    update public.notices n
    set void_at = null, due_at = case
      when n.sent_at is null and n.read_at is null and new.kind <> 'mail'
        and private.notice_choice(n.person_id, n.topic) <> 'none' then now()
    end
    where n.subject_id = new.id and n.kind = 'trouble';
  end if;
  return null;
end
$$;
create trigger notify_of_trouble after insert on public.troubles
  for each row execute function private.notify_of_trouble();
create trigger notify_of_mended_trouble after update of ended_at on public.troubles
  for each row when (num_nulls(old.ended_at, new.ended_at) = 1) execute function private.notify_of_trouble();

-- Whoever is an admin no more has no business with them.
create function private.drop_told_troubles() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notices n where n.person_id = old.user_id and n.kind = 'trouble';
  return null;
end
$$;
create trigger drop_told_troubles after update of roles on public.staff_members
  for each row when ('admin' = any (old.roles) and 'admin' <> all (new.roles))
  execute function private.drop_told_troubles();
create trigger drop_told_troubles_of_leaver after delete on public.staff_members
  for each row execute function private.drop_told_troubles();
revoke all on function private.notify_of_trouble(), private.drop_told_troubles() from public;

-- Mending.

-- Of jobs and mails that were given up: they are tried again, or need not be done any more. Whatever else is wrong is mended
-- where it is wrong, and ends by itself.
create function public.settle_trouble(trouble uuid, again boolean default true) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_trouble public.troubles;
begin
  if not private.staff_may('troubles') then
    perform private.refuse_deed('troubles');
  end if;
  select t.* into found_trouble from public.troubles t
  where t.id = trouble and t.ended_at is null for update;
  if not found then
    raise exception 'This has been mended meanwhile.' using errcode = 'PT404';
  end if;
  if found_trouble.kind = 'job' then
    perform private.settle_failed_jobs(found_trouble.subject, again);
  elsif found_trouble.kind = 'mail' and found_trouble.subject = 'failed' then
    update private.outbox o
    set failed_at = case when again then null else o.failed_at end,
      attempts = case when again then 0 else o.attempts end,
      next_attempt_at = case when again then now() else o.next_attempt_at end,
      let_go_at = case when not again then now() end
    where private.is_given_up(o);
    perform pg_notify('kinolume_outbox', '');
  else
    raise exception 'This ends by itself once it is mended.' using errcode = 'PT409';
  end if;
  -- One that comes round by the clock ends when it has succeeded.
  update public.troubles t set ended_at = now()
  where t.id = trouble and not (found_trouble.facts ? 'since');
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(), 'authenticated', 'update', 'troubles', trouble::text,
    jsonb_build_object('settled', jsonb_build_array(null, case when again then 'tried again' else 'let go' end))
  );
end
$$;
comment on function public.settle_trouble(uuid, boolean) is
  'Safe as its owner: private.staff_may() is its first line, and it lets jobs or mails be tried again or be let go, which is logged.';
revoke all on function public.settle_trouble(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.settle_trouble(uuid, boolean) to authenticated;

-- Of several with one key the newest alone is tried again, and none where one of that key waits already.
create function private.settle_failed_jobs(job_kind text, again boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if again then
    update private.jobs j set failed_at = null, last_error = null, attempts = 0, run_at = now()
    where j.id in (
      select distinct on (coalesce(f.unique_key, f.id::text)) f.id from private.jobs f
      where f.kind = job_kind and f.failed_at is not null and f.finished_at is null
        and not exists (
          select from private.jobs w
          where w.kind = f.kind and w.unique_key = f.unique_key and w.finished_at is null
            and w.failed_at is null
        )
      order by coalesce(f.unique_key, f.id::text), f.failed_at desc
    );
    update private.jobs j set run_at = now()
    where j.kind = job_kind and j.finished_at is null and j.failed_at is null and j.failing_since is not null;
    perform pg_notify('kinolume_jobs', '');
  end if;
  update private.jobs j set finished_at = now()
  where j.kind = job_kind and j.failed_at is not null and j.finished_at is null;
end
$$;
revoke all on function private.settle_failed_jobs(text, boolean) from public;

-- Inviting somebody to the studio.

-- Whose account is to be the studio's as soon as there is one: made by the auth server, in a transaction of its own, it would
-- otherwise be a client's for a moment, and for good where the server dies in it.
create table private.staff_invitations (
  address text primary key check (address = lower(address)),
  roles text[] not null,
  invited_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index staff_invitations_invited_by_idx on private.staff_invitations (invited_by);
alter table private.staff_invitations enable row level security;

create function private.open_studio_to_invited() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  claims text := coalesce(current_setting('request.jwt.claims', true), '');
  invited private.staff_invitations;
begin
  delete from private.staff_invitations i where i.address = lower(new.email) returning i.* into invited;
  if not found or invited.created_at < now() - interval '1 hour' then
    return null;
  end if;
  -- The log names whoever has invited them.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', invited.invited_by, 'role', 'authenticated')::text, true);
  perform private.add_staff(new.id, invited.roles);
  perform private.log_action(invited.invited_by, 'invite', 'users', new.id::text);
  perform set_config('request.jwt.claims', claims, true);
  return null;
end
$$;
revoke all on function private.open_studio_to_invited() from public;
-- After `create_profile`. Whoever signs up with that address has a password of their own: they were not invited.
create trigger open_studio_to_invited after insert on auth.users
  for each row when (coalesce(new.encrypted_password, '') = '')
  execute function private.open_studio_to_invited();
