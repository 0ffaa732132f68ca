-- What visitors asked and the assistant could not say, for the studio to read and to write about.
alter table public.chat_messages add column unanswered boolean not null default false;
create index chat_messages_unanswered_idx on public.chat_messages (created_at desc)
  where unanswered;
