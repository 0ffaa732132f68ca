-- A deliverable is handed over in versions, and each is approved or sent back by the client. Files lie in the bucket
-- `deliverables`, in the folder of the campaign or project; what was handed over is never changed, only superseded.
alter table public.pr_deliverables
  drop constraint pr_deliverables_status_check,
  add constraint pr_deliverables_status_check check (
    status in ('planned', 'in_progress', 'delivered', 'changes_requested', 'approved')
  );

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

create table public.deliverable_reviews (
  id uuid primary key default gen_random_uuid(),
  deliverable_id uuid not null,
  version_id uuid not null,
  decision text not null check (decision in ('approve', 'changes')),
  comment text not null default '' check (char_length(comment) <= 5000),
  reviewer_id uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (deliverable_id) references public.pr_deliverables (id) on delete cascade,
  foreign key (version_id, deliverable_id)
    references public.deliverable_versions (id, deliverable_id) on delete cascade,
  check (decision = 'approve' or trim(comment) <> '' or reviewer_id is null)
);
create index deliverable_reviews_deliverable_id_idx on public.deliverable_reviews (deliverable_id);
create index deliverable_reviews_version_id_idx
  on public.deliverable_reviews (version_id, deliverable_id);
create index deliverable_reviews_reviewer_id_idx on public.deliverable_reviews (reviewer_id);

alter table public.project_events
  drop constraint project_events_kind_check,
  add constraint project_events_kind_check check (
    kind in (
      'created', 'status', 'progress', 'date', 'title', 'brief', 'priority', 'budget',
      'deliverable', 'approval', 'changes'
    )
  );

-- Mails are written by the server, from words it keeps: here they are only asked for, in the transaction of their cause.
create function private.ask_for_mail(job_kind text, about uuid) returns void
language sql volatile set search_path = ''
as $$
  insert into private.jobs (kind, payload) values (job_kind, jsonb_build_object('id', about));
  select pg_notify('kinolume_jobs', '');
$$;
revoke all on function private.ask_for_mail(text, uuid) from public;

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
    perform private.ask_for_mail('tell-of-delivery', new.id);
  end if;
  return null;
end
$$;
revoke all on function private.write_version_event() from public;

create trigger write_version_event after insert on public.deliverable_versions
  for each row execute function private.write_version_event();

-- Whatever counts as delivered has a version, so that it can be answered: one without a file where none was uploaded.
drop trigger write_delivery_event_on_insert on public.pr_deliverables;
drop trigger write_delivery_event_on_update on public.pr_deliverables;
drop function private.write_delivery_event();

create function private.keep_first_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.deliverable_versions (deliverable_id, number, uploaded_by, created_at)
  select new.id, 1, auth.uid(), coalesce(new.delivered_at, now())
  where not exists (select from public.deliverable_versions v where v.deliverable_id = new.id);
  return null;
end
$$;
revoke all on function private.keep_first_version() from public;

create trigger keep_first_version after insert or update of status on public.pr_deliverables
  for each row when (new.status in ('delivered', 'approved'))
  execute function private.keep_first_version();

-- Those delivered before there were versions have their event already.
alter table public.deliverable_versions disable trigger write_version_event;
insert into public.deliverable_versions (deliverable_id, number, created_at)
select id, 1, coalesce(delivered_at, updated_at) from public.pr_deliverables
where status in ('delivered', 'approved');
alter table public.deliverable_versions enable trigger write_version_event;

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

-- The client's answer to a version. Answered twice alike, it is one answer.
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
  if decision is null or decision not in ('approve', 'changes') then
    raise exception 'A version is approved, or changes are asked for.' using errcode = 'PT400';
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
  if target.status = 'approved' then
    raise exception 'This version is approved already.'
      using errcode = 'PT409', hint = 'already_approved';
  end if;
  if target.status not in ('delivered', 'changes_requested') then
    raise exception 'This has not been delivered yet.' using errcode = 'PT409', hint = 'not_delivered';
  end if;
  if decision = 'changes' and words = '' then
    raise exception 'Please say what should change.' using errcode = 'PT400', hint = 'comment';
  end if;

  insert into public.deliverable_reviews (
    deliverable_id, version_id, decision, comment, reviewer_id, created_at
  )
  -- Two answers in one transaction still have an order.
  values (target.id, version, decision, words, auth.uid(), clock_timestamp())
  returning * into made;
  update public.pr_deliverables d
  set status = case made.decision when 'approve' then 'approved' else 'changes_requested' end
  where d.id = target.id;
  if target.project_id is not null then
    insert into public.project_events (project_id, kind, after)
    values (
      target.project_id, case made.decision when 'approve' then 'approval' else 'changes' end,
      target.title
    );
  end if;
  perform private.ask_for_mail('tell-of-review', made.id);
  return made;
end
$$;
revoke all on function public.deliver_version(uuid, text, text, text),
  public.review_deliverable(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.deliver_version(uuid, text, text, text),
  public.review_deliverable(uuid, text, text) to authenticated;

create trigger write_audit_log after insert or update or delete on public.deliverable_versions
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.deliverable_reviews
  for each row execute function private.write_audit_log('comment');

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

-- A file that was handed over stays as it was, whoever asks: what was approved is what lies there.
create policy "Delivered files are not replaced" on storage.objects
  as restrictive for update to authenticated
  using (
    bucket_id <> 'deliverables'
    or not exists (select from public.deliverable_versions v where v.object_path = objects.name)
  );
create policy "Delivered files are not removed" on storage.objects
  as restrictive for delete to authenticated
  using (
    bucket_id <> 'deliverables'
    or not exists (select from public.deliverable_versions v where v.object_path = objects.name)
  );
