-- A deliverable belongs to a campaign or to a project, and a project remembers what happened to it.
alter table public.pr_deliverables
  alter column campaign_id drop not null,
  add column project_id uuid references public.projects (id) on delete cascade,
  add constraint pr_deliverables_one_owner check (num_nonnulls(campaign_id, project_id) = 1);
create index pr_deliverables_project_id_created_at_idx
  on public.pr_deliverables (project_id, created_at desc);
grant insert (project_id) on public.pr_deliverables to authenticated;

create table public.project_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('created', 'status', 'progress', 'date', 'deliverable')),
  -- As the columns hold them; of a deliverable its title, in `after`.
  before text,
  after text,
  at timestamptz not null default now()
);
create index project_events_project_id_at_idx on public.project_events (project_id, at desc);

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
    ('date', old.estimated_completion_date::text, new.estimated_completion_date::text)
  ) as change (kind, before, after)
  where change.before is distinct from change.after;
  return null;
end
$$;
revoke all on function private.write_project_events() from public;

create trigger write_project_events after insert or update on public.projects
  for each row execute function private.write_project_events();

create function private.write_delivery_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.project_events (project_id, kind, after, at)
  values (new.project_id, 'deliverable', new.title, coalesce(new.delivered_at, now()));
  return null;
end
$$;
revoke all on function private.write_delivery_event() from public;

create trigger write_delivery_event_on_insert after insert on public.pr_deliverables
  for each row when (new.project_id is not null and new.status in ('delivered', 'approved'))
  execute function private.write_delivery_event();
create trigger write_delivery_event_on_update after update of status on public.pr_deliverables
  for each row when (
    new.project_id is not null
    and new.status in ('delivered', 'approved')
    and old.status not in ('delivered', 'approved')
  )
  execute function private.write_delivery_event();

-- Projects that are older than their history.
insert into public.project_events (project_id, kind, after, at)
select id, 'created', status, created_at from public.projects;

alter table public.project_events enable row level security;
revoke all on public.project_events from anon, authenticated, service_role;
-- The triggers write it. The server may bring in a history from elsewhere; nobody rewrites one.
revoke update, delete on public.project_events from kinolume_server;
grant select on public.project_events to service_role, authenticated;
