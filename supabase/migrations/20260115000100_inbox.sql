-- Everything that waits for a word from the studio, in one list with one clock. An item says where it stands; what was
-- written stays where it was written, so that nobody's words are kept twice and go when their source goes.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create table public.inbox_items (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in (
      'contact', 'quote', 'call', 'consultation', 'project', 'lead', 'question', 'payment'
    )
  ),
  enquiry_id uuid unique references public.enquiries (id) on delete cascade,
  lead_id uuid unique references public.leads (id) on delete cascade,
  -- Of questions alone: what the assistant could not say, one item for each conversation.
  conversation_id uuid unique references public.chat_conversations (id) on delete cascade,
  payment_id uuid unique references public.eth_payments (id) on delete cascade,
  status text not null default 'new'
    check (status in ('new', 'answered', 'won', 'lost', 'spam')),
  owner_id uuid references public.profiles (user_id) on delete set null,
  received_at timestamptz not null default now(),
  due_at timestamptz not null,
  answered_at timestamptz,
  -- When the studio was told by mail that the clock had run out.
  breach_told_at timestamptz,
  -- What a search looks through, in lower case.
  search text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(enquiry_id, lead_id, conversation_id, payment_id) = 1)
);
create index inbox_items_received_at_idx on public.inbox_items (received_at desc, id desc);
create index inbox_items_status_received_at_idx
  on public.inbox_items (status, received_at desc, id desc);
create index inbox_items_owner_id_idx on public.inbox_items (owner_id, received_at desc);
create index inbox_items_running_idx on public.inbox_items (due_at) where status = 'new';
create index inbox_items_search_idx
  on public.inbox_items using gin (search extensions.gin_trgm_ops);

create table public.inbox_notes (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.inbox_items (id) on delete cascade,
  author_id uuid default auth.uid() references public.profiles (user_id) on delete set null,
  body text not null check (char_length(body) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index inbox_notes_item_id_idx on public.inbox_notes (item_id, created_at);
create index inbox_notes_author_id_idx on public.inbox_notes (author_id);

create table public.inbox_replies (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.inbox_items (id) on delete cascade,
  author_id uuid references public.profiles (user_id) on delete set null,
  recipient text not null,
  subject text not null check (char_length(subject) between 1 and 200),
  body text not null check (char_length(body) between 1 and 20000),
  -- One for each letter that was begun: sent twice, it leaves once.
  idempotency_key text not null unique check (char_length(idempotency_key) <= 255),
  created_at timestamptz not null default now()
);
create index inbox_replies_item_id_idx on public.inbox_replies (item_id, created_at);
create index inbox_replies_author_id_idx on public.inbox_replies (author_id);

-- Every status has its clock: running while new, stopped once somebody has dealt with it, and apart from both in spam,
-- from where an item comes back as it was.
create function private.keep_inbox_clock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.due_at := new.received_at + interval '24 hours';
  if tg_op = 'UPDATE' then
    if old.status = 'spam' and new.status not in ('spam', 'new') then
      raise exception 'Take it out of spam first.' using errcode = 'check_violation';
    end if;
    if new.received_at <> old.received_at then
      new.breach_told_at := null;
    end if;
  end if;
  if new.status = 'new' then
    new.answered_at := null;
  elsif new.status <> 'spam' then
    new.answered_at := coalesce(new.answered_at, now());
  end if;
  if new.owner_id is not null
    and (tg_op = 'INSERT' or new.owner_id is distinct from old.owner_id)
    and not exists (
      select from auth.users u
      where u.id = new.owner_id and u.raw_app_meta_data ->> 'role' = 'staff'
    )
  then
    raise exception 'Only staff can own what is in the inbox.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke all on function private.keep_inbox_clock() from public;
create trigger keep_inbox_clock before insert or update on public.inbox_items
  for each row execute function private.keep_inbox_clock();
create trigger keep_times before update on public.inbox_items
  for each row execute function private.keep_times();

create function private.inbox_search_text(variadic parts text[]) returns text
language sql stable set search_path = ''
as $$
  select lower(left(array_to_string(parts, ' '), 6000))
$$;
revoke all on function private.inbox_search_text(text[]) from public;

-- Later changes of the source, such as a name taken out, reach the search as well.
create function private.take_in_enquiry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.inbox_items (kind, enquiry_id, received_at, status, search)
  values (
    new.kind, new.id, new.created_at, case when new.quarantined then 'spam' else 'new' end,
    private.inbox_search_text(new.name, new.email, new.company, new.project, new.message)
  )
  on conflict (enquiry_id) do update set search = excluded.search;
  return null;
end
$$;
revoke all on function private.take_in_enquiry() from public;

create function private.take_in_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.inbox_items (kind, lead_id, received_at, status, search)
  values (
    'lead', new.id, new.created_at, case when new.quarantined then 'spam' else 'new' end,
    private.inbox_search_text(new.name, new.email, new.company)
  )
  on conflict (lead_id) do update set search = excluded.search;
  return null;
end
$$;
revoke all on function private.take_in_lead() from public;

-- A question in a conversation that was dealt with opens it again, with a clock of its own. One that a model has
-- answered after all goes, unless somebody has begun to work on it.
create function private.take_in_question() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.unanswered then
    insert into public.inbox_items as i (kind, conversation_id, received_at, search)
    values ('question', new.conversation_id, new.created_at, private.inbox_search_text(new.text))
    on conflict (conversation_id) do update set
      search = left(excluded.search || ' ' || i.search, 6000),
      received_at = case when i.status in ('new', 'spam') then i.received_at else excluded.received_at end,
      status = case when i.status = 'spam' then 'spam' else 'new' end;
  else
    delete from public.inbox_items i
    where i.conversation_id = new.conversation_id and i.status = 'new' and i.owner_id is null
      and not exists (select from public.inbox_notes n where n.item_id = i.id)
      and not exists (select from public.inbox_replies r where r.item_id = i.id)
      and not exists (
        select from public.chat_messages m
        where m.conversation_id = new.conversation_id and m.unanswered
      );
  end if;
  return null;
end
$$;
revoke all on function private.take_in_question() from public;

create function private.take_in_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  words text := private.inbox_search_text(
    new.email, new.package_id, new.transaction_hash, new.eth_address, new.sender_address, new.id::text
  );
begin
  if new.state in ('review', 'underpaid', 'overpaid', 'late') then
    insert into public.inbox_items (kind, payment_id, search) values ('payment', new.id, words)
    on conflict (payment_id) do update set search = excluded.search;
  else
    update public.inbox_items i set
      search = words,
      status = case
        when i.status not in ('new', 'answered') then i.status
        when new.state = 'paid' then 'won'
        when new.state = 'refunded' then 'lost'
        else 'answered'
      end
    where i.payment_id = new.id;
  end if;
  return null;
end
$$;
revoke all on function private.take_in_payment() from public;

-- What is there already. The former states of enquiries and leads live on in their items.
insert into public.inbox_items (kind, enquiry_id, received_at, status, answered_at, search)
select kind, id, created_at,
  case
    when quarantined then 'spam'
    else case status when 'contacted' then 'answered' when 'closed' then 'lost' else status end
  end,
  case when status <> 'new' and not quarantined then updated_at end,
  private.inbox_search_text(name, email, company, project, message)
from public.enquiries;

insert into public.inbox_items (kind, lead_id, received_at, status, answered_at, search)
select 'lead', id, created_at,
  case
    when quarantined then 'spam'
    else case status when 'contacted' then 'answered' when 'closed' then 'lost' else status end
  end,
  case when status <> 'new' and not quarantined then updated_at end,
  private.inbox_search_text(name, email, company)
from public.leads;

insert into public.inbox_items (kind, conversation_id, received_at, search)
select 'question', conversation_id, max(created_at),
  private.inbox_search_text(string_agg(text, ' ' order by created_at desc))
from public.chat_messages where unanswered group by conversation_id;

insert into public.inbox_items (kind, payment_id, received_at, search)
select 'payment', id, updated_at,
  private.inbox_search_text(
    email, package_id, transaction_hash, eth_address, sender_address, id::text
  )
from public.eth_payments where state in ('review', 'underpaid', 'overpaid', 'late');

insert into public.inbox_notes (item_id, author_id, body, created_at)
select i.id, null, s.studio_note, s.updated_at
from public.inbox_items i
join (
  select id, studio_note, updated_at from public.enquiries
  union all
  select id, studio_note, updated_at from public.leads
) s on s.id in (i.enquiry_id, i.lead_id)
where s.studio_note <> '';

alter table public.enquiries drop column status, drop column studio_note;
alter table public.leads drop column status, drop column studio_note;
-- Whether a program's trap was filled is what happened, and stays; whether it is spam is the item's to say.
revoke update on public.enquiries, public.leads from authenticated;

create trigger take_in_enquiry after insert or update of name, email, company, project, message
  on public.enquiries for each row execute function private.take_in_enquiry();
create trigger take_in_lead after insert or update of name, email, company
  on public.leads for each row execute function private.take_in_lead();
create trigger take_in_new_question after insert on public.chat_messages
  for each row when (new.unanswered) execute function private.take_in_question();
create trigger take_in_question after update of unanswered on public.chat_messages
  for each row when (new.unanswered <> old.unanswered) execute function private.take_in_question();
create trigger take_in_payment
  after insert or update of state, email, transaction_hash, sender_address on public.eth_payments
  for each row execute function private.take_in_payment();

-- Only what staff decide: when a source changes, its words are no business of the log.
create trigger write_audit_log after update of status, owner_id or delete on public.inbox_items
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or delete on public.inbox_notes
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or delete on public.inbox_replies
  for each row execute function private.write_audit_log();

create trigger notify_change after insert or update or delete on public.inbox_items
  for each row execute function private.notify_change('id');
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.inbox_items;
  end if;
end
$$;

alter table public.inbox_items enable row level security;
alter table public.inbox_notes enable row level security;
alter table public.inbox_replies enable row level security;
revoke all on public.inbox_items, public.inbox_notes, public.inbox_replies
  from anon, authenticated, service_role;
grant select, insert, update, delete on public.inbox_items to service_role;
grant select on public.inbox_notes, public.inbox_replies to service_role;
-- Appended to, never rewritten; they go with their item.
revoke update on public.inbox_notes, public.inbox_replies from kinolume_server;
grant select on public.inbox_items, public.inbox_notes, public.inbox_replies to authenticated;
grant update (status, owner_id) on public.inbox_items to authenticated;
grant insert (id, item_id, body) on public.inbox_notes to authenticated;

create policy "Staff read the inbox" on public.inbox_items
  for select to authenticated using ((select private.is_staff()));
create policy "Staff work on the inbox" on public.inbox_items
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff read notes" on public.inbox_notes
  for select to authenticated using ((select private.is_staff()));
create policy "Staff add notes in their own name" on public.inbox_notes
  for insert to authenticated
  with check ((select private.is_staff()) and author_id = (select auth.uid()));
create policy "Staff read what was answered" on public.inbox_replies
  for select to authenticated using ((select private.is_staff()));
