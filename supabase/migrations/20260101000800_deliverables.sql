-- A deliverable belongs to a campaign or to a project. It is handed over in versions, and each is approved or sent back by
-- the client. Files lie in the bucket `deliverables`, in the folder of the campaign or project; what was handed over is
-- never changed, only superseded.
create table public.pr_deliverables (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid references public.pr_campaigns (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  description text check (char_length(description) <= 10000),
  deliverable_type text not null default 'other' check (
    deliverable_type in (
      'press_release', 'media_kit', 'article', 'interview', 'social_post', 'film', 'report', 'other'
    )
  ),
  status text not null default 'planned'
    check (status in ('planned', 'in_progress', 'delivered', 'changes_requested', 'approved')),
  due_date date,
  delivered_at timestamptz,
  url text check (url ~* '^https?://' and char_length(url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  project_id uuid references public.projects (id) on delete cascade,
  constraint pr_deliverables_one_owner check (num_nonnulls(campaign_id, project_id) = 1)
);
create index pr_deliverables_campaign_id_created_at_idx
  on public.pr_deliverables (campaign_id, created_at desc);
create index pr_deliverables_project_id_created_at_idx
  on public.pr_deliverables (project_id, created_at desc);

create table public.deliverable_versions (
  id uuid primary key default gen_random_uuid(),
  deliverable_id uuid not null references public.pr_deliverables (id) on delete cascade,
  number integer not null check (number > 0),
  -- Null where nothing was uploaded: the deliverable's address is then what was handed over.
  object_path text unique check (char_length(object_path) <= 1024),
  file_name text check (char_length(file_name) between 1 and 200),
  file_type text check (char_length(file_type) <= 200),
  file_size bigint check (file_size >= 0),
  note text not null default '' check (char_length(note) <= 2000),
  -- Null where the server brought it in.
  uploaded_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  unique (deliverable_id, number),
  unique (id, deliverable_id),
  check (num_nulls(object_path, file_name, file_type, file_size) in (0, 4))
);
create index deliverable_versions_uploaded_by_idx on public.deliverable_versions (uploaded_by);

-- An approval can be taken back for an hour. What follows from it waits until then.
create table public.deliverable_reviews (
  id uuid primary key default gen_random_uuid(),
  deliverable_id uuid not null,
  version_id uuid not null,
  decision text not null check (decision in ('approve', 'changes', 'withdraw')),
  comment text not null default '' check (char_length(comment) <= 5000),
  reviewer_id uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  -- The one place that says when an approval is final, for the screens, for whoever takes it back, and for the job that
  -- tells of it.
  final_at timestamptz,
  foreign key (deliverable_id) references public.pr_deliverables (id) on delete cascade,
  foreign key (version_id, deliverable_id)
    references public.deliverable_versions (id, deliverable_id) on delete cascade,
  check (decision <> 'changes' or trim(comment) <> '' or reviewer_id is null),
  constraint deliverable_reviews_only_approvals_wait check (final_at is null or decision = 'approve')
);
create index deliverable_reviews_deliverable_id_idx on public.deliverable_reviews (deliverable_id);
create index deliverable_reviews_version_id_idx
  on public.deliverable_reviews (version_id, deliverable_id);
create index deliverable_reviews_reviewer_id_idx on public.deliverable_reviews (reviewer_id);

-- The title in `after`; in `before` the number of the version, from the second on.
create function private.write_version_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.project_events (project_id, kind, before, after, at)
  select d.project_id, 'deliverable', case when new.number > 1 then new.number::text end, d.title,
    new.created_at
  from public.pr_deliverables d where d.id = new.deliverable_id and d.project_id is not null;
  if new.uploaded_by is not null then
    perform private.enqueue_mail_job('notify-delivery', new.id);
  end if;
  return null;
end
$$;
revoke all on function private.write_version_event() from public;

create trigger write_version_event after insert on public.deliverable_versions
  for each row execute function private.write_version_event();

-- Whatever counts as delivered has a version, so that it can be answered: one without a file where none was uploaded.
create function private.add_first_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.deliverable_versions (deliverable_id, number, uploaded_by, created_at)
  select new.id, 1, auth.uid(), coalesce(new.delivered_at, now())
  where not exists (select from public.deliverable_versions v where v.deliverable_id = new.id);
  return null;
end
$$;
revoke all on function private.add_first_version() from public;

create trigger add_first_version after insert or update of status on public.pr_deliverables
  for each row when (new.status in ('delivered', 'approved'))
  execute function private.add_first_version();

create function private.check_delivered_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_file('deliverables', new.object_path);
  return null;
end
$$;
revoke all on function private.check_delivered_file() from public;
create trigger check_delivered_file after insert on public.deliverable_versions
  for each row when (new.object_path is not null) execute function private.check_delivered_file();

-- Hands over a new version. What the file is comes from its own row in storage, not from the caller. Told twice of the
-- same file, it is one version.
create function public.deliver_version(
  deliverable uuid, object_path text default null, file_name text default null, note text default ''
) returns public.deliverable_versions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  target public.pr_deliverables;
  made public.deliverable_versions;
  stored jsonb;
begin
  if not private.is_staff() then
    raise exception 'Only the studio delivers.' using errcode = '42501';
  end if;
  select d.* into target from public.pr_deliverables d where d.id = deliverable for update;
  if not found then
    raise exception 'There is no such deliverable.' using errcode = 'PT404';
  end if;
  if object_path is null then
    if target.url is null then
      raise exception 'There is neither a file nor an address to deliver.' using errcode = 'PT400';
    end if;
  else
    select v.* into made from public.deliverable_versions v
    where v.object_path = deliver_version.object_path and v.deliverable_id = target.id;
    if found then
      return made;
    end if;
    if split_part(object_path, '/', 1) <> coalesce(target.campaign_id, target.project_id)::text then
      raise exception 'The file lies in the folder of another project or campaign.' using errcode = 'PT400';
    end if;
    select o.metadata into stored from storage.objects o
    where o.bucket_id = 'deliverables' and o.name = object_path;
    if not found then
      raise exception 'The file has not been uploaded.' using errcode = 'PT409';
    end if;
  end if;
  insert into public.deliverable_versions (
    deliverable_id, number, object_path, file_name, file_type, file_size, note, uploaded_by
  )
  values (
    target.id,
    (select coalesce(max(v.number), 0) + 1 from public.deliverable_versions v
      where v.deliverable_id = target.id),
    deliver_version.object_path,
    case when stored is not null then coalesce(
      nullif(left(trim(deliver_version.file_name), 200), ''),
      right(substring(deliver_version.object_path from '[^/]+$'), 200)
    ) end,
    case when stored is not null then coalesce(stored ->> 'mimetype', 'application/octet-stream') end,
    case when stored is not null then coalesce((stored ->> 'size')::bigint, 0) end,
    trim(coalesce(deliver_version.note, '')),
    auth.uid()
  )
  returning * into made;
  update public.pr_deliverables d set status = 'delivered', delivered_at = made.created_at
  where d.id = target.id;
  return made;
end
$$;
revoke all on function public.deliver_version(uuid, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.deliver_version(uuid, text, text, text) to authenticated;
comment on function public.deliver_version(uuid, text, text, text) is
  'Safe as its owner: private.is_staff() is its first line, and the file must lie in the folder of its own work.';

-- The client's answer to a version, or its approval taken back. Answered twice alike, it is one answer.
create function public.review_deliverable(version uuid, decision text, comment text default '')
returns public.deliverable_reviews
language plpgsql volatile security definer set search_path = ''
as $$
declare
  words text := trim(coalesce(comment, ''));
  target public.pr_deliverables;
  reviewed public.deliverable_versions;
  made public.deliverable_reviews;
begin
  if decision is null or decision not in ('approve', 'changes', 'withdraw') then
    raise exception 'A version is approved, its approval is taken back, or changes are asked for.'
      using errcode = 'PT400';
  end if;
  if char_length(words) > 5000 then
    raise exception 'The comment is longer than 5,000 characters.' using errcode = 'PT400';
  end if;
  -- Locked, so that no new version comes between the look and the answer.
  select d.* into target from public.pr_deliverables d
  where d.id = (select v.deliverable_id from public.deliverable_versions v where v.id = version)
    and auth.uid() = coalesce(
      (select p.user_id from public.projects p where p.id = d.project_id),
      (select c.user_id from public.pr_campaigns c where c.id = d.campaign_id)
    )
  for update of d;
  if not found then
    raise exception 'There is no such version among yours.' using errcode = 'PT404';
  end if;
  select v.* into reviewed from public.deliverable_versions v where v.id = version;

  select r.* into made from public.deliverable_reviews r
  where r.version_id = version order by r.created_at desc, r.id limit 1;
  if found and made.reviewer_id = auth.uid() and made.decision = review_deliverable.decision
    and made.comment = words
  then
    return made;
  end if;

  if exists (
    select from public.deliverable_versions v
    where v.deliverable_id = target.id and v.number > reviewed.number
  ) then
    raise exception 'A newer version has been delivered since. Please look at that one.'
      using errcode = 'PT409', hint = 'superseded';
  end if;
  if decision = 'withdraw' then
    if target.status <> 'approved' or made.decision is distinct from 'approve' then
      raise exception 'There is no approval to take back.' using errcode = 'PT409', hint = 'not_approved';
    end if;
    if made.final_at is null or made.final_at <= clock_timestamp() then
      raise exception 'The hour is over: the approval is final. Write to the studio.'
        using errcode = 'PT409', hint = 'final';
    end if;
  elsif target.status = 'approved' then
    raise exception 'This version is approved already.'
      using errcode = 'PT409', hint = 'already_approved';
  elsif target.status not in ('delivered', 'changes_requested') then
    raise exception 'This has not been delivered yet.' using errcode = 'PT409', hint = 'not_delivered';
  end if;
  if decision = 'changes' and words = '' then
    raise exception 'Please say what should change.' using errcode = 'PT400', hint = 'comment';
  end if;

  insert into public.deliverable_reviews (
    deliverable_id, version_id, decision, comment, reviewer_id, created_at, final_at
  )
  -- Two answers in one transaction still have an order.
  values (
    target.id, version, decision, words, auth.uid(), clock_timestamp(),
    case decision when 'approve' then clock_timestamp() + interval '1 hour' end
  )
  returning * into made;
  update public.pr_deliverables d
  set status = case made.decision
    when 'approve' then 'approved' when 'withdraw' then 'delivered' else 'changes_requested'
  end
  where d.id = target.id;
  if target.project_id is not null then
    insert into public.project_events (project_id, kind, after)
    values (
      target.project_id,
      case made.decision
        when 'approve' then 'approval' when 'withdraw' then 'withdrawal' else 'changes'
      end,
      target.title
    );
  end if;
  -- Of an approval that is taken back nobody was told yet.
  if made.decision <> 'withdraw' then
    perform private.enqueue_mail_job('notify-review', made.id, made.final_at);
  end if;
  return made;
end
$$;
revoke all on function public.review_deliverable(uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.review_deliverable(uuid, text, text) to authenticated;
comment on function public.review_deliverable(uuid, text, text) is
  'Safe as its owner: it goes on only where auth.uid() owns the project or campaign, whose row it locks.';

create trigger keep_times before update on public.pr_deliverables
  for each row execute function private.keep_times();
create trigger write_audit_log after insert or update or delete on public.pr_deliverables
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.deliverable_versions
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.deliverable_reviews
  for each row execute function private.write_audit_log('comment');
create trigger require_recent_sign_in before delete on public.pr_deliverables
  for each statement execute function private.require_recent_sign_in();

alter table public.pr_deliverables enable row level security;
revoke all on public.pr_deliverables from anon, authenticated, service_role;
grant select, insert, update, delete on public.pr_deliverables to service_role;
grant select, delete on public.pr_deliverables to authenticated;
grant insert (
  id, campaign_id, project_id, title, description, deliverable_type, status, due_date, delivered_at, url
) on public.pr_deliverables to authenticated;
grant update (title, description, deliverable_type, status, due_date, delivered_at, url)
  on public.pr_deliverables to authenticated;

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

alter table public.deliverable_versions enable row level security;
alter table public.deliverable_reviews enable row level security;
revoke all on public.deliverable_versions, public.deliverable_reviews
  from anon, authenticated, service_role;
grant select on public.deliverable_versions, public.deliverable_reviews to authenticated, service_role;
-- Nobody takes back what was handed over or answered.
revoke update, delete on public.deliverable_versions, public.deliverable_reviews from kinolume_server;

-- Read with their deliverable. Staff, who read all, need no list of them first.
create policy "Versions are read with their deliverable" on public.deliverable_versions
  for select to authenticated
  using (
    (select private.is_staff())
    or deliverable_id = any (array(select id from public.pr_deliverables))
  );
create policy "Reviews are read with their deliverable" on public.deliverable_reviews
  for select to authenticated
  using (
    (select private.is_staff())
    or deliverable_id = any (array(select id from public.pr_deliverables))
  );
