-- One policy answers each list read, and in a form that an index can serve. With a policy for clients and one
-- for staff the planner sees `own or staff`, and walks the whole table for a client's few rows.

-- The owners whose rows the caller may read, as a range: a client's is one id wide, staff have all of it.
create function private.first_readable_owner() returns uuid
language sql stable
return case
  when private.is_staff() then '00000000-0000-0000-0000-000000000000'::uuid
  else auth.uid()
end;
create function private.last_readable_owner() returns uuid
language sql stable
return case
  when private.is_staff() then 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid
  else auth.uid()
end;
revoke all on function private.first_readable_owner(), private.last_readable_owner() from public;
grant execute on function private.first_readable_owner(), private.last_readable_owner()
  to authenticated;

drop policy "Clients read their own projects" on public.projects;
drop policy "Staff manage projects" on public.projects;
create policy "Clients read their own projects, staff all" on public.projects
  for select to authenticated using (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
  );
create policy "Staff add projects" on public.projects
  for insert to authenticated with check ((select private.is_staff()));
create policy "Staff edit projects" on public.projects
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete projects" on public.projects
  for delete to authenticated using ((select private.is_staff()));

drop policy "Clients read their own campaigns" on public.pr_campaigns;
drop policy "Staff manage campaigns" on public.pr_campaigns;
-- A campaign that waits to be claimed has no owner, so it lies outside every range.
create policy "Clients read their own campaigns, staff all" on public.pr_campaigns
  for select to authenticated using (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
    or (user_id is null and (select private.is_staff()))
  );
create policy "Staff add campaigns" on public.pr_campaigns
  for insert to authenticated with check ((select private.is_staff()));
create policy "Staff edit campaigns" on public.pr_campaigns
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- What hangs on a campaign or a project is read by whoever reads that: the inner query is under its policy.
drop policy "Clients read the metrics of their campaigns" on public.pr_campaign_metrics;
drop policy "Staff manage metrics" on public.pr_campaign_metrics;
create policy "Metrics are read with their campaign" on public.pr_campaign_metrics
  for select to authenticated
  using (campaign_id = any (array(select id from public.pr_campaigns)));
create policy "Staff add metrics" on public.pr_campaign_metrics
  for insert to authenticated with check ((select private.is_staff()));
create policy "Staff edit metrics" on public.pr_campaign_metrics
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete metrics" on public.pr_campaign_metrics
  for delete to authenticated using ((select private.is_staff()));

drop policy "Clients read the deliverables of their campaigns" on public.pr_deliverables;
drop policy "Staff manage deliverables" on public.pr_deliverables;
create policy "Deliverables are read with what they belong to" on public.pr_deliverables
  for select to authenticated
  using (
    campaign_id = any (array(select id from public.pr_campaigns))
    or project_id = any (array(select id from public.projects))
  );
create policy "Staff add deliverables" on public.pr_deliverables
  for insert to authenticated with check ((select private.is_staff()));
create policy "Staff edit deliverables" on public.pr_deliverables
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete deliverables" on public.pr_deliverables
  for delete to authenticated using ((select private.is_staff()));

create policy "Events are read with their project" on public.project_events
  for select to authenticated
  using (project_id = any (array(select id from public.projects)));

drop policy "Clients read their own conversation" on public.messages;
drop policy "Staff read every conversation" on public.messages;
create policy "Clients read their own conversation, staff all" on public.messages
  for select to authenticated using (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
  );

drop policy "Clients read their own payments" on public.eth_payments;
drop policy "Staff read every payment" on public.eth_payments;
create policy "Clients read their own payments, staff all" on public.eth_payments
  for select to authenticated using (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
    or (user_id is null and (select private.is_staff()))
  );

drop policy "Clients read the anchors of their campaigns" on public.content_anchors;
drop policy "Staff read every anchor" on public.content_anchors;
create policy "Anchors are read with their campaign" on public.content_anchors
  for select to authenticated
  using (
    campaign_id = any (array(select id from public.pr_campaigns))
    or (campaign_id is null and (select private.is_staff()))
  );
