-- What is said about a version, at a frame, over a range, in a region, on a page or in general; what the file of a version
-- is, so that a frame has a number; and how long what was approved may be used.
--
-- The client's answer to a version, its decision, stays where it was: deliverable_reviews.

-- One for each version with a file, by the server alone. Frames are the only unit: audio counts its milliseconds.
create table public.deliverable_media (
  version_id uuid primary key,
  deliverable_id uuid not null,
  -- `unplayable` is a file that browsers do not show: it is downloaded, and spoken of in general.
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'unplayable', 'failed')),
  kind text not null default 'other' check (kind in ('film', 'still', 'document', 'audio', 'other')),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  rate_num integer check (rate_num between 1 and 1000000),
  rate_den integer check (rate_den between 1 and 1000000),
  frame_count integer check (frame_count > 0),
  -- The number of the first frame by the film's own timecode.
  start_frame integer not null default 0 check (start_frame >= 0),
  is_drop boolean not null default false,
  is_variable boolean not null default false,
  width integer check (width between 1 and 100000),
  height integer check (height between 1 and 100000),
  rotation smallint not null default 0 check (rotation in (0, 90, 180, 270)),
  duration_ms bigint check (duration_ms >= 0),
  pages integer check (pages between 1 and 100000),
  -- Why it is not ready, in words for the studio.
  failure text check (char_length(failure) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (version_id, deliverable_id)
    references public.deliverable_versions (id, deliverable_id) on delete cascade,
  constraint deliverable_media_frames check (
    state <> 'ready' or kind not in ('film', 'audio') or num_nulls(rate_num, rate_den, frame_count) = 0
  ),
  constraint deliverable_media_pages check (state <> 'ready' or kind <> 'document' or pages is not null)
);
create index deliverable_media_deliverable_id_idx on public.deliverable_media (deliverable_id, version_id);
create trigger keep_times before update on public.deliverable_media
  for each row execute function private.keep_times();

create function private.await_media() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.deliverable_media (version_id, deliverable_id) values (new.id, new.deliverable_id);
  insert into private.jobs (kind, payload, unique_key)
  values ('probe-media', jsonb_build_object('id', new.id), new.id::text)
  on conflict (kind, unique_key) where finished_at is null and failed_at is null do nothing;
  perform pg_notify('kinolume_jobs', '');
  return null;
end
$$;
create trigger await_media after insert on public.deliverable_versions
  for each row when (new.object_path is not null) execute function private.await_media();

-- A part of the picture, as fractions of it. A hair of rounding is allowed at the far edges.
create function private.is_region(region jsonb) returns boolean
language sql immutable set search_path = ''
return case
  when jsonb_typeof(region) <> 'object' or not region ?& array['x', 'y', 'w', 'h']
    or region - array['x', 'y', 'w', 'h'] <> '{}' then false
  when exists (
    select from jsonb_each(region) as side
    where jsonb_typeof(side.value) <> 'number' or octet_length(side.value::text) > 30
  ) then false
  else (region ->> 'x')::numeric between 0 and 1 and (region ->> 'y')::numeric between 0 and 1
    and (region ->> 'w')::numeric > 0 and (region ->> 'h')::numeric > 0
    and (region ->> 'x')::numeric + (region ->> 'w')::numeric <= 1.000001
    and (region ->> 'y')::numeric + (region ->> 'h')::numeric <= 1.000001
end;

-- domain/review/drawing.ts says what a shape is. One of a kind that this version does not know is kept as it is.
create function private.is_drawing(drawing jsonb) returns boolean
language sql immutable set search_path = ''
return case
  when jsonb_typeof(drawing) <> 'object' or octet_length(drawing::text) > 65536 then false
  when drawing -> 'v' is distinct from '1' or jsonb_typeof(drawing -> 'shapes') is distinct from 'array' then false
  when jsonb_array_length(drawing -> 'shapes') not between 1 and 200 then false
  else not exists (
    select from jsonb_array_elements(drawing -> 'shapes') as shape (value)
    where jsonb_typeof(shape.value) <> 'object' or jsonb_typeof(shape.value -> 'kind') is distinct from 'string'
  ) and (
    select coalesce(sum(jsonb_array_length(shape.value -> 'points')), 0) <= 5000
    from jsonb_array_elements(drawing -> 'shapes') as shape (value)
    where jsonb_typeof(shape.value -> 'points') = 'array'
  )
end;
revoke all on function private.is_region(jsonb), private.is_drawing(jsonb), private.await_media() from public;
-- Whoever writes a row asks its checks.
grant execute on function private.is_region(jsonb), private.is_drawing(jsonb) to kinolume_server;

create table public.review_comments (
  -- Made by whoever writes it: sent twice, it is one comment.
  id uuid primary key,
  deliverable_id uuid not null,
  version_id uuid not null,
  -- The comment that this one answers; answers are not answered themselves.
  parent_id uuid,
  number integer not null check (number > 0),
  at_frame integer check (at_frame >= 0),
  -- The last frame of a range, which belongs to it.
  to_frame integer,
  page integer check (page > 0),
  region jsonb check (private.is_region(region)),
  body text not null check (char_length(body) <= 5000),
  author_id uuid references public.profiles (user_id) on delete set null,
  -- As it was when it was written.
  author_name text not null check (char_length(author_name) <= 200),
  by_studio boolean not null,
  -- Among the studio.
  is_internal boolean not null default false,
  has_drawing boolean not null default false,
  resolved_at timestamptz,
  resolved_by uuid references public.profiles (user_id) on delete set null,
  -- What is left of it then is its place in the list.
  withdrawn_at timestamptz,
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  unique (deliverable_id, number),
  unique (id, version_id),
  foreign key (deliverable_id) references public.pr_deliverables (id) on delete cascade,
  foreign key (version_id, deliverable_id)
    references public.deliverable_versions (id, deliverable_id) on delete cascade,
  foreign key (parent_id, version_id) references public.review_comments (id, version_id) on delete cascade,
  constraint review_comments_range check (to_frame is null or (at_frame is not null and to_frame >= at_frame)),
  constraint review_comments_one_place check (num_nonnulls(at_frame, page) <= 1),
  constraint review_comments_answers check (
    parent_id is null or (num_nonnulls(at_frame, page, region, resolved_at) = 0 and not has_drawing)
  ),
  constraint review_comments_internal check (by_studio or not is_internal),
  constraint review_comments_words check (trim(body) <> '' or has_drawing or withdrawn_at is not null)
);
create index review_comments_version_id_idx on public.review_comments (version_id, deliverable_id);
create index review_comments_parent_id_idx on public.review_comments (parent_id, version_id);
create index review_comments_author_id_idx on public.review_comments (author_id);
create index review_comments_resolved_by_idx on public.review_comments (resolved_by);
create index review_comments_open_idx on public.review_comments (deliverable_id, version_id)
  where parent_id is null and resolved_at is null and withdrawn_at is null;

-- Beside their comments, so that lists stay light.
create table public.review_drawings (
  comment_id uuid primary key references public.review_comments (id) on delete cascade,
  drawing jsonb not null check (private.is_drawing(drawing))
);

-- What a comment said before it was changed.
create table public.review_comment_edits (
  id uuid primary key default gen_random_uuid(),
  comment_id uuid not null references public.review_comments (id) on delete cascade,
  body text not null check (char_length(body) <= 5000),
  replaced_at timestamptz not null default now()
);
create index review_comment_edits_comment_id_idx on public.review_comment_edits (comment_id, replaced_at);

-- The last number of each deliverable. Whoever takes one holds the row until they commit: numbers have no gaps, and
-- follow each other as comments come to be seen.
create table private.review_counters (
  deliverable_id uuid primary key references public.pr_deliverables (id) on delete cascade,
  last_number integer not null default 0
);
alter table private.review_counters enable row level security;

-- The deliverable of a version, for somebody who may speak about it. Locked against being approved or superseded meanwhile, and
-- not against others who speak.
create function private.open_review(version uuid) returns public.pr_deliverables
language plpgsql volatile security definer set search_path = ''
as $$
declare
  target public.pr_deliverables;
  company uuid;
begin
  select d.* into target from public.pr_deliverables d
  where d.id = (select v.deliverable_id from public.deliverable_versions v where v.id = version)
  for share of d;
  company := coalesce(
    (select p.company_id from public.projects p where p.id = target.project_id),
    (select c.company_id from public.pr_campaigns c where c.id = target.campaign_id)
  );
  if target.id is null or (not private.is_staff() and private.role_in(company, auth.uid()) is null) then
    raise exception 'There is no such version among yours.' using errcode = 'PT404';
  end if;
  perform private.require_role(company, 'member');
  return target;
end
$$;

-- The comment itself, with its deliverable locked, for somebody who may speak about it and see it.
create function private.open_comment(comment uuid, out said public.review_comments, out target public.pr_deliverables)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  version uuid := (select c.version_id from public.review_comments c where c.id = comment);
begin
  if version is not null then
    target := private.open_review(version);
    select c.* into said from public.review_comments c where c.id = comment for update;
  end if;
  if said.id is null or (said.is_internal and not private.is_staff()) then
    raise exception 'There is no such comment among yours.' using errcode = 'PT404';
  end if;
end
$$;

-- Whether the place is one of the file. Only what was looked at has frames and pages.
create function private.check_review_place(comment public.review_comments) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  media public.deliverable_media;
begin
  if num_nonnulls(comment.at_frame, comment.page, comment.region) = 0 and not comment.has_drawing then
    return;
  end if;
  select m.* into media from public.deliverable_media m where m.version_id = comment.version_id;
  if media.state is distinct from 'ready' then
    raise exception 'This file has no frames or pages to point at. Say it in general.'
      using errcode = 'PT409', hint = 'unplayable';
  end if;
  if (case media.kind
    when 'film' then comment.at_frame is null or comment.page is not null
      or coalesce(comment.to_frame, comment.at_frame) >= media.frame_count
    when 'audio' then comment.at_frame is null or comment.page is not null or comment.region is not null
      or comment.has_drawing or coalesce(comment.to_frame, comment.at_frame) >= media.frame_count
    when 'document' then comment.page is null or comment.at_frame is not null or comment.page > media.pages
    when 'still' then num_nonnulls(comment.at_frame, comment.page) > 0
    else true
  end) then
    raise exception 'There is no such place in this file.' using errcode = 'PT400', hint = 'place';
  end if;
end
$$;

create function public.add_review_comment(
  id uuid, version uuid, body text, parent uuid default null, at_frame integer default null,
  to_frame integer default null, page integer default null, region jsonb default null, drawing jsonb default null,
  is_internal boolean default false
) returns public.review_comments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  target public.pr_deliverables := private.open_review(version);
  words text := trim(coalesce(add_review_comment.body, ''));
  made public.review_comments;
  answered public.review_comments;
begin
  if add_review_comment.id is null then
    raise exception 'A comment has an id.' using errcode = 'PT400';
  end if;
  -- From here on one at a time, until the commit: so that the same comment, sent twice, finds itself.
  insert into private.review_counters (deliverable_id) values (target.id) on conflict (deliverable_id) do nothing;
  perform from private.review_counters c where c.deliverable_id = target.id for update;
  select c.* into made from public.review_comments c where c.id = add_review_comment.id;
  if made.id is not null then
    if made.author_id is distinct from auth.uid() or made.version_id <> version then
      raise exception 'Another comment has this id.' using errcode = 'PT409', hint = 'id';
    end if;
    return made;
  end if;

  if char_length(words) > 5000 then
    raise exception 'The comment is longer than 5,000 characters.' using errcode = 'PT400', hint = 'body';
  end if;
  if words = '' and drawing is null then
    raise exception 'Please write something.' using errcode = 'PT400', hint = 'body';
  end if;
  if region is not null and not private.is_region(region) then
    raise exception 'A region lies within the picture.' using errcode = 'PT400', hint = 'region';
  end if;
  if drawing is not null and not private.is_drawing(drawing) then
    raise exception 'A drawing has up to 200 shapes, 5,000 points and 64 kB.'
      using errcode = 'PT400', hint = 'drawing';
  end if;
  if at_frame < 0 or page < 1 or (to_frame is not null and (at_frame is null or to_frame < at_frame)) then
    raise exception 'There is no such place in this file.' using errcode = 'PT400', hint = 'place';
  end if;

  made.id := add_review_comment.id;
  made.deliverable_id := target.id;
  made.version_id := version;
  made.body := words;
  made.author_id := auth.uid();
  made.author_name := left(coalesce(private.name_person(auth.uid()), ''), 200);
  made.by_studio := private.is_staff();
  made.is_internal := coalesce(add_review_comment.is_internal, false);
  made.has_drawing := drawing is not null;
  made.created_at := clock_timestamp();
  if parent is not null then
    select c.* into answered from public.review_comments c where c.id = parent;
    if answered.id is null or (answered.is_internal and not made.by_studio) then
      raise exception 'There is no such comment among yours.' using errcode = 'PT404';
    end if;
    if answered.parent_id is not null or answered.version_id <> version
      or num_nonnulls(at_frame, to_frame, page, region, drawing) > 0
    then
      raise exception 'An answer belongs to a comment on the same version, and has no place of its own.'
        using errcode = 'PT400', hint = 'parent';
    end if;
    if answered.withdrawn_at is not null then
      raise exception 'This comment was withdrawn.' using errcode = 'PT409', hint = 'withdrawn';
    end if;
    made.parent_id := parent;
    made.is_internal := answered.is_internal;
  else
    if target.status = 'approved' then
      raise exception 'This is approved. Comments can be answered, and no new ones made.'
        using errcode = 'PT409', hint = 'approved';
    end if;
    made.at_frame := add_review_comment.at_frame;
    made.to_frame := add_review_comment.to_frame;
    made.page := add_review_comment.page;
    made.region := add_review_comment.region;
    perform private.check_review_place(made);
  end if;
  if made.is_internal and not made.by_studio then
    raise exception 'Only the studio speaks among itself.' using errcode = '42501';
  end if;

  update private.review_counters c set last_number = c.last_number + 1
  where c.deliverable_id = target.id returning c.last_number into made.number;
  insert into public.review_comments select made.* on conflict do nothing;
  if not found then
    raise exception 'Another comment has this id.' using errcode = 'PT409', hint = 'id';
  end if;
  if drawing is not null then
    insert into public.review_drawings (comment_id, drawing) values (made.id, add_review_comment.drawing);
  end if;
  return made;
end
$$;
comment on function public.add_review_comment(
  uuid, uuid, text, uuid, integer, integer, integer, jsonb, jsonb, boolean
) is 'Safe as its owner: it goes on only where auth.uid() is staff or a member of the company whose work it is, and writes in their name.';

-- By whoever wrote it. What it said before is kept beside it.
create function public.edit_review_comment(id uuid, body text) returns public.review_comments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  words text := trim(coalesce(edit_review_comment.body, ''));
  opened record;
  made public.review_comments;
begin
  select o.* into opened from private.open_comment(edit_review_comment.id) o;
  made := opened.said;
  perform private.require_own_comment(made, opened.target);
  if char_length(words) > 5000 or (words = '' and not made.has_drawing) then
    raise exception 'A comment has up to 5,000 characters.' using errcode = 'PT400', hint = 'body';
  end if;
  if words = made.body then
    return made;
  end if;
  insert into public.review_comment_edits (comment_id, body) values (made.id, made.body);
  update public.review_comments c set body = words, edited_at = clock_timestamp()
  where c.id = made.id returning c.* into made;
  return made;
end
$$;
comment on function public.edit_review_comment(uuid, text) is
  'Safe as its owner: it goes on only for the one who wrote the comment, while they may still speak about that version.';

-- By whoever wrote it: the words and the drawing go, its number and its answers stay.
create function public.withdraw_review_comment(id uuid) returns public.review_comments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened record;
  made public.review_comments;
begin
  select o.* into opened from private.open_comment(withdraw_review_comment.id) o;
  made := opened.said;
  if made.withdrawn_at is not null and made.author_id = auth.uid() then
    return made;
  end if;
  perform private.require_own_comment(made, opened.target);
  delete from public.review_drawings d where d.comment_id = made.id;
  delete from public.review_comment_edits e where e.comment_id = made.id;
  update public.review_comments c
  set body = '', region = null, has_drawing = false, edited_at = null, withdrawn_at = clock_timestamp()
  where c.id = made.id returning c.* into made;
  return made;
end
$$;
comment on function public.withdraw_review_comment(uuid) is
  'Safe as its owner: it goes on only for the one who wrote the comment, while they may still speak about that version.';

create function private.require_own_comment(comment public.review_comments, target public.pr_deliverables) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if comment.author_id is distinct from auth.uid() then
    raise exception 'Only whoever wrote a comment changes it.' using errcode = '42501', hint = 'author';
  end if;
  if comment.withdrawn_at is not null then
    raise exception 'This comment was withdrawn.' using errcode = 'PT409', hint = 'withdrawn';
  end if;
  if target.status = 'approved' and comment.parent_id is null then
    raise exception 'This is approved. Comments can be answered, and no new ones made.'
      using errcode = 'PT409', hint = 'approved';
  end if;
end
$$;

-- By anybody who may speak about it, and after the approval, too. Said twice, it is said once.
create function public.resolve_review_comment(id uuid, is_resolved boolean) returns public.review_comments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.review_comments;
begin
  if is_resolved is null then
    raise exception 'A comment is resolved, or open again.' using errcode = 'PT400';
  end if;
  select (o.said).* into made from private.open_comment(resolve_review_comment.id) o;
  if made.parent_id is not null then
    raise exception 'A comment is resolved with all its answers.' using errcode = 'PT400', hint = 'parent';
  end if;
  if made.withdrawn_at is not null then
    raise exception 'This comment was withdrawn.' using errcode = 'PT409', hint = 'withdrawn';
  end if;
  if is_resolved = (made.resolved_at is not null) then
    return made;
  end if;
  update public.review_comments c
  set resolved_at = case when is_resolved then clock_timestamp() end,
    resolved_by = case when is_resolved then auth.uid() end
  where c.id = made.id returning c.* into made;
  return made;
end
$$;
comment on function public.resolve_review_comment(uuid, boolean) is
  'Safe as its owner: it goes on only where auth.uid() is staff or a member of the company whose work it is.';

revoke all on function private.open_review(uuid), private.open_comment(uuid),
  private.check_review_place(public.review_comments),
  private.require_own_comment(public.review_comments, public.pr_deliverables) from public;
revoke all on function
  public.add_review_comment(uuid, uuid, text, uuid, integer, integer, integer, jsonb, jsonb, boolean),
  public.edit_review_comment(uuid, text), public.withdraw_review_comment(uuid),
  public.resolve_review_comment(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function
  public.add_review_comment(uuid, uuid, text, uuid, integer, integer, integer, jsonb, jsonb, boolean),
  public.edit_review_comment(uuid, text), public.withdraw_review_comment(uuid),
  public.resolve_review_comment(uuid, boolean) to authenticated;

alter table public.deliverable_media enable row level security;
alter table public.review_comments enable row level security;
alter table public.review_drawings enable row level security;
alter table public.review_comment_edits enable row level security;
revoke all on public.deliverable_media, public.review_comments, public.review_drawings, public.review_comment_edits
  from anon, authenticated, service_role;
grant select on public.deliverable_media, public.review_comments, public.review_drawings, public.review_comment_edits
  to authenticated, service_role;
-- Words are changed by those who said them.
revoke update, delete on public.review_comments, public.review_drawings, public.review_comment_edits from kinolume_server;

create policy "Media are read with their deliverable" on public.deliverable_media
  for select to authenticated
  using (
    (select private.is_staff())
    or deliverable_id = any (array(select id from public.pr_deliverables))
  );
create policy "Comments are read with their deliverable, internal ones by staff" on public.review_comments
  for select to authenticated
  using (
    (select private.is_staff())
    or (not is_internal and deliverable_id = any (array(select id from public.pr_deliverables)))
  );
create policy "Drawings are read with their comment" on public.review_drawings
  for select to authenticated
  using ((select private.is_staff()) or exists (select from public.review_comments c where c.id = comment_id));
create policy "Earlier words are read with their comment" on public.review_comment_edits
  for select to authenticated
  using ((select private.is_staff()) or exists (select from public.review_comments c where c.id = comment_id));

create trigger write_audit_log after insert or update or delete on public.review_comments
  for each row execute function private.write_audit_log('author_name', 'region');

select private.follow_changes(name::regclass) from unnest(array[
  'public.review_comments', 'public.deliverable_media'
]) as name;

-- What the client may do with what was approved, and until when; without a day it does not end.
alter table public.pr_deliverables
  add column usage_rights text check (char_length(usage_rights) <= 2000),
  add column usage_ends_on date;
grant insert (usage_rights, usage_ends_on), update (usage_rights, usage_ends_on)
  on public.pr_deliverables to authenticated;
create index pr_deliverables_usage_ends_on_idx on public.pr_deliverables (usage_ends_on)
  where usage_ends_on is not null;

-- What was handed over before is looked at as well.
insert into public.deliverable_media (version_id, deliverable_id)
select v.id, v.deliverable_id from public.deliverable_versions v where v.object_path is not null;
insert into private.jobs (kind, payload, unique_key)
select 'probe-media', jsonb_build_object('id', m.version_id), m.version_id::text from public.deliverable_media m;

-- What an entry of the log is about. Whatever else is named by now stays as it is.
do $$
begin
  execute replace(
    pg_get_functiondef('private.name_row(text, text)'::regprocedure),
    E'    when ''inbox_items'' then\n',
    E'    when ''review_comments'' then
      row_name := (
        select d.title from public.review_comments t
        join public.pr_deliverables d on d.id = t.deliverable_id where t.id = row_id::uuid
      );
    when ''inbox_items'' then\n'
  );
end
$$;
