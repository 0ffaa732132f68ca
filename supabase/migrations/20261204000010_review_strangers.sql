-- What a stranger found in reviews.

-- Whatever a deliverable has, its columns of today with it, is for those who change deliverables; only on which milestone it
-- hangs is for whoever plans the project, too. A test holds that no column is left out.
drop trigger check_deed on public.pr_deliverables;
do $$
begin
  execute format(
    'create trigger check_deed before insert or delete or update of %s on public.pr_deliverables
      for each statement execute function private.check_deed(''deliverables'')',
    (
      select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
      where a.attrelid = 'public.pr_deliverables'::regclass and a.attnum > 0 and not a.attisdropped
        and a.attname <> 'milestone_id'
    )
  );
end
$$;

-- What can be read of some words: without what turns their direction, and nothing where nothing of them is seen.
create function private.clean_words(words text) returns text
language sql immutable set search_path = ''
return case
  when words ~ '[^\s\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\u3000\ufeff[:cntrl:]]'
    then btrim(regexp_replace(words, '[\u202a-\u202e\u2066-\u2069]', '', 'g'), E' \t\r\n\u00a0')
  else ''
end;

-- Shapes of the kinds that this version knows are what domain/review/drawing.ts says. Others are kept as they are.
create function private.is_share(value jsonb, most numeric default 1) returns boolean
language sql immutable set search_path = ''
return coalesce(case
  when jsonb_typeof(value) = 'number' and octet_length(value::text) <= 30 then value::numeric between 0 and most
end, false);
create function private.is_point(value jsonb) returns boolean
language sql immutable set search_path = ''
return coalesce(case
  when jsonb_typeof(value) = 'array' and jsonb_array_length(value) = 2
    then private.is_share(value -> 0) and private.is_share(value -> 1)
end, false);
create function private.is_shape(shape jsonb) returns boolean
language sql immutable set search_path = ''
return case
  when jsonb_typeof(shape) is distinct from 'object' or jsonb_typeof(shape -> 'kind') is distinct from 'string' then false
  when shape ->> 'kind' not in ('stroke', 'line', 'arrow', 'box', 'ellipse', 'text') then true
  when not private.is_share(shape -> 'colour', 15) or (shape ->> 'colour')::numeric % 1 <> 0 then false
  when not private.is_share(shape -> case shape ->> 'kind' when 'text' then 'size' else 'width' end, 0.2) then false
  when (shape ->> case shape ->> 'kind' when 'text' then 'size' else 'width' end)::numeric = 0 then false
  when shape ->> 'kind' = 'stroke' then jsonb_typeof(shape -> 'points') is not distinct from 'array' and not exists (
    select from jsonb_array_elements(shape -> 'points') as point (value) where not private.is_point(point.value)
  )
  when shape ->> 'kind' in ('line', 'arrow') then private.is_point(shape -> 'from') and private.is_point(shape -> 'to')
  when not private.is_share(shape -> 'x') or not private.is_share(shape -> 'y') then false
  when shape ->> 'kind' = 'text'
    then jsonb_typeof(shape -> 'text') is not distinct from 'string' and char_length(shape ->> 'text') <= 500
  else private.is_share(shape -> 'w') and private.is_share(shape -> 'h')
end;
create or replace function private.is_drawing(drawing jsonb) returns boolean
language sql immutable set search_path = ''
return case
  when jsonb_typeof(drawing) <> 'object' or octet_length(drawing::text) > 65536 then false
  when drawing -> 'v' is distinct from '1' or jsonb_typeof(drawing -> 'shapes') is distinct from 'array' then false
  when jsonb_array_length(drawing -> 'shapes') not between 1 and 200 then false
  else (
    select coalesce(sum(jsonb_array_length(shape.value -> 'points')), 0) <= 5000
    from jsonb_array_elements(drawing -> 'shapes') as shape (value)
    where jsonb_typeof(shape.value -> 'points') = 'array'
  ) and not exists (
    select from jsonb_array_elements(drawing -> 'shapes') as shape (value) where not private.is_shape(shape.value)
  )
end;
revoke all on function private.clean_words(text), private.is_share(jsonb, numeric), private.is_point(jsonb),
  private.is_shape(jsonb) from public;
grant execute on function private.is_share(jsonb, numeric), private.is_point(jsonb), private.is_shape(jsonb)
  to kinolume_server;

-- What the studio says among itself has numbers of its own, from a million on: a gap would tell of it.
alter table private.review_counters add column last_internal integer not null default 0;

do $$
declare
  change record;
  written text;
begin
  for change in
    select * from (values
      (
        'public.add_review_comment(uuid, uuid, text, uuid, integer, integer, integer, jsonb, jsonb, boolean)',
        'trim(coalesce(add_review_comment.body, ''''))', 'private.clean_words(coalesce(add_review_comment.body, ''''))'
      ),
      (
        'public.add_review_comment(uuid, uuid, text, uuid, integer, integer, integer, jsonb, jsonb, boolean)',
        E'set last_number = c.last_number + 1\n  where c.deliverable_id = target.id returning c.last_number into made.number',
        E'set last_number = c.last_number + (not made.is_internal)::integer,\n    last_internal = c.last_internal + made.is_internal::integer\n  where c.deliverable_id = target.id\n  returning case when made.is_internal then 1000000 + c.last_internal else c.last_number end into made.number'
      ),
      (
        'public.edit_review_comment(uuid, text)',
        'trim(coalesce(edit_review_comment.body, ''''))', 'private.clean_words(coalesce(edit_review_comment.body, ''''))'
      )
    ) as t (signature, before, after)
  loop
    written := pg_get_functiondef(change.signature::regprocedure);
    if strpos(written, change.before) = 0 then
      raise exception 'Not found in %: %', change.signature, change.before;
    end if;
    execute replace(written, change.before, change.after);
  end loop;
end
$$;

-- As before, and: whoever decides says how many decisions on the version they have seen, and is asked again where a colleague's
-- came meanwhile. Open comments are what should change, without a word more. An approval that is taken back leaves what was
-- asked for before it.
drop function public.review_deliverable(uuid, text, text);
create function public.review_deliverable(
  version uuid, decision text, comment text default '', decisions_seen integer default null
) returns public.deliverable_reviews
language plpgsql volatile security definer set search_path = ''
as $$
declare
  words text := private.clean_words(coalesce(comment, ''));
  target public.pr_deliverables;
  company uuid;
  reviewed public.deliverable_versions;
  made public.deliverable_reviews;
  open_comments integer;
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
  for update of d;
  company := coalesce(
    (select p.company_id from public.projects p where p.id = target.project_id),
    (select c.company_id from public.pr_campaigns c where c.id = target.campaign_id)
  );
  if private.role_in(company, auth.uid()) is null then
    raise exception 'There is no such version among yours.' using errcode = 'PT404';
  end if;
  perform private.require_role(company, 'approver');
  select v.* into reviewed from public.deliverable_versions v where v.id = version;
  if decision = 'changes' and words = '' then
    select count(*) into open_comments from public.review_comments c
    where c.version_id = version and c.parent_id is null and c.resolved_at is null and c.withdrawn_at is null
      and not c.is_internal;
    words := case open_comments
      when 0 then '' when 1 then '1 comment is open.' else open_comments || ' comments are open.'
    end;
  end if;

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
  if decisions_seen < (select count(*) from public.deliverable_reviews r where r.version_id = version) then
    raise exception '% Please look at it, and decide again.',
      coalesce(nullif(private.name_person(made.reviewer_id), ''), 'A colleague') || case made.decision
        when 'approve' then ' has approved this version meanwhile.'
        when 'changes' then ' has asked for changes meanwhile.'
        else ' has taken the approval back meanwhile.'
      end
      using errcode = 'PT409', hint = 'answered';
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
  set status = case
    when made.decision = 'approve' then 'approved'
    when made.decision = 'changes' or exists (
      select from public.deliverable_reviews r where r.version_id = version and r.decision = 'changes'
    ) then 'changes_requested'
    else 'delivered'
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
comment on function public.review_deliverable(uuid, text, text, integer) is
  'Safe as its owner: it goes on only where auth.uid() is an approver of the company whose work it is, which it locks.';
revoke all on function public.review_deliverable(uuid, text, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.review_deliverable(uuid, text, text, integer) to authenticated;
