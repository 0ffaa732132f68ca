-- What a stranger found in reviews: words that were approved, words that come twice, and drawings that are none.

-- What was said before the approval stands as it was. Of what was said since, only answers are left, and they are their author's.
-- An approval that nobody dated stands for all of it.
create or replace function private.require_own_comment(
  comment public.review_comments, target public.pr_deliverables
) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if comment.author_id is distinct from auth.uid() then
    raise exception 'Only whoever wrote a comment changes it.' using errcode = '42501', hint = 'author';
  end if;
  if comment.withdrawn_at is not null then
    raise exception 'This comment was withdrawn.' using errcode = 'PT409', hint = 'withdrawn';
  end if;
  if target.status = 'approved' and comment.created_at <= coalesce((
    select max(r.created_at) from public.deliverable_reviews r
    where r.deliverable_id = target.id and r.decision = 'approve'
  ), 'infinity') then
    raise exception 'This is approved: what was said before stands as it was.'
      using errcode = 'PT409', hint = 'approved';
  end if;
end
$$;

-- Beyond what domain/review/drawing.ts allows; whatever else is wrong with a drawing is another fault.
create function private.is_large_drawing(drawing jsonb) returns boolean
language sql immutable set search_path = ''
return case
  when octet_length(drawing::text) > 65536 then true
  when jsonb_typeof(drawing -> 'shapes') is distinct from 'array' then false
  when jsonb_array_length(drawing -> 'shapes') > 200 then true
  else (
    select coalesce(sum(case jsonb_typeof(shape.value -> 'points')
      when 'array' then jsonb_array_length(shape.value -> 'points')
    end), 0) > 5000
    from jsonb_array_elements(drawing -> 'shapes') as shape (value)
  )
end;

-- Whether what comes under the id of a comment is what came first: its first wording, where it was and what was drawn. Of what
-- was withdrawn nothing is left to be compared.
create function private.is_said_again(
  known public.review_comments, words text, asked public.review_comments, drawing jsonb
) returns boolean
language sql stable security definer set search_path = ''
return known.withdrawn_at is not null or (
  words = coalesce((
    select e.body from public.review_comment_edits e
    where e.comment_id = known.id order by e.replaced_at limit 1
  ), known.body)
  and (known.parent_id, known.at_frame, known.to_frame, known.page, known.region)
    is not distinct from (asked.parent_id, asked.at_frame, asked.to_frame, asked.page, asked.region)
  -- An answer is as internal as what it answers.
  and (known.parent_id is not null or known.is_internal = coalesce(asked.is_internal, false))
  and drawing is not distinct from (select d.drawing from public.review_drawings d where d.comment_id = known.id)
);
revoke all on function private.is_large_drawing(jsonb),
  private.is_said_again(public.review_comments, text, public.review_comments, jsonb) from public;

do $$
declare
  change record;
  of_function constant regprocedure :=
    'public.add_review_comment(uuid, uuid, text, uuid, integer, integer, integer, jsonb, jsonb, boolean)';
  written text;
begin
  for change in
    select * from (values
      (
        E'  answered public.review_comments;\nbegin\n',
        E'  answered public.review_comments;\n  asked public.review_comments;\nbegin\n'
      ),
      (
        E'    return made;\n  end if;\n\n  if char_length(words)',
        E'    asked.parent_id := parent;\n    asked.at_frame := add_review_comment.at_frame;\n'
        '    asked.to_frame := add_review_comment.to_frame;\n    asked.page := add_review_comment.page;\n'
        '    asked.region := add_review_comment.region;\n    asked.is_internal := add_review_comment.is_internal;\n'
        '    if not private.is_said_again(made, words, asked, add_review_comment.drawing) then\n'
        '      raise exception ''The same request came before with other words.''\n'
        '        using errcode = ''PT409'', hint = ''id_used'';\n    end if;\n'
        '    return made;\n  end if;\n\n  if char_length(words)'
      ),
      (
        E'    raise exception ''A drawing has up to 200 shapes, 5,000 points and 64 kB.''\n      using',
        E'    raise exception ''%'', case when private.is_large_drawing(drawing)\n'
        '        then ''A drawing has up to 200 shapes, 5,000 points and 64 kB.''\n'
        '        else ''This is no drawing that can be shown: one of version 1 has at least one shape, each with a place, a width and a colour.''\n'
        '      end\n      using'
      )
    ) as t (before, after)
  loop
    written := pg_get_functiondef(of_function);
    if strpos(written, change.before) = 0 then
      raise exception 'Not found in %: %', of_function, change.before;
    end if;
    execute replace(written, change.before, change.after);
  end loop;
end
$$;
