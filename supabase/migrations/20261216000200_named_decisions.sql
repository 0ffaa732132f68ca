-- A project's history names who decided. Gone with the account; of a company that has ended there is no name.
alter table public.project_events
  add column by_id uuid references public.profiles (user_id) on delete set null;
comment on column public.project_events.by_id is 'Who decided; of what nobody decided, null.';
create index project_events_by_id_idx on public.project_events (by_id);

-- Both were written in one transaction: the event has its beginning, the decision a moment within it.
update public.project_events e set by_id = r.reviewer_id
from public.deliverable_reviews r
join public.pr_deliverables d on d.id = r.deliverable_id
where d.project_id = e.project_id and d.title = e.after and r.reviewer_id is not null
  and e.kind = case r.decision
    when 'approve' then 'approval' when 'withdraw' then 'withdrawal' else 'changes'
  end
  and r.created_at between e.at and e.at + interval '10 seconds';

do $$
declare
  change record;
  written text;
begin
  for change in
    select * from (values
      ('public.review_deliverable(uuid, text, text, integer)',
       'insert into public.project_events (project_id, kind, after)',
       'insert into public.project_events (project_id, kind, after, by_id)'),
      ('public.review_deliverable(uuid, text, text, integer)',
       E'      end,\n      target.title\n    );',
       E'      end,\n      target.title, made.reviewer_id\n    );'),
      ('private.anonymise_company(uuid)',
       'update public.project_events set before = null, after = null',
       'update public.project_events set before = null, after = null, by_id = null')
    ) as t (of_function, before, after)
  loop
    written := pg_get_functiondef(change.of_function::regprocedure);
    if strpos(written, change.before) = 0 then
      raise exception 'Not found in %: %', change.of_function, change.before;
    end if;
    execute replace(written, change.before, change.after);
  end loop;
end
$$;
