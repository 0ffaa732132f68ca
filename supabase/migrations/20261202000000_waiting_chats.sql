-- Whoever waits in the chat for a person comes before everything that waits by mail, the longest wait first.
alter table public.inbox_items
  -- Since when a visitor has been waiting in the chat; null where nobody is.
  add column waits_since timestamptz;

-- Waiting chats count milliseconds where what runs out counts microseconds, which puts them before it.
alter table public.inbox_items drop column place;
alter table public.inbox_items add column place bigint not null generated always as (
  case
    when waits_since is not null and status in ('new', 'answered')
      then (extract(epoch from waits_since - to_timestamp(0)) * 1000)::bigint
    when clock = 'running'
      then (extract(epoch from due_at - to_timestamp(0)) * 1000000)::bigint
    else 8000000000000000 - (extract(epoch from received_at - to_timestamp(0)) * 1000000)::bigint
  end
) stored;
create index inbox_items_place_idx on public.inbox_items (place, id);
create index inbox_items_status_place_idx on public.inbox_items (status, place, id);
create index inbox_items_owner_id_idx on public.inbox_items (owner_id, place, id);
create index inbox_items_unanswered_idx on public.inbox_items (place, id) where clock = 'unanswered';

create function private.show_waiting_talk() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.inbox_items i
  set waits_since = case when new.state in ('waiting', 'open') then new.waiting_since end
  where i.conversation_id = new.id
    and i.waits_since is distinct from
      case when new.state in ('waiting', 'open') then new.waiting_since end;
  return null;
end
$$;
revoke all on function private.show_waiting_talk() from public;

-- After those that make the item: triggers of one event run in the order of their names.
create trigger wait_in_inbox after insert or update of state, waiting_since on public.talks
  for each row execute function private.show_waiting_talk();

update public.inbox_items i set waits_since = t.waiting_since
from public.talks t
where t.id = i.conversation_id and t.state in ('waiting', 'open') and t.waiting_since is not null;
