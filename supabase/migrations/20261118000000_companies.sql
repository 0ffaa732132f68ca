-- A client of the studio is a company, and its people are members of it with a role. This file adds what that needs beside
-- what is there; the next one moves everything over, the one after that checks it. A server of the version before works on
-- through all three: what it writes by an account is given its company here.
--
-- An account's first company has the account's id, so that folders, channels and the studio's addresses stay valid.
create table public.companies (
  id uuid primary key default gen_random_uuid(),
  -- Null where nobody has said what it is called.
  name text check (char_length(name) <= 200),
  industry text check (char_length(industry) <= 200),
  -- Shown as a link to staff, so never a javascript: address.
  website text check (website ~* '^https?://' and char_length(website) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- From an owner's word on; until this day everything works as before, and it can be kept.
  closing_due_at timestamptz,
  -- Nobody is in it any more, and nothing of what was written; its figures are in the studio's books.
  closed_at timestamptz
);
create index companies_closing_due_at_idx on public.companies (closing_due_at)
  where closing_due_at is not null;

create table public.memberships (
  company_id uuid not null references public.companies (id) on delete cascade,
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  -- From the least to the most; private.role_rank says the same.
  role text not null default 'viewer' check (role in ('viewer', 'member', 'approver', 'owner')),
  -- The one whose rows they read now.
  is_current boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create unique index memberships_current_idx on public.memberships (user_id) where is_current;
create index memberships_user_id_idx on public.memberships (user_id);

create table public.company_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id) on delete cascade,
  address text not null check (address = lower(address) and char_length(address) <= 254),
  role text not null check (role in ('viewer', 'member', 'approver', 'owner')),
  token_hash bytea not null unique,
  -- Null where the studio has invited.
  invited_by uuid references public.profiles (user_id) on delete set null,
  expires_at timestamptz not null default now() + interval '7 days',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Asked again, the same line holds a new token.
  unique (company_id, address)
);
create index company_invitations_address_idx on public.company_invitations (address);
create index company_invitations_invited_by_idx on public.company_invitations (invited_by);

-- How far each person has read. `messages.read_at` goes on saying that the other side has.
create table public.conversation_readers (
  company_id uuid not null references public.companies (id) on delete cascade,
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  read_until timestamptz not null default now(),
  -- When they were last told by mail of what they have not read.
  notified_at timestamptz,
  primary key (company_id, user_id)
);
create index conversation_readers_user_id_idx on public.conversation_readers (user_id);

create trigger keep_times before update on public.companies
  for each row execute function private.keep_times();
create trigger keep_times before update on public.memberships
  for each row execute function private.keep_times();
create trigger keep_times before update on public.company_invitations
  for each row execute function private.keep_times();

alter table public.companies enable row level security;
alter table public.memberships enable row level security;
alter table public.company_invitations enable row level security;
alter table public.conversation_readers enable row level security;
revoke all on public.companies, public.memberships, public.company_invitations,
  public.conversation_readers from anon, authenticated, service_role;

-- Beside whose it was.
alter table public.projects add column company_id uuid;
alter table public.pr_campaigns add column company_id uuid;
alter table public.eth_payments add column company_id uuid;
alter table public.messages add column company_id uuid;
alter table public.conversations add column company_id uuid;
alter table private.message_notices add column company_id uuid;
create index projects_company_id_created_at_idx on public.projects (company_id, created_at desc);
create index projects_user_id_idx on public.projects (user_id);
create index pr_campaigns_company_id_created_at_idx on public.pr_campaigns (company_id, created_at desc);
create index eth_payments_company_id_created_at_idx on public.eth_payments (company_id, created_at desc);
create index messages_company_id_created_at_idx on public.messages (company_id, created_at desc);
create index messages_unread_by_company_idx on public.messages (company_id, from_studio) where read_at is null;
create unique index conversations_company_id_idx on public.conversations (company_id);
create unique index message_notices_company_id_idx on private.message_notices (company_id, for_studio);

create function private.current_company_of(account uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select m.company_id from public.memberships m where m.user_id = account and m.is_current);
end
$$;
revoke all on function private.current_company_of(uuid) from public;
grant execute on function private.current_company_of(uuid) to kinolume_server;

-- Whoever names a person and no company means the one that this person is in now.
create function private.fill_company() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.company_id is null and new.user_id is not null then
    new.company_id := private.current_company_of(new.user_id);
  end if;
  return new;
end
$$;
revoke all on function private.fill_company() from public;
create trigger fill_company before insert or update of user_id on public.projects
  for each row execute function private.fill_company();
create trigger fill_company before insert or update of user_id on public.pr_campaigns
  for each row execute function private.fill_company();
create trigger fill_company before insert or update of user_id on public.eth_payments
  for each row execute function private.fill_company();

-- A conversation is a company's. `user_id` held whose it was and holds the same id as `company_id`, for the version before;
-- the next release drops it.
create function private.match_company() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.company_id := coalesce(new.company_id, new.user_id, private.current_company_of(auth.uid()));
  new.user_id := new.company_id;
  return new;
end
$$;
revoke all on function private.match_company() from public;
create trigger match_company before insert on public.messages
  for each row execute function private.match_company();
create trigger match_company before insert on public.conversations
  for each row execute function private.match_company();
create trigger match_company before insert on private.message_notices
  for each row execute function private.match_company();

-- A company for every new account, but for staff, and for whoever was asked to join one.
create function private.found_company(account uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.companies (id, name, industry, website)
  select p.user_id, p.company_name, p.industry, p.website
  from public.profiles p where p.user_id = account
  on conflict (id) do nothing;
  insert into public.memberships (company_id, user_id, role, is_current)
  values (account, account, 'owner', private.current_company_of(account) is null)
  on conflict (company_id, user_id) do nothing;
  insert into public.conversation_readers (company_id, user_id) values (account, account)
  on conflict (company_id, user_id) do nothing;
  return account;
end
$$;
revoke all on function private.found_company(uuid) from public;

create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (user_id, display_name, company_name)
  values (
    new.id,
    nullif(left(trim(new.raw_user_meta_data ->> 'display_name'), 200), ''),
    nullif(left(trim(new.raw_user_meta_data ->> 'company_name'), 200), '')
  )
  on conflict (user_id) do nothing;
  if new.raw_app_meta_data ->> 'role' is distinct from 'staff' and not exists (
    select from public.company_invitations i
    where i.address = lower(new.email) and i.expires_at > now()
  ) then
    perform private.found_company(new.id);
  end if;
  return new;
end
$$;

-- What was there before, some rows at a time, each time in a transaction of its own: no row is locked for long. Answers how
-- many rows it has changed; nothing is left when that is none. Triggers rest meanwhile: nothing has happened that a client
-- should be told of, and no row has become younger.
create function private.fill_companies(at_most integer) returns bigint
-- By the indexes: from the beginning of a table it would pass by what it has filled already, each time more of it.
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off
as $$
declare
  changed bigint;
  relation regclass;
  is_unfilled boolean;
begin
  -- Somebody who has become staff is in no company; what was theirs as a client is a company's all the same.
  with missing as (
    select p.*, u.raw_app_meta_data ->> 'role' is not distinct from 'staff' as is_staff
    from public.profiles p join auth.users u on u.id = p.user_id
    where not exists (select from public.companies c where c.id = p.user_id)
      and case when u.raw_app_meta_data ->> 'role' is distinct from 'staff'
        then not exists (select from public.memberships m where m.user_id = p.user_id)
        else exists (select from public.projects t where t.user_id = p.user_id)
          or exists (select from public.pr_campaigns t where t.user_id = p.user_id)
          or exists (select from public.eth_payments t where t.user_id = p.user_id)
          or exists (select from public.messages t where t.user_id = p.user_id)
      end
    order by p.user_id limit at_most
  ), made as (
    insert into public.companies (id, name, industry, website, created_at)
    select m.user_id, m.company_name, m.industry, m.website, m.created_at from missing m
  ), joined as (
    insert into public.memberships (company_id, user_id, role, is_current, created_at)
    select m.user_id, m.user_id, 'owner', true, m.created_at from missing m where not m.is_staff
  )
  insert into public.conversation_readers (company_id, user_id, read_until)
  select n.user_id, n.user_id, coalesce(
    (
      select min(m.created_at) - interval '1 microsecond' from public.messages m
      where m.user_id = n.user_id and m.from_studio and m.read_at is null
    ),
    now()
  ) from missing n;
  get diagnostics changed = row_count;
  if changed > 0 then
    return changed;
  end if;
  foreach relation in array array[
    'public.projects', 'public.pr_campaigns', 'public.eth_payments', 'public.messages',
    'public.conversations', 'private.message_notices'
  ]::regclass[] loop
    execute format(
      'select exists (select from %s where company_id is null and user_id is not null)', relation
    ) into is_unfilled;
    continue when not is_unfilled;
    execute format('alter table %s disable trigger user', relation);
    execute format(
      'update %1$s t set company_id = t.user_id where t.ctid = any (array(
        select o.ctid from %1$s o where o.company_id is null and o.user_id is not null limit $1
      ))', relation
    ) using at_most;
    get diagnostics changed = row_count;
    execute format('alter table %s enable trigger user', relation);
    return changed;
  end loop;
  return 0;
end
$$;
revoke all on function private.fill_companies(integer) from public;
