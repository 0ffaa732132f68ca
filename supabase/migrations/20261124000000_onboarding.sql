-- The first days of a project: the brief that its client writes, what their brand looks like, and what they have said of the rest.
-- What is still missing is nowhere ticked off: it is read from what is there.

-- Of each project that was signed for, and of those for which the studio asks for a brief; it goes by the project's id.
create table public.onboardings (
  id uuid primary key references public.projects (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  agreement_id uuid references public.agreements (id) on delete set null,
  -- The brief: what the story must do, for whom, what it must say and must not, what they like, who decides, and by when.
  story text not null default '' check (char_length(story) <= 4000),
  audience text not null default '' check (char_length(audience) <= 4000),
  must_say text not null default '' check (char_length(must_say) <= 4000),
  must_not_say text not null default '' check (char_length(must_not_say) <= 4000),
  examples text not null default '' check (char_length(examples) <= 4000),
  contacts text not null default '' check (char_length(contacts) <= 4000),
  deadlines text not null default '' check (char_length(deadlines) <= 4000),
  -- Counts the writings: by it somebody's later one is noticed.
  revision integer not null default 0,
  edited_by uuid references public.profiles (user_id) on delete set null,
  edited_at timestamptz,
  handed_in_by uuid references public.profiles (user_id) on delete set null,
  handed_in_at timestamptz check (handed_in_at is null or (trim(story) <> '' and trim(audience) <> '')),
  -- What the client says where nothing will come: nobody else is to be invited, there are no files.
  is_alone boolean not null default false,
  has_no_files boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index onboardings_company_id_idx on public.onboardings (company_id);
create index onboardings_agreement_id_idx on public.onboardings (agreement_id);
create index onboardings_edited_by_idx on public.onboardings (edited_by);
create index onboardings_handed_in_by_idx on public.onboardings (handed_in_by);

-- Logos, fonts, guidelines, whatever the brief speaks of. They lie among the company's attachments, in a folder of the project.
create table public.brand_files (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.onboardings (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  object_path text not null unique check (char_length(object_path) <= 1024),
  -- As its sender called it.
  file_name text not null check (char_length(file_name) between 1 and 255),
  file_type text not null,
  file_size bigint not null,
  added_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now()
);
create index brand_files_project_id_idx on public.brand_files (project_id, created_at);
create index brand_files_company_id_idx on public.brand_files (company_id);
create index brand_files_added_by_idx on public.brand_files (added_by);

alter table public.onboardings enable row level security;
alter table public.brand_files enable row level security;
revoke all on public.onboardings, public.brand_files from anon, authenticated, service_role;
grant select on public.onboardings, public.brand_files to authenticated, service_role;
grant insert (id) on public.onboardings to authenticated;
grant update (is_alone, has_no_files) on public.onboardings to authenticated;
grant insert (id, project_id, object_path, file_name) on public.brand_files to authenticated;
grant delete on public.brand_files to authenticated;

create policy "Members read their company's first days, staff all" on public.onboardings
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
  );
create policy "Staff ask for a brief" on public.onboardings
  for insert to authenticated with check ((select private.is_staff()));
create policy "Members say what will not come" on public.onboardings
  for update to authenticated
  using (company_id = any (array(select private.companies_as('member'))))
  with check (company_id = any (array(select private.companies_as('member'))));
create policy "Members read their company's brand files, staff all" on public.brand_files
  for select to authenticated using (
    company_id between (select private.first_readable_company()) and (select private.last_readable_company())
  );
create policy "Members add brand files" on public.brand_files
  for insert to authenticated with check (company_id = any (array(select private.companies_as('member'))));
create policy "Members remove brand files" on public.brand_files
  for delete to authenticated using (company_id = any (array(select private.companies_as('member'))));

create trigger "0_check_deed" before insert or update or delete on public.onboardings
  for each statement execute function private.check_deed('projects');
create trigger keep_times before update on public.onboardings
  for each row execute function private.keep_times();
create trigger write_audit_log after insert or update or delete on public.onboardings
  for each row execute function private.write_audit_log('*');

-- Whose it is follows from its project, whoever writes it.
create function private.fill_onboarding() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.company_id := coalesce(new.company_id, (select p.company_id from public.projects p where p.id = new.id));
  return new;
end
$$;
create trigger fill_onboarding before insert on public.onboardings
  for each row execute function private.fill_onboarding();

-- Until the studio begins, everything may still be changed; a brief that is late is taken after that, too, and stays.
create function private.is_brief_open(onboarding public.onboardings) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  status text := (select p.status from public.projects p where p.id = onboarding.id);
begin
  return status = 'pending' or (onboarding.handed_in_at is null and status in ('in_progress', 'review'));
end
$$;

-- Writes the brief of somebody who has seen its `seen`th writing; answers which this one is. Sent twice it is stored once.
create function public.save_brief(project uuid, seen integer, brief jsonb, hand_in boolean default false)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stands public.onboardings;
  given public.onboardings;
begin
  select * into stands from public.onboardings o
  where o.id = project and o.company_id = any (array(select private.companies_as('viewer')))
  for update;
  if stands.id is null then
    raise exception 'There is no such brief.' using errcode = 'PT404';
  elsif not private.has_role(stands.company_id, auth.uid(), 'member') then
    raise exception 'You can read this brief, and not change it.' using errcode = '42501';
  elsif jsonb_typeof(brief) is distinct from 'object' then
    raise exception 'A brief has parts.' using errcode = 'PT400';
  end if;
  given := jsonb_populate_record(null::public.onboardings, jsonb_build_object(
    'story', coalesce(brief ->> 'story', ''), 'audience', coalesce(brief ->> 'audience', ''),
    'must_say', coalesce(brief ->> 'must_say', ''), 'must_not_say', coalesce(brief ->> 'must_not_say', ''),
    'examples', coalesce(brief ->> 'examples', ''), 'contacts', coalesce(brief ->> 'contacts', ''),
    'deadlines', coalesce(brief ->> 'deadlines', '')
  ));
  if (given.story, given.audience, given.must_say, given.must_not_say, given.examples, given.contacts, given.deadlines)
    = (stands.story, stands.audience, stands.must_say, stands.must_not_say, stands.examples, stands.contacts, stands.deadlines)
    and (stands.handed_in_at is not null or not coalesce(hand_in, false))
  then
    return stands.revision;
  end if;
  if not private.is_brief_open(stands) then
    raise exception 'The studio has begun: the brief stays as it is. Write to us in Messages.'
      using errcode = 'PT409', hint = 'begun';
  elsif seen is distinct from stands.revision then
    raise exception 'Somebody has saved this brief since you opened it.'
      using errcode = 'PT409', hint = 'changed', detail = stands.revision;
  end if;
  -- One that was handed in stays handed in, whatever is changed in it.
  if (coalesce(hand_in, false) or stands.handed_in_at is not null)
    and (trim(given.story) = '' or trim(given.audience) = '')
  then
    raise exception 'Say what the story must do, and for whom.' using errcode = 'PT400', hint = 'story';
  end if;
  update public.onboardings o
  set story = given.story, audience = given.audience, must_say = given.must_say, must_not_say = given.must_not_say,
    examples = given.examples, contacts = given.contacts, deadlines = given.deadlines,
    revision = o.revision + 1, edited_by = auth.uid(), edited_at = now(),
    handed_in_at = case when hand_in then coalesce(o.handed_in_at, now()) else o.handed_in_at end,
    handed_in_by = case when hand_in and o.handed_in_at is null then auth.uid() else o.handed_in_by end
  where o.id = project;
  return stands.revision + 1;
end
$$;
comment on function public.save_brief(uuid, integer, jsonb, boolean) is
  'Safe as its owner: it goes on only where auth.uid() is a member of the company whose brief it is, and writes that one row.';

-- How many are in a company, or asked into it. Whom an owner has invited, others need not know.
create function public.count_people(company uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.is_staff() or private.role_in(company, auth.uid()) is not null then
    return (
      select count(*) from public.memberships m where m.company_id = company
    ) + (
      select count(*) from public.company_invitations i where i.company_id = company and i.expires_at > now()
    );
  end if;
  return null;
end
$$;
comment on function public.count_people(uuid) is
  'Safe as its owner: it answers a number, of a company that auth.uid() is in, or to staff.';
revoke all on function public.save_brief(uuid, integer, jsonb, boolean), public.count_people(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.save_brief(uuid, integer, jsonb, boolean), public.count_people(uuid) to authenticated;

-- A file is there before its row, in the project's own folder, and is what storage says that it is.
create function private.fill_brand_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stored jsonb;
begin
  new.company_id := (
    select p.company_id from public.projects p join public.onboardings o on o.id = p.id where p.id = new.project_id
  );
  if new.company_id is null
    or not starts_with(new.object_path, concat_ws('/', new.company_id, 'brand', new.project_id, ''))
  then
    raise exception 'This file does not lie in the folder of the project.' using errcode = 'PT400', hint = 'object_path';
  end if;
  perform private.require_file('attachments', new.object_path);
  stored := (select o.metadata from storage.objects o where o.bucket_id = 'attachments' and o.name = new.object_path);
  new.file_type := coalesce(stored ->> 'mimetype', 'application/octet-stream');
  new.file_size := coalesce((stored ->> 'size')::bigint, 0);
  -- Nothing that would show another name than it is, or lead out of a folder where it is saved.
  new.file_name := coalesce(nullif(trim(regexp_replace(
    new.file_name, '[[:cntrl:]/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'
  )), ''), 'file');
  new.added_by := coalesce(new.added_by, auth.uid());
  -- Two at once take turns, so that neither is the one too many.
  perform from public.onboardings o where o.id = new.project_id for no key update;
  if (select count(*) from public.brand_files f where f.project_id = new.project_id) >= 100 then
    raise exception 'A project has at most a hundred of these files. Put some of them into one archive.'
      using errcode = 'PT409', hint = 'too_many';
  end if;
  return new;
end
$$;
create trigger fill_brand_file before insert on public.brand_files
  for each row execute function private.fill_brand_file();

create function private.guard_brand_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.projects p where p.id = old.project_id and p.status <> 'pending'
  ) then
    raise exception 'The studio has begun: what it works with stays.' using errcode = 'PT409', hint = 'begun';
  end if;
  return old;
end
$$;
create trigger guard_brand_file before delete on public.brand_files
  for each row when (current_user = 'authenticated') execute function private.guard_brand_file();

-- As before, and what a brief comes with.
create or replace function private.is_file_in_use(bucket text, path text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_file(bucket, path);
  return case bucket
    when 'attachments' then exists (
      select from public.messages m
      where m.attachments <> '[]'
        and m.attachments @> jsonb_build_array(jsonb_build_object('path', path))
    ) or exists (
      select from public.brand_files f where f.object_path = path
    )
    when 'deliverables' then exists (
      select from public.deliverable_versions v where v.object_path = path
    )
    else false
  end;
end
$$;

-- The studio is told of a brief when it is handed in, and when it is changed after that: a run of changes is one mail.
alter table public.notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (
    kind in ('message', 'delivery', 'review', 'enquiry', 'overdue', 'payment', 'trouble', 'document', 'proposal', 'brief')
  );
create function private.notify_of_brief(onboarding public.onboardings, state text, key text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.notify_studio(
    jsonb_populate_record(null::public.notices, jsonb_build_object(
      'topic', 'studio_enquiries', 'kind', 'brief', 'key', key, 'subject_id', onboarding.id,
      'company_id', onboarding.company_id,
      'facts', jsonb_strip_nulls(jsonb_build_object(
        'state', state, 'project', onboarding.id, 'client', private.name_company(onboarding.company_id),
        'title', (select p.title from public.projects p where p.id = onboarding.id)
      ))
    )),
    case state when 'handed_in' then now() else now() + interval '10 minutes' end, true
  );
end
$$;
create function private.notify_of_written_brief() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.handed_in_at is null then
    perform private.notify_of_brief(new, 'handed_in', 'brief ' || new.id);
    perform private.send_notices_soon();
    return null;
  end if;
  -- What is not read yet of the changes before is told by this one.
  update public.notices n set void_at = now(), due_at = null
  where n.subject_id = new.id and n.kind = 'brief' and n.facts ->> 'state' = 'changed'
    and n.void_at is null and n.read_at is null and n.sent_at is null;
  perform private.notify_of_brief(new, 'changed', concat_ws(' ', 'brief', new.id, new.revision));
  return null;
end
$$;
create trigger notify_of_written_brief after update of revision on public.onboardings
  for each row when (new.handed_in_at is not null and new.revision <> old.revision)
  execute function private.notify_of_written_brief();
-- Files come with a brief; of those that come after it a day's are one notice.
create function private.notify_of_brand_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  onboarding public.onboardings;
begin
  select * into onboarding from public.onboardings o where o.id = new.project_id and o.handed_in_at is not null;
  if onboarding.id is not null then
    perform private.notify_of_brief(
      onboarding, 'files', concat_ws(' ', 'brand files', onboarding.id, private.london_today())
    );
  end if;
  return null;
end
$$;
create trigger notify_of_brand_file after insert on public.brand_files
  for each row execute function private.notify_of_brand_file();
-- Whoever begins has read it.
create function private.settle_told_brief() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notices n set read_at = now(), due_at = null
  where n.subject_id = new.id and n.kind = 'brief' and n.read_at is null and n.void_at is null;
  return null;
end
$$;
create trigger settle_told_brief after update of status on public.projects
  for each row when (old.status = 'pending' and new.status <> 'pending')
  execute function private.settle_told_brief();

-- A company that became part of another takes everything along; its files stay where they lie. One that ends leaves no word.
create function private.move_onboardings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.onboardings set company_id = new.merged_into where company_id = new.id;
  update public.brand_files set company_id = new.merged_into where company_id = new.id;
  return null;
end
$$;
create trigger move_onboardings after update of closed_at on public.companies
  for each row when (old.closed_at is null and new.closed_at is not null and new.merged_into is not null)
  execute function private.move_onboardings();
create function private.end_onboardings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.onboardings where company_id = new.id;
  return null;
end
$$;
create trigger end_onboardings after update of closed_at on public.companies
  for each row when (old.closed_at is null and new.closed_at is not null and new.merged_into is null)
  execute function private.end_onboardings();

revoke all on function private.fill_onboarding(), private.is_brief_open(public.onboardings), private.fill_brand_file(),
  private.guard_brand_file(), private.notify_of_brief(public.onboardings, text, text), private.notify_of_written_brief(),
  private.notify_of_brand_file(), private.settle_told_brief(), private.move_onboardings(), private.end_onboardings()
  from public;

select private.follow_changes(name::regclass) from unnest(array['public.onboardings', 'public.brand_files']) as name;

-- What was signed before this was there, and has not begun.
insert into public.onboardings (id, company_id, agreement_id)
select distinct on (p.id) p.id, p.company_id, m.agreement_id
from public.projects p
join public.milestones m on m.project_id = p.id
join public.agreements a on a.id = m.agreement_id
where p.status = 'pending' and p.company_id is not null
order by p.id, a.created_at;

create or replace function private.name_row(table_name text, row_id text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  row_name text;
begin
  -- A statement for each: as one expression all of them would be made ready for every row.
  case table_name
    when 'projects', 'onboardings' then
      row_name := (select t.title from public.projects t where t.id = row_id::uuid);
    when 'pr_campaigns' then
      row_name := (select t.title from public.pr_campaigns t where t.id = row_id::uuid);
    when 'pr_deliverables' then
      row_name := (select t.title from public.pr_deliverables t where t.id = row_id::uuid);
    when 'pr_campaign_metrics' then
      row_name := (
        select c.title from public.pr_campaign_metrics t join public.pr_campaigns c on c.id = t.campaign_id
        where t.id = row_id::uuid
      );
    when 'content_anchors' then
      row_name := (
        select coalesce(c.title, p.title) from public.content_anchors t
        left join public.pr_campaigns c on c.id = t.campaign_id
        left join public.agreements a on a.id = t.agreement_id
        left join public.proposals p on p.id = a.proposal_id
        where t.id = row_id::uuid
      );
    when 'proposals' then
      row_name := (select t.title from public.proposals t where t.id = row_id::uuid);
    when 'proposal_versions' then
      row_name := (
        select p.title from public.proposal_versions t join public.proposals p on p.id = t.proposal_id
        where t.id = row_id::uuid
      );
    when 'proposal_comments' then
      row_name := (
        select p.title from public.proposal_comments t join public.proposals p on p.id = t.proposal_id
        where t.id = row_id::uuid
      );
    when 'agreements' then
      row_name := (
        select p.title from public.agreements t join public.proposals p on p.id = t.proposal_id
        where t.id = row_id::uuid
      );
    when 'milestones' then
      row_name := (select t.title from public.milestones t where t.id = row_id::uuid);
    when 'eth_payments' then
      row_name := (
        select coalesce(p.name, t.invoice_number)
        from public.eth_payments t left join public.pr_packages p on p.id = t.package_id
        where t.id = row_id::uuid
      );
    when 'billing_documents' then
      row_name := (
        select coalesce(t.number, t.content #>> '{lines,0,description}')
        from public.billing_documents t where t.id = row_id::uuid
      );
    when 'billing_details' then
      row_name := private.name_company(row_id::uuid);
    when 'document_series' then
      row_name := row_id;
    when 'incoming_payments' then
      row_name := (select t.payer from public.incoming_payments t where t.id = row_id::uuid);
    when 'allocations' then
      row_name := (
        select d.number from public.allocations t join public.billing_documents d on d.id = t.document_id
        where t.id = row_id::uuid
      );
    when 'refunds' then
      row_name := (
        select p.payer from public.refunds t join public.incoming_payments p on p.id = t.payment_id
        where t.id = row_id::uuid
      );
    when 'write_offs' then
      row_name := (
        select d.number from public.write_offs t join public.billing_documents d on d.id = t.document_id
        where t.id = row_id::uuid
      );
    when 'invoice_disputes' then
      row_name := (
        select d.number from public.invoice_disputes t join public.billing_documents d on d.id = t.document_id
        where t.id = row_id::uuid
      );
    when 'document_sendings' then
      row_name := (
        select d.number from public.document_sendings t join public.billing_documents d on d.id = t.document_id
        where t.id = row_id::uuid
      );
    when 'pr_packages' then
      row_name := (select t.name from public.pr_packages t where t.id = row_id);
    when 'leads' then
      row_name := (select t.name from public.leads t where t.id = row_id::uuid);
    when 'enquiries' then
      row_name := (
        select coalesce(t.name, t.email) from public.enquiries t where t.id = row_id::uuid
      );
    when 'profiles' then
      row_name := private.name_account(row_id::uuid);
    when 'conversations', 'companies' then
      row_name := private.name_company(row_id::uuid);
    when 'memberships' then
      row_name := private.name_account(row_id::uuid);
    when 'company_invitations' then
      row_name := (
        select private.name_company(t.company_id) from public.company_invitations t where t.id = row_id::uuid
      );
    when 'messages' then
      row_name := (
        select private.name_company(t.company_id) from public.messages t where t.id = row_id::uuid
      );
    when 'substack_posts' then
      row_name := (select t.title from public.substack_posts t where t.id = row_id::uuid);
    when 'users' then
      row_name := private.name_account(row_id::uuid);
    when 'canned_answers' then
      row_name := (select t.title from public.canned_answers t where t.id = row_id::uuid);
    when 'taught_answers' then
      row_name := (select t.questions[1] from public.taught_answers t where t.id = row_id::uuid);
    when 'deliverable_versions' then
      row_name := (
        select d.title from public.deliverable_versions t
        join public.pr_deliverables d on d.id = t.deliverable_id where t.id = row_id::uuid
      );
    when 'deliverable_reviews' then
      row_name := (
        select d.title from public.deliverable_reviews t
        join public.pr_deliverables d on d.id = t.deliverable_id where t.id = row_id::uuid
      );
    when 'inbox_items' then
      row_name := private.name_inbox_item(row_id::uuid);
    when 'inbox_notes' then
      row_name := (
        select private.name_inbox_item(t.item_id) from public.inbox_notes t where t.id = row_id::uuid
      );
    when 'inbox_replies' then
      row_name := (
        select private.name_inbox_item(t.item_id) from public.inbox_replies t where t.id = row_id::uuid
      );
    when 'objects' then
      row_name := (
        select split_part(t.name, '/', -1) from storage.objects t where t.id = row_id::uuid
      );
    else
      row_name := null;
  end case;
  return row_name;
end
$$;
