-- As before, but each project's words are put together once, and not once for each word that is looked for. The clients
-- are read once as well: PostgreSQL takes the range of owners for a narrow one, and would look up a client for every
-- project. A backslash, % or _ is only a character here.
create or replace function public.find_projects(
  words text default '', states text[] default null, client uuid default null,
  sort text default '', page_size integer default 50, skip integer default 0
) returns table (
  id uuid, title text, status text, priority text, progress smallint, project_type text,
  budget numeric, estimated_completion_date date, updated_at timestamptz,
  user_id uuid, client_name text, company_name text, waiting integer, sent_back integer
)
language sql stable set search_path = ''
as $$
  with clients as materialized (
    select c.user_id, c.display_name, c.company_name from public.profiles c
  ), found as (
    select p.*, c.display_name, c.company_name
    from public.projects p join clients c on c.user_id = p.user_id
    where (states is null or p.status = any (states))
      and (client is null or p.user_id = client)
      and (
        trim(words) = '' or lower(concat_ws(
          ' ', p.title, p.description, p.project_type, c.display_name, c.company_name
        )) like all (array(
          select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
          from regexp_split_to_table(lower(trim(words)), '\s+') as word
        ))
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
