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
  updated_at timestamptz not null default now()
);
create index chat_messages_conversation_id_created_at_idx
  on public.chat_messages (conversation_id, created_at);

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) <= 200),
  email text not null check (email like '%_@_%' and char_length(email) <= 320),
  company text check (char_length(company) <= 200),
  conversation_id uuid references public.chat_conversations (id) on delete set null,
  source jsonb not null default '{}' check (jsonb_typeof(source) = 'object'),
  idempotency_key text unique check (char_length(idempotency_key) <= 255),
  -- Equal for equal content: without a key, the same content within ten minutes is one lead.
  content_hash text not null,
  quarantined boolean not null default false,
  status text not null default 'new' check (status in ('new', 'contacted', 'won', 'closed')),
  studio_note text check (char_length(studio_note) <= 10000),
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
  email text not null check (email like '%_@_%' and char_length(email) <= 320),
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
  status text not null default 'new' check (status in ('new', 'contacted', 'won', 'closed')),
  studio_note text check (char_length(studio_note) <= 10000),
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
grant update (status, studio_note, quarantined) on public.leads, public.enquiries to authenticated;

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
