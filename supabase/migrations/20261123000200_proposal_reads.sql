-- The studio's list of proposals, the newest word first. `view`: 'draft', 'sent', 'accepted', 'closed' for those that came to
-- nothing, or null for all. `term` stands anywhere in the title, the names or the address.
create function public.list_proposals(
  view text default null, term text default null, company uuid default null, skip integer default 0,
  size integer default 51
) returns table (
  id uuid, title text, client_name text, recipient_name text, recipient_email text, state text, net_pence bigint,
  valid_until date, sent_at timestamptz, opened_at timestamptz, closed_at timestamptz, version_number integer,
  company_id uuid, client text, project_id uuid, is_asked boolean, is_edited boolean, updated_at timestamptz
)
language sql stable set search_path = ''
as $$
  with page as materialized (
    select p.* from public.proposals p
    where (
        view is null or p.state = view
        or (view = 'closed' and p.state in ('declined', 'withdrawn', 'expired'))
      )
      and (company is null or p.company_id = company)
      and (
        term is null
        or concat_ws(' ', p.title, p.client_name, p.recipient_name, p.recipient_email)
          ilike '%' || regexp_replace(trim(term), '([\\%_])', '\\\1', 'g') || '%'
      )
    order by p.updated_at desc, p.id desc
    limit least(size, 100) offset greatest(skip, 0)
  )
  select p.id, p.title, p.client_name, p.recipient_name, p.recipient_email, p.state,
    coalesce(p.net_pence, (
      -- What is typed and is no sum yet counts as nothing.
      select sum((part ->> 'net_pence')::numeric)
      from (
        select each from jsonb_array_elements(
          case jsonb_typeof(d.content -> 'milestones') when 'array' then d.content -> 'milestones' else '[]' end
        ) as each
        union all
        select each from jsonb_array_elements(
          case jsonb_typeof(d.content -> 'options') when 'array' then d.content -> 'options' else '[]' end
        ) as each
        where each -> 'chosen' = 'true'
      ) as parts (part)
      where jsonb_typeof(part -> 'net_pence') = 'number' and abs((part ->> 'net_pence')::numeric) < 1e12
    )::bigint),
    p.valid_until, p.sent_at, p.opened_at, p.closed_at, p.version_number, p.company_id, n.client, p.project_id,
    coalesce(not (
      select c.from_studio from public.proposal_comments c
      where c.proposal_id = p.id order by c.created_at desc, c.id desc limit 1
    ), false),
    coalesce(d.updated_at > p.sent_at, false),
    p.updated_at
  from page p
  left join public.proposal_drafts d on d.proposal_id = p.id
  left join public.client_names() n on n.company_id = p.company_id
  order by p.updated_at desc, p.id desc
$$;

revoke all on function public.list_proposals(text, text, uuid, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_proposals(text, text, uuid, integer, integer) to authenticated;
