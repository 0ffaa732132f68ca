-- The audit log covers all that staff do, says what it is about in a reader's words, and is append-only for everyone.

-- Besides rows that changed: looking at a client's dashboard as they see it, inviting somebody, and what comes later.
alter table public.audit_log
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check (action ~ '^[a-z_]{1,40}$');
create index audit_log_actor_id_idx on public.audit_log (actor_id, id desc);
-- What people did, without what the server did by itself.
create index audit_log_people_idx on public.audit_log (id desc) where actor_id is not null;
create index audit_log_table_idx on public.audit_log (table_name, id desc);

-- The log is no second home for personal data: inserted and deleted rows are named, not copied, and of an update the
-- columns that hold such data are named at most, where staff changed them. A trigger may name more such columns, or
-- all of them by '*'.
create or replace function private.write_audit_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  changed jsonb := '{}';
  unquoted text[] := array['name', 'email', 'company', 'message', 'body', 'studio_note']
    || coalesce(tg_argv[0:], '{}');
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(a.key, case
      when a.key = any(unquoted) or '*' = any(unquoted) then '[]'
      else jsonb_build_array(before -> a.key, a.value)
    end), '{}')
    into changed
    from jsonb_each(after) a
    where a.value is distinct from before -> a.key
      and a.key <> 'updated_at'
      and (private.is_staff() or not (a.key = any(unquoted) or '*' = any(unquoted)));
    if changed = '{}' then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(),
    coalesce(auth.role(), 'server'),
    lower(tg_op),
    tg_table_name,
    coalesce(after ->> 'id', before ->> 'id', after ->> 'user_id', before ->> 'user_id'),
    changed
  );
  return null;
end
$$;

-- Where clients and the server write as well, only what staff do is of interest.
create or replace trigger write_audit_log after insert on public.messages
  for each row when (private.is_staff()) execute function private.write_audit_log('*');
create or replace trigger write_audit_log after update on public.profiles
  for each row when (private.is_staff()) execute function private.write_audit_log('*');
create or replace trigger write_audit_log after update on public.substack_posts
  for each row when (private.is_staff()) execute function private.write_audit_log();
create or replace trigger write_audit_log after delete on public.chat_conversations
  for each row when (private.is_staff()) execute function private.write_audit_log();
create or replace trigger write_audit_log after delete on public.chat_messages
  for each row when (private.is_staff()) execute function private.write_audit_log();

do $$
begin
  -- On Supabase the table belongs to another role; its own log has what happens to files.
  if pg_has_role((select relowner from pg_class where oid = 'storage.objects'::regclass), 'usage') then
    create or replace trigger write_audit_log after insert or update or delete on storage.objects
      for each row when (private.is_staff()) execute function private.write_audit_log('*');
  end if;
end
$$;

-- Not even the owner rewrites it. An entry may lose what it quotes, when an account is forgotten, and nothing else.
create function private.keep_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.changes = '{}' and to_jsonb(new) - 'changes' = to_jsonb(old) - 'changes' then
    return new;
  end if;
  raise exception 'The audit log is append-only.' using errcode = '42501';
end
$$;
revoke all on function private.keep_audit_log() from public;
create trigger keep_audit_log before update or delete on public.audit_log
  for each row execute function private.keep_audit_log();
create trigger keep_whole_audit_log before truncate on public.audit_log
  for each statement execute function private.keep_audit_log();

-- For what the server does on the word of one of the staff.
create function private.log_action(actor uuid, action text, table_name text, row_id text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id)
  values (actor, 'authenticated', action, table_name, row_id)
$$;
revoke all on function private.log_action(uuid, text, text, text) from public;
grant execute on function private.log_action(uuid, text, text, text) to kinolume_server;

-- Before staff look at a dashboard as its client sees it. Raises when that is not theirs to do.
create function public.log_preview(client uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only the studio can look at a client''s dashboard.' using errcode = '42501';
  end if;
  perform from public.profiles p where p.user_id = client;
  if not found then
    raise exception 'There is no such client.' using errcode = 'P0002';
  end if;
  perform private.log_action(auth.uid(), 'preview', 'profiles', client::text);
end
$$;
revoke all on function public.log_preview(uuid) from public, anon, authenticated, service_role;
grant execute on function public.log_preview(uuid) to authenticated;

-- Whose an item of the inbox is. Its tables come later, so nothing of this is looked at before it is called.
create function private.name_inbox_item(item uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(e.name, e.email, l.name, private.name_account(p.user_id))
    from public.inbox_items i
    left join public.enquiries e on e.id = i.enquiry_id
    left join public.leads l on l.id = i.lead_id
    left join public.eth_payments p on p.id = i.payment_id
    where i.id = item
  );
end
$$;
revoke all on function private.name_inbox_item(uuid) from public;

-- What an entry of the log is about, as a reader would call it; null when it is gone or has no name.
create function private.name_row(table_name text, row_id text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  row_name text;
begin
  -- A statement for each: as one expression all of them would be made ready for every row.
  case table_name
    when 'projects' then
      row_name := (select t.title from public.projects t where t.id = row_id::uuid);
    when 'pr_campaigns' then
      row_name := (select t.title from public.pr_campaigns t where t.id = row_id::uuid);
    when 'pr_deliverables' then
      row_name := (select t.title from public.pr_deliverables t where t.id = row_id::uuid);
    when 'pr_campaign_metrics' then
      row_name := (
        select c.title from public.pr_campaign_metrics t join public.pr_campaigns c on c.id = t.campaign_id
        where t.id = row_id::uuid
      );
    when 'content_anchors' then
      row_name := (
        select c.title from public.content_anchors t join public.pr_campaigns c on c.id = t.campaign_id
        where t.id = row_id::uuid
      );
    when 'eth_payments' then
      row_name := (
        select p.name from public.eth_payments t join public.pr_packages p on p.id = t.package_id
        where t.id = row_id::uuid
      );
    when 'pr_packages' then
      row_name := (select t.name from public.pr_packages t where t.id = row_id);
    when 'leads' then
      row_name := (select t.name from public.leads t where t.id = row_id::uuid);
    when 'enquiries' then
      row_name := (
        select coalesce(t.name, t.email) from public.enquiries t where t.id = row_id::uuid
      );
    when 'profiles' then
      row_name := private.name_account(row_id::uuid);
    when 'conversations' then
      row_name := private.name_account(row_id::uuid);
    when 'messages' then
      row_name := (
        select private.name_account(t.user_id) from public.messages t where t.id = row_id::uuid
      );
    when 'substack_posts' then
      row_name := (select t.title from public.substack_posts t where t.id = row_id::uuid);
    when 'users' then
      row_name := private.name_account(row_id::uuid);
    when 'canned_answers' then
      row_name := (select t.title from public.canned_answers t where t.id = row_id::uuid);
    when 'deliverable_versions' then
      row_name := (
        select d.title from public.deliverable_versions t
        join public.pr_deliverables d on d.id = t.deliverable_id where t.id = row_id::uuid
      );
    when 'deliverable_reviews' then
      row_name := (
        select d.title from public.deliverable_reviews t
        join public.pr_deliverables d on d.id = t.deliverable_id where t.id = row_id::uuid
      );
    when 'inbox_items' then
      row_name := private.name_inbox_item(row_id::uuid);
    when 'inbox_notes' then
      row_name := (
        select private.name_inbox_item(t.item_id) from public.inbox_notes t where t.id = row_id::uuid
      );
    when 'inbox_replies' then
      row_name := (
        select private.name_inbox_item(t.item_id) from public.inbox_replies t where t.id = row_id::uuid
      );
    when 'objects' then
      row_name := (
        select split_part(t.name, '/', -1) from storage.objects t where t.id = row_id::uuid
      );
    else
      row_name := null;
  end case;
  return row_name;
end
$$;
revoke all on function private.name_row(text, text) from public;

create function private.name_account(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select nullif(p.display_name, '') from public.profiles p where p.user_id = account),
    (select u.email::text from auth.users u where u.id = account)
  )
$$;
revoke all on function private.name_account(uuid) from public;

-- Names for a page of the log: who acted, and on what. One call for the whole page.
create function public.name_audit_entries(entries bigint[])
returns table (id bigint, actor_name text, row_name text)
language sql stable security definer set search_path = ''
as $$
  select a.id, private.name_account(a.actor_id), private.name_row(a.table_name, a.row_id)
  from public.audit_log a
  where (select private.is_staff()) and a.id = any(entries[1:200])
$$;
revoke all on function public.name_audit_entries(bigint[]) from public, anon, authenticated, service_role;
grant execute on function public.name_audit_entries(bigint[]) to authenticated;

-- Whom the log can be searched by.
create function public.list_staff() returns table (user_id uuid, name text)
language sql stable security definer set search_path = ''
as $$
  select u.id, private.name_account(u.id) from auth.users u
  where (select private.is_staff()) and u.raw_app_meta_data ->> 'role' = 'staff' and u.deleted_at is null
  order by 2
$$;
revoke all on function public.list_staff() from public, anon, authenticated, service_role;
grant execute on function public.list_staff() to authenticated;
