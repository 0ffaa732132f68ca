-- The people of a company: who is in it, as what, who is asked to join, and how one leaves.

-- Raises where the caller has not the role; where they are not in the company at all, as if there were none.
create function private.require_role(company uuid, least_role text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.is_staff() then
    return;
  end if;
  if private.has_role(company, auth.uid(), least_role) then
    -- Who is in a company, and whether it goes on, is decided like what becomes of one's own account.
    if least_role = 'owner' and auth.jwt() ->> 'aal' is distinct from 'aal2' and private.has_second_factor() then
      raise exception 'Enter the code of your second step first.'
        using errcode = '42501', hint = 'insufficient_aal';
    end if;
    return;
  end if;
  if private.role_in(company, auth.uid()) is null then
    raise exception 'There is no such company among yours.' using errcode = 'PT404';
  end if;
  raise exception '%', case least_role
    when 'owner' then 'Only an owner of the company can do this.'
    when 'approver' then 'Only an approver or an owner of the company can do this.'
    else 'You can look at everything of this company, and change nothing.'
  end using errcode = '42501', hint = 'role';
end
$$;
revoke all on function private.require_role(uuid, text) from public;

-- Whoever changes who is in a company takes turns with everybody else who does: two owners who demote each other would
-- otherwise leave none.
create function private.lock_company(company uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.companies c where c.id = company for update;
end
$$;
create function private.is_last_owner(company uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.role_in(company, person) is not distinct from 'owner' and not exists (
    select from public.memberships m
    where m.company_id = company and m.role = 'owner' and m.user_id <> person
  );
end
$$;
revoke all on function private.lock_company(uuid), private.is_last_owner(uuid, uuid) from public;

-- A version is answered by those whom the company trusts with it.
create or replace function public.review_deliverable(version uuid, decision text, comment text default '')
returns public.deliverable_reviews
language plpgsql volatile security definer set search_path = ''
as $$
declare
  words text := trim(coalesce(comment, ''));
  target public.pr_deliverables;
  company uuid;
  reviewed public.deliverable_versions;
  made public.deliverable_reviews;
begin
  if decision is null or decision not in ('approve', 'changes', 'withdraw') then
    raise exception 'A version is approved, its approval is taken back, or changes are asked for.'
      using errcode = 'PT400';
  end if;
  if char_length(words) > 5000 then
    raise exception 'The comment is longer than 5,000 characters.' using errcode = 'PT400';
  end if;
  -- Locked, so that no new version comes between the look and the answer.
  select d.* into target from public.pr_deliverables d
  where d.id = (select v.deliverable_id from public.deliverable_versions v where v.id = version)
  for update of d;
  company := coalesce(
    (select p.company_id from public.projects p where p.id = target.project_id),
    (select c.company_id from public.pr_campaigns c where c.id = target.campaign_id)
  );
  if private.role_in(company, auth.uid()) is null then
    raise exception 'There is no such version among yours.' using errcode = 'PT404';
  end if;
  perform private.require_role(company, 'approver');
  select v.* into reviewed from public.deliverable_versions v where v.id = version;

  select r.* into made from public.deliverable_reviews r
  where r.version_id = version order by r.created_at desc, r.id limit 1;
  if found and made.reviewer_id = auth.uid() and made.decision = review_deliverable.decision
    and made.comment = words
  then
    return made;
  end if;

  if exists (
    select from public.deliverable_versions v
    where v.deliverable_id = target.id and v.number > reviewed.number
  ) then
    raise exception 'A newer version has been delivered since. Please look at that one.'
      using errcode = 'PT409', hint = 'superseded';
  end if;
  if decision = 'withdraw' then
    if target.status <> 'approved' or made.decision is distinct from 'approve' then
      raise exception 'There is no approval to take back.' using errcode = 'PT409', hint = 'not_approved';
    end if;
    if made.final_at is null or made.final_at <= clock_timestamp() then
      raise exception 'The hour is over: the approval is final. Write to the studio.'
        using errcode = 'PT409', hint = 'final';
    end if;
  elsif target.status = 'approved' then
    raise exception 'This version is approved already.'
      using errcode = 'PT409', hint = 'already_approved';
  elsif target.status not in ('delivered', 'changes_requested') then
    raise exception 'This has not been delivered yet.' using errcode = 'PT409', hint = 'not_delivered';
  end if;
  if decision = 'changes' and words = '' then
    raise exception 'Please say what should change.' using errcode = 'PT400', hint = 'comment';
  end if;

  insert into public.deliverable_reviews (
    deliverable_id, version_id, decision, comment, reviewer_id, created_at, final_at
  )
  -- Two answers in one transaction still have an order.
  values (
    target.id, version, decision, words, auth.uid(), clock_timestamp(),
    case decision when 'approve' then clock_timestamp() + interval '1 hour' end
  )
  returning * into made;
  update public.pr_deliverables d
  set status = case made.decision
    when 'approve' then 'approved' when 'withdraw' then 'delivered' else 'changes_requested'
  end
  where d.id = target.id;
  if target.project_id is not null then
    insert into public.project_events (project_id, kind, after)
    values (
      target.project_id,
      case made.decision
        when 'approve' then 'approval' when 'withdraw' then 'withdrawal' else 'changes'
      end,
      target.title
    );
  end if;
  -- Of an approval that is taken back nobody was told yet.
  if made.decision <> 'withdraw' then
    perform private.enqueue_mail_job('notify-review', made.id, made.final_at);
  end if;
  return made;
end
$$;
comment on function public.review_deliverable(uuid, text, text) is
  'Safe as its owner: it goes on only where auth.uid() is an approver of the company whose work it is, which it locks.';

-- What people and companies are called among clients: without the address, which stands for a missing name before staff.
create function private.name_person(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(nullif(p.display_name, ''), split_part(u.email, '@', 1))
    from public.profiles p join auth.users u on u.id = p.user_id where p.user_id = person
  );
end
$$;
create function private.name_own_company(company uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (select nullif(trim(c.name), '') from public.companies c where c.id = company),
    private.name_person(private.main_person(company))
  );
end
$$;
revoke all on function private.name_person(uuid), private.name_own_company(uuid) from public;

-- The caller's own, for the switcher.
create function public.my_companies()
returns table (company_id uuid, name text, role text, is_current boolean, people bigint, closing_due_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select m.company_id, private.name_own_company(m.company_id), m.role, m.is_current,
    (select count(*) from public.memberships o where o.company_id = m.company_id), c.closing_due_at
  from public.memberships m join public.companies c on c.id = m.company_id
  where m.user_id = (select auth.uid())
  order by m.created_at, m.company_id
$$;
comment on function public.my_companies() is
  'Safe as its owner: every row is of a company that auth.uid() is a member of, and named column by column.';

create function public.choose_company(company uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Two tabs that choose at once take turns.
  perform from public.profiles p where p.user_id = auth.uid() for update;
  if private.role_in(company, auth.uid()) is null then
    raise exception 'There is no such company among yours.' using errcode = 'PT404';
  end if;
  perform private.make_current(company, auth.uid());
end
$$;
comment on function public.choose_company(uuid) is
  'Safe as its owner: it says of auth.uid() alone which of their own companies they look at.';

create function private.make_current(company uuid, person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.memberships m set is_current = false
  where m.user_id = person and m.is_current and m.company_id <> company;
  update public.memberships m set is_current = true
  where m.user_id = person and m.company_id = company and not m.is_current;
end
$$;

create function private.add_member(company uuid, person uuid, role text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.memberships (company_id, user_id, role) values (company, person, add_member.role)
  on conflict (company_id, user_id) do nothing;
  -- What was said before is there to be read, and nobody waits for it.
  insert into public.conversation_readers (company_id, user_id) values (company, person)
  on conflict (company_id, user_id) do nothing;
  perform private.make_current(company, person);
end
$$;

-- Whom somebody has asked to join comes on the word of an owner, and not of one who is none any more.
create function private.withdraw_invitations(company uuid, person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.company_invitations i where i.company_id = company and i.invited_by = person;
end
$$;
revoke all on function private.withdraw_invitations(uuid, uuid) from public;

-- Their words stay. They go on in the company that they have been in longest, if there is another.
create function private.end_membership(company uuid, person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.memberships m where m.company_id = company and m.user_id = person;
  delete from public.conversation_readers r where r.company_id = company and r.user_id = person;
  perform private.withdraw_invitations(company, person);
  update public.memberships m set is_current = true
  where m.user_id = person and private.current_company_of(person) is null and m.company_id = (
    select o.company_id from public.memberships o where o.user_id = person
    order by o.created_at, o.company_id limit 1
  );
  -- In none: their profile names none.
  update public.profiles p set company_name = null, industry = null, website = null
  where p.user_id = person and private.current_company_of(person) is null
    and (p.company_name, p.industry, p.website) is distinct from (null::text, null::text, null::text);
end
$$;
revoke all on function private.make_current(uuid, uuid), private.add_member(uuid, uuid, text),
  private.end_membership(uuid, uuid) from public;

-- Names, pictures and roles: profiles hold more than colleagues need to know. Addresses are for owners, and for the studio;
-- how far somebody has come with their account, and their number, for the studio alone.
create function public.company_people(company uuid default null)
returns table (
  user_id uuid, name text, avatar_path text, role text, joined_at timestamptz, email text, is_me boolean,
  phone text, state text, invited_at timestamptz, last_seen_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select m.user_id, private.name_person(m.user_id), p.avatar_path, m.role, m.created_at,
    case when private.is_staff() or asked.role = 'owner' or m.user_id = auth.uid() then u.email::text end,
    m.user_id = auth.uid(),
    case when private.is_staff() then p.phone end,
    case when private.is_staff() then case
      when u.email_confirmed_at is not null then 'active'
      when u.invited_at is not null then 'invited' else 'unconfirmed'
    end end,
    case when private.is_staff() then u.invited_at end,
    case when private.is_staff() then greatest(u.last_sign_in_at, (
      select max(greatest(s.created_at, s.refreshed_at at time zone 'utc'))
      from auth.sessions s where s.user_id = m.user_id
    )) end
  from (
    select a.id, private.role_in(a.id, auth.uid()) as role
    from (select coalesce(company, private.current_company()) as id) a
  ) asked
  join public.memberships m on m.company_id = asked.id
  join public.profiles p on p.user_id = m.user_id
  join auth.users u on u.id = m.user_id
  where asked.role is not null or private.is_staff()
  order by private.role_rank(m.role) desc, m.created_at, m.user_id
$$;
comment on function public.company_people(uuid) is
  'Safe as its owner: it answers of a company that auth.uid() is in, or to staff, and addresses to its owners and staff alone, the rest to staff.';

create function public.change_member_role(company uuid, person uuid, role text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.role_rank(change_member_role.role) is null then
    raise exception 'There is no such role.' using errcode = 'PT400';
  end if;
  perform private.lock_company(company);
  perform private.require_role(company, 'owner');
  if private.role_in(company, person) is null then
    raise exception 'They are not in this company.' using errcode = 'PT404';
  end if;
  if change_member_role.role <> 'owner' and private.is_last_owner(company, person) then
    raise exception 'A company needs an owner. Make somebody else one first.'
      using errcode = 'PT409', hint = 'last_owner';
  end if;
  update public.memberships m set role = change_member_role.role
  where m.company_id = company and m.user_id = person and m.role <> change_member_role.role;
  if change_member_role.role <> 'owner' then
    perform private.withdraw_invitations(company, person);
  end if;
end
$$;
comment on function public.change_member_role(uuid, uuid, text) is
  'Safe as its owner: it goes on only where auth.uid() is an owner of the company, or staff, and changes one role in it.';

-- By an owner, or by themselves.
create function public.remove_member(company uuid, person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_company(company);
  perform private.require_role(company, case when person = auth.uid() then 'viewer' else 'owner' end);
  if private.role_in(company, person) is null then
    raise exception 'They are not in this company.' using errcode = 'PT404';
  end if;
  if private.is_last_owner(company, person) then
    if (select count(*) from public.memberships m where m.company_id = company) = 1 then
      raise exception 'Nobody else is in this company. Close it instead.' using errcode = 'PT409', hint = 'alone';
    end if;
    raise exception 'A company needs an owner. Make somebody else one first, or close the company.'
      using errcode = 'PT409', hint = 'last_owner';
  end if;
  perform private.end_membership(company, person);
end
$$;
comment on function public.remove_member(uuid, uuid) is
  'Safe as its owner: it goes on only where auth.uid() is an owner of the company, staff, or the very person who leaves.';

-- For whoever is in none any more, or was asked to join one and did not.
create function public.start_company(name text default null) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  company uuid := auth.uid();
begin
  perform from public.profiles p where p.user_id = auth.uid() for update;
  if not found or auth.jwt() -> 'app_metadata' ->> 'role' is not distinct from 'staff' then
    raise exception 'Only clients have companies.' using errcode = '42501';
  end if;
  if exists (select from public.memberships m where m.user_id = auth.uid()) then
    raise exception 'You are in a company already.' using errcode = 'PT409';
  end if;
  -- The one with the account's id is the first; whoever has left it begins another.
  if exists (select from public.companies c where c.id = company) then
    company := gen_random_uuid();
  end if;
  insert into public.companies (id, name) values (company, nullif(left(trim(start_company.name), 200), ''));
  perform private.add_member(company, auth.uid(), 'owner');
  return company;
end
$$;
comment on function public.start_company(text) is
  'Safe as its owner: it makes a company for auth.uid() alone, who must be in none.';

-- Whoever holds the token learns what it is for.
create function public.read_invitation(token text)
returns table (company_id uuid, company text, role text, address text, inviter text, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select i.company_id, private.name_own_company(i.company_id), i.role, i.address, p.display_name, i.expires_at
  from public.company_invitations i left join public.profiles p on p.user_id = i.invited_by
  where i.token_hash = sha256(convert_to(token, 'UTF8')) and i.expires_at > now()
$$;
comment on function public.read_invitation(text) is
  'Safe as its owner: it answers about the one invitation whose token of 256 random bits the caller holds, and no other.';

-- Only the person at that address, who has proven it.
create function public.accept_invitation(token text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.company_invitations;
  hash bytea := sha256(convert_to(token, 'UTF8'));
begin
  -- Locked first and read then: taken back, used, or its company become part of another while this one waited.
  loop
    select i.* into invitation from public.company_invitations i
    where i.token_hash = hash and i.expires_at > now();
    if not found then
      raise exception 'This invitation is not there any more. Ask for a new one.' using errcode = 'PT404';
    end if;
    perform private.lock_company(invitation.company_id);
    exit when exists (
      select from public.company_invitations i
      where i.token_hash = hash and i.company_id = invitation.company_id and i.expires_at > now()
    );
  end loop;
  if not exists (
    select from auth.users u
    where u.id = auth.uid() and lower(u.email) = invitation.address and u.email_confirmed_at is not null
      and u.deleted_at is null and u.raw_app_meta_data ->> 'role' is distinct from 'staff'
  ) then
    raise exception 'This invitation is for another address.' using errcode = 'PT409', hint = 'other_address';
  end if;
  -- Whoever joins two at once looks at one after the other.
  perform from public.profiles p where p.user_id = auth.uid() for update;
  delete from public.company_invitations i where i.token_hash = hash;
  perform private.add_member(invitation.company_id, auth.uid(), invitation.role);
  return invitation.company_id;
end
$$;
comment on function public.accept_invitation(text) is
  'Safe as its owner: it makes auth.uid() a member where they hold the token and have proven the address it was sent to.';

create function public.revoke_invitation(invitation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  company uuid := (select i.company_id from public.company_invitations i where i.id = invitation);
begin
  perform private.require_role(company, 'owner');
  delete from public.company_invitations i where i.id = invitation;
end
$$;
comment on function public.revoke_invitation(uuid) is
  'Safe as its owner: it deletes one invitation of a company that auth.uid() is an owner of, or on the word of staff.';

-- Everybody in it is told, and by whom.
create function private.tell_company(job_kind text, company uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.jobs (kind, payload)
  values (job_kind, jsonb_build_object('id', company, 'by', auth.uid()));
  perform pg_notify('kinolume_jobs', '');
end
$$;
revoke all on function private.tell_company(text, uuid) from public;

-- It ends after 30 days, for everybody; until then any owner can keep it. Whoever says it has just signed in.
create function public.close_company(company uuid) returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due timestamptz;
begin
  perform private.lock_company(company);
  perform private.require_role(company, 'owner');
  if not private.signed_in_recently(auth.jwt() -> 'amr') then
    raise exception 'Sign in again to do this.' using errcode = '42501', hint = 'recent_sign_in';
  end if;
  select c.closing_due_at into due from public.companies c where c.id = company and c.closed_at is null;
  if not found then
    raise exception 'There is no such company any more.' using errcode = 'PT404';
  end if;
  if due is null then
    update public.companies c set closing_due_at = now() + interval '30 days' where c.id = company
    returning c.closing_due_at into due;
    perform private.tell_company('notify-company-closing', company);
  end if;
  return due;
end
$$;
comment on function public.close_company(uuid) is
  'Safe as its owner: it goes on only where auth.uid() is an owner of the company, or staff, who has just signed in.';

create function public.keep_company(company uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_company(company);
  perform private.require_role(company, 'owner');
  update public.companies c set closing_due_at = null
  where c.id = company and c.closing_due_at is not null and c.closed_at is null;
  if found then
    perform private.tell_company('notify-company-kept', company);
  end if;
end
$$;
comment on function public.keep_company(uuid) is
  'Safe as its owner: it goes on only where auth.uid() is an owner of the company, or staff, and takes an ending back.';

do $$
declare
  callable regprocedure;
begin
  foreach callable in array array[
    'public.my_companies()', 'public.choose_company(uuid)', 'public.company_people(uuid)',
    'public.change_member_role(uuid, uuid, text)', 'public.remove_member(uuid, uuid)',
    'public.start_company(text)', 'public.read_invitation(text)', 'public.accept_invitation(text)',
    'public.revoke_invitation(uuid)', 'public.close_company(uuid)', 'public.keep_company(uuid)'
  ]::regprocedure[] loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', callable);
    execute format('grant execute on function %s to authenticated', callable);
  end loop;
end
$$;
