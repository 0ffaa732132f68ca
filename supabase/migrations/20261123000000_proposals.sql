-- From an enquiry to a signed agreement: what the studio offers, in versions that are frozen when they are sent, what the
-- client says about them, what was signed, and the milestones that follow from it.
--
-- Written by the services alone. Whoever signs needs no account: an agreement belongs to a company, and its signer is asked
-- into it.

create table public.proposals (
  id uuid primary key default gen_random_uuid(),
  -- What it answers; one proposal for each.
  inbox_item_id uuid unique references public.inbox_items (id) on delete set null,
  -- Whose it is to read; of somebody new nobody's, until it is signed.
  company_id uuid references public.companies (id) on delete set null,
  -- The project that a change order is about.
  project_id uuid references public.projects (id) on delete set null,
  title text not null check (char_length(trim(title)) between 1 and 200),
  client_name text not null check (char_length(client_name) <= 200),
  recipient_name text not null check (char_length(recipient_name) <= 200),
  recipient_email text not null
    check (recipient_email = lower(recipient_email) and char_length(recipient_email) <= 254),
  state text not null default 'draft'
    check (state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- Of the newest version that was sent.
  version_number integer check (version_number > 0),
  valid_until date,
  net_pence bigint check (net_pence between 0 and 10000000000),
  sent_at timestamptz,
  opened_at timestamptz,
  closed_at timestamptz,
  -- Why it was declined or withdrawn.
  reason text check (char_length(reason) <= 2000),
  created_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state = 'draft' or num_nulls(version_number, valid_until, net_pence, sent_at) = 0)
);
create index proposals_company_id_idx on public.proposals (company_id, created_at desc);
create index proposals_project_id_idx on public.proposals (project_id);
create index proposals_created_by_idx on public.proposals (created_by);
create index proposals_state_idx on public.proposals (state, updated_at desc, id desc);
create index proposals_order_idx on public.proposals (updated_at desc, id desc);
create index proposals_open_idx on public.proposals (valid_until) where state = 'sent';
create index proposals_recipient_email_idx on public.proposals (recipient_email);

-- What the studio is writing: nobody else's to read, also where an earlier version was sent.
create table public.proposal_drafts (
  proposal_id uuid primary key references public.proposals (id) on delete cascade,
  -- domain/proposal/content.ts; what is typed and not complete is kept as well.
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.proposal_versions (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references public.proposals (id) on delete cascade,
  company_id uuid references public.companies (id) on delete set null,
  number integer not null check (number > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 200000),
  -- SHA-256 of the content's canonical form (RFC 8785).
  hash text not null check (hash ~ '^0x[0-9a-f]{64}$'),
  sent_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  unique (proposal_id, number)
);
create index proposal_versions_company_id_idx on public.proposal_versions (company_id);
create index proposal_versions_sent_by_idx on public.proposal_versions (sent_by);

-- Drawn once: what was signed is what was seen.
create table private.proposal_files (
  version_id uuid primary key references public.proposal_versions (id) on delete cascade,
  sha256 text not null check (sha256 ~ '^0x[0-9a-f]{64}$'),
  bytes bytea not null check (octet_length(bytes) <= 5000000),
  created_at timestamptz not null default now()
);

-- Whoever has the token reads the proposal; whoever reads its mailbox signs it.
create table private.proposal_links (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references public.proposals (id) on delete cascade,
  address text not null check (address = lower(address) and char_length(address) <= 254),
  token_hash bytea not null unique,
  opened_at timestamptz,
  -- A code counts once, for one version, some minutes long, and for some attempts.
  code_hash bytea,
  code_version_id uuid references public.proposal_versions (id) on delete cascade,
  code_until timestamptz,
  attempts smallint not null default 0 check (attempts between 0 and 100),
  created_at timestamptz not null default now(),
  unique (proposal_id, address)
);
create index proposal_links_code_version_id_idx on private.proposal_links (code_version_id);

create table public.proposal_comments (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references public.proposals (id) on delete cascade,
  version_id uuid not null references public.proposal_versions (id) on delete cascade,
  company_id uuid references public.companies (id) on delete set null,
  -- The block that it is about, by its name; null is about the whole.
  block text check (char_length(block) between 1 and 40),
  from_studio boolean not null,
  author_id uuid references public.profiles (user_id) on delete set null,
  author_name text not null check (char_length(author_name) <= 200),
  body text not null check (char_length(body) between 1 and 4000),
  created_at timestamptz not null default now()
);
create index proposal_comments_proposal_id_idx on public.proposal_comments (proposal_id, created_at);
create index proposal_comments_version_id_idx on public.proposal_comments (version_id);
create index proposal_comments_company_id_idx on public.proposal_comments (company_id);
create index proposal_comments_author_id_idx on public.proposal_comments (author_id);

-- What was signed, once for each version, and never changed.
create table public.agreements (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null unique references public.proposal_versions (id),
  proposal_id uuid not null references public.proposals (id),
  company_id uuid references public.companies (id) on delete set null,
  signer_name text not null,
  signer_role text not null,
  signer_email text not null,
  -- acceptance.json in its canonical form: who, what, when, by which words (domain/proposal/acceptance.ts).
  content text not null check (octet_length(content) <= 50000),
  content_hash text not null check (content_hash ~ '^0x[0-9a-f]{64}$'),
  net_pence bigint not null check (net_pence > 0),
  vat_pence bigint not null check (vat_pence >= 0),
  created_at timestamptz not null default now()
);
create index agreements_proposal_id_idx on public.agreements (proposal_id);
create index agreements_company_id_idx on public.agreements (company_id, created_at desc);
create index agreements_content_hash_idx on public.agreements (content_hash);

-- The steps of a project. One with an amount is charged when it is reached.
create table public.milestones (
  id uuid primary key default gen_random_uuid(),
  company_id uuid references public.companies (id) on delete set null,
  project_id uuid references public.projects (id) on delete set null,
  agreement_id uuid references public.agreements (id),
  position smallint not null check (position between 0 and 1000),
  title text not null check (char_length(trim(title)) between 1 and 200),
  due_on date,
  net_pence bigint not null default 0 check (net_pence between 0 and 10000000000),
  vat_rate integer not null default 2000 check (vat_rate in (0, 500, 2000)),
  -- What reaches it: the signature, its day, the approval of all its deliverables (when their hour of grace is over), or
  -- the studio's word.
  trigger text not null check (trigger in ('signing', 'date', 'approval', 'studio')),
  reached_at timestamptz,
  document_id uuid unique references public.billing_documents (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (trigger <> 'date' or due_on is not null),
  check (document_id is null or reached_at is not null)
);
create index milestones_project_id_idx on public.milestones (project_id, position);
create index milestones_company_id_idx on public.milestones (company_id);
create index milestones_agreement_id_idx on public.milestones (agreement_id);
create index milestones_waiting_idx on public.milestones (trigger, due_on) where document_id is null;

alter table public.pr_deliverables
  add column milestone_id uuid references public.milestones (id) on delete set null;
create index pr_deliverables_milestone_id_idx on public.pr_deliverables (milestone_id);
grant insert (milestone_id), update (milestone_id) on public.pr_deliverables to authenticated;

-- What was agreed on is charged: not a penny more or less.
create function private.check_agreed_sum() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  agreement uuid := coalesce(new.agreement_id, old.agreement_id);
begin
  if exists (
    select from public.agreements a
    where a.id = agreement and a.net_pence <> (
      select coalesce(sum(m.net_pence), 0) from public.milestones m where m.agreement_id = a.id
    )
  ) then
    raise exception 'The milestones of an agreement come to what was agreed on.' using errcode = '23514', hint = 'agreed';
  end if;
  return null;
end
$$;
create constraint trigger check_agreed_sum after insert or update of net_pence, agreement_id or delete on public.milestones
  deferrable initially deferred for each row execute function private.check_agreed_sum();

-- What somebody signed, or was sent, stays as it was; whose it is to read may change.
create function private.protect_signed() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv[0:] = to_jsonb(old) - tg_argv[0:] then
    return new;
  elsif tg_op = 'DELETE' and current_setting('proposal.forget', true) = 'on' and tg_table_name <> 'agreements' then
    return old;
  elsif tg_op = 'DELETE' and private.kept_until((to_jsonb(old) ->> 'created_at')::timestamptz::date) <= private.london_today() then
    return old;
  end if;
  raise exception 'What was sent or signed is never changed.' using errcode = '42501', hint = 'signed';
end
$$;
create trigger protect_signed before update or delete on public.agreements
  for each row execute function private.protect_signed('company_id');
create trigger protect_signed before update or delete on public.proposal_versions
  for each row execute function private.protect_signed('company_id', 'sent_by');
create trigger protect_signed before update or delete on private.proposal_files
  for each row execute function private.protect_signed('');
create function private.protect_signed_whole() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'What was sent or signed is never changed.' using errcode = '42501', hint = 'signed';
end
$$;
create trigger protect_whole before truncate on public.agreements
  for each statement execute function private.protect_signed_whole();
create trigger protect_whole before truncate on public.proposal_versions
  for each statement execute function private.protect_signed_whole();

-- A company that became part of another takes everything along.
create function private.move_proposals() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.proposals set company_id = new.merged_into where company_id = new.id;
  update public.proposal_versions set company_id = new.merged_into where company_id = new.id;
  update public.proposal_comments set company_id = new.merged_into where company_id = new.id;
  update public.agreements set company_id = new.merged_into where company_id = new.id;
  update public.milestones set company_id = new.merged_into where company_id = new.id;
  return null;
end
$$;
create trigger move_proposals after update of closed_at on public.companies
  for each row when (old.closed_at is null and new.closed_at is not null and new.merged_into is not null)
  execute function private.move_proposals();

-- The inbox: what a client says about a proposal is an item of its own.
alter table public.inbox_items
  add column proposal_id uuid unique references public.proposals (id) on delete cascade,
  drop constraint inbox_items_kind_check,
  add constraint inbox_items_kind_check check (
    kind in (
      'contact', 'quote', 'call', 'consultation', 'project', 'lead', 'question', 'chat', 'payment', 'proposal'
    )
  ),
  drop constraint inbox_items_check,
  add constraint inbox_items_check check (
    num_nonnulls(enquiry_id, lead_id, conversation_id, payment_id, proposal_id) = 1
  ),
  drop constraint inbox_items_answered_by_check,
  add constraint inbox_items_answered_by_check check (
    answered_by in ('mail', 'message', 'call', 'settlement', 'chat', 'proposal')
  );

create or replace function private.inbox_address(item public.inbox_items) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select lower(coalesce(
      (select e.email from public.enquiries e where e.id = item.enquiry_id),
      (select l.email from public.leads l where l.id = item.lead_id),
      (select p.email from public.eth_payments p where p.id = item.payment_id),
      (select p.recipient_email from public.proposals p where p.id = item.proposal_id),
      (
        select l.email from public.leads l
        where l.conversation_id = item.conversation_id order by l.created_at desc limit 1
      )
    ))
  );
end
$$;

create or replace function private.inbox_client(item public.inbox_items) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (select p.company_id from public.eth_payments p where p.id = item.payment_id),
    (select p.company_id from public.proposals p where p.id = item.proposal_id),
    private.current_company_of(private.inbox_person(item))
  );
end
$$;

create or replace function private.items_of_address(address text) returns setof uuid
language plpgsql stable rows 5 security definer set search_path = ''
as $$
begin
  return query
    select i.id from public.enquiries s join public.inbox_items i on i.enquiry_id = s.id
    where lower(s.email) = address
    union
    select i.id from public.leads s join public.inbox_items i on i.lead_id = s.id
    where lower(s.email) = address
    union
    select i.id from public.leads s
    join public.inbox_items i on i.conversation_id = s.conversation_id
    where lower(s.email) = address
    union
    select i.id from public.eth_payments s join public.inbox_items i on i.payment_id = s.id
    where lower(s.email) = address
    union
    select i.id from public.proposals s join public.inbox_items i on i.proposal_id = s.id
    where s.recipient_email = address;
end
$$;

create or replace function private.name_inbox_item(item uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(
      e.name, e.email, l.name,
      (
        select a.name from public.leads a
        where a.conversation_id = i.conversation_id order by a.created_at desc limit 1
      ),
      nullif(o.recipient_name, ''), o.recipient_email,
      private.name_account(coalesce(p.user_id, c.user_id)), p.email
    )
    from public.inbox_items i
    left join public.enquiries e on e.id = i.enquiry_id
    left join public.leads l on l.id = i.lead_id
    left join public.eth_payments p on p.id = i.payment_id
    left join public.chat_conversations c on c.id = i.conversation_id
    left join public.proposals o on o.id = i.proposal_id
    where i.id = item
  );
end
$$;

create or replace function private.read_inbox_clock(
  item public.inbox_items,
  out due_at timestamptz, out answered_at timestamptz, out answered_by text, out clock text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  client uuid := private.inbox_client(item);
  matter uuid[] := array(select private.same_matter(item.id));
  conversation uuid := coalesce(
    item.conversation_id, (select l.conversation_id from public.leads l where l.id = item.lead_id)
  );
begin
  due_at := item.received_at + interval '24 hours';
  -- Who sits in front of the chat waits there; who has left an address has been promised a mail.
  if exists (select from public.talks t where t.id = item.conversation_id and t.state = 'waiting')
    and not exists (select from public.leads l where l.conversation_id = item.conversation_id) then
    due_at := item.received_at + interval '15 minutes';
  end if;
  -- Whoever asked for a person waits for one in the chat itself.
  if item.conversation_id is not null and not exists (
    select from public.talks t where t.id = item.conversation_id and t.state in ('waiting', 'open')
  ) and not exists (
    select from public.chat_conversations c where c.id = item.conversation_id and c.user_id is not null
  ) then
    due_at := (
      select greatest(due_at, min(l.created_at) + interval '24 hours')
      from public.leads l where l.conversation_id = item.conversation_id having count(*) > 0
    );
  elsif exists (
    select from public.eth_payments p
    where p.id = item.payment_id and p.state = 'paid' and p.resolved_at is null
  ) then
    -- Another transfer has settled it: there is nothing left to say.
    due_at := null;
  end if;
  select a.at, a.by into answered_at, answered_by
  from (
    select r.created_at, 'mail' from public.inbox_replies r
    where r.item_id = any(matter)
    union all
    select k.called_at, 'call' from public.inbox_calls k
    where k.item_id = any(matter)
    union all
    -- What is written to a client after the matter was closed is about something else.
    select min(m.created_at), 'message' from public.messages m
    where m.company_id = client and m.from_studio
      and m.created_at between item.received_at and coalesce(item.closed_at, 'infinity')
    union all
    select min(m.created_at), 'chat' from public.chat_messages m
    where m.conversation_id = conversation and m.discipline is not null
      and m.created_at >= item.received_at
    union all
    select p.resolved_at, 'settlement' from public.eth_payments p where p.id = item.payment_id
    union all
    -- A word under the proposal, another version of it, or, to an enquiry, the proposal itself.
    select min(c.created_at), 'proposal' from public.proposal_comments c
    where c.proposal_id = item.proposal_id and c.from_studio and c.created_at >= item.received_at
    union all
    select min(v.created_at), 'proposal' from public.proposal_versions v
    where v.proposal_id in (
      select p.id from public.proposals p where p.inbox_item_id = item.id or p.id = item.proposal_id
    ) and v.created_at >= item.received_at
  ) as a (at, by)
  where a.at >= item.received_at
  order by a.at limit 1;
  clock := case
    when item.status = 'spam' then 'none'
    when answered_at is not null then 'answered'
    when due_at is null then 'none'
    when item.status = 'new' then 'running'
    else 'unanswered'
  end;
end
$$;

-- Each word of the client opens the item again, with a clock of its own; one of the studio stops it.
create function private.sync_proposal_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.from_studio then
    perform private.refresh_clocks(array(
      select i.id from public.inbox_items i where i.proposal_id = new.proposal_id
    ));
    return null;
  end if;
  insert into public.inbox_items as i (kind, proposal_id, received_at, search, owner_id)
  select 'proposal', new.proposal_id, new.created_at,
    private.inbox_search_text(p.recipient_name, p.recipient_email, p.client_name, p.title, new.body),
    (
      select u.id from auth.users u
      where u.id = p.created_by and u.deleted_at is null and u.raw_app_meta_data ->> 'role' = 'staff'
    )
  from public.proposals p where p.id = new.proposal_id
  on conflict (proposal_id) do update set
    search = left(excluded.search || ' ' || i.search, 6000),
    received_at = case
      when i.status = 'spam' or (i.status = 'new' and i.answered_at is null) then i.received_at
      else excluded.received_at
    end,
    status = case when i.status = 'spam' then 'spam' else 'new' end;
  return null;
end
$$;
create trigger sync_proposal_item after insert on public.proposal_comments
  for each row execute function private.sync_proposal_item();
create function private.refresh_proposal_clocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_clocks(array(
    select i.id from public.proposals p
    join public.inbox_items i on i.id = p.inbox_item_id or i.proposal_id = p.id
    where p.id = new.proposal_id
  ));
  return null;
end
$$;
create trigger refresh_proposal_clocks after insert on public.proposal_versions
  for each row execute function private.refresh_proposal_clocks();

-- Anchored as content is, so that anybody can check what was signed.
alter table public.content_anchors
  drop constraint content_anchors_content_type_check,
  add constraint content_anchors_content_type_check check (content_type in ('campaign', 'ledger', 'acceptance')),
  add column agreement_id uuid unique references public.agreements (id) on delete set null;

-- Who may do it.
create or replace function private.list_deeds() returns table (deed text, roles text[], words text)
language sql immutable set search_path = ''
as $$
  values
    ('inbox', array['producer'], 'work on the inbox'),
    ('clients', array['producer'], 'change clients'),
    ('projects', array['producer'], 'change projects'),
    ('proposals', array['producer'], 'write proposals'),
    ('campaigns', array['producer'], 'change campaigns'),
    ('messages', array['producer'], 'write to clients'),
    ('payments', array['finance'], 'settle payments'),
    ('invoices', array['finance'], 'write invoices and record money'),
    ('deliverables', array['editor'], 'change deliverables'),
    ('labs', array['editor'], 'change Labs'),
    ('assistant', array['editor'], 'teach the assistant'),
    ('answers', array['producer', 'editor'], 'change canned answers'),
    ('audit', array[]::text[], 'read the audit log'),
    ('staff', array[]::text[], 'change who works in the studio'),
    ('troubles', array[]::text[], 'deal with troubles')
$$;
do $$
declare
  name text;
begin
  foreach name in array array['proposals', 'proposal_drafts', 'proposal_versions', 'proposal_comments', 'agreements'] loop
    execute format(
      'create trigger "0_check_deed" before insert or update or delete on public.%I
        for each statement execute function private.check_deed(''proposals'')', name
    );
  end loop;
  foreach name in array array['proposals', 'proposal_versions', 'proposal_comments', 'agreements', 'milestones'] loop
    execute format(
      'create trigger write_audit_log after insert or update or delete on public.%I
        for each row execute function private.write_audit_log(
          ''content'', ''reason'', ''client_name'', ''recipient_name'', ''recipient_email'', ''author_name'',
          ''signer_name'', ''signer_role'', ''signer_email''
        )', name
    );
  end loop;
  foreach name in array array['proposals', 'proposal_drafts', 'milestones'] loop
    execute format(
      'create trigger keep_times before update on public.%I for each row execute function private.keep_times()', name
    );
  end loop;
  foreach name in array array[
    'proposals', 'proposal_drafts', 'proposal_versions', 'proposal_comments', 'agreements', 'milestones'
  ] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated, service_role', name);
    execute format('grant select on public.%I to authenticated, service_role', name);
  end loop;
end
$$;
create trigger "0_check_deed" before insert or update or delete on public.milestones
  for each statement execute function private.check_deed('projects');
alter table private.proposal_files enable row level security;
alter table private.proposal_links enable row level security;

create policy "Members read what their company was sent, staff all" on public.proposals
  for select to authenticated using (
    case when (select private.is_staff()) then true
    else state <> 'draft'
      and company_id between (select private.first_readable_company()) and (select private.last_readable_company())
    end
  );
create policy "Staff read what is being written" on public.proposal_drafts
  for select to authenticated using ((select private.is_staff()));
create policy "Members read the versions their company was sent, staff all" on public.proposal_versions
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
    or (company_id is null and (select private.is_staff()))
  );
create policy "Members read what was said of their proposals, staff all" on public.proposal_comments
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
    or (company_id is null and (select private.is_staff()))
  );
create policy "Members read what their company signed, staff all" on public.agreements
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
    or (company_id is null and (select private.is_staff()))
  );
create policy "Members read the milestones of their projects, staff all" on public.milestones
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
    or (company_id is null and (select private.is_staff()))
  );

revoke all on function private.check_agreed_sum(), private.protect_signed(), private.protect_signed_whole(),
  private.move_proposals(), private.sync_proposal_item(), private.refresh_proposal_clocks() from public;

select private.follow_changes(name::regclass) from unnest(array[
  'public.proposals', 'public.proposal_comments', 'public.milestones'
]) as name;
