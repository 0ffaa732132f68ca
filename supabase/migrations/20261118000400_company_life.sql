-- How people and companies end. Deleting an account takes the person away and leaves the company; one that nobody else is in
-- goes with its last person, as an account always did.

-- Whoever has been an approver longest becomes the owner where the last one goes, or who comes closest to that.
create function private.heir_of(company uuid, account uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select o.user_id from public.memberships o
    where o.company_id = company and o.user_id <> account and private.is_last_owner(company, account)
    order by private.role_rank(o.role) desc, o.created_at, o.user_id limit 1
  );
end
$$;

-- What deleting the caller's account means for each of their companies, before they decide.
create function public.describe_leaving()
returns table (company_id uuid, name text, is_alone boolean, is_last_owner boolean, heir text)
language sql stable security definer set search_path = ''
as $$
  select m.company_id, private.name_own_company(m.company_id),
    not exists (
      select from public.memberships o where o.company_id = m.company_id and o.user_id <> m.user_id
    ),
    private.is_last_owner(m.company_id, m.user_id),
    private.name_person(private.heir_of(m.company_id, m.user_id))
  from public.memberships m where m.user_id = (select auth.uid())
  order by m.created_at, m.company_id
$$;
revoke all on function private.heir_of(uuid, uuid) from public;
revoke all on function public.describe_leaving() from public, anon, authenticated, service_role;
grant execute on function public.describe_leaving() to authenticated;
comment on function public.describe_leaving() is
  'Safe as its owner: every row is of a company that auth.uid() is a member of, and names one colleague in it at most.';

create function private.hand_over(company uuid, account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  heir uuid;
begin
  perform private.lock_company(company);
  heir := private.heir_of(company, account);
  if heir is null then
    return;
  end if;
  update public.memberships m set role = 'owner' where m.company_id = company and m.user_id = heir;
  insert into private.jobs (kind, payload)
  values ('notify-new-owner', jsonb_build_object('id', company, 'heir', heir));
  perform pg_notify('kinolume_jobs', '');
end
$$;
create function private.leave_companies(account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  company uuid;
begin
  for company in
    select m.company_id from public.memberships m where m.user_id = account order by m.company_id
  loop
    perform private.hand_over(company, account);
    perform private.end_membership(company, account);
  end loop;
end
$$;
revoke all on function private.hand_over(uuid, uuid) from public;

-- Those in which there is nobody else.
create function private.lone_companies(account uuid) returns setof uuid
language plpgsql stable rows 1 security definer set search_path = ''
as $$
begin
  return query select m.company_id from public.memberships m
    where m.user_id = account and not exists (
      select from public.memberships o where o.company_id = m.company_id and o.user_id <> account
    );
end
$$;
revoke all on function private.leave_companies(uuid), private.lone_companies(uuid) from public;
grant execute on function private.lone_companies(uuid) to kinolume_server;

-- An account whose row goes: what was theirs alone goes with it.
create function private.end_companies_of_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.companies c where c.id in (select private.lone_companies(old.user_id));
  -- Their profile is on its way out: nothing may change it now. Their memberships go with it.
  perform private.hand_over(m.company_id, old.user_id)
  from (
    select m.company_id from public.memberships m where m.user_id = old.user_id order by m.company_id
  ) m;
  return old;
end
$$;
revoke all on function private.end_companies_of_deleted() from public;
create trigger end_companies_of_deleted before delete on public.profiles
  for each row execute function private.end_companies_of_deleted();

-- Staff are in no company. What a client did before they became staff stays where it is.
create function private.leave_on_becoming_staff() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.companies c
  where c.id in (select private.lone_companies(new.id)) and not private.has_company_records(c.id);
  perform private.leave_companies(new.id);
  return null;
end
$$;
revoke all on function private.leave_on_becoming_staff() from public;
create trigger leave_on_becoming_staff after update on auth.users
  for each row when (
    new.raw_app_meta_data ->> 'role' is not distinct from 'staff'
    and old.raw_app_meta_data ->> 'role' is distinct from 'staff'
  )
  execute function private.leave_on_becoming_staff();

-- Whether anything is a company's that would go with its row. Who is in it, and how far they have read, is nothing by itself.
create function private.has_company_records(company uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  held record;
  is_held boolean;
begin
  for held in
    select k.conrelid::regclass as relation, a.attname as name
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'public.companies'::regclass
      and k.conrelid not in (
        'public.memberships'::regclass, 'public.company_invitations'::regclass,
        'public.conversation_readers'::regclass, 'private.message_notices'::regclass
      )
  loop
    execute format('select exists (select from %s where %I = $1)', held.relation, held.name)
      into is_held using company;
    if is_held then
      return true;
    end if;
  end loop;
  return exists (
    select from storage.objects o
    where o.bucket_id = 'attachments' and o.name >= company || '/' and o.name < company || '0'
  );
end
$$;
revoke all on function private.has_company_records(uuid) from public;

create or replace function private.has_records(account uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  held record;
  is_held boolean;
begin
  for held in
    select k.conrelid::regclass as relation, a.attname as name
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'public.profiles'::regclass
      and c.relnamespace = 'public'::regnamespace
      and k.conrelid not in ('public.memberships'::regclass, 'public.conversation_readers'::regclass)
  loop
    execute format('select exists (select from %s where %I = $1)', held.relation, held.name)
      into is_held using account;
    if is_held then
      return true;
    end if;
  end loop;
  return exists (
    select from private.lone_companies(account) as alone (id) where private.has_company_records(alone.id)
  ) or exists (
    select from storage.objects o
    where o.bucket_id = 'avatars' and o.name >= account || '/' and o.name < account || '0'
  );
end
$$;

-- What the next run of the retention job ends: accounts whose 30 days are over, companies that were closed as long ago, and
-- those in which nobody but such accounts is left.
create function private.ending_accounts() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select u.id from auth.users u join public.profiles p on p.user_id = u.id
  where (u.deleted_at < now() - interval '30 days' or p.deletion_due_at <= now())
    and u.email <> 'deleted-' || u.id || '@anonymised.invalid'
$$;
create function private.ending_companies() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select c.id from public.companies c where c.closing_due_at <= now() and c.closed_at is null
  union
  select m.company_id from public.memberships m
  where m.user_id in (select private.ending_accounts())
    and not exists (
      select from public.memberships o
      where o.company_id = m.company_id and o.user_id not in (select private.ending_accounts())
    )
$$;
-- Where the files of a company lie: its own and those of companies that became part of it, and what was delivered to it.
create function private.company_folders(company uuid) returns table (bucket text, folder text)
language sql stable security definer set search_path = ''
as $$
  select 'attachments', c.id::text from public.companies c where company in (c.id, c.merged_into)
  union all
  select 'deliverables', t.id::text from public.pr_campaigns t where t.company_id = company
  union all
  select 'deliverables', t.id::text from public.projects t where t.company_id = company
$$;
-- A picture is a person's; everything else is a company's.
create function private.ending_folders() returns table (bucket text, folder text)
language sql stable security definer set search_path = ''
as $$
  select 'avatars', a::text from private.ending_accounts() a
  union all
  select f.bucket, f.folder from private.ending_companies() c cross join private.company_folders(c) f
$$;
revoke all on function private.ending_accounts(), private.ending_companies(),
  private.company_folders(uuid), private.ending_folders() from public;
grant execute on function private.ending_accounts(), private.ending_companies(),
  private.company_folders(uuid), private.ending_folders() to kinolume_server;

-- Leaves of a company what the studio's books need, and no word that anybody wrote: projects, campaigns and payments stay,
-- anchored hashes without the content. With its owner's rights, because not even the server may otherwise touch the audit
-- log and the history of projects. Files and mails are the job's to remove.
create function private.anonymise_company(company uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  merged_ids uuid[] := array(select c.id from public.companies c where c.merged_into = company);
  project_ids uuid[] := array(select p.id from public.projects p where p.company_id = company);
  campaign_ids uuid[] := array(select c.id from public.pr_campaigns c where c.company_id = company);
  deliverable_ids uuid[] := array(
    select d.id from public.pr_deliverables d
    where d.campaign_id = any(campaign_ids) or d.project_id = any(project_ids)
  );
  payment_ids uuid[] := array(select p.id from public.eth_payments p where p.company_id = company);
  anchor_ids uuid[] := array(
    select a.id from public.content_anchors a where a.campaign_id = any(campaign_ids)
  );
  version_ids uuid[] := array(
    select v.id from public.deliverable_versions v where v.deliverable_id = any(deliverable_ids)
  );
  review_ids uuid[] := array(
    select r.id from public.deliverable_reviews r where r.deliverable_id = any(deliverable_ids)
  );
begin
  delete from public.messages where company_id = company;
  update public.projects set title = 'Project', description = null, project_type = null
  where id = any(project_ids);
  update public.pr_deliverables set title = 'Deliverable', description = null, url = null
  where id = any(deliverable_ids);
  update public.deliverable_versions
  set object_path = null, file_name = null, file_type = null, file_size = null, note = ''
  where id = any(version_ids);
  update public.deliverable_reviews set comment = '', reviewer_id = null
  where id = any(review_ids);
  -- Figures and states stay; titles go.
  update public.project_events set before = null, after = null
  where project_id = any(project_ids)
    and kind not in ('created', 'status', 'progress', 'date', 'priority', 'budget');

  delete from public.campaign_versions where campaign_id = any(campaign_ids);
  update public.content_anchors set content = '', last_error = null where id = any(anchor_ids);
  update public.pr_campaigns
  set title = 'Campaign', description = null, target_audience = null, key_messages = '{}'
  where id = any(campaign_ids);
  update public.eth_payments set email = null, resolution = left(resolution, 0)
  where id = any(payment_ids);
  delete from public.inbox_items where payment_id = any(payment_ids);

  delete from public.company_invitations where company_id = company;
  update public.companies
  set name = null, industry = null, website = null, closing_due_at = null, closed_at = coalesce(closed_at, now())
  where id = company;
  perform private.end_membership(company, m.user_id) from public.memberships m where m.company_id = company;
  delete from public.conversation_readers where company_id = company;
  update public.companies set name = null, industry = null, website = null where id = any(merged_ids);

  -- After all of the above, whose changes it has noted, too.
  update public.audit_log set changes = '{}'
  where changes <> '{}' and row_id = any((
    array[company] || merged_ids || project_ids || campaign_ids || deliverable_ids || payment_ids || anchor_ids
      || version_ids || review_ids
  )::text[]);
end
$$;
revoke all on function private.anonymise_company(uuid) from public;
grant execute on function private.anonymise_company(uuid) to kinolume_server;

-- Of the person nothing is left. What they wrote in a company that goes on is that company's, without a name.
create or replace function private.anonymise_account(account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := (select lower(u.email) from auth.users u where u.id = account);
  company uuid;
  lead_ids uuid[] := array(
    select l.id from public.leads l join private.held_addresses(account) h
      on lower(l.email) = h.address and l.created_at > h.since and l.created_at <= h.until
  );
  enquiry_ids uuid[] := array(
    select e.id from public.enquiries e join private.held_addresses(account) h
      on lower(e.email) = h.address and e.created_at > h.since and e.created_at <= h.until
  );
  payment_ids uuid[] := array(
    select p.id from public.eth_payments p
    where p.user_id = account or p.id in (
      select sent.id from public.eth_payments sent join private.held_addresses(account) h
        on lower(sent.email) = h.address and sent.created_at > h.since and sent.created_at <= h.until
    )
  );
begin
  for company in select private.lone_companies(account) loop
    perform private.lock_company(company);
    perform private.anonymise_company(company);
  end loop;
  perform private.leave_companies(account);
  delete from public.chat_conversations c
  where c.user_id = account
    or c.id in (select l.conversation_id from public.leads l where l.id = any(lead_ids));
  delete from public.leads where id = any(lead_ids);
  delete from public.enquiries where id = any(enquiry_ids);

  update public.eth_payments set email = null where id = any(payment_ids);
  -- Made without an account, from an address that was theirs: nobody else is meant by it.
  update public.eth_payments set resolution = left(resolution, 0)
  where id = any(payment_ids) and company_id is null;
  delete from public.inbox_items where payment_id in (
    select p.id from public.eth_payments p where p.id = any(payment_ids) and p.company_id is null
  );

  -- After all of the above, whose changes it has noted, too.
  update public.audit_log set changes = '{}'
  where changes <> '{}' and row_id = any((
    array[account] || lead_ids || enquiry_ids || payment_ids
  )::text[]);

  delete from private.deletion_codes where user_id = account;
  update public.profiles
  set display_name = null, company_name = null, industry = null, phone = null, website = null,
    avatar_path = null, deletion_asked_at = null, deletion_due_at = null
  where user_id = account;

  delete from auth.sessions where user_id = account;
  delete from auth.flow_state where user_id = account;
  delete from auth.one_time_tokens where user_id = account or relates_to = address;
  if to_regclass('auth.identities') is not null then
    delete from auth.identities where user_id = account;
  end if;
  if to_regclass('auth.mfa_factors') is not null then
    delete from auth.mfa_factors where user_id = account;
  end if;
  update auth.users
  set email = 'deleted-' || id || '@anonymised.invalid', email_change = '',
    encrypted_password = null, phone = null, phone_confirmed_at = null,
    raw_user_meta_data = '{}', deleted_at = coalesce(deleted_at, now()), updated_at = now()
  where id = account;
  -- After that, which has made its last address a former one.
  delete from private.former_addresses where user_id = account;
end
$$;
