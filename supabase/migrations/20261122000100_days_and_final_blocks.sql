-- As before, but an earlier day is for whoever owns the books alone, which is how the demo gets its past: the server, whom
-- every request works as, would otherwise antedate what it issues by a setting. Issuing runs with its owner's rights, so it is
-- asked who entered: the role of the session, else its login.
create or replace function private.london_today() returns date
language sql stable set search_path = ''
return least(
  (clock_timestamp() at time zone 'Europe/London')::date,
  case
    when (
      select pg_has_role(coalesce(nullif(current_setting('role'), 'none')::name, session_user), n.nspowner, 'usage')
      from pg_namespace n where n.nspname = 'private'
    )
    then nullif(current_setting('billing.today', true), '')::date
  end
);

-- Final blocks that are others than before stop whoever follows the chain. Once somebody has looked at the nodes and says so,
-- it goes back to before them and follows the chain as it is now.
alter table private.followed_chains add column may_go_back boolean not null default false;

-- As before, and for payments on a chain that disagrees.
create or replace function public.settle_trouble(trouble uuid, again boolean default true) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_trouble public.troubles;
begin
  if not private.staff_may('troubles') then
    perform private.refuse_deed('troubles');
  end if;
  select t.* into found_trouble from public.troubles t
  where t.id = trouble and t.ended_at is null for update;
  if not found then
    raise exception 'This has been mended meanwhile.' using errcode = 'PT404';
  end if;
  if found_trouble.kind = 'job' then
    perform private.settle_failed_jobs(found_trouble.subject, again);
  elsif found_trouble.kind = 'mail' and found_trouble.subject = 'failed' then
    update private.outbox o
    set failed_at = case when again then null else o.failed_at end,
      attempts = case when again then 0 else o.attempts end,
      next_attempt_at = case when again then now() else o.next_attempt_at end,
      let_go_at = case when not again then now() end
    where private.is_given_up(o);
    perform pg_notify('kinolume_outbox', '');
  elsif found_trouble.kind = 'chain' and found_trouble.subject = 'payments' and again then
    update private.followed_chains set may_go_back = true;
    update private.jobs j set run_at = now()
    where j.kind = 'follow-payments' and j.finished_at is null and j.failed_at is null and j.locked_by is null;
    perform pg_notify('kinolume_jobs', '');
  else
    raise exception 'This ends by itself once it is mended.' using errcode = 'PT409';
  end if;
  -- One that comes round by the clock ends when it has succeeded, and so do payments.
  update public.troubles t set ended_at = now()
  where t.id = trouble and not (found_trouble.facts ? 'since') and found_trouble.kind <> 'chain';
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(), 'authenticated', 'update', 'troubles', trouble::text,
    jsonb_build_object('settled', jsonb_build_array(null, case when again then 'tried again' else 'let go' end))
  );
end
$$;
comment on function public.settle_trouble(uuid, boolean) is
  'Safe as its owner: private.staff_may() is its first line, and it lets jobs, mails or payments be tried again, or jobs and mails be let go, which is logged.';
