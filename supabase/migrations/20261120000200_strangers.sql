-- What people who came to companies and the studio for the first time stumbled over.

-- Whoever is in no company is told of an invitation only where one waits for them. It is accepted by the token in the mail.
create function public.my_invitations() returns table (company text, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select private.name_own_company(i.company_id), i.expires_at
  from public.company_invitations i join auth.users u on lower(u.email) = i.address
  where u.id = (select auth.uid()) and u.email_confirmed_at is not null and u.deleted_at is null
    and u.raw_app_meta_data ->> 'role' is distinct from 'staff' and i.expires_at > now()
  order by i.expires_at, i.id
$$;
comment on function public.my_invitations() is
  'Safe as its owner: every row is an invitation to the address that auth.uid() has proven, without its token.';
revoke all on function public.my_invitations() from public, anon, authenticated, service_role;
grant execute on function public.my_invitations() to authenticated;

-- Before they sign in or up, whoever follows the link of an invitation reads which one it is.
grant execute on function public.read_invitation(text) to anon;

-- By an owner, by the studio, or by themselves. Somebody else's word is told to them by a mail.
create or replace function public.remove_member(company uuid, person uuid) returns void
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
  if person is distinct from auth.uid() then
    insert into private.jobs (kind, payload)
    values ('notify-removed-member', jsonb_build_object('id', company, 'person', person));
    perform pg_notify('kinolume_jobs', '');
  end if;
end
$$;

-- Quiet hours that end when they begin are none.
update public.notification_settings s set quiet_from = null, quiet_to = null where s.quiet_from = s.quiet_to;
alter table public.notification_settings
  add constraint notification_settings_quiet_check check (quiet_from <> quiet_to);
create or replace function public.choose_notices(
  choices jsonb, zone text, digest_at time, quiet_from time default null, quiet_to time default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  chosen record;
begin
  if not exists (select from public.profiles p where p.user_id = auth.uid()) then
    raise exception 'Sign in first.' using errcode = '42501';
  end if;
  if zone is null or digest_at is null or num_nulls(quiet_from, quiet_to) = 1 then
    raise exception 'Say the zone, the time of the daily mail, and both ends of the quiet hours or neither.'
      using errcode = 'PT400';
  end if;
  if quiet_from = quiet_to then
    raise exception 'Quiet hours end at another time than they begin. For none, leave both empty.'
      using errcode = 'PT400', hint = 'quiet_to';
  end if;
  -- A name, and not one of the formulas that PostgreSQL takes as well.
  if zone !~ '^[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' or not exists (
    select from pg_catalog.pg_timezone_names z where z.name = choose_notices.zone
  ) then
    raise exception 'There is no such time zone.' using errcode = 'PT400', hint = 'zone';
  end if;
  if jsonb_typeof(choices) is distinct from 'object' then
    raise exception 'Choices are topics, each with a choice.' using errcode = 'PT400';
  end if;
  for chosen in select key as topic, value as choice from jsonb_each_text(choices) loop
    if chosen.choice is null or chosen.choice not in ('instant', 'daily', 'none') then
      raise exception 'A topic comes at once, once a day or not at all.' using errcode = 'PT400';
    end if;
    insert into public.notification_choices as c (person_id, topic, choice)
    values (auth.uid(), chosen.topic, chosen.choice)
    on conflict (person_id, topic) do update set choice = excluded.choice;
  end loop;
  insert into public.notification_settings as s (person_id, zone, quiet_from, quiet_to, digest_at)
  values (
    auth.uid(), choose_notices.zone, choose_notices.quiet_from, choose_notices.quiet_to, choose_notices.digest_at
  )
  on conflict (person_id) do update
  set zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
    digest_at = excluded.digest_at;
end
$$;

-- When somebody of the studio was last there: a session says it only when it is renewed. Beside `staff_presence`, whose rows
-- go when a page is left.
create table private.staff_last_seen (
  user_id uuid primary key references public.staff_members (user_id) on delete cascade,
  seen_at timestamptz not null default now()
);
alter table private.staff_last_seen enable row level security;
create or replace function public.mark_present(page uuid, is_here boolean default true) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only the studio can be there.' using errcode = '42501';
  elsif is_here then
    insert into private.staff_presence as p (page_id, user_id) values (page, auth.uid())
    on conflict (page_id) do update set seen_at = now() where p.user_id = excluded.user_id;
  else
    delete from private.staff_presence p where p.page_id = page and p.user_id = auth.uid();
  end if;
  insert into private.staff_last_seen (user_id)
  select m.user_id from public.staff_members m where m.user_id = auth.uid()
  on conflict (user_id) do update set seen_at = excluded.seen_at;
end
$$;
create or replace function public.list_staff() returns table (
  user_id uuid, name text, roles text[], email text, since timestamptz, has_second_factor boolean,
  last_seen_at timestamptz, is_me boolean
)
language sql stable security definer set search_path = ''
as $$
  select u.id, private.name_account(u.id), m.roles, u.email::text, m.since,
    exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'),
    greatest(u.last_sign_in_at, l.seen_at, (
      select max(greatest(s.created_at, s.refreshed_at at time zone 'utc'))
      from auth.sessions s where s.user_id = u.id
    )),
    u.id = auth.uid()
  from public.staff_members m join auth.users u on u.id = m.user_id
  left join private.staff_last_seen l on l.user_id = m.user_id
  where (select private.is_staff()) and u.raw_app_meta_data ->> 'role' = 'staff' and u.deleted_at is null
  order by 2
$$;
