-- Who changed what in the studio's business. Only the trigger writes; staff read.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No foreign key: what an account did outlives it.
  actor_id uuid,
  actor_role text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id text not null,
  -- {column: [before, after]}
  changes jsonb not null default '{}'
);
create index audit_log_at_idx on public.audit_log (at desc);
create index audit_log_row_idx on public.audit_log (table_name, row_id);

create function private.write_audit_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  changed jsonb := '{}';
begin
  -- The log is no second home for personal data: inserted and deleted rows are named, not copied,
  -- and of an update the columns that hold such data are left out.
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(a.key, jsonb_build_array(before -> a.key, a.value)), '{}')
    into changed
    from jsonb_each(after) a
    where a.value is distinct from before -> a.key
      and a.key not in ('updated_at', 'name', 'email', 'company', 'message', 'studio_note');
    if changed = '{}' then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changes)
  values (
    auth.uid(),
    coalesce(auth.role(), 'server'),
    lower(tg_op),
    tg_table_name,
    coalesce(after ->> 'id', before ->> 'id'),
    changed
  );
  return null;
end
$$;
revoke all on function private.write_audit_log() from public;

create trigger write_audit_log after insert or update or delete on public.projects
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.pr_packages
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.pr_campaigns
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.pr_campaign_metrics
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.pr_deliverables
  for each row execute function private.write_audit_log();
create trigger write_audit_log after update or delete on public.leads
  for each row execute function private.write_audit_log();
create trigger write_audit_log after update or delete on public.enquiries
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.eth_payments
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.content_anchors
  for each row execute function private.write_audit_log();

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
-- Not even the server may rewrite it.
revoke insert, update, delete on public.audit_log from kinolume_server;
grant select on public.audit_log to service_role, authenticated;

create policy "Staff read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_staff()));
