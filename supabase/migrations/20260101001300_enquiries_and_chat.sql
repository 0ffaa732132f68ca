-- Visitors write these through functions only; no request role of theirs may read or write a row.
create table public.chat_conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (user_id) on delete set null,
  page text check (char_length(page) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index chat_conversations_created_at_idx on public.chat_conversations (created_at desc);
create index chat_conversations_user_id_idx on public.chat_conversations (user_id);

create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 20000),
  is_user boolean not null default false,
  -- [{title, href}]: the pages an answer came from.
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What the assistant could not say, for the studio to read and to write about.
  unanswered boolean not null default false,
  -- Of an answer, what was found for it: {kind, facts: [{id, text, title, href}], byModel}. Null for questions.
  found jsonb check (jsonb_typeof(found) = 'object'),
  -- What the studio thinks of an answer.
  is_wrong boolean not null default false,
  wrong_note text check (char_length(wrong_note) <= 2000),
  -- Of what a person of the studio wrote, as which discipline, and who it was: visitors read the first alone.
  discipline text check (
    discipline in (
      'strategy', 'writing', 'direction', 'production', 'generation', 'camera', 'editing', 'pr'
    )
  ),
  author_id uuid references public.profiles (user_id) on delete set null,
  -- When it went to the visitor by mail as well, because they had gone.
  mailed_at timestamptz,
  constraint chat_messages_only_answers_are_wrong check (not (is_user and is_wrong)),
  constraint chat_messages_only_answers_are_by_staff
    check (discipline is null or not is_user),
  constraint chat_messages_only_staff_are_authors
    check (author_id is null or discipline is not null)
);
create index chat_messages_conversation_id_created_at_idx
  on public.chat_messages (conversation_id, created_at);
create index chat_messages_unanswered_idx on public.chat_messages (created_at desc)
  where unanswered;
create index chat_messages_wrong_idx on public.chat_messages (created_at desc) where is_wrong;
create index chat_messages_author_id_idx on public.chat_messages (author_id);

-- A conversation that wants a person, or has one. While it is waiting or open, what the visitor writes is for the
-- studio and the assistant is silent; noticed, the assistant goes on until somebody of the studio writes.
create table public.talks (
  id uuid primary key references public.chat_conversations (id) on delete cascade,
  state text not null default 'waiting'
    check (state in ('noticed', 'waiting', 'open', 'returned', 'ended')),
  -- Whose it is within the studio, and as which discipline they write.
  taken_by uuid references public.profiles (user_id) on delete set null,
  discipline text,
  -- Since when a word of the visitor's has been without an answer.
  waiting_since timestamptz,
  visitor_seen_at timestamptz,
  visitor_typing_at timestamptz,
  visitor_read_at timestamptz,
  studio_typing_at timestamptz,
  studio_read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index talks_taken_by_idx on public.talks (taken_by);
create index talks_waiting_idx on public.talks (waiting_since) where waiting_since is not null;

-- By which a browser reads its own conversation: a secret that it alone has. What stands here cannot be turned back.
create table private.talk_tokens (
  conversation_id uuid primary key references public.chat_conversations (id) on delete cascade,
  token_hash text not null check (char_length(token_hash) = 64)
);
alter table private.talk_tokens enable row level security;

-- Who of the studio is there, by each page that is open; a page that has not been heard of for a while counts no more.
create table private.staff_presence (
  page_id uuid primary key,
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  seen_at timestamptz not null default now()
);
create index staff_presence_user_id_idx on private.staff_presence (user_id);
create index staff_presence_seen_at_idx on private.staff_presence (seen_at);
alter table private.staff_presence enable row level security;

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) <= 200),
  -- One limit for every address, that of domain/field/longest-email.ts.
  email text not null check (email like '%_@_%' and char_length(email) <= 254),
  company text check (char_length(company) <= 200),
  conversation_id uuid references public.chat_conversations (id) on delete set null,
  source jsonb not null default '{}' check (jsonb_typeof(source) = 'object'),
  idempotency_key text unique check (char_length(idempotency_key) <= 255),
  -- Equal for equal content: without a key, the same content within ten minutes is one lead.
  content_hash text not null,
  -- Whether a program's trap was filled is what happened, and stays; whether it is spam is its item's in the inbox to say.
  quarantined boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index leads_created_at_idx on public.leads (created_at desc);
create index leads_content_hash_created_at_idx on public.leads (content_hash, created_at desc);
create index leads_conversation_id_idx on public.leads (conversation_id);
create index leads_email_idx on public.leads (lower(email));

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'quote', 'call', 'consultation', 'project')),
  name text check (char_length(name) <= 200),
  email text not null check (email like '%_@_%' and char_length(email) <= 254),
  company text check (char_length(company) <= 200),
  project text check (
    project in (
      'cinematic-ads', 'social-media', 'film-production', 'brand-video', 'ai-content', 'other'
    )
  ),
  message text check (char_length(message) <= 20000),
  page text check (char_length(page) <= 500),
  started_at timestamptz,
  -- {utm…, referrer, landing}
  source jsonb not null default '{}' check (jsonb_typeof(source) = 'object'),
  idempotency_key text unique check (char_length(idempotency_key) <= 255),
  content_hash text not null,
  quarantined boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index enquiries_created_at_idx on public.enquiries (created_at desc);
create index enquiries_content_hash_created_at_idx
  on public.enquiries (content_hash, created_at desc);
create index enquiries_email_idx on public.enquiries (lower(email));

create trigger keep_times before update on public.chat_conversations
  for each row execute function private.keep_times();
create trigger keep_times before update on public.chat_messages
  for each row execute function private.keep_times();
create trigger keep_times before update on public.talks
  for each row execute function private.keep_times();
create trigger keep_times before update on public.leads
  for each row execute function private.keep_times();
create trigger keep_times before update on public.enquiries
  for each row execute function private.keep_times();
-- Where the server writes as well, only what staff do is of interest.
create trigger write_audit_log after delete on public.chat_conversations
  for each row when (private.is_staff()) execute function private.write_audit_log();
create trigger write_audit_log after delete on public.chat_messages
  for each row when (private.is_staff()) execute function private.write_audit_log();
create trigger write_audit_log_of_mark
  after update of is_wrong, wrong_note on public.chat_messages
  for each row when (private.is_staff()) execute function private.write_audit_log();
create trigger write_audit_log_of_answer after insert on public.chat_messages
  for each row when (new.author_id is not null) execute function private.write_audit_log();
create trigger write_audit_log after update or delete on public.leads
  for each row execute function private.write_audit_log();
create trigger write_audit_log after update or delete on public.enquiries
  for each row execute function private.write_audit_log();
create trigger require_recent_sign_in before delete on public.chat_conversations
  for each statement execute function private.require_recent_sign_in();
create trigger require_recent_sign_in before delete on public.chat_messages
  for each statement execute function private.require_recent_sign_in();
create trigger require_recent_sign_in before delete on public.leads
  for each statement execute function private.require_recent_sign_in();
create trigger require_recent_sign_in before delete on public.enquiries
  for each statement execute function private.require_recent_sign_in();

alter table public.chat_conversations enable row level security;
alter table public.chat_messages enable row level security;
alter table public.talks enable row level security;
alter table public.leads enable row level security;
alter table public.enquiries enable row level security;
revoke all on public.chat_conversations, public.chat_messages, public.talks, public.leads,
  public.enquiries from anon, authenticated, service_role;
grant select, insert, update, delete on public.chat_conversations, public.chat_messages,
  public.talks, public.leads, public.enquiries to service_role;

grant select, delete on public.chat_conversations, public.chat_messages, public.leads,
  public.enquiries to authenticated;
grant select on public.talks to authenticated;
-- Whose words they are is not theirs to say: a trigger writes the author.
grant insert (id, conversation_id, text, discipline) on public.chat_messages to authenticated;
grant update (is_wrong, wrong_note) on public.chat_messages to authenticated;
grant update (state, studio_typing_at, studio_read_at) on public.talks to authenticated;

create policy "Staff read and erase conversations" on public.chat_conversations
  for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff read and erase chat messages" on public.chat_messages
  for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff read talks" on public.talks
  for select to authenticated using ((select private.is_staff()));
create policy "Staff hand back and end talks" on public.talks
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff work on leads" on public.leads
  for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff work on enquiries" on public.enquiries
  for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- One page of the assistant's conversations, the newest first. `only_those` is unanswered, wrong or lead.
create function public.list_chat_conversations(
  search text default null, only_those text default null,
  first_row integer default 0, row_count integer default 50
)
returns table (
  id uuid, page text, created_at timestamptz, question text, messages bigint,
  unanswered boolean, wrong boolean, lead text
)
language sql stable set search_path = ''
as $$
  with page as (
    select c.id, c.page, c.created_at
    from public.chat_conversations c
    where case only_those
        when 'unanswered' then c.id in (
          select m.conversation_id from public.chat_messages m where m.unanswered
        )
        when 'wrong' then c.id in (
          select m.conversation_id from public.chat_messages m where m.is_wrong
        )
        when 'lead' then c.id in (select l.conversation_id from public.leads l)
        else true
      end
      and (nullif(search, '') is null or exists (
        select from public.chat_messages m
        where m.conversation_id = c.id and strpos(lower(m.text), lower(search)) > 0
      ))
    order by c.created_at desc, c.id
    offset greatest(first_row, 0) limit least(greatest(row_count, 1), 200)
  )
  select p.id, p.page, p.created_at,
    (
      select m.text from public.chat_messages m
      where m.conversation_id = p.id and m.is_user order by m.created_at limit 1
    ),
    (select count(*) from public.chat_messages m where m.conversation_id = p.id),
    exists (select from public.chat_messages m where m.conversation_id = p.id and m.unanswered),
    exists (select from public.chat_messages m where m.conversation_id = p.id and m.is_wrong),
    (
      select l.name from public.leads l
      where l.conversation_id = p.id order by l.created_at limit 1
    )
  from page p order by p.created_at desc, p.id
$$;
revoke all on function public.list_chat_conversations(text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_chat_conversations(text, text, integer, integer)
  to authenticated;

-- Whether somebody of the studio is there to answer.
create function private.is_staffed() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.staff_presence p join auth.users u on u.id = p.user_id
    where p.seen_at > now() - interval '90 seconds' and u.deleted_at is null
      and u.raw_app_meta_data ->> 'role' = 'staff'
  )
$$;
revoke all on function private.is_staffed() from public;
grant execute on function private.is_staffed() to kinolume_server;

-- Said by each open page of the studio every half a minute, and once when it is left.
create function public.mark_present(page uuid, is_here boolean default true) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only the studio can be there.' using errcode = '42501';
  elsif is_here then
    insert into private.staff_presence as p (page_id, user_id) values (page, auth.uid())
    on conflict (page_id) do update set seen_at = now() where p.user_id = excluded.user_id;
  else
    delete from private.staff_presence p where p.page_id = page and p.user_id = auth.uid();
  end if;
end
$$;
revoke all on function public.mark_present(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.mark_present(uuid, boolean) to authenticated;
comment on function public.mark_present(uuid, boolean) is
  'Safe as its owner: private.is_staff() is its first line, and it writes rows of auth.uid() alone.';

-- An open panel is heard of every twenty seconds.
create function private.is_visitor_here(talk public.talks) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(talk.visitor_seen_at > now() - interval '45 seconds', false)
$$;
revoke all on function private.is_visitor_here(public.talks) from public;
grant execute on function private.is_visitor_here(public.talks) to kinolume_server;

-- A talk as its member of staff sees it, by the database's clock.
create function public.read_talk(talk uuid)
returns table (
  id uuid, state text, discipline text, taken_by uuid, waiting_since timestamptz,
  visitor_seen_at timestamptz, visitor_read_at timestamptz,
  is_visitor_here boolean, is_visitor_typing boolean
)
language sql stable set search_path = ''
as $$
  select t.id, t.state, t.discipline, t.taken_by, t.waiting_since, t.visitor_seen_at,
    t.visitor_read_at, coalesce(t.visitor_seen_at > now() - interval '45 seconds', false),
    coalesce(t.visitor_typing_at > now() - interval '6 seconds', false)
  from public.talks t where t.id = talk
$$;
revoke all on function public.read_talk(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_talk(uuid) to authenticated;

-- Who waits for a word from a person, and can be given one: here, or by mail. The rest stays in the inbox, where nobody
-- has to hurry.
create function public.count_waiting_talks() returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer from public.talks t
  where t.state in ('waiting', 'open') and t.waiting_since is not null and (
    t.visitor_seen_at > now() - interval '2 minutes'
    or exists (select from public.leads l where l.conversation_id = t.id)
    or exists (
      select from public.chat_conversations c where c.id = t.id and c.user_id is not null
    )
  )
$$;
revoke all on function public.count_waiting_talks() from public, anon, authenticated, service_role;
grant execute on function public.count_waiting_talks() to authenticated;

-- Times are the database's, whatever the browser's clock says; and staff can only hand back or end.
create function private.keep_talk() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- What follows from a message of theirs comes from a trigger, and is not for them to say.
  if private.is_staff() and pg_trigger_depth() = 1 then
    if new.state <> old.state and (new.state not in ('returned', 'ended') or old.state = 'ended') then
      raise exception 'A talk can be handed back or ended.' using errcode = 'check_violation';
    end if;
    if new.studio_typing_at is distinct from old.studio_typing_at then
      new.studio_typing_at := case when new.studio_typing_at is not null then now() end;
    end if;
    new.studio_read_at := greatest(old.studio_read_at, least(new.studio_read_at, now()));
  end if;
  if new.state in ('returned', 'ended') then
    new.waiting_since := null;
    new.studio_typing_at := null;
    new.visitor_typing_at := null;
  end if;
  return new;
end
$$;
revoke all on function private.keep_talk() from public;
create trigger keep_talk before update on public.talks
  for each row execute function private.keep_talk();

create function private.log_talk_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(), 'authenticated', 'update', tg_table_name, new.id::text,
    jsonb_build_object('state', jsonb_build_array(old.state, new.state))
  );
  return null;
end
$$;
revoke all on function private.log_talk_change() from public;
create trigger log_talk_change after update of state on public.talks
  for each row when (private.is_staff() and new.state in ('returned', 'ended') and new.state <> old.state)
  execute function private.log_talk_change();

-- What staff write is signed by the database, and only where somebody can read it.
create function private.sign_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    return new;
  end if;
  perform from public.talks t where t.id = new.conversation_id and t.state <> 'ended' for update;
  if not found then
    raise exception 'This conversation is closed.' using errcode = 'check_violation';
  end if;
  new.is_user := false;
  new.author_id := auth.uid();
  new.discipline := coalesce(new.discipline, 'production');
  new.created_at := clock_timestamp();
  return new;
end
$$;
revoke all on function private.sign_answer() from public;
create trigger sign_answer before insert on public.chat_messages
  for each row execute function private.sign_answer();

-- On which the nodes hear that somebody's conversation has changed.
create function private.notify_talk() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('kinolume_talks', case tg_table_name
    when 'talks' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'conversation_id'
  end);
  return null;
end
$$;
revoke all on function private.notify_talk() from public;
create trigger notify_talk after insert or update on public.talks
  for each row execute function private.notify_talk();
create trigger notify_talk after insert on public.leads
  for each row when (new.conversation_id is not null) execute function private.notify_talk();

-- What the studio has written for the assistant to say: to these questions, and to those like them.
create table public.taught_answers (
  id uuid primary key default gen_random_uuid(),
  questions text[] not null check (
    cardinality(questions) between 1 and 20 and octet_length(array_to_string(questions, ' ')) <= 20000
    and array_position(questions, null) is null
  ),
  answer text not null check (char_length(trim(answer)) between 1 and 2000),
  -- The page that says so; without one it is the studio's word.
  page text check (page ~ '^/(?![/\\])' and char_length(page) <= 500),
  is_active boolean not null default true,
  author_id uuid default auth.uid() references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index taught_answers_updated_at_idx on public.taught_answers (updated_at desc);
create index taught_answers_author_id_idx on public.taught_answers (author_id);
create trigger keep_times before update on public.taught_answers
  for each row execute function private.keep_times();
create trigger write_audit_log after insert or update or delete on public.taught_answers
  for each row execute function private.write_audit_log();
alter table public.taught_answers enable row level security;
revoke all on public.taught_answers from anon, authenticated, service_role;
grant select, insert, update, delete on public.taught_answers to service_role;
grant select, delete on public.taught_answers to authenticated;
grant insert (id, questions, answer, page), update (questions, answer, page, is_active)
  on public.taught_answers to authenticated;
create policy "Staff read taught answers" on public.taught_answers
  for select to authenticated using ((select private.is_staff()));
create policy "Staff teach" on public.taught_answers
  for insert to authenticated with check ((select private.is_staff()));
create policy "Staff change what they taught" on public.taught_answers
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete taught answers" on public.taught_answers
  for delete to authenticated using ((select private.is_staff()));

-- What a question is about, whatever its order and its small words: equal for questions that ask in the same words.
create function private.question_words(question text) returns text
language sql immutable set search_path = ''
as $$
  select array_to_string(
    pg_catalog.tsvector_to_array(pg_catalog.to_tsvector('pg_catalog.english', question)), ' '
  )
$$;
revoke all on function private.question_words(text) from public;

-- What visitors asked and did not get, or got wrongly, by what it is about: the most frequent first.
create function public.list_unmet_questions(
  search text default null, first_row integer default 0, row_count integer default 50
)
returns table (
  words text, question text, questions text[], times bigint, last_at timestamptz,
  conversation_id uuid, was_wrong boolean, is_taught boolean
)
language sql stable security definer set search_path = ''
as $$
  with unmet as (
    select m.text, m.created_at, m.conversation_id, false as was_wrong
    from public.chat_messages m where m.unanswered and m.is_user
    union all
    select q.text, q.created_at, q.conversation_id, true
    from public.chat_messages a
    cross join lateral (
      select m.text, m.created_at, m.conversation_id from public.chat_messages m
      where m.conversation_id = a.conversation_id and m.is_user and m.created_at < a.created_at
      order by m.created_at desc limit 1
    ) q
    where a.is_wrong
  ), grouped as (
    select private.question_words(u.text) as words,
      (array_agg(u.text order by u.created_at desc))[1] as question,
      (array_agg(distinct u.text))[1:20] as questions,
      count(*) as times, max(u.created_at) as last_at,
      (array_agg(u.conversation_id order by u.created_at desc))[1] as conversation_id,
      bool_or(u.was_wrong) as was_wrong
    from unmet u
    where (select private.is_staff())
    group by 1
  )
  select g.*, exists (
    select from public.taught_answers t, unnest(t.questions) as taught (question)
    where t.is_active and private.question_words(taught.question) = g.words
  )
  from grouped g
  where g.words <> '' and (nullif(search, '') is null or strpos(lower(g.question), lower(search)) > 0)
  order by g.times desc, g.last_at desc
  offset greatest(first_row, 0) limit least(greatest(row_count, 1), 200)
$$;
revoke all on function public.list_unmet_questions(text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_unmet_questions(text, integer, integer) to authenticated;
comment on function public.list_unmet_questions(text, integer, integer) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers is named column by column.';
