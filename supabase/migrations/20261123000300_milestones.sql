-- Milestones by hand: the studio adds steps to a project, says that one is reached, and changes what is still to come. What was
-- signed keeps its amount and what makes it due; what is reached stays as it is.
grant insert (id, project_id, position, title, due_on, net_pence, trigger) on public.milestones to authenticated;
grant update (position, title, due_on, net_pence, trigger) on public.milestones to authenticated;
grant delete on public.milestones to authenticated;
create policy "Staff add milestones" on public.milestones
  for insert to authenticated with check ((select private.is_staff()));
create policy "Staff edit milestones" on public.milestones
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete milestones" on public.milestones
  for delete to authenticated using ((select private.is_staff()));

create function private.guard_milestone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.project_id is null or new.trigger = 'signing' then
      raise exception 'A milestone belongs to a project, and only a signature makes one due at signing.'
        using errcode = '23514';
    end if;
    return new;
  end if;
  if old.reached_at is not null then
    raise exception 'This milestone is reached: it stays as it is.' using errcode = 'PT409', hint = 'reached';
  end if;
  if old.agreement_id is not null
    and (tg_op = 'DELETE' or (new.net_pence, new.trigger) is distinct from (old.net_pence, old.trigger))
  then
    raise exception 'Its client has signed for it. Write a change order instead.'
      using errcode = 'PT409', hint = 'agreed';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.trigger = 'signing' and old.trigger <> 'signing' then
    raise exception 'Only a signature makes a milestone due at signing.' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger guard_milestone before insert or update or delete on public.milestones
  for each row when (current_user = 'authenticated') execute function private.guard_milestone();

-- Whose it is follows from its project, whoever writes it.
create function private.fill_milestone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.company_id is null then
    new.company_id := (select p.company_id from public.projects p where p.id = new.project_id);
  end if;
  return new;
end
$$;
create trigger fill_milestone before insert on public.milestones
  for each row execute function private.fill_milestone();

-- By the studio's word.
create function public.reach_milestone(milestone uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only the studio can do this.' using errcode = '42501';
  end if;
  update public.milestones m set reached_at = now() where m.id = milestone and m.reached_at is null;
  if not found and not exists (select from public.milestones m where m.id = milestone) then
    raise exception 'There is no such milestone.' using errcode = 'PT404';
  end if;
end
$$;
revoke all on function public.reach_milestone(uuid) from public, anon, authenticated, service_role;
grant execute on function public.reach_milestone(uuid) to authenticated;
comment on function public.reach_milestone(uuid) is
  'Safe as its owner: private.is_staff() is its first line, and a trigger of the table asks whether they may change projects.';

-- What waits to be reached or charged, the oldest first. An approval counts when its hour of grace is over, and a milestone
-- that waits for approvals needs something to approve.
create function private.due_milestones() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select m.id from public.milestones m
  where m.document_id is null and (
    (m.reached_at is not null and m.net_pence > 0)
    or (m.reached_at is null and m.trigger = 'date' and m.due_on <= private.london_today())
    or (
      m.reached_at is null and m.trigger = 'approval'
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

-- The client reads it in the project's history.
alter table public.project_events drop constraint project_events_kind_check;
alter table public.project_events add constraint project_events_kind_check check (
  kind in (
    'created', 'status', 'progress', 'date', 'title', 'brief', 'priority', 'budget',
    'deliverable', 'approval', 'changes', 'withdrawal', 'milestone'
  )
);
create function private.write_milestone_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.project_events (project_id, kind, after) values (new.project_id, 'milestone', new.title);
  return null;
end
$$;
create trigger write_milestone_event after update of reached_at on public.milestones
  for each row when (old.reached_at is null and new.reached_at is not null and new.project_id is not null)
  execute function private.write_milestone_event();

-- A deliverable hangs on a milestone of its own project.
create function private.check_deliverable_milestone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.milestones m where m.id = new.milestone_id and m.project_id = new.project_id
  ) then
    raise exception 'This milestone is not one of the project.' using errcode = '23514', hint = 'milestone';
  end if;
  return new;
end
$$;
create trigger check_deliverable_milestone before insert or update of milestone_id, project_id on public.pr_deliverables
  for each row when (new.milestone_id is not null) execute function private.check_deliverable_milestone();

revoke all on function private.guard_milestone(), private.fill_milestone(), private.due_milestones(),
  private.write_milestone_event(), private.check_deliverable_milestone() from public;
grant execute on function private.due_milestones() to kinolume_server;
