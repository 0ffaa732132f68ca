-- On which milestone a deliverable hangs is for whoever plans the project to say, too, and not only for whoever makes it: money
-- must not wait for the approval of nothing.
drop trigger check_deed on public.pr_deliverables;
do $$
begin
  execute format(
    'create trigger check_deed before insert or delete or update of %s on public.pr_deliverables
      for each statement execute function private.check_deed(''deliverables'')',
    (
      select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
      where a.attrelid = 'public.pr_deliverables'::regclass and a.attnum > 0 and not a.attisdropped
        and a.attname <> 'milestone_id'
    )
  );
end
$$;
create function private.check_hanging_deed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if pg_trigger_depth() = 1 and private.is_staff()
    and not private.staff_may('deliverables') and not private.staff_may('projects')
  then
    perform private.refuse_deed('projects');
  end if;
  return new;
end
$$;
revoke all on function private.check_hanging_deed() from public;
create trigger check_hanging_deed before update of milestone_id on public.pr_deliverables
  for each statement execute function private.check_hanging_deed();

-- What somebody has signed for is not deleted: what is still to be charged would be charged for nothing. Steps that nobody signed
-- for go with their project, unless there is an invoice for them.
create function private.guard_signed_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.milestones m where m.project_id = old.id and m.agreement_id is not null) then
    raise exception 'Its client has signed for this project. Cancel it instead.' using errcode = 'PT409', hint = 'agreed';
  end if;
  return old;
end
$$;
-- After what asks whether they may, and before anything is written.
create trigger guard_signed_project before delete on public.projects
  for each row when (current_user = 'authenticated') execute function private.guard_signed_project();
create function private.drop_plain_milestones() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.milestones m
  where m.project_id = old.id and m.agreement_id is null and m.document_id is null
    and (m.reached_at is null or m.net_pence = 0);
  return old;
end
$$;
create trigger drop_plain_milestones before delete on public.projects
  for each row execute function private.drop_plain_milestones();
revoke all on function private.guard_signed_project(), private.drop_plain_milestones() from public;

-- As before, but of a project that is cancelled, or not there any more, nothing becomes due by itself. What is reached is charged.
create or replace function private.due_milestones() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select m.id from public.milestones m
  left join public.projects p on p.id = m.project_id
  where m.document_id is null and (
    (m.reached_at is not null and m.net_pence > 0)
    or (
      m.reached_at is null and p.status <> 'cancelled' and m.trigger = 'date' and m.due_on <= private.london_today()
    )
    or (
      m.reached_at is null and p.status <> 'cancelled' and m.trigger = 'approval'
      and exists (select from public.pr_deliverables d where d.milestone_id = m.id)
      and not exists (
        select from public.pr_deliverables d
        where d.milestone_id = m.id and (
          d.status <> 'approved' or exists (
            select from public.deliverable_reviews r
            where r.deliverable_id = d.id and r.decision = 'approve' and r.final_at > now()
          )
        )
      )
    )
  )
  order by m.created_at, m.position
  limit 500
$$;
