-- Who of the studio may do what. That somebody is staff at all still stands in their token; as what, is read from this table
-- with each request, so that a change holds from the next one on. Everything that staff read, all of them read, but for
-- the audit log.

create table public.staff_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  roles text[] not null check (
    cardinality(roles) > 0 and roles <@ array['producer', 'finance', 'editor', 'admin']
  ),
  since timestamptz not null default now()
);
alter table public.staff_members enable row level security;
revoke all on public.staff_members from anon, authenticated, service_role;
grant select on public.staff_members to service_role, authenticated;
create policy "Staff read who may do what" on public.staff_members
  for select to authenticated using ((select private.is_staff()));

-- One row. Whoever changes who works here, or as what, locks it first: two admins who remove each other would otherwise
-- leave none.
create table private.studio_settings (
  id boolean primary key default true check (id),
  -- From this day on nobody is staff without a second factor.
  second_factor_from date
);
insert into private.studio_settings default values;
alter table private.studio_settings enable row level security;

-- What there is to do, who may do it beside admins, and how a refusal names it. domain/staff/deed.ts and
-- content/staff-roles.ts say the same to pages and functions; a test compares.
create function private.list_deeds() returns table (deed text, roles text[], words text)
language sql immutable set search_path = ''
as $$
  values
    ('inbox', array['producer'], 'work on the inbox'),
    ('clients', array['producer'], 'change clients'),
    ('projects', array['producer'], 'change projects'),
    ('campaigns', array['producer'], 'change campaigns'),
    ('messages', array['producer'], 'write to clients'),
    ('payments', array['finance'], 'settle payments'),
    ('deliverables', array['editor'], 'change deliverables'),
    ('labs', array['editor'], 'change Labs'),
    ('assistant', array['editor'], 'teach the assistant'),
    ('answers', array['producer', 'editor'], 'change canned answers'),
    ('audit', array[]::text[], 'read the audit log'),
    ('staff', array[]::text[], 'change who works in the studio')
$$;
revoke all on function private.list_deeds() from public;

create function private.is_second_factor_due() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.studio_settings s where s.second_factor_from <= current_date);
end
$$;
revoke all on function private.is_second_factor_due() from public;

create or replace function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if claims -> 'app_metadata' ->> 'role' is distinct from 'staff' then
    return false;
  elsif claims ->> 'aal' is not distinct from 'aal2' then
    return not private.is_second_factor_due() or private.has_second_factor();
  end if;
  return not private.has_second_factor() and not private.is_second_factor_due();
end
$$;

-- What somebody may do as staff, whom the server acts for. Nothing where they lack the factor that is asked of them.
create function private.staff_roles(account uuid) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select m.roles from public.staff_members m join auth.users u on u.id = m.user_id
    where m.user_id = account and u.deleted_at is null and u.raw_app_meta_data ->> 'role' = 'staff'
      and (not private.is_second_factor_due() or exists (
        select from auth.mfa_factors f where f.user_id = account and f.status = 'verified'
      ))
  ), '{}');
end
$$;
revoke all on function private.staff_roles(uuid) from public;
grant execute on function private.staff_roles(uuid) to kinolume_server;

create function private.staff_may(deed text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if not private.is_staff() then
    return false;
  end if;
  return coalesce((
    select m.roles && (d.roles || 'admin'::text)
    from private.list_deeds() d, public.staff_members m
    where d.deed = staff_may.deed and m.user_id = caller
  ), false);
end
$$;
revoke all on function private.staff_may(text) from public;
grant execute on function private.staff_may(text) to authenticated;
comment on function private.staff_may(text) is
  'Safe as its owner: in a schema that no request can name, and answers yes or no about the caller.';

create function private.refuse_deed(asked text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  found record;
  names text[];
begin
  select * into strict found from private.list_deeds() d where d.deed = asked;
  names := array(
    select case r when 'producer' then 'producers' when 'editor' then 'editors' else r end
    from unnest(found.roles) r
  );
  raise exception 'Only % can %.',
    concat_ws(' and ', nullif(array_to_string(names, ', '), ''), 'admins'), found.words
    using errcode = '42501', hint = 'staff_role';
end
$$;
revoke all on function private.refuse_deed(text) from public;

-- Before a statement of staff, theirs or that of a function they called: refused with a reason, instead of finding no rows.
-- What follows from it comes from a trigger, and is not asked about. Staff who have not shown their code pass here and find
-- no rows: the policies give them nothing.
create function private.check_deed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if pg_trigger_depth() = 1 and private.is_staff() and not private.staff_may(tg_argv[0]) then
    perform private.refuse_deed(tg_argv[0]);
  end if;
  return new;
end
$$;
revoke all on function private.check_deed() from public;

-- By name the first of a table's triggers: nobody is asked to sign in again for what they may not do.
do $$
declare
  written record;
begin
  for written in
    select * from (values
      ('inbox', 'insert or update or delete', array[
        'inbox_items', 'inbox_notes', 'inbox_calls', 'inbox_replies', 'talks', 'chat_conversations', 'leads',
        'enquiries'
      ]),
      ('inbox', 'insert or delete', array['chat_messages']),
      ('clients', 'insert or update or delete', array['companies', 'memberships', 'company_invitations']),
      ('projects', 'insert or update or delete', array['projects']),
      ('campaigns', 'insert or update or delete', array['pr_campaigns', 'pr_campaign_metrics']),
      ('messages', 'insert or update or delete', array['messages', 'conversations']),
      ('deliverables', 'insert or update or delete', array['pr_deliverables', 'deliverable_versions']),
      ('labs', 'insert or update or delete', array['substack_posts']),
      ('assistant', 'insert or update or delete', array['taught_answers']),
      ('answers', 'insert or update or delete', array['canned_answers']),
      ('staff', 'insert or update or delete', array['staff_members'])
    ) as t (deed, events, names)
  loop
    for i in 1..cardinality(written.names) loop
      execute format(
        'create trigger check_deed before %s on public.%I for each statement execute function private.check_deed(%L)',
        written.events, written.names[i], written.deed
      );
    end loop;
  end loop;
end
$$;
-- Whether the assistant was wrong is for those who teach it.
create trigger check_deed_of_mark before update on public.chat_messages
  for each statement execute function private.check_deed('assistant');
-- Everybody has a profile of their own.
create trigger check_deed before update on public.profiles
  for each row when (new.user_id is distinct from auth.uid()) execute function private.check_deed('clients');

-- Files and channels.
do $policies$
declare
  rule text := $rule$(
    not (select private.is_staff()) or case bucket_id
      when 'attachments' then (select private.staff_may('messages'))
      when 'deliverables' then (select private.staff_may('deliverables'))
      when 'avatars' then
        split_part(name, '/', 1) = (select auth.uid())::text or (select private.staff_may('clients'))
      else false
    end
  )$rule$;
begin
  execute 'create policy "Staff add files of their work" on storage.objects
    as restrictive for insert to authenticated with check ' || rule;
  execute 'create policy "Staff replace files of their work" on storage.objects
    as restrictive for update to authenticated using ' || rule || ' with check ' || rule;
  -- With a project go its files: what is in use is kept by another rule.
  execute 'create policy "Staff remove files of their work" on storage.objects
    as restrictive for delete to authenticated using ' || replace(
      rule, $$(select private.staff_may('deliverables'))$$,
      $$(select private.staff_may('deliverables') or private.staff_may('projects'))$$
    );
end
$policies$;
create policy "Staff who write to clients speak" on realtime.messages
  as restrictive for insert to authenticated
  with check (
    (select realtime.topic()) not like 'client:%' or not (select private.is_staff())
    or (select private.staff_may('messages'))
  );

-- What became of an item of the inbox and of a payment stands with them, for whoever looks at them.
create policy "Admins read all of the log, staff what items and payments show" on public.audit_log
  as restrictive for select to authenticated
  using (table_name in ('inbox_items', 'eth_payments') or (select private.staff_may('audit')));

create or replace function public.name_audit_entries(entries bigint[])
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
  where (select private.staff_may('audit')) and a.id = any(entries[1:200])
$$;
comment on function public.name_audit_entries(bigint[]) is
  'Safe as its owner: every row is under private.staff_may(), and it answers names for at most 200 entries of the log.';

-- What somebody reads who does not answer stays unread.
create or replace function public.mark_messages_read(client uuid default null, until timestamptz default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  company uuid := case
    when private.is_staff() then client
    when private.role_in(coalesce(client, private.current_company()), auth.uid()) is not null
      then coalesce(client, private.current_company())
  end;
  marked integer;
begin
  if private.is_staff() and not private.staff_may('messages') then
    return 0;
  end if;
  update public.messages m
  set read_at = now()
  where m.read_at is null
    and m.from_studio <> private.is_staff()
    and m.company_id = company
    and m.created_at <= coalesce(until, 'infinity');
  get diagnostics marked = row_count;
  if not private.is_staff() and company is not null then
    insert into public.conversation_readers as r (company_id, user_id, read_until)
    values (company, auth.uid(), least(coalesce(until, now()), now()))
    on conflict (company_id, user_id) do update set read_until = excluded.read_until
    where r.read_until < excluded.read_until;
  end if;
  return marked;
end
$$;

-- Visitors are told that somebody is there who may answer them.
create or replace function private.is_staffed() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.staff_presence p
    where p.seen_at > now() - interval '90 seconds'
      and private.staff_roles(p.user_id) && array['producer', 'admin']
  )
$$;

-- Keeps the table in step with the accounts, whoever makes somebody staff. The first one is an admin.
create function private.lock_staff() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from private.studio_settings for update;
end
$$;
create function private.is_last_admin(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.staff_members m where m.user_id = person and 'admin' = any (m.roles))
    and not exists (select from public.staff_members m where m.user_id <> person and 'admin' = any (m.roles));
end
$$;
revoke all on function private.lock_staff(), private.is_last_admin(uuid) from public;
grant execute on function private.lock_staff(), private.is_last_admin(uuid) to kinolume_server;

create function private.keep_staff_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_staff();
  if new.raw_app_meta_data ->> 'role' is distinct from 'staff' or new.deleted_at is not null then
    delete from public.staff_members m where m.user_id = new.id;
    return null;
  end if;
  insert into public.staff_members (user_id, roles) values (new.id, array[case
    when exists (select from public.staff_members m where 'admin' = any (m.roles)) then 'producer' else 'admin'
  end])
  on conflict (user_id) do nothing;
  return null;
end
$$;
revoke all on function private.keep_staff_member() from public;
create trigger keep_staff_member after update on auth.users
  for each row when (
    'staff' in (old.raw_app_meta_data ->> 'role', new.raw_app_meta_data ->> 'role')
    and (old.raw_app_meta_data ->> 'role', old.deleted_at)
      is distinct from (new.raw_app_meta_data ->> 'role', new.deleted_at)
  )
  execute function private.keep_staff_member();
create trigger keep_new_staff_member after insert on auth.users
  for each row when (new.raw_app_meta_data ->> 'role' is not distinct from 'staff')
  execute function private.keep_staff_member();

-- Beside who became staff, and who no longer is, which the log knows from the account.
create function private.log_staff_roles() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(), coalesce(auth.role(), 'server'), 'update', 'users', new.user_id::text,
    jsonb_build_object('roles', jsonb_build_array(
      case when tg_op = 'UPDATE' then to_jsonb(old.roles) end, to_jsonb(new.roles)
    ))
  );
  return null;
end
$$;
revoke all on function private.log_staff_roles() from public;

-- Whoever is staff today may do everything tomorrow.
insert into public.staff_members (user_id, roles)
select u.id, array['admin'] from auth.users u
where u.raw_app_meta_data ->> 'role' = 'staff' and u.deleted_at is null
on conflict (user_id) do nothing;

create trigger log_staff_roles after insert on public.staff_members
  for each row execute function private.log_staff_roles();
create trigger log_changed_staff_roles after update on public.staff_members
  for each row when (old.roles is distinct from new.roles) execute function private.log_staff_roles();
select private.follow_changes('public.staff_members');
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    return;
  end if;
  create trigger notify_changed_role after update or delete on public.staff_members
    for each row execute function private.notify_changed_role();
end
$$;

alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check check (action in (
  'insert', 'update', 'delete', 'preview', 'invite', 'generate_link', 'remove_factor', 'merge', 'move',
  'end_sessions'
)) not valid;

-- Staff in the studio.

-- Of an admin who has just signed in, where it opens or closes the studio to somebody.
create function private.require_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.staff_may('staff') then
    perform private.refuse_deed('staff');
  end if;
  if not private.signed_in_recently(auth.jwt() -> 'amr') then
    raise exception 'Sign in again to do this.' using errcode = '42501', hint = 'recent_sign_in';
  end if;
end
$$;
revoke all on function private.require_admin() from public;

create function private.require_staff(person uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from public.staff_members m where m.user_id = person) then
    raise exception 'They do not work in the studio.' using errcode = 'PT404';
  end if;
end
$$;
revoke all on function private.require_staff(uuid) from public;

-- Each once, in one order.
create function private.sort_roles(given text[]) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  known text[] := array['producer', 'finance', 'editor', 'admin'];
begin
  if coalesce(cardinality(given), 0) = 0 or not given <@ known then
    raise exception 'There is no such role.' using errcode = 'PT400';
  end if;
  return array(select k.role from unnest(known) with ordinality k (role, place)
    where k.role = any (given) order by k.place);
end
$$;
revoke all on function private.sort_roles(text[]) from public;

-- For whoever signs in as staff, before they have shown a second factor, too: what they may do, and what is asked of them.
create function public.my_staff_access()
returns table (roles text[], second_factor_from date, lacks_second_factor boolean)
language sql stable security definer set search_path = ''
as $$
  select m.roles, s.second_factor_from,
    private.is_second_factor_due() and not private.has_second_factor()
  from public.staff_members m cross join private.studio_settings s
  where m.user_id = (select auth.uid()) and (select auth.jwt()) -> 'app_metadata' ->> 'role' = 'staff'
$$;
comment on function public.my_staff_access() is
  'Safe as its owner: it answers of auth.uid() alone, and the day that the studio has set for everybody in it.';

drop function public.list_staff();
create function public.list_staff() returns table (
  user_id uuid, name text, roles text[], email text, since timestamptz, has_second_factor boolean,
  last_seen_at timestamptz, is_me boolean
)
language sql stable security definer set search_path = ''
as $$
  select u.id, private.name_account(u.id), m.roles, u.email::text, m.since,
    exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'),
    greatest(u.last_sign_in_at, (
      select max(greatest(s.created_at, s.refreshed_at at time zone 'utc'))
      from auth.sessions s where s.user_id = u.id
    )),
    u.id = auth.uid()
  from public.staff_members m join auth.users u on u.id = m.user_id
  where (select private.is_staff()) and u.raw_app_meta_data ->> 'role' = 'staff' and u.deleted_at is null
  order by 2
$$;
comment on function public.list_staff() is
  'Safe as its owner: every row is under private.is_staff(), and what it answers of a colleague is named column by column.';

create function public.set_staff_roles(person uuid, roles text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text[];
begin
  -- Locked before they are asked who they are: whoever was removed meanwhile has no say any more.
  perform private.lock_staff();
  perform private.require_admin();
  perform private.require_staff(person);
  wanted := private.sort_roles(roles);
  if 'admin' <> all (wanted) and private.is_last_admin(person) then
    raise exception 'The studio needs an admin. Make somebody else one first.'
      using errcode = 'PT409', hint = 'last_admin';
  end if;
  update public.staff_members m set roles = wanted where m.user_id = person and m.roles <> wanted;
end
$$;
comment on function public.set_staff_roles(uuid, text[]) is
  'Safe as its owner: private.require_admin() comes before everything but a lock, and it changes the roles of one colleague.';

-- Of oneself all but the one that asks. It takes back, so that no recent proof is needed.
create function public.end_staff_sessions(person uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ended integer;
begin
  if not private.staff_may('staff') then
    perform private.refuse_deed('staff');
  end if;
  perform private.require_staff(person);
  delete from auth.sessions s
  where s.user_id = person and s.id::text is distinct from auth.jwt() ->> 'session_id';
  get diagnostics ended = row_count;
  perform private.log_action(auth.uid(), 'end_sessions', 'users', person::text);
  return ended;
end
$$;
comment on function public.end_staff_sessions(uuid) is
  'Safe as its owner: private.staff_may() is its first line, and it ends sessions of one colleague alone.';

-- Null asks for it no longer.
create function public.require_second_factor(from_day date) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before date;
begin
  perform private.lock_staff();
  perform private.require_admin();
  if from_day < current_date then
    raise exception 'Choose today or a later day.' using errcode = 'PT400', hint = 'past';
  end if;
  if from_day is not null and not private.has_second_factor() then
    raise exception 'Set up a second step of your own first.' using errcode = 'PT409', hint = 'own_factor';
  end if;
  before := (select s.second_factor_from from private.studio_settings s);
  if before is not distinct from from_day then
    return;
  end if;
  update private.studio_settings s set second_factor_from = from_day;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(), 'authenticated', 'update', 'studio_settings', 'studio',
    jsonb_build_object('second_factor_from', jsonb_build_array(before, from_day))
  );
end
$$;
comment on function public.require_second_factor(date) is
  'Safe as its owner: private.require_admin() comes before everything but a lock, and it sets one day.';

-- What is in somebody's hands: what they have taken on and is not done.
create function public.describe_hand_over(person uuid)
returns table (items bigint, conversations bigint, talks bigint)
language sql stable security definer set search_path = ''
as $$
  select
    (select count(*) from public.inbox_items i where i.owner_id = person and i.status in ('new', 'answered')),
    (select count(*) from public.conversations c where c.assigned_to = person),
    (select count(*) from public.talks t where t.taken_by = person and t.state in ('noticed', 'waiting', 'open'))
  where (select private.staff_may('staff'))
$$;
comment on function public.describe_hand_over(uuid) is
  'Safe as its owner: its one row is under private.staff_may(), and it answers three numbers.';

-- Without an heir it is nobody's, as what has just arrived.
create function public.remove_staff(person uuid, heir uuid default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_staff();
  perform private.require_admin();
  perform private.require_staff(person);
  if private.is_last_admin(person) then
    raise exception 'The studio needs an admin. Make somebody else one first.'
      using errcode = 'PT409', hint = 'last_admin';
  end if;
  if heir is not null and (heir = person or not private.staff_roles(heir) && array['producer', 'admin']) then
    raise exception 'Only a producer or an admin can take it over.' using errcode = 'PT409', hint = 'heir';
  end if;
  update public.inbox_items i set owner_id = heir
  where i.owner_id = person and i.status in ('new', 'answered');
  update public.conversations c set assigned_to = heir where c.assigned_to = person;
  update public.talks t set taken_by = heir
  where t.taken_by = person and t.state in ('noticed', 'waiting', 'open');
  delete from private.staff_presence p where p.user_id = person;
  delete from auth.sessions s where s.user_id = person;
  update auth.users u set raw_app_meta_data = u.raw_app_meta_data - 'role', updated_at = now()
  where u.id = person;
end
$$;
comment on function public.remove_staff(uuid, uuid) is
  'Safe as its owner: private.require_admin() comes before everything but a lock, and what it changes was one colleague''s.';

revoke all on function public.my_staff_access(), public.list_staff(), public.set_staff_roles(uuid, text[]),
  public.end_staff_sessions(uuid), public.require_second_factor(date), public.describe_hand_over(uuid),
  public.remove_staff(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.my_staff_access(), public.list_staff(), public.set_staff_roles(uuid, text[]),
  public.end_staff_sessions(uuid), public.require_second_factor(date), public.describe_hand_over(uuid),
  public.remove_staff(uuid, uuid) to authenticated;

-- For the server, on the word of an admin or of whoever runs the machine.
create function private.add_staff(account uuid, roles text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text[] := private.sort_roles(roles);
begin
  perform private.lock_staff();
  insert into public.staff_members as m (user_id, roles) values (account, wanted)
  on conflict (user_id) do update set roles = excluded.roles where m.roles <> excluded.roles;
  update auth.users u
  set raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || '{"role": "staff"}', updated_at = now()
  where u.id = account and u.raw_app_meta_data ->> 'role' is distinct from 'staff';
end
$$;
revoke all on function private.add_staff(uuid, text[]) from public;
grant execute on function private.add_staff(uuid, text[]) to kinolume_server;

-- What the log may be searched for: the rows that are called so today. A backslash, % or _ is only a character here.
create function public.find_audit_rows(words text) returns table (row_id text)
language sql stable security definer set search_path = ''
as $$
  with named as (
    select t.id::text as row_id, t.name as name from public.companies t
    union all select t.id::text, concat_ws(' ', p.display_name, t.email)
      from auth.users t left join public.profiles p on p.user_id = t.id
    union all select t.id::text, t.title from public.projects t
    union all select t.id::text, t.title from public.pr_campaigns t
    union all select t.id::text, t.title from public.pr_deliverables t
    union all select t.id::text, t.title from public.canned_answers t
    union all select t.id::text, t.questions[1] from public.taught_answers t
    union all select t.id::text, t.title from public.substack_posts t
    union all select t.id::text, concat_ws(' ', t.name, t.email) from public.enquiries t
    union all select t.id::text, concat_ws(' ', t.name, t.email) from public.leads t
    union all select t.id::text, t.search from public.inbox_items t
  )
  select n.row_id from named n
  where (select private.staff_may('audit')) and trim(words) <> ''
    and strpos(lower(n.name), lower(trim(words))) > 0
  limit 100
$$;
comment on function public.find_audit_rows(text) is
  'Safe as its owner: every row is under private.staff_may(), and it answers ids of what the log names anyway.';
revoke all on function public.find_audit_rows(text) from public, anon, authenticated, service_role;
grant execute on function public.find_audit_rows(text) to authenticated;
