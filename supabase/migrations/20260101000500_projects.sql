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

-- What happened to a project, for its client to read.
create table public.project_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (
    kind in (
      'created', 'status', 'progress', 'date', 'title', 'brief', 'priority', 'budget',
      'deliverable', 'approval', 'changes', 'withdrawal'
    )
  ),
  -- As the columns hold them; of what has to do with a deliverable its title, in `after`.
  before text,
  after text,
  at timestamptz not null default now()
);
create index project_events_project_id_at_idx on public.project_events (project_id, at desc);

-- Which states a project may go to from each. domain/project/transitions.ts says the same to those who choose.
create function private.check_project_step() returns trigger
language plpgsql set search_path = ''
as $$
declare
  allowed text[] := case old.status
    when 'pending' then array['in_progress', 'cancelled']
    when 'in_progress' then array['review', 'pending', 'cancelled']
    when 'review' then array['in_progress', 'completed', 'cancelled']
    when 'completed' then array['in_progress']
    when 'cancelled' then array['pending']
  end;
begin
  if new.status <> all(allowed) then
    raise exception 'A project that is % cannot become %.', old.status, new.status
      using errcode = 'PT409', hint = 'transition';
  end if;
  return new;
end
$$;
revoke all on function private.check_project_step() from public;

create trigger check_project_step before update of status on public.projects
  for each row when (new.status <> old.status) execute function private.check_project_step();

-- Of the brief, only that it changed.
create function private.write_project_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.project_events (project_id, kind, after, at)
    values (new.id, 'created', new.status, new.created_at);
    return null;
  end if;
  insert into public.project_events (project_id, kind, before, after)
  select new.id, change.kind, change.before, change.after
  from (values
    ('status', old.status, new.status),
    ('progress', old.progress::text, new.progress::text),
    ('date', old.estimated_completion_date::text, new.estimated_completion_date::text),
    ('title', old.title, new.title),
    ('priority', old.priority, new.priority),
    ('budget', old.budget::text, new.budget::text)
  ) as change (kind, before, after)
  where change.before is distinct from change.after;
  if (new.description, new.project_type) is distinct from (old.description, old.project_type) then
    insert into public.project_events (project_id, kind) values (new.id, 'brief');
  end if;
  return null;
end
$$;
revoke all on function private.write_project_events() from public;
create trigger write_project_events after insert or update on public.projects
  for each row execute function private.write_project_events();

create trigger keep_times before update on public.projects
  for each row execute function private.keep_times();
create trigger write_audit_log after insert or update or delete on public.projects
  for each row execute function private.write_audit_log();
create trigger require_recent_sign_in before delete on public.projects
  for each statement execute function private.require_recent_sign_in();

alter table public.projects enable row level security;
revoke all on public.projects from anon, authenticated, service_role;
grant select, insert, update, delete on public.projects to service_role;
grant select, delete on public.projects to authenticated;
grant insert (
  id, user_id, title, description, priority, status, progress, project_type, budget,
  estimated_completion_date
) on public.projects to authenticated;
grant update (
  title, description, priority, status, progress, project_type, budget, estimated_completion_date
) on public.projects to authenticated;

create policy "Clients read their own projects, staff all" on public.projects
  for select to authenticated using (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
  );
create policy "Staff add projects" on public.projects
  for insert to authenticated with check ((select private.is_staff()));
create policy "Staff edit projects" on public.projects
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete projects" on public.projects
  for delete to authenticated using ((select private.is_staff()));

alter table public.project_events enable row level security;
revoke all on public.project_events from anon, authenticated, service_role;
-- The triggers write it. The server may bring in a history from elsewhere; nobody rewrites one.
revoke update, delete on public.project_events from kinolume_server;
grant select on public.project_events to service_role, authenticated;
-- What hangs on a project is read by whoever reads that: the inner query is under its policy.
create policy "Events are read with their project" on public.project_events
  for select to authenticated
  using (project_id = any (array(select id from public.projects)));
