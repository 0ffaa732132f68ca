-- Which states a project may go to from each. domain/project/transitions.ts says the same to those who choose.
create function private.keep_project_transitions() returns trigger
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
revoke all on function private.keep_project_transitions() from public;

create trigger keep_project_transitions before update of status on public.projects
  for each row when (new.status <> old.status) execute function private.keep_project_transitions();

-- What else the studio changes is told too. Of the brief, only that it changed.
create or replace function private.write_project_events() returns trigger
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

-- The studio's list of all projects, one page at a time. It reads as the caller: a client would find their own. A minus
-- before `sort` turns it round.
create function public.find_projects(
  words text default '', states text[] default null, client uuid default null,
  sort text default '', page_size integer default 50, skip integer default 0
) returns table (
  id uuid, title text, status text, priority text, progress smallint, project_type text,
  budget numeric, estimated_completion_date date, updated_at timestamptz,
  user_id uuid, client_name text, company_name text, waiting integer, sent_back integer
)
language sql stable set search_path = ''
as $$
  with found as (
    select p.*, c.display_name, c.company_name
    from public.projects p join public.profiles c on c.user_id = p.user_id
    where (states is null or p.status = any (states))
      and (client is null or p.user_id = client)
      and (
        trim(words) = '' or (
          select bool_and(position(word in lower(concat_ws(
            ' ', p.title, p.description, p.project_type, c.display_name, c.company_name
          ))) > 0)
          from regexp_split_to_table(lower(trim(words)), '\s+') as word
        )
      )
    order by
      case sort when 'due' then p.estimated_completion_date end,
      case sort when '-due' then p.estimated_completion_date end desc nulls last,
      case sort when 'title' then lower(p.title) end,
      case sort when '-title' then lower(p.title) end desc nulls last,
      case sort when 'client' then lower(coalesce(c.company_name, c.display_name)) end,
      case sort when '-client' then lower(coalesce(c.company_name, c.display_name)) end desc nulls last,
      case sort when 'budget' then p.budget end,
      case sort when '-budget' then p.budget end desc nulls last,
      case sort when 'changed' then p.updated_at end,
      p.updated_at desc, p.id
    limit least(greatest(page_size, 1), 51) offset greatest(skip, 0)
  )
  select f.id, f.title, f.status, f.priority, f.progress, f.project_type, f.budget,
    f.estimated_completion_date, f.updated_at, f.user_id, f.display_name, f.company_name,
    d.waiting, d.sent_back
  from found f
  cross join lateral (
    select count(*) filter (where d.status = 'delivered')::integer as waiting,
      count(*) filter (where d.status = 'changes_requested')::integer as sent_back
    from public.pr_deliverables d where d.project_id = f.id
  ) as d
$$;
revoke all on function public.find_projects(text, text[], uuid, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.find_projects(text, text[], uuid, text, integer, integer)
  to authenticated;
