-- Only an answer answers: a mail from the inbox, a call that was noted, a message to the client, and of a payment its
-- settlement, which its payer reads with the reason. A status says where an item stands, not that somebody wrote.

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

alter table public.inbox_calls enable row level security;
revoke all on public.inbox_calls from anon, authenticated, service_role;
grant select on public.inbox_calls to service_role;
-- Appended to, never rewritten; they go with their item.
revoke update on public.inbox_calls from kinolume_server;
grant select on public.inbox_calls to authenticated;
grant insert (id, item_id, called_at, body) on public.inbox_calls to authenticated;
create policy "Staff read calls" on public.inbox_calls
  for select to authenticated using ((select private.is_staff()));
create policy "Staff note calls in their own name" on public.inbox_calls
  for insert to authenticated
  with check ((select private.is_staff()) and author_id = (select auth.uid()));

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
create trigger write_audit_log after insert or delete on public.inbox_calls
  for each row execute function private.write_audit_log();

alter table public.inbox_items
  -- Null where nobody left an address: then there is nobody to keep waiting.
  alter column due_at drop not null,
  add column answered_by text check (answered_by in ('mail', 'message', 'call', 'settlement')),
  add column closed_at timestamptz,
  add column clock text not null default 'none'
    check (clock in ('running', 'answered', 'unanswered', 'none'));

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
begin
  due_at := item.received_at + interval '24 hours';
  if item.conversation_id is not null and not exists (
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

create or replace function private.keep_inbox_clock() returns trigger
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
      new.breach_told_at := null;
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

-- Writing to a row reads its clock again.
create function private.read_clocks_again(items uuid[]) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.inbox_items i set search = i.search where i.id = any(items)
$$;

-- Whoever answers what is nobody's has taken it.
create function private.take_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.inbox_items i set owner_id = coalesce(i.owner_id, new.author_id)
  where i.id = new.item_id;
  perform private.read_clocks_again(array(
    select private.same_matter(new.item_id) except select new.item_id
  ));
  return null;
end
$$;
create trigger take_answer after insert on public.inbox_replies
  for each row execute function private.take_answer();
create trigger take_answer after insert on public.inbox_calls
  for each row execute function private.take_answer();

create function private.take_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.read_clocks_again(array(
    select i.id from public.inbox_items i
    where i.clock = 'running' and i.id = any(array(select private.items_of_client(new.user_id)))
  ));
  return null;
end
$$;
create trigger take_message after insert on public.messages
  for each row when (new.from_studio) execute function private.take_message();

-- An address left in a chat, or taken out of it, tells whether its questions have somebody to answer.
create function private.take_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.read_clocks_again(array(
    select i.id from public.inbox_items i
    where i.conversation_id in (
      (to_jsonb(new) ->> 'conversation_id')::uuid, (to_jsonb(old) ->> 'conversation_id')::uuid
    )
  ));
  return null;
end
$$;
create trigger take_address after insert or update of conversation_id or delete on public.leads
  for each row execute function private.take_address();

create or replace function private.take_in_question() returns trigger
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
    where i.conversation_id = new.conversation_id and i.status = 'new' and i.owner_id is null
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

create or replace function private.take_in_payment() returns trigger
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
revoke all on function private.read_clocks_again(uuid[]), private.take_answer(),
  private.take_message(), private.take_address() from public;

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
create or replace trigger write_audit_log after delete on public.inbox_items
  for each row execute function private.write_audit_log();

create function private.item_of_row(table_name text, row_id text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  case table_name
    when 'inbox_items' then
      return row_id::uuid;
    when 'inbox_notes' then
      return (select t.item_id from public.inbox_notes t where t.id = row_id::uuid);
    when 'inbox_replies' then
      return (select t.item_id from public.inbox_replies t where t.id = row_id::uuid);
    when 'inbox_calls' then
      return (select t.item_id from public.inbox_calls t where t.id = row_id::uuid);
    when 'enquiries' then
      return (select t.id from public.inbox_items t where t.enquiry_id = row_id::uuid);
    when 'leads' then
      return (select t.id from public.inbox_items t where t.lead_id = row_id::uuid);
    else
      return null;
  end case;
end
$$;
revoke all on function private.item_of_row(text, text) from public;

-- Of what has to do with an item of the inbox, its kind as well: both together are its name.
drop function public.name_audit_entries(bigint[]);
create function public.name_audit_entries(entries bigint[])
returns table (id bigint, actor_name text, row_name text, item_kind text)
language sql stable security definer set search_path = ''
as $$
  select a.id, private.name_account(a.actor_id),
    case when i.id is null
      then private.name_row(a.table_name, a.row_id) else private.name_inbox_item(i.id)
    end,
    i.kind
  from public.audit_log a
  left join public.inbox_items i on i.id = private.item_of_row(a.table_name, a.row_id)
  where (select private.is_staff()) and a.id = any(entries[1:200])
$$;
revoke all on function public.name_audit_entries(bigint[]) from public, anon, authenticated, service_role;
grant execute on function public.name_audit_entries(bigint[]) to authenticated;
comment on function public.name_audit_entries(bigint[]) is
  'Safe as its owner: every row is under private.is_staff(), and it answers names for at most 200 entries of the log.';

-- What is there already, by the mails and messages that were sent. When it was closed, the log knows.
alter table public.inbox_items disable trigger user;
update public.inbox_items i
set closed_at = coalesce((
  select max(a.at) from public.audit_log a
  where a.table_name = 'inbox_items' and a.row_id = i.id::text
    and a.changes -> 'status' ->> 1 in ('won', 'lost')
), i.updated_at)
where i.status in ('won', 'lost');
update public.inbox_items i
set due_at = c.due_at, answered_at = c.answered_at, answered_by = c.answered_by, clock = c.clock
from public.inbox_items j cross join lateral private.read_inbox_clock(j) c
where j.id = i.id;
alter table public.inbox_items enable trigger user;
-- Marked as answered with no answer on record: they wait again, and the studio is told once.
update public.inbox_items set status = 'new' where status = 'answered' and clock = 'unanswered';
