-- Everything that waits for a word from the studio, in one list with one clock. An item says where it stands; what was
-- written stays where it was written, so that nobody's words are kept twice and go when their source goes.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create table public.inbox_items (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in (
      'contact', 'quote', 'call', 'consultation', 'project', 'lead', 'question', 'chat', 'payment'
    )
  ),
  enquiry_id uuid unique references public.enquiries (id) on delete cascade,
  lead_id uuid unique references public.leads (id) on delete cascade,
  -- What the assistant could not say, or who wants a person: one item for each conversation.
  conversation_id uuid unique references public.chat_conversations (id) on delete cascade,
  payment_id uuid unique references public.eth_payments (id) on delete cascade,
  status text not null default 'new'
    check (status in ('new', 'answered', 'won', 'lost', 'spam')),
  owner_id uuid references public.profiles (user_id) on delete set null,
  received_at timestamptz not null default now(),
  -- Null where nobody left an address: then there is nobody to keep waiting.
  due_at timestamptz,
  answered_at timestamptz,
  -- When the studio was told by mail that the clock had run out.
  breach_notified_at timestamptz,
  -- What a search looks through, in lower case.
  search text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  answered_by text check (answered_by in ('mail', 'message', 'call', 'settlement', 'chat')),
  closed_at timestamptz,
  clock text not null default 'none'
    check (clock in ('running', 'answered', 'unanswered', 'none')),
  -- The order of the inbox as one number, so that an index gives it and a later page begins where the one before ended:
  -- what has been overdue the longest, then what has the least time left, then everything else, the newest first. Both
  -- parts count microseconds since 1970, the second backwards from so far away that they do not meet before the year 2096.
  place bigint not null generated always as (
    case when clock = 'running'
      then (extract(epoch from due_at - to_timestamp(0)) * 1000000)::bigint
      else 8000000000000000 - (extract(epoch from received_at - to_timestamp(0)) * 1000000)::bigint
    end
  ) stored,
  check (num_nonnulls(enquiry_id, lead_id, conversation_id, payment_id) = 1)
);
create index inbox_items_place_idx on public.inbox_items (place, id);
create index inbox_items_status_place_idx on public.inbox_items (status, place, id);
create index inbox_items_owner_id_idx on public.inbox_items (owner_id, place, id);
create index inbox_items_running_idx on public.inbox_items (due_at) where clock = 'running';
create index inbox_items_unanswered_idx on public.inbox_items (place, id) where clock = 'unanswered';
create index inbox_items_received_at_idx on public.inbox_items (received_at);
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

create table public.inbox_calls (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references public.inbox_items (id) on delete cascade,
  author_id uuid default auth.uid() references public.profiles (user_id) on delete set null,
  called_at timestamptz not null,
  body text check (char_length(body) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index inbox_calls_item_id_idx on public.inbox_calls (item_id, called_at);
create index inbox_calls_author_id_idx on public.inbox_calls (author_id);

alter table public.inbox_items enable row level security;
alter table public.inbox_notes enable row level security;
alter table public.inbox_replies enable row level security;
alter table public.inbox_calls enable row level security;
revoke all on public.inbox_items, public.inbox_notes, public.inbox_replies, public.inbox_calls
  from anon, authenticated, service_role;
grant select, insert, update, delete on public.inbox_items to service_role;
grant select on public.inbox_notes, public.inbox_replies, public.inbox_calls to service_role;
-- Appended to, never rewritten; they go with their item.
revoke update on public.inbox_notes, public.inbox_replies, public.inbox_calls from kinolume_server;
grant select on public.inbox_items, public.inbox_notes, public.inbox_replies, public.inbox_calls
  to authenticated;
grant update (status, owner_id) on public.inbox_items to authenticated;
grant insert (id, item_id, body) on public.inbox_notes to authenticated;
grant insert (id, item_id, called_at, body) on public.inbox_calls to authenticated;

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
create policy "Staff read calls" on public.inbox_calls
  for select to authenticated using ((select private.is_staff()));
create policy "Staff note calls in their own name" on public.inbox_calls
  for insert to authenticated
  with check ((select private.is_staff()) and author_id = (select auth.uid()));

-- Whom an item of the inbox is from: their address, their account and their name, each found in one place.
-- In PL/pgSQL, which keeps its plans from row to row, and with what is looked for found first: tables would be walked
-- otherwise.

-- The address they left with it, or later in the same chat.
create function private.inbox_address(item public.inbox_items) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select lower(coalesce(
      (select e.email from public.enquiries e where e.id = item.enquiry_id),
      (select l.email from public.leads l where l.id = item.lead_id),
      (select p.email from public.eth_payments p where p.id = item.payment_id),
      (
        select l.email from public.leads l
        where l.conversation_id = item.conversation_id order by l.created_at desc limit 1
      )
    ))
  );
end
$$;

-- Of the accounts that had the address one after the other, the one that had it then. Anybody can sign up with any
-- address: it counts once it is confirmed, or where the studio itself has invited it.
create function private.find_client(address text, at timestamptz) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select h.user_id
    from (
      select f.user_id, f.held_until from private.former_addresses f
      where f.address = find_client.address and f.held_until >= at
      union all
      select u.id, 'infinity' from auth.users u
      where u.email = find_client.address and u.deleted_at is null
        and (u.email_confirmed_at is not null or u.invited_at is not null)
    ) h
    order by h.held_until limit 1
  );
end
$$;

create function private.inbox_client(item public.inbox_items) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  account uuid := coalesce(
    (select p.user_id from public.eth_payments p where p.id = item.payment_id),
    (select c.user_id from public.chat_conversations c where c.id = item.conversation_id),
    private.find_client(private.inbox_address(item), item.received_at)
  );
begin
  return (
    select u.id from auth.users u
    where u.id = account and u.deleted_at is null
      and u.raw_app_meta_data ->> 'role' is distinct from 'staff'
  );
end
$$;

create function private.items_of_address(address text) returns setof uuid
language plpgsql stable rows 5 security definer set search_path = ''
as $$
begin
  return query
    select i.id from public.enquiries s join public.inbox_items i on i.enquiry_id = s.id
    where lower(s.email) = address
    union
    select i.id from public.leads s join public.inbox_items i on i.lead_id = s.id
    where lower(s.email) = address
    union
    select i.id from public.leads s
    join public.inbox_items i on i.conversation_id = s.conversation_id
    where lower(s.email) = address
    union
    select i.id from public.eth_payments s join public.inbox_items i on i.payment_id = s.id
    where lower(s.email) = address;
end
$$;

create function private.items_of_client(client uuid) returns setof uuid
language plpgsql stable rows 5 security definer set search_path = ''
as $$
begin
  return query
    select i.id
    from (
      select lower(u.email) as address from auth.users u where u.id = client
      union
      select f.address from private.former_addresses f where f.user_id = client
    ) a
    cross join lateral private.items_of_address(a.address) as found (id)
    join public.inbox_items i on i.id = found.id
    where private.find_client(a.address, i.received_at) = client
    union
    select i.id from public.eth_payments p join public.inbox_items i on i.payment_id = p.id
    where p.user_id = client
    union
    select i.id from public.chat_conversations c join public.inbox_items i on i.conversation_id = c.id
    where c.user_id = client;
end
$$;

-- What else the same person has sent.
create function private.other_items(item public.inbox_items) returns setof public.inbox_items
language plpgsql stable rows 5 security definer set search_path = ''
as $$
declare
  client uuid := private.inbox_client(item);
  items uuid[] := array(select private.items_of_address(private.inbox_address(item)));
begin
  if client is not null then
    items := items || array(select private.items_of_client(client));
  end if;
  return query
    select o.* from public.inbox_items o
    where o.id = any(items) and o.id <> item.id and o.status <> 'spam';
end
$$;

-- What they are called, wherever an item is named; null for those who said nothing.
create function private.name_inbox_item(item uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(
      e.name, e.email, l.name,
      (
        select a.name from public.leads a
        where a.conversation_id = i.conversation_id order by a.created_at desc limit 1
      ),
      private.name_account(coalesce(p.user_id, c.user_id)), p.email
    )
    from public.inbox_items i
    left join public.enquiries e on e.id = i.enquiry_id
    left join public.leads l on l.id = i.lead_id
    left join public.eth_payments p on p.id = i.payment_id
    left join public.chat_conversations c on c.id = i.conversation_id
    where i.id = item
  );
end
$$;
revoke all on function private.name_inbox_item(uuid) from public;
revoke all on function private.inbox_address(public.inbox_items), private.find_client(text, timestamptz),
  private.inbox_client(public.inbox_items), private.items_of_address(text),
  private.items_of_client(uuid), private.other_items(public.inbox_items) from public;
-- Mails to the studio name items, too.
grant execute on function private.name_inbox_item(uuid) to kinolume_server;

-- Only an answer answers: a mail from the inbox, a call that was noted, a message to the client, a word in the chat, and
-- of a payment its settlement, which its payer reads with the reason. A status says where an item stands, not that somebody wrote.

-- A chat is one matter: what was left there and what was asked there are answered together.
create function private.same_matter(item uuid) returns setof uuid
language plpgsql stable rows 5 security definer set search_path = ''
as $$
begin
  return query
    with chat as (
      select coalesce(i.conversation_id, l.conversation_id) as id
      from public.inbox_items i left join public.leads l on l.id = i.lead_id
      where i.id = item
    )
    select item
    union
    select i.id from chat join public.inbox_items i on i.conversation_id = chat.id
    union
    select i.id from chat join public.leads l on l.conversation_id = chat.id
    join public.inbox_items i on i.lead_id = l.id;
end
$$;

-- The one place that says how an item's 24 hours stand; lists, mails and figures read what it said.
create function private.read_inbox_clock(
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
    where m.user_id = client and m.from_studio
      and m.created_at between item.received_at and coalesce(item.closed_at, 'infinity')
    union all
    select min(m.created_at), 'chat' from public.chat_messages m
    where m.conversation_id = conversation and m.discipline is not null
      and m.created_at >= item.received_at
    union all
    select p.resolved_at, 'settlement' from public.eth_payments p where p.id = item.payment_id
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
revoke all on function private.same_matter(uuid), private.read_inbox_clock(public.inbox_items) from public;

-- Every status has its clock: running while new, stopped by an answer, and apart from both in spam, from where an item
-- comes back as it was.
create function private.compute_inbox_clock() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reading record;
begin
  if new.status in ('won', 'lost') then
    new.closed_at := coalesce(new.closed_at, now());
  else
    new.closed_at := null;
  end if;
  reading := private.read_inbox_clock(new);
  if tg_op = 'UPDATE' then
    if old.status = 'spam' and new.status not in ('spam', 'new') then
      raise exception 'Take it out of spam first.' using errcode = 'check_violation';
    end if;
    if new.received_at <> old.received_at then
      new.breach_notified_at := null;
    end if;
    if new.status = 'new' and reading.answered_at is not null and old.answered_at is null then
      new.status := 'answered';
    elsif new.status = 'answered' and old.status <> 'answered' and reading.clock = 'unanswered' then
      raise exception 'Only an answer answers: write to them, or note the call.'
        using errcode = 'check_violation';
    end if;
  end if;
  new.due_at := reading.due_at;
  new.answered_at := reading.answered_at;
  new.answered_by := reading.answered_by;
  new.clock := reading.clock;
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
revoke all on function private.compute_inbox_clock() from public;
create trigger compute_inbox_clock before insert or update on public.inbox_items
  for each row execute function private.compute_inbox_clock();
create trigger keep_times before update on public.inbox_items
  for each row execute function private.keep_times();

-- People note the minute, and their clocks differ a little.
create function private.check_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  item public.inbox_items;
begin
  select * into item from public.inbox_items i where i.id = new.item_id;
  if item.status = 'spam' then
    raise exception 'Take it out of spam first.' using errcode = 'check_violation';
  elsif new.called_at < date_trunc('minute', item.received_at) then
    raise exception 'By then nothing had come in yet.' using errcode = 'check_violation';
  elsif new.called_at > now() + interval '5 minutes' then
    raise exception 'That is still to come.' using errcode = 'check_violation';
  end if;
  new.called_at := least(greatest(new.called_at, item.received_at), now());
  return new;
end
$$;
revoke all on function private.check_call() from public;
create trigger check_call before insert on public.inbox_calls
  for each row execute function private.check_call();

-- Any update of a row computes its clock again.
create function private.refresh_clocks(items uuid[]) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.inbox_items i set search = i.search where i.id = any(items)
$$;

-- Whoever answers an item without an owner becomes its owner.
create function private.claim_answered_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.inbox_items i set owner_id = coalesce(i.owner_id, new.author_id)
  where i.id = new.item_id;
  perform private.refresh_clocks(array(
    select private.same_matter(new.item_id) except select new.item_id
  ));
  return null;
end
$$;
create trigger claim_answered_item after insert on public.inbox_replies
  for each row execute function private.claim_answered_item();
create trigger claim_answered_item after insert on public.inbox_calls
  for each row execute function private.claim_answered_item();

create function private.refresh_client_clocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_clocks(array(
    select i.id from public.inbox_items i
    where i.clock = 'running' and i.id = any(array(select private.items_of_client(new.user_id)))
  ));
  return null;
end
$$;
create trigger refresh_client_clocks after insert on public.messages
  for each row when (new.from_studio) execute function private.refresh_client_clocks();

-- An address left in a chat, or taken out of it, tells whether its questions have somebody to answer.
create function private.refresh_question_clocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_clocks(array(
    select i.id from public.inbox_items i
    where i.conversation_id in (
      (to_jsonb(new) ->> 'conversation_id')::uuid, (to_jsonb(old) ->> 'conversation_id')::uuid
    )
  ));
  return null;
end
$$;
create trigger refresh_question_clocks after insert or update of conversation_id or delete on public.leads
  for each row execute function private.refresh_question_clocks();

revoke all on function private.refresh_clocks(uuid[]), private.claim_answered_item(),
  private.refresh_client_clocks(), private.refresh_question_clocks() from public;

create function private.inbox_search_text(variadic parts text[]) returns text
language sql stable set search_path = ''
as $$
  select lower(left(array_to_string(parts, ' '), 6000))
$$;
revoke all on function private.inbox_search_text(text[]) from public;

-- Later changes of the source, such as a name taken out, reach the search as well.
create function private.sync_enquiry_item() returns trigger
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
revoke all on function private.sync_enquiry_item() from public;

create function private.sync_lead_item() returns trigger
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
revoke all on function private.sync_lead_item() from public;

-- A question in a conversation that was dealt with opens it again, with a clock of its own. One that a model has
-- answered after all goes, unless somebody has begun to work on it.
create function private.sync_question_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.unanswered then
    insert into public.inbox_items as i (kind, conversation_id, received_at, search)
    values ('question', new.conversation_id, new.created_at, private.inbox_search_text(new.text))
    on conflict (conversation_id) do update set
      search = left(excluded.search || ' ' || i.search, 6000),
      received_at = case
        when i.status = 'spam' or (i.status = 'new' and i.answered_at is null) then i.received_at
        else excluded.received_at
      end,
      status = case when i.status = 'spam' then 'spam' else 'new' end;
  else
    delete from public.inbox_items i
    where i.conversation_id = new.conversation_id and i.kind = 'question'
      and i.status = 'new' and i.owner_id is null
      and not exists (select from public.inbox_notes n where n.item_id = i.id)
      and not exists (select from public.inbox_replies r where r.item_id = i.id)
      and not exists (select from public.inbox_calls k where k.item_id = i.id)
      and not exists (
        select from public.chat_messages m
        where m.conversation_id = new.conversation_id and m.unanswered
      );
  end if;
  return null;
end
$$;
revoke all on function private.sync_question_item() from public;

-- A conversation that wants a person is an item of its own kind, also where it was an open question before. Spam stays
-- where it is.
create function private.sync_talk_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.state in ('noticed', 'waiting') then
    insert into public.inbox_items as i (kind, conversation_id, received_at, search)
    values ('chat', new.id, now(), private.inbox_search_text(variadic array(
      select m.text from public.chat_messages m
      where m.conversation_id = new.id and m.is_user order by m.created_at desc limit 20
    )))
    on conflict (conversation_id) do update set
      kind = 'chat',
      search = excluded.search,
      received_at = case when i.status = 'new' then i.received_at else excluded.received_at end,
      status = 'new'
    where i.status <> 'spam';
  else
    perform private.refresh_clocks(array(
      select i.id from public.inbox_items i where i.conversation_id = new.id
    ));
  end if;
  return null;
end
$$;

-- A person's words answer the chat and whatever was left in it; a visitor's wait for the next.
create function private.take_talk_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  talk public.talks;
  item public.inbox_items;
  -- While the two write to each other it is one matter; what comes a while later is the next.
  is_next boolean;
begin
  select * into talk from public.talks t where t.id = new.conversation_id;
  if not found then
    return null;
  end if;
  select * into item from public.inbox_items i where i.conversation_id = talk.id;
  if new.discipline is not null then
    update public.talks t
    set state = 'open', taken_by = new.author_id, discipline = new.discipline, waiting_since = null,
      studio_typing_at = null, studio_read_at = greatest(t.studio_read_at, now())
    where t.id = talk.id;
    update public.inbox_items i set owner_id = coalesce(i.owner_id, new.author_id) where i.id = item.id;
    perform private.refresh_clocks(array(
      select private.same_matter(item.id) except select item.id
    ));
    -- Whoever is there has a moment to read it here.
    if private.inbox_address(item) is not null or exists (
      select from public.chat_conversations c where c.id = talk.id and c.user_id is not null
    ) then
      perform private.enqueue_mail_job('mail-talk-answer', new.id, case
        when private.is_visitor_here(talk) then now() + interval '2 minutes' else now()
      end);
    end if;
  elsif new.is_user and talk.state in ('waiting', 'open') then
    update public.talks t
    set waiting_since = coalesce(t.waiting_since, new.created_at), visitor_typing_at = null
    where t.id = talk.id;
    is_next := item.status <> 'new' and (item.closed_at is not null or not exists (
      select from public.chat_messages m
      where m.conversation_id = talk.id and m.discipline is not null
        and m.created_at > now() - interval '15 minutes'
    ));
    update public.inbox_items i
    set search = left(private.inbox_search_text(new.text) || ' ' || i.search, 6000),
      status = case when is_next then 'new' else i.status end,
      received_at = case when is_next then new.created_at else i.received_at end
    where i.id = item.id and i.status <> 'spam';
  end if;
  return null;
end
$$;

-- Who is marked as spam is talked to no more.
create function private.end_spam_talk() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.talks t set state = 'ended' where t.id = new.conversation_id and t.state <> 'ended';
  return null;
end
$$;
revoke all on function private.sync_talk_item(), private.take_talk_message(),
  private.end_spam_talk() from public;
create trigger sync_new_talk_item after insert on public.talks
  for each row execute function private.sync_talk_item();
create trigger sync_talk_item after update of state on public.talks
  for each row when (new.state <> old.state) execute function private.sync_talk_item();
create trigger take_talk_message after insert on public.chat_messages
  for each row when (new.is_user or new.discipline is not null)
  execute function private.take_talk_message();
create trigger notify_talk after insert on public.chat_messages
  for each row execute function private.notify_talk();
create trigger end_spam_talk after update of status on public.inbox_items
  for each row when (new.status = 'spam' and old.status <> 'spam' and new.conversation_id is not null)
  execute function private.end_spam_talk();

create function private.sync_payment_item() returns trigger
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
        else i.status
      end
    where i.payment_id = new.id;
  end if;
  return null;
end
$$;
revoke all on function private.sync_payment_item() from public;

create trigger sync_enquiry_item after insert or update of name, email, company, project, message
  on public.enquiries for each row execute function private.sync_enquiry_item();
create trigger sync_lead_item after insert or update of name, email, company
  on public.leads for each row execute function private.sync_lead_item();
create trigger sync_new_question_item after insert on public.chat_messages
  for each row when (new.unanswered) execute function private.sync_question_item();
create trigger sync_question_item after update of unanswered on public.chat_messages
  for each row when (new.unanswered <> old.unanswered) execute function private.sync_question_item();
create trigger sync_payment_item
  after insert or update of state, email, transaction_hash, sender_address on public.eth_payments
  for each row execute function private.sync_payment_item();

-- Where it stands, whose it is and how it was answered; what follows from that is no news.
create function private.log_inbox_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := (
    select jsonb_object_agg(a.key, jsonb_build_array(to_jsonb(old) -> a.key, a.value))
    from jsonb_each(to_jsonb(new)) a
    where a.key in ('status', 'owner_id', 'answered_by') and a.value <> to_jsonb(old) -> a.key
  );
begin
  if changed is not null then
    insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
    values (
      auth.uid(), coalesce(auth.role(), 'server'), 'update', 'inbox_items', new.id::text, changed
    );
  end if;
  return null;
end
$$;
revoke all on function private.log_inbox_change() from public;
create trigger log_inbox_change after update on public.inbox_items
  for each row execute function private.log_inbox_change();
create trigger write_audit_log after delete on public.inbox_items
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or delete on public.inbox_notes
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or delete on public.inbox_replies
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or delete on public.inbox_calls
  for each row execute function private.write_audit_log();

-- For a page of the inbox, in one call.
create function public.describe_senders(items uuid[])
returns table (id uuid, who text, client_id uuid, others bigint)
language sql stable security definer set search_path = ''
as $$
  select i.id, private.name_inbox_item(i.id), private.inbox_client(i),
    (select count(*) from private.other_items(i))
  from public.inbox_items i
  where (select private.is_staff()) and i.id = any(items[1:500])
$$;
create function public.list_other_items(item uuid) returns table (id uuid)
language sql stable security definer set search_path = ''
as $$
  select o.id from public.inbox_items i cross join lateral private.other_items(i) o
  where (select private.is_staff()) and i.id = item
  order by o.received_at desc, o.id limit 10
$$;

-- What has come from a client, with its place in the inbox.
create function public.list_client_contacts(client uuid)
returns table (item_id uuid, kind text, who text, status text, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select i.id, i.kind, private.name_inbox_item(i.id), i.status, i.received_at
  from private.items_of_client(client) as found (id) join public.inbox_items i on i.id = found.id
  where (select private.is_staff()) and i.kind <> 'payment' and i.status <> 'spam'
  order by i.received_at desc
$$;

revoke all on function public.describe_senders(uuid[]), public.list_other_items(uuid),
  public.list_client_contacts(uuid) from public, anon, authenticated, service_role;
grant execute on function public.describe_senders(uuid[]), public.list_other_items(uuid),
  public.list_client_contacts(uuid) to authenticated;
comment on function public.describe_senders(uuid[]) is
  'Safe as its owner: every row is under private.is_staff(), and of an account it answers the id, and the name at most.';
comment on function public.list_other_items(uuid) is
  'Safe as its owner: every row is under private.is_staff(), and it answers ids, which are read under their policies.';
comment on function public.list_client_contacts(uuid) is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of an item is named column by column.';

-- A page of the inbox by words, in the order of the list. Under a policy PostgreSQL looks at every row before it may ask
-- LIKE about one, and so cannot use the index of the search; here it asks once who is calling instead. Patterns as LIKE
-- takes them, all of which have to match; `status` 'all' leaves spam out; `clock` is breached or unanswered.
create function public.search_inbox(
  patterns text[], status text default 'all', kind text default null, owner uuid default null,
  is_unowned boolean default false, clock text default null,
  after_place bigint default null, after_id uuid default null, size integer default 51
) returns table (id uuid)
language sql stable security definer set search_path = ''
as $$
  select i.id from public.inbox_items i
  where (select private.is_staff())
    and i.search like patterns[1] and i.search like all (patterns)
    and case search_inbox.status
      when 'all' then i.status <> 'spam' else i.status = search_inbox.status
    end
    and (search_inbox.kind is null or i.kind = search_inbox.kind)
    and (search_inbox.owner is null or i.owner_id = search_inbox.owner)
    and (not is_unowned or i.owner_id is null)
    and case search_inbox.clock
      when 'breached' then i.clock = 'running' and i.due_at < now()
      when 'unanswered' then i.clock = 'unanswered'
      else true
    end
    and (after_place is null or (i.place, i.id) > (after_place, after_id))
  order by i.place, i.id
  limit least(size, 101)
$$;

-- How the promise of an answer within 24 hours was kept for what has come in since.
create function public.count_answers(since timestamptz)
returns table (in_time bigint, late bigint, unanswered bigint, waiting bigint, overdue bigint)
language sql stable set search_path = ''
as $$
  select
    count(*) filter (where i.clock = 'answered' and (i.due_at is null or i.answered_at <= i.due_at)),
    count(*) filter (where i.clock = 'answered' and i.answered_at > i.due_at),
    count(*) filter (where i.clock = 'unanswered'),
    count(*) filter (where i.clock = 'running' and i.due_at >= now()),
    count(*) filter (where i.clock = 'running' and i.due_at < now())
  from public.inbox_items i where i.received_at >= since
$$;

revoke all on function
  public.search_inbox(text[], text, text, uuid, boolean, text, bigint, uuid, integer),
  public.count_answers(timestamptz) from public, anon, authenticated, service_role;
grant execute on function
  public.search_inbox(text[], text, text, uuid, boolean, text, bigint, uuid, integer),
  public.count_answers(timestamptz) to authenticated;
comment on function public.search_inbox(text[], text, text, uuid, boolean, text, bigint, uuid, integer) is
  'Safe as its owner: every row is under private.is_staff(), and it answers ids, which are read under their policies.';
