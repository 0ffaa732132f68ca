create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) <= 200),
  company_name text check (char_length(company_name) <= 200),
  industry text check (char_length(industry) <= 200),
  phone text check (char_length(phone) <= 50),
  -- Shown as a link to staff, so never a javascript: address.
  website text check (website ~* '^https?://' and char_length(website) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  description text check (char_length(description) <= 10000),
  priority text not null default 'medium' check (priority in ('urgent', 'high', 'medium', 'low')),
  status text not null default 'pending'
    check (status in ('pending', 'in_progress', 'review', 'completed', 'cancelled')),
  -- Null until the studio sets it.
  progress smallint check (progress between 0 and 100),
  project_type text check (char_length(project_type) <= 100),
  budget numeric(12, 2) check (budget >= 0),
  estimated_completion_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index projects_user_id_created_at_idx on public.projects (user_id, created_at desc);

create trigger keep_times before update on public.profiles
  for each row execute function private.keep_times();
create trigger keep_times before update on public.projects
  for each row execute function private.keep_times();

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

alter table public.profiles enable row level security;
alter table public.projects enable row level security;
revoke all on public.profiles, public.projects from anon, authenticated, service_role;
grant select, insert, update, delete on public.profiles, public.projects to service_role;

grant select on public.profiles to authenticated;
grant update (display_name, company_name, industry, phone, website) on public.profiles
  to authenticated;

create policy "Clients read their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Clients edit their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Staff read every profile" on public.profiles
  for select to authenticated using ((select private.is_staff()));

grant select, delete on public.projects to authenticated;
grant insert (
  id, user_id, title, description, priority, status, progress, project_type, budget,
  estimated_completion_date
) on public.projects to authenticated;
grant update (
  title, description, priority, status, progress, project_type, budget, estimated_completion_date
) on public.projects to authenticated;

create policy "Clients read their own projects" on public.projects
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Staff manage projects" on public.projects
  for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
