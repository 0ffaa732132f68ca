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

create or replace function private.find_readers(
  change_table text, change_type text, change_key text, change_owner uuid,
  roles text[], claims text[], sessions uuid[]
) returns table (readers integer[], row_data jsonb)
language plpgsql set search_path = ''
as $$
declare
  live uuid[] := array(select private.live_sessions(sessions));
  reader_role text;
  reader integer;
  reader_claims text;
  seen jsonb;
begin
  foreach reader_role in array array['anon', 'authenticated', 'service_role'] loop
    continue when reader_role <> all(roles)
      or not has_table_privilege(reader_role, format('public.%I', change_table), 'select');
    readers := '{}';
    row_data := null;
    perform set_config('role', reader_role, true);
    -- A list in a loop is walked from its start for each element: unnested it is walked once.
    for reader, reader_claims in
      select c.number, c.claims from unnest(roles, claims, sessions)
        with ordinality as c (role, claims, session, number)
      where c.role = reader_role and case
        when c.session is null then reader_role <> 'authenticated' else c.session = any(live)
      end
    loop
      perform set_config('request.jwt.claims', reader_claims, true);
      seen := null;
      if change_type = 'DELETE' then
        if reader_role = 'service_role'
          or reader_claims::jsonb ->> 'sub' = change_owner::text
          or reader_claims::jsonb -> 'app_metadata' ->> 'role' = 'staff'
        then
          seen := '{}';
        end if;
      else
        case change_table
          when 'messages' then
            select to_jsonb(t) into seen from public.messages t where t.id = change_key::uuid;
          when 'projects' then
            select to_jsonb(t) into seen from public.projects t where t.id = change_key::uuid;
          when 'project_events' then
            select to_jsonb(t) into seen from public.project_events t where t.id = change_key::bigint;
          when 'pr_campaigns' then
            select to_jsonb(t) into seen from public.pr_campaigns t where t.id = change_key::uuid;
          when 'pr_campaign_metrics' then
            select to_jsonb(t) into seen from public.pr_campaign_metrics t where t.id = change_key::uuid;
          when 'pr_deliverables' then
            select to_jsonb(t) into seen from public.pr_deliverables t where t.id = change_key::uuid;
          when 'eth_payments' then
            select to_jsonb(t) into seen from public.eth_payments t where t.id = change_key::uuid;
          when 'content_anchors' then
            select to_jsonb(t) into seen from public.content_anchors t where t.id = change_key::uuid;
          when 'profiles' then
            select to_jsonb(t) into seen from public.profiles t where t.user_id = change_key::uuid;
          when 'conversations' then
            select to_jsonb(t) into seen from public.conversations t where t.user_id = change_key::uuid;
          when 'inbox_items' then
            select to_jsonb(t) into seen from public.inbox_items t where t.id = change_key::uuid;
          when 'audit_log' then
            select to_jsonb(t) into seen from public.audit_log t where t.id = change_key::bigint;
          when 'chat_messages' then
            select to_jsonb(t) into seen from public.chat_messages t where t.id = change_key::uuid;
        end case;
      end if;
      if seen is not null then
        readers := readers || reader;
        row_data := seen;
      end if;
    end loop;
    if readers <> '{}' then
      return next;
    end if;
  end loop;
  perform set_config('role', 'none', true);
end
$$;
