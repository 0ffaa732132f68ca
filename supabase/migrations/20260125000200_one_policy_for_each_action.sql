-- One policy for each action of a role: PostgreSQL asks every policy that permits for every row, and joined with `or`
-- they are answered by no index.

drop policy "Clients read their own profile" on public.profiles;
drop policy "Staff read every profile" on public.profiles;
create policy "Clients read their own profile, staff all" on public.profiles
  for select to authenticated using (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
  );
drop policy "Clients edit their own profile" on public.profiles;
drop policy "Staff edit every profile" on public.profiles;
create policy "Clients edit their own profile, staff all" on public.profiles
  for update to authenticated
  using (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
  )
  with check (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
  );

drop policy "Clients write in their own conversation" on public.messages;
drop policy "Staff write in every conversation" on public.messages;
create policy "Clients write in their own conversation, staff in all" on public.messages
  for insert to authenticated with check (
    user_id between (select private.first_readable_owner()) and (select private.last_readable_owner())
  );

drop policy "Clients draft campaigns of their own" on public.pr_campaigns;
drop policy "Staff add campaigns" on public.pr_campaigns;
create policy "Clients draft campaigns of their own, staff add any" on public.pr_campaigns
  for insert to authenticated with check (
    (select private.is_staff())
    or (
      user_id = (select auth.uid()) and status = 'draft' and package_id is null
      and not blockchain_verified and blockchain_hash is null
    )
  );

drop policy "Clients read the versions of their campaigns" on public.campaign_versions;
drop policy "Staff read every version" on public.campaign_versions;
create policy "Versions are read with their campaign" on public.campaign_versions
  for select to authenticated
  using (campaign_id = any (array(select id from public.pr_campaigns)));

drop policy "Everyone reads published posts" on public.substack_posts;
drop policy "Staff read every post" on public.substack_posts;
create policy "Visitors read published posts" on public.substack_posts
  for select to anon using (published);
create policy "Clients read published posts, staff all" on public.substack_posts
  for select to authenticated using (published or (select private.is_staff()));

drop policy "Clients listen on their own channel" on realtime.messages;
drop policy "Staff listen on the channels of clients" on realtime.messages;
create policy "Clients listen on their own channel, staff on those of clients" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast'
    and (
      (select realtime.topic()) = 'client:' || (select auth.uid())
      or ((select realtime.topic()) like 'client:%' and (select private.is_staff()))
    )
  );
drop policy "Clients speak on their own channel" on realtime.messages;
drop policy "Staff speak on the channels of clients" on realtime.messages;
create policy "Clients speak on their own channel, staff on those of clients" on realtime.messages
  for insert to authenticated
  with check (
    extension = 'broadcast'
    and (
      (select realtime.topic()) = 'client:' || (select auth.uid())
      or ((select realtime.topic()) like 'client:%' and (select private.is_staff()))
    )
  );

-- Files: a client's own lie in a folder named after their account, what was delivered in one named after its campaign or
-- project. Pictures of the newsletter are the server's alone to write.
drop policy "Clients keep their own attachments and avatar" on storage.objects;
drop policy "Clients read what was delivered to them" on storage.objects;
drop policy "Staff read every file" on storage.objects;
drop policy "Staff manage files" on storage.objects;
create policy "Clients read their own files and what was delivered, staff all" on storage.objects
  for select to authenticated
  using (
    (select private.is_staff())
    or (
      bucket_id in ('attachments', 'avatars')
      and split_part(name, '/', 1) = (select auth.uid())::text
    )
    or (
      bucket_id = 'deliverables'
      and split_part(name, '/', 1) in (
        select id::text from public.pr_campaigns where user_id = (select auth.uid())
        union all
        select id::text from public.projects where user_id = (select auth.uid())
      )
    )
  );
do $$
declare
  writable text := $rule$(
    case when (select private.is_staff()) then bucket_id <> 'labs'
    else
      bucket_id in ('attachments', 'avatars')
      and split_part(name, '/', 1) = (select auth.uid())::text
    end
  )$rule$;
begin
  execute 'create policy "Clients add attachments and an avatar, staff files" on storage.objects
    for insert to authenticated with check ' || writable;
  execute 'create policy "Clients replace attachments and avatar, staff files" on storage.objects
    for update to authenticated using ' || writable || ' with check ' || writable;
  execute 'create policy "Clients remove attachments and avatar, staff files" on storage.objects
    for delete to authenticated using ' || writable;
end
$$;
