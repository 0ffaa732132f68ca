-- What is asked of the assistant and what it says, as it happens, for staff who look. What is deleted after its time
-- goes in thousands, and nobody waits for that.
create trigger notify_change after insert or update on public.chat_messages
  for each row execute function private.notify_change('id');
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.chat_messages;
  end if;
end
$$;
