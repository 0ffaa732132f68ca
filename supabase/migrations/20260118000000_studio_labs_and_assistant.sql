-- What staff see of the newsletter: which one is followed, when it was last asked, and what went wrong then.
create function public.read_feed_state()
returns table (source text, checked_at timestamptz, last_error text, is_refreshing boolean)
language sql stable security definer set search_path = ''
as $$
  select s.url, s.checked_at, s.last_error, coalesce(s.refreshing_until > now(), false)
  from private.feed_state s
  where (select private.is_staff())
  order by s.checked_at desc nulls last limit 1
$$;
revoke all on function public.read_feed_state() from public, anon, authenticated, service_role;
grant execute on function public.read_feed_state() to authenticated;

-- Of an answer: what was found for it, and what the studio thinks of it.
alter table public.chat_messages
  -- {kind, facts: [{id, text, title, href}], byModel}; null for questions and for answers of before.
  add column found jsonb check (jsonb_typeof(found) = 'object'),
  add column is_wrong boolean not null default false,
  add column wrong_note text check (char_length(wrong_note) <= 2000),
  add constraint chat_messages_only_answers_are_wrong check (not (is_user and is_wrong));
create index chat_messages_wrong_idx on public.chat_messages (created_at desc) where is_wrong;
grant update (is_wrong, wrong_note) on public.chat_messages to authenticated;

create or replace trigger write_audit_log_of_mark
  after update of is_wrong, wrong_note on public.chat_messages
  for each row when (private.is_staff()) execute function private.write_audit_log();

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
