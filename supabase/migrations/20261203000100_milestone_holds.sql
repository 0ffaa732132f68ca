-- Why a milestone that is reached has no invoice yet, in the code of the refusal: for the studio, which can do something about it.
create table public.milestone_holds (
  milestone_id uuid primary key references public.milestones (id) on delete cascade,
  code text not null check (char_length(code) between 1 and 40),
  -- What of it, such as the letters that a PDF has not.
  detail text not null default '' check (char_length(detail) <= 500),
  created_at timestamptz not null default now()
);
alter table public.milestone_holds enable row level security;
revoke all on public.milestone_holds from anon, authenticated, service_role;
grant select on public.milestone_holds to authenticated, service_role;
create policy "Staff read why an invoice waits" on public.milestone_holds
  for select to authenticated using ((select private.is_staff()));

select private.follow_changes('public.milestone_holds'::regclass);

-- However it comes to be charged, nothing holds it then.
create function private.end_milestone_hold() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.milestone_holds where milestone_id = new.id;
  return null;
end
$$;
create trigger end_milestone_hold after update of document_id on public.milestones
  for each row when (old.document_id is null and new.document_id is not null)
  execute function private.end_milestone_hold();
revoke all on function private.end_milestone_hold() from public;
