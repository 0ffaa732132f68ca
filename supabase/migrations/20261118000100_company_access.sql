-- Everything that was an account's is its company's from here on: read by whoever is in it now, written by whoever has the
-- role. Our own server fills the column beforehand, in pieces that lock nothing for long; elsewhere it is done here.
-- repeat first: select private.fill_companies(2000)
do $$
begin
  while private.fill_companies(1000000) > 0 loop
    null;
  end loop;
end
$$;

-- The person remains who began it, and may leave without it.
alter table public.projects
  alter column user_id drop not null,
  drop constraint projects_user_id_fkey,
  add constraint projects_user_id_fkey foreign key (user_id)
    references public.profiles (user_id) on delete set null not valid,
  alter column company_id set not null,
  add constraint projects_company_id_fkey foreign key (company_id)
    references public.companies (id) on delete cascade not valid;
drop index public.projects_user_id_created_at_idx;
alter table public.pr_campaigns
  drop constraint pr_campaigns_user_id_fkey,
  add constraint pr_campaigns_user_id_fkey foreign key (user_id)
    references public.profiles (user_id) on delete set null not valid,
  add constraint pr_campaigns_company_id_fkey foreign key (company_id)
    references public.companies (id) on delete cascade not valid;
alter table public.eth_payments
  add constraint eth_payments_company_id_fkey foreign key (company_id)
    references public.companies (id) on delete set null not valid;
-- What hangs on a conversation is the company's alone; `user_id` is another name of the same.
alter table public.messages
  drop constraint messages_user_id_fkey,
  alter column user_id drop default,
  alter column company_id set not null,
  add constraint messages_company_id_fkey foreign key (company_id)
    references public.companies (id) on delete cascade not valid;
alter table public.conversations
  drop constraint conversations_user_id_fkey,
  drop constraint conversations_pkey,
  alter column company_id set not null,
  add primary key using index conversations_company_id_idx,
  add constraint conversations_company_id_fkey foreign key (company_id)
    references public.companies (id) on delete cascade not valid;
alter table private.message_notices
  drop constraint message_notices_user_id_fkey,
  alter column company_id set not null,
  add constraint message_notices_company_id_fkey foreign key (company_id)
    references public.companies (id) on delete cascade not valid;
-- By messages_user_id_created_at_idx the version before finds its conversations: that one stays.
drop index public.messages_unread_idx;
drop index public.conversations_order_idx;
create index conversations_order_idx
  on public.conversations (is_unread desc, last_message_at desc, company_id);

-- Who may do what.

create function private.role_rank(role text) returns integer
language sql immutable set search_path = ''
return array_position(array['viewer', 'member', 'approver', 'owner'], role);
revoke all on function private.role_rank(text) from public;

-- Read from the table and never from a token: a role that was taken away is gone with the next request. Who is calling is
-- asked once: a small table is read from end to end, and the claims would be read again for every row.
create function private.current_company() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  return (select m.company_id from public.memberships m where m.user_id = caller and m.is_current);
end
$$;

-- The companies whose rows the caller may read, as a range: for a client it is the one they are in now, staff have all.
-- Both are asked for every subscriber to a change: they look it up themselves, because a call costs as much as the look.
create function private.first_readable_company() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if private.is_staff() then
    return '00000000-0000-0000-0000-000000000000'::uuid;
  end if;
  return (select m.company_id from public.memberships m where m.user_id = caller and m.is_current);
end
$$;
create function private.last_readable_company() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if private.is_staff() then
    return 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid;
  end if;
  return (select m.company_id from public.memberships m where m.user_id = caller and m.is_current);
end
$$;

-- The companies in which the caller has this role or a greater one, current or not: what they write names its own.
create function private.companies_as(least_role text) returns setof uuid
language plpgsql stable rows 2 security definer set search_path = ''
as $$
begin
  return query select m.company_id from public.memberships m
    where m.user_id = (select auth.uid()) and private.role_rank(m.role) >= private.role_rank(least_role);
end
$$;

revoke all on function private.current_company(), private.first_readable_company(),
  private.last_readable_company(), private.companies_as(text) from public;
grant execute on function private.current_company(), private.first_readable_company(),
  private.last_readable_company(), private.companies_as(text) to authenticated;
comment on function private.current_company() is
  'Safe as its owner: in a schema that no request can name, takes nothing, and answers the id of the caller''s own company.';
comment on function private.first_readable_company() is
  'Safe as its owner: in a schema that no request can name, takes nothing, and answers the caller''s company or a constant.';
comment on function private.last_readable_company() is
  'Safe as its owner: in a schema that no request can name, takes nothing, and answers the caller''s company or a constant.';
comment on function private.companies_as(text) is
  'Safe as its owner: in a schema that no request can name, and answers companies that auth.uid() is a member of.';

-- The same of somebody whom the server acts for. Null where they are in no such company: then it does not exist for them.
create function private.role_in(company uuid, account uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select m.role from public.memberships m where m.company_id = company and m.user_id = account);
end
$$;
create function private.has_role(company uuid, account uuid, least_role text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(private.role_rank(private.role_in(company, account)) >= private.role_rank(least_role), false);
end
$$;
revoke all on function private.role_in(uuid, uuid), private.has_role(uuid, uuid, text) from public;
grant execute on function private.role_in(uuid, uuid), private.has_role(uuid, uuid, text) to kinolume_server;

-- What a company is called, wherever it is named to staff: by its name, or by whoever has been its owner longest.
create function private.main_person(company uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select m.user_id from public.memberships m where m.company_id = company
    order by private.role_rank(m.role) desc, m.created_at, m.user_id limit 1
  );
end
$$;
create function private.name_company(company uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (select nullif(trim(c.name), '') from public.companies c where c.id = company),
    private.name_account(private.main_person(company))
  );
end
$$;
-- Whom to write to about a payment: who has paid, or the company's main person once they have left it.
create function private.payer_of(payment public.eth_payments) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when payment.company_id is null or private.role_in(payment.company_id, payment.user_id) is not null
      then payment.user_id
    else private.main_person(payment.company_id)
  end;
end
$$;
revoke all on function private.main_person(uuid), private.name_company(uuid),
  private.payer_of(public.eth_payments) from public;
grant execute on function private.main_person(uuid), private.name_company(uuid),
  private.payer_of(public.eth_payments) to kinolume_server;

-- The tables of a company.

grant select, insert, update, delete on public.companies, public.memberships, public.company_invitations,
  public.conversation_readers to service_role;
grant select, update (name, industry, website) on public.companies to authenticated;
grant select on public.memberships, public.conversation_readers to authenticated;
-- Without the token's hash.
grant select (id, company_id, address, role, invited_by, expires_at, created_at, updated_at)
  on public.company_invitations to authenticated;

create policy "People read their company, staff all" on public.companies
  for select to authenticated using (
    id between (select private.first_readable_company()) and (select private.last_readable_company())
  );
create policy "Owners edit their company, staff all" on public.companies
  for update to authenticated
  using ((select private.is_staff()) or id = any (array(select private.companies_as('owner'))))
  with check ((select private.is_staff()) or id = any (array(select private.companies_as('owner'))));
-- Their own as well, wherever: so that they hear of one that begins or ends.
create policy "People read who is in their company, staff all" on public.memberships
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
    or user_id = (select auth.uid())
  );
create policy "Owners read whom their company has invited, staff all" on public.company_invitations
  for select to authenticated using (
    (select private.is_staff()) or company_id = any (array(select private.companies_as('owner')))
  );
create policy "People read how far they have read" on public.conversation_readers
  for select to authenticated using (user_id = (select auth.uid()));

create trigger write_audit_log after insert or update or delete on public.companies
  for each row execute function private.write_audit_log('industry', 'website');
create trigger write_audit_log after insert or update or delete on public.company_invitations
  for each row execute function private.write_audit_log('address', 'token_hash');

-- Which company one looks at is nobody's business; who is in it, and as what, is.
create function private.log_membership() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  member public.memberships := case tg_op when 'DELETE' then old else new end;
begin
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(), coalesce(auth.role(), 'server'), lower(tg_op), tg_table_name, member.user_id::text,
    jsonb_build_object('company_id', jsonb_build_array(member.company_id, member.company_id)) || case tg_op
      when 'UPDATE' then jsonb_build_object('role', jsonb_build_array(old.role, new.role)) else '{}'
    end
  );
  return null;
end
$$;
revoke all on function private.log_membership() from public;
create trigger log_membership after insert or delete on public.memberships
  for each row execute function private.log_membership();
create trigger log_new_role after update on public.memberships
  for each row when (old.role is distinct from new.role) execute function private.log_membership();

-- What a company is called stands in the profile of whoever is in it now, where the client area has always read it.

create function private.mirror_company() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p
  set company_name = new.name, industry = new.industry, website = new.website
  from public.memberships m
  where m.company_id = new.id and m.is_current and p.user_id = m.user_id
    and (p.company_name, p.industry, p.website) is distinct from (new.name, new.industry, new.website);
  return null;
end
$$;
create trigger mirror_company after update of name, industry, website on public.companies
  for each row execute function private.mirror_company();

create function private.mirror_new_company() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p
  set company_name = c.name, industry = c.industry, website = c.website
  from public.companies c
  where c.id = new.company_id and p.user_id = new.user_id
    and (p.company_name, p.industry, p.website) is distinct from (c.name, c.industry, c.website);
  return null;
end
$$;
create trigger mirror_new_company after insert or update of is_current on public.memberships
  for each row when (new.is_current) execute function private.mirror_new_company();

-- And whoever writes it there writes it for the company, if that is theirs to do.
create function private.write_through_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
begin
  select c.* into company from public.companies c
  where c.id = private.current_company_of(new.user_id);
  if not found
    or (company.name, company.industry, company.website)
      is not distinct from (new.company_name, new.industry, new.website)
  then
    return null;
  end if;
  if auth.role() is not distinct from 'authenticated' and not private.is_staff()
    and not private.has_role(company.id, auth.uid(), 'owner')
  then
    raise exception 'Only an owner of the company changes its details.' using errcode = '42501', hint = 'role';
  end if;
  update public.companies c
  set name = new.company_name, industry = new.industry, website = new.website
  where c.id = company.id;
  return null;
end
$$;
create trigger write_through_profile after update of company_name, industry, website on public.profiles
  for each row when (
    (old.company_name, old.industry, old.website)
      is distinct from (new.company_name, new.industry, new.website)
  )
  execute function private.write_through_profile();
revoke all on function private.mirror_company(), private.mirror_new_company(),
  private.write_through_profile() from public;

-- What is written while a company closes, or becomes part of another, waits for that and is refused then: it would be
-- nobody's. A foreign key alone would let it through.
create function private.require_open_company() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  closed timestamptz;
begin
  select c.closed_at into closed from public.companies c where c.id = new.company_id for key share;
  if closed is not null then
    raise exception 'This company is closed, or has become part of another.'
      using errcode = 'PT409', hint = 'company_closed';
  end if;
  return new;
end
$$;
revoke all on function private.require_open_company() from public;
do $$
declare
  relation regclass;
begin
  foreach relation in array array[
    'public.projects', 'public.pr_campaigns', 'public.eth_payments', 'public.messages',
    'public.memberships', 'public.company_invitations'
  ]::regclass[] loop
    execute format(
      'create trigger require_open_company before insert or update of company_id on %s
        for each row when (new.company_id is not null) execute function private.require_open_company()',
      relation
    );
  end loop;
end
$$;

-- Projects, campaigns, payments.

grant insert (company_id) on public.projects to authenticated;
grant insert (company_id) on public.pr_campaigns to authenticated;

drop policy "Clients read their own projects, staff all" on public.projects;
create policy "People read their company's projects, staff all" on public.projects
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
  );

drop policy "Clients read their own campaigns, staff all" on public.pr_campaigns;
drop policy "Clients draft campaigns of their own, staff add any" on public.pr_campaigns;
drop policy "Clients edit drafts of their own, staff any campaign" on public.pr_campaigns;
drop policy "Clients delete drafts of their own" on public.pr_campaigns;
-- A campaign that waits to be claimed has no company, so it lies outside every range.
create policy "People read their company's campaigns, staff all" on public.pr_campaigns
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
    or (company_id is null and (select private.is_staff()))
  );
create policy "Members draft campaigns for their company, staff add any" on public.pr_campaigns
  for insert to authenticated with check (
    (select private.is_staff())
    or (
      user_id = (select auth.uid()) and company_id = any (array(select private.companies_as('member')))
      and status = 'draft' and package_id is null and not blockchain_verified and blockchain_hash is null
    )
  );
create policy "Members edit drafts of their company, staff any campaign" on public.pr_campaigns
  for update to authenticated
  using ((select private.is_staff()) or company_id = any (array(select private.companies_as('member'))))
  with check (
    (select private.is_staff())
    or (
      company_id = any (array(select private.companies_as('member')))
      and status = 'draft' and package_id is null and not blockchain_verified and blockchain_hash is null
    )
  );
create policy "Members delete drafts of their company" on public.pr_campaigns
  for delete to authenticated using (company_id = any (array(select private.companies_as('member'))));

drop policy "Clients read their own payments, staff all" on public.eth_payments;
-- A payment that somebody made without an account has no company, so it lies outside every range.
create policy "People read their company's payments, staff all" on public.eth_payments
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
    or (company_id is null and (select private.is_staff()))
  );

-- Messages.

grant insert (company_id) on public.messages to authenticated;
drop policy "Clients read their own conversation, staff all" on public.messages;
drop policy "Clients write in their own conversation, staff in all" on public.messages;
create policy "People read their company's conversation, staff all" on public.messages
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
  );
create policy "Members write in their company's conversation, staff in all" on public.messages
  for insert to authenticated with check (
    (select private.is_staff()) or company_id = any (array(select private.companies_as('member')))
  );

-- The first of a side who reads a message has read it for that side; each person has a place of their own besides. What a
-- reader has not seen yet stays unread: they say up to which message they have come. The company is the one they are in,
-- where none is named.
drop function public.mark_messages_read(uuid, timestamptz);
create function public.mark_messages_read(client uuid default null, until timestamptz default null)
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
revoke all on function public.mark_messages_read(uuid, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.mark_messages_read(uuid, timestamptz) to authenticated;
comment on function public.mark_messages_read(uuid, timestamptz) is
  'Safe as its owner: it sets read_at and the caller''s own place alone, in a company of auth.uid(), or one that staff name.';

-- What this person has not read, of the company they are in now.
create function public.count_unread_messages() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.messages m
  where m.company_id = (select private.current_company()) and m.from_studio and m.created_at > coalesce(
    (
      select r.read_until from public.conversation_readers r
      where r.company_id = (select private.current_company()) and r.user_id = (select auth.uid())
    ),
    '-infinity'
  )
$$;
revoke all on function public.count_unread_messages() from public, anon, authenticated, service_role;
grant execute on function public.count_unread_messages() to authenticated;
comment on function public.count_unread_messages() is
  'Safe as its owner: it answers a number about the company that auth.uid() is in now, and takes nothing.';

create or replace function private.count_new_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.conversations as c (
    company_id, last_message_at, last_from_studio, last_excerpt, last_files,
    unread_by_client, unread_by_studio
  )
  select
    n.company_id,
    max(n.created_at),
    (array_agg(n.from_studio order by n.created_at desc, n.id desc))[1],
    (array_agg(left(n.body, 160) order by n.created_at desc, n.id desc))[1],
    (array_agg(jsonb_array_length(n.attachments) order by n.created_at desc, n.id desc))[1],
    count(*) filter (where n.from_studio and n.read_at is null),
    count(*) filter (where not n.from_studio and n.read_at is null)
  from new_rows n group by n.company_id order by n.company_id
  on conflict (company_id) do update set
    last_message_at = greatest(c.last_message_at, excluded.last_message_at),
    last_from_studio = case when excluded.last_message_at < c.last_message_at
      then c.last_from_studio else excluded.last_from_studio end,
    last_excerpt = case when excluded.last_message_at < c.last_message_at
      then c.last_excerpt else excluded.last_excerpt end,
    last_files = case when excluded.last_message_at < c.last_message_at
      then c.last_files else excluded.last_files end,
    unread_by_client = c.unread_by_client + excluded.unread_by_client,
    unread_by_studio = c.unread_by_studio + excluded.unread_by_studio;
  return null;
end
$$;

create or replace function private.count_read_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.conversations c
  set unread_by_client = c.unread_by_client + d.by_client,
    unread_by_studio = c.unread_by_studio + d.by_studio
  from (
    select s.company_id,
      sum(s.step) filter (where s.from_studio) as by_client,
      sum(s.step) filter (where not s.from_studio) as by_studio
    from (
      select company_id, from_studio, 1 as step from new_rows where read_at is null
      union all
      select company_id, from_studio, -1 from old_rows where read_at is null
    ) s group by s.company_id
  ) as raw (company_id, client, studio)
  cross join lateral (
    select coalesce(raw.client, 0) as by_client, coalesce(raw.studio, 0) as by_studio
  ) d
  where c.company_id = raw.company_id and (d.by_client <> 0 or d.by_studio <> 0);
  return null;
end
$$;

create or replace function private.count_deleted_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.conversations c
  where c.company_id in (select company_id from old_rows)
    and not exists (select from public.messages m where m.company_id = c.company_id);
  update public.conversations c
  set unread_by_client = c.unread_by_client - d.by_client,
    unread_by_studio = c.unread_by_studio - d.by_studio
  from (
    select company_id,
      count(*) filter (where from_studio) as by_client,
      count(*) filter (where not from_studio) as by_studio
    from old_rows where read_at is null group by company_id
  ) d
  where c.company_id = d.company_id;
  return null;
end
$$;

create or replace function private.check_assignment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.assigned_to is not null and not exists (
    select from auth.users u
    where u.id = new.assigned_to and u.raw_app_meta_data ->> 'role' = 'staff'
  ) then
    raise exception 'Conversations are assigned to staff.' using errcode = 'check_violation';
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(), coalesce(auth.role(), 'server'), 'update', tg_table_name, new.company_id,
    jsonb_build_object('assigned_to', jsonb_build_array(old.assigned_to, new.assigned_to))
  );
  return new;
end
$$;

-- The key of a conversation has become another column.
drop trigger if exists "0_log_change" on public.conversations;
drop trigger if exists "0_notify_truncation" on public.conversations;
select private.follow_changes(name::regclass) from unnest(array[
  'public.conversations', 'public.companies', 'public.memberships', 'public.conversation_readers'
]) as name;

-- Files and channels.

drop policy "Clients read their own files and what was delivered, staff all" on storage.objects;
drop policy "Clients add attachments and an avatar, staff files" on storage.objects;
drop policy "Clients replace attachments and avatar, staff files" on storage.objects;
drop policy "Clients remove attachments and avatar, staff files" on storage.objects;
-- Attachments lie in a folder named after the company, a picture of a person in one named after the account, what was
-- delivered in one named after its campaign or project.
create policy "People read their company's files, staff all" on storage.objects
  for select to authenticated
  using (
    (select private.is_staff())
    or (bucket_id = 'attachments' and split_part(name, '/', 1) = (select private.current_company())::text)
    or (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
    or (
      bucket_id = 'deliverables'
      and split_part(name, '/', 1) in (
        select id::text from public.pr_campaigns where company_id = (select private.current_company())
        union all
        select id::text from public.projects where company_id = (select private.current_company())
      )
    )
  );
do $$
declare
  writable text := $rule$(
    case when (select private.is_staff()) then bucket_id <> 'labs'
    else
      (
        bucket_id = 'attachments'
        and split_part(name, '/', 1) = any (array(select c::text from private.companies_as('member') c))
      )
      or (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
    end
  )$rule$;
begin
  execute 'create policy "Members add attachments, people an avatar, staff files" on storage.objects
    for insert to authenticated with check ' || writable;
  execute 'create policy "Members replace attachments, people an avatar, staff files" on storage.objects
    for update to authenticated using ' || writable || ' with check ' || writable;
  execute 'create policy "Members remove attachments, people an avatar, staff files" on storage.objects
    for delete to authenticated using ' || writable;
end
$$;

drop policy "Clients listen on their own channel, staff on those of clients" on realtime.messages;
drop policy "Clients speak on their own channel, staff on those of clients" on realtime.messages;
-- A channel is named after the company: its people and the studio meet there.
create policy "People listen on their companies' channels, staff on all of those" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast'
    and (
      (select realtime.topic()) = any (array(select 'client:' || c from private.companies_as('viewer') c))
      or ((select realtime.topic()) like 'client:%' and (select private.is_staff()))
    )
  );
create policy "Members speak on their companies' channels, staff on all of those" on realtime.messages
  for insert to authenticated
  with check (
    extension = 'broadcast'
    and (
      (select realtime.topic()) = any (array(select 'client:' || c from private.companies_as('member') c))
      or ((select realtime.topic()) like 'client:%' and (select private.is_staff()))
    )
  );

-- Names whoever may do less or more from now on, so that every node asks anew what their open channels allow. Not where
-- Supabase's own realtime runs.
create function private.notify_changed_role() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('kinolume_roles', old.user_id::text);
  return null;
end
$$;
revoke all on function private.notify_changed_role() from public;
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    return;
  end if;
  create trigger notify_ended_membership after delete on public.memberships
    for each row execute function private.notify_changed_role();
  create trigger notify_changed_role after update on public.memberships
    for each row when (old.role is distinct from new.role) execute function private.notify_changed_role();
end
$$;
