create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) <= 200),
  company_name text check (char_length(company_name) <= 200),
  industry text check (char_length(industry) <= 200),
  phone text check (char_length(phone) <= 50),
  -- Shown as a link to staff, so never a javascript: address.
  website text check (website ~* '^https?://' and char_length(website) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- In the bucket `avatars`, in the folder that is theirs.
  avatar_path text
    check (avatar_path like user_id::text || '/%' and char_length(avatar_path) <= 200),
  deletion_asked_at timestamptz,
  -- From the confirmation on; until this day the account works as before, and can be kept.
  deletion_due_at timestamptz
);
create index profiles_deletion_due_at_idx on public.profiles (deletion_due_at)
  where deletion_due_at is not null;

create trigger keep_times before update on public.profiles
  for each row execute function private.keep_times();
-- Clients change their own; only what staff do is of interest.
create trigger write_audit_log after update on public.profiles
  for each row when (private.is_staff()) execute function private.write_audit_log('*');

-- A sign-up must never fail because of what stands in its metadata: anything unfit is shortened.
create function private.create_profile() returns trigger
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
  return new;
end
$$;
revoke all on function private.create_profile() from public;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- Somebody who was invited has come, or has confirmed their address: whoever looks at the list of clients sees it.
-- Accounts are not followed; their profiles are, by any update.
create function private.touch_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set user_id = user_id where user_id = new.id;
  return null;
end
$$;
revoke all on function private.touch_profile() from public;
create trigger touch_profile after update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.touch_profile();

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated, service_role;
grant select, insert, update, delete on public.profiles to service_role;
grant select on public.profiles to authenticated;
grant update (display_name, company_name, industry, phone, website, avatar_path) on public.profiles
  to authenticated;

-- One policy for each action of a role, and in a form that an index can serve: PostgreSQL asks every policy that permits
-- for every row, and with `own or staff` it walks the whole table for a client's few rows.
create policy "Clients read their own profile, staff all" on public.profiles
  for select to authenticated using (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
  );
create policy "Clients edit their own profile, staff all" on public.profiles
  for update to authenticated
  using (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
  )
  with check (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
  );

-- What somebody is called, wherever they are named to staff.
create function private.name_account(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select nullif(p.display_name, '') from public.profiles p where p.user_id = account),
    (select u.email::text from auth.users u where u.id = account)
  )
$$;
revoke all on function private.name_account(uuid) from public;

-- What the mail holds that confirms a deletion: a link's token and a code, as hashes.
create table private.deletion_codes (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  token_hash bytea not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
alter table private.deletion_codes enable row level security;

-- GoTrue has no way to take a change of address back before it is confirmed. Late bound: its tables differ by version.
create function public.cancel_email_change() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update auth.users set email_change = '' where id = auth.uid();
  delete from auth.one_time_tokens
  where user_id = auth.uid()
    and token_type::text in ('email_change_token_new', 'email_change_token_current');
end
$$;
revoke all on function public.cancel_email_change() from public, anon, authenticated, service_role;
grant execute on function public.cancel_email_change() to authenticated;
comment on function public.cancel_email_change() is
  'Safe as its owner: it changes the account of auth.uid() alone, and only takes back what that account had asked for.';

-- The addresses an account had before. What was sent from one of them while it was theirs is still theirs, in an export
-- and when the account is forgotten; what somebody else sends from it later is not.
create table private.former_addresses (
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  address text not null check (address = lower(address)),
  held_until timestamptz not null,
  primary key (user_id, address, held_until)
);
create index former_addresses_address_idx on private.former_addresses (address, held_until);
alter table private.former_addresses enable row level security;

-- Confirmed ones alone: of another nobody knows whose it was.
create function private.add_former_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.former_addresses (user_id, address, held_until)
  values (old.id, lower(old.email), coalesce(new.deleted_at, now()))
  on conflict do nothing;
  return null;
end
$$;
create trigger add_former_address after update on auth.users
  for each row when (
    old.email_confirmed_at is not null
    and (old.email is distinct from new.email or (old.deleted_at is null and new.deleted_at is not null))
  )
  execute function private.add_former_address();

-- The account's addresses and from when until when what was sent from them counts as its own: until they were given up,
-- and since whoever had them before gave them up. What was sent before anybody had an account is the first one's.
create function private.held_addresses(account uuid)
returns table (address text, since timestamptz, until timestamptz)
language sql stable security definer set search_path = ''
as $$
  with own as (
    select f.address, f.held_until from private.former_addresses f where f.user_id = account
    union
    select lower(u.email), coalesce(u.deleted_at, 'infinity') from auth.users u
    where u.id = account and u.email_confirmed_at is not null
  )
  select own.address,
    coalesce((
      select max(f.held_until) from private.former_addresses f
      where f.address = own.address and f.held_until < own.held_until
    ), '-infinity'),
    own.held_until
  from own
$$;

revoke all on function private.add_former_address(), private.held_addresses(uuid) from public;
grant execute on function private.held_addresses(uuid) to kinolume_server;
