-- As before, and a project stays while a change order for it is with the client: what they would sign names it.
create or replace function private.guard_signed_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.milestones m where m.project_id = old.id and m.agreement_id is not null) then
    raise exception 'Its client has signed for this project. Cancel it instead.' using errcode = 'PT409', hint = 'agreed';
  end if;
  if exists (select from public.proposals p where p.project_id = old.id and p.state = 'sent') then
    raise exception 'A change order for this project is with the client. Withdraw it first.'
      using errcode = 'PT409', hint = 'proposed';
  end if;
  return old;
end
$$;
