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
  is_user boolean not null,
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
  constraint chat_messages_only_answers_are_wrong check (not (is_user and is_wrong))
);
create index chat_messages_conversation_id_created_at_idx
  on public.chat_messages (conversation_id, created_at);
create index chat_messages_unanswered_idx on public.chat_messages (created_at desc)
  where unanswered;
create index chat_messages_wrong_idx on public.chat_messages (created_at desc) where is_wrong;

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
alter table public.leads enable row level security;
alter table public.enquiries enable row level security;
revoke all on public.chat_conversations, public.chat_messages, public.leads, public.enquiries
  from anon, authenticated, service_role;
grant select, insert, update, delete on public.chat_conversations, public.chat_messages,
  public.leads, public.enquiries to service_role;

grant select, delete on public.chat_conversations, public.chat_messages, public.leads,
  public.enquiries to authenticated;
grant update (is_wrong, wrong_note) on public.chat_messages to authenticated;

create policy "Staff read and erase conversations" on public.chat_conversations
  for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff read and erase chat messages" on public.chat_messages
  for all to authenticated
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
