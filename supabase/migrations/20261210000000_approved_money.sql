-- An approval releases money by itself and in no other way: it is the client's, of the newest version, and its hour is over.

-- What stands last at the newest version. A status alone is the studio's to write, and is nobody's approval.
create function private.is_approved_for_good(deliverable uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select last.decision = 'approve' and coalesce(last.final_at, last.created_at) <= now()
    from public.pr_deliverables d
    cross join lateral (
      select v.id from public.deliverable_versions v where v.deliverable_id = d.id order by v.number desc limit 1
    ) as newest
    cross join lateral (
      select r.decision, r.final_at, r.created_at from public.deliverable_reviews r
      where r.version_id = newest.id order by r.created_at desc, r.id limit 1
    ) as last
    where d.id = deliverable and d.status = 'approved'
  ), false)
$$;

-- As before, but for what counts as approved.
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
        where d.milestone_id = m.id and not private.is_approved_for_good(d.id)
      )
    )
  )
  order by m.created_at, m.position
  limit 500
$$;

-- By the studio's word: not where the client reads that an approval makes it due, and not before a day that they signed for. One
-- that waits for the approval of nothing is due when the studio says so, and its client reads that.
create or replace function public.reach_milestone(milestone uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.milestones;
begin
  if not private.is_staff() then
    raise exception 'Only the studio can do this.' using errcode = '42501';
  end if;
  select m.* into asked from public.milestones m where m.id = milestone for update;
  if not found then
    raise exception 'There is no such milestone.' using errcode = 'PT404';
  end if;
  if asked.reached_at is not null then
    return;
  end if;
  if asked.trigger = 'approval' and exists (
    select from public.pr_deliverables d where d.milestone_id = asked.id
  ) then
    raise exception 'The client''s approval makes this due, once it cannot be taken back any more. Nobody else can say so.'
      using errcode = 'PT409', hint = 'approval';
  end if;
  if asked.trigger = 'date' and asked.agreement_id is not null and asked.due_on > private.london_today() then
    raise exception 'Its client has signed that it is due on its day.' using errcode = 'PT409', hint = 'agreed';
  end if;
  update public.milestones m set reached_at = now() where m.id = asked.id;
end
$$;

-- As before, and the day of a milestone that is due on it comes no earlier than was signed.
create or replace function private.guard_milestone() returns trigger
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
  if old.agreement_id is not null and (
    tg_op = 'DELETE'
    or (new.net_pence, new.trigger) is distinct from (old.net_pence, old.trigger)
    or (old.trigger = 'date' and new.due_on < old.due_on)
  ) then
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

-- Without what was signed for, the approval of the rest would do. It was made by the signature with its milestone, and so at the
-- very same time; what the studio hangs on it later may go again.
create function private.guard_signed_deliverable() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (tg_op = 'DELETE' or new.milestone_id is distinct from old.milestone_id) and exists (
    select from public.milestones m
    where m.id = old.milestone_id and m.agreement_id is not null and m.trigger = 'approval'
      and m.reached_at is null and m.created_at = old.created_at
  ) then
    raise exception 'Its client has signed that its approval makes a milestone due: until then it stays there.'
      using errcode = 'PT409', hint = 'agreed';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
create trigger guard_signed_deliverable before update of milestone_id or delete on public.pr_deliverables
  for each row when (current_user = 'authenticated' and old.milestone_id is not null)
  execute function private.guard_signed_deliverable();

revoke all on function private.is_approved_for_good(uuid), private.guard_signed_deliverable() from public;
