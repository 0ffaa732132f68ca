-- Who speaks to clients in a review as the studio; and a decision that does not say what was seen.

create or replace function private.list_deeds() returns table (deed text, roles text[], words text)
language sql immutable set search_path = ''
as $$
  values
    ('inbox', array['producer'], 'work on the inbox'),
    ('clients', array['producer'], 'change clients'),
    ('projects', array['producer'], 'change projects'),
    ('proposals', array['producer'], 'write proposals'),
    ('calendar', array['producer'], 'change the calendar'),
    ('campaigns', array['producer'], 'change campaigns'),
    ('messages', array['producer'], 'write to clients'),
    ('payments', array['finance'], 'settle payments'),
    ('invoices', array['finance'], 'write invoices and record money'),
    ('deliverables', array['editor'], 'change deliverables'),
    ('reviews', array['producer', 'editor'], 'comment on deliverables'),
    ('labs', array['editor'], 'change Labs'),
    ('assistant', array['editor'], 'teach the assistant'),
    ('answers', array['producer', 'editor'], 'change canned answers'),
    ('audit', array[]::text[], 'read the audit log'),
    ('staff', array[]::text[], 'change who works in the studio'),
    ('troubles', array[]::text[], 'deal with troubles')
$$;

-- By name the first of its triggers.
create trigger "0_check_deed" before insert or update or delete on public.review_comments
  for each statement execute function private.check_deed('reviews');

-- Whoever does not say how many decisions they have seen has seen their own, and those before it: a colleague's that came after
-- is no less to be looked at.
do $$
declare
  written text := pg_get_functiondef('public.review_deliverable(uuid, text, text, integer)'::regprocedure);
  before text := 'if decisions_seen < (select count(*)';
begin
  if strpos(written, before) = 0 then
    raise exception 'Not found in review_deliverable: %', before;
  end if;
  execute replace(
    written, before,
    E'if coalesce(decisions_seen, (\n    select count(*) from public.deliverable_reviews r where r.version_id = version and r.created_at <= (\n      select max(o.created_at) from public.deliverable_reviews o\n      where o.version_id = version and o.reviewer_id = auth.uid()\n    )\n  )) < (select count(*)'
  );
end
$$;
