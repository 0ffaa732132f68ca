-- Files: the buckets, the row behind each object, and who may reach it. A Supabase project brings its own tables: there
-- this block does nothing, and only buckets and policies are added.
do $$
begin
  if to_regclass('storage.objects') is not null then
    return;
  end if;

  create table storage.buckets (
    id text primary key,
    name text not null unique,
    owner uuid,
    owner_id text,
    public boolean not null default false,
    avif_autodetection boolean not null default false,
    file_size_limit bigint,
    allowed_mime_types text[],
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );

  create table storage.objects (
    id uuid primary key default gen_random_uuid(),
    bucket_id text not null references storage.buckets (id),
    name text collate "C" not null check (octet_length(name) between 1 and 1024),
    owner uuid,
    owner_id text,
    -- Which bytes: they are written under a new version before the row, and never change.
    version text not null default gen_random_uuid(),
    metadata jsonb not null default '{}',
    user_metadata jsonb,
    path_tokens text[] generated always as (string_to_array(name, '/')) stored,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    last_accessed_at timestamptz not null default now(),
    constraint bucketid_objname unique (bucket_id, name)
  );
  create index objects_version_idx on storage.objects (version);

  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant select on storage.buckets to authenticated, service_role;
  -- Visitors reach nothing here: asked for a list, they get an empty one, as on Supabase.
  grant select on storage.objects to anon;
  grant select, insert, update, delete on storage.objects to authenticated, service_role;
end
$$;

-- Nothing that a browser would run: no HTML, no SVG, no script.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('deliverables', 'deliverables', false, 262144000, array[
    'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif',
    'video/mp4', 'video/webm', 'video/quicktime', 'audio/mpeg', 'audio/wav',
    'application/pdf', 'application/zip', 'text/plain', 'text/csv',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  ]),
  ('attachments', 'attachments', false, 26214400, array[
    'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif',
    'video/mp4', 'video/webm', 'video/quicktime', 'audio/mpeg', 'audio/wav',
    'application/pdf', 'application/zip', 'text/plain', 'text/csv',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  ]),
  ('avatars', 'avatars', true, 2097152, array['image/jpeg', 'image/png', 'image/webp']),
  ('labs', 'labs', true, 5242880, array['image/webp'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Staff read the buckets" on storage.buckets
  for select to authenticated using ((select private.is_staff()));

-- A client's files lie in a folder named after their account.
create policy "Clients keep their own attachments and avatar" on storage.objects
  for all to authenticated
  using (
    bucket_id in ('attachments', 'avatars')
    and split_part(name, '/', 1) = (select auth.uid())::text
  )
  with check (
    bucket_id in ('attachments', 'avatars')
    and split_part(name, '/', 1) = (select auth.uid())::text
  );
-- A deliverable's folder is named after its campaign or project.
create policy "Clients read what was delivered to them" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'deliverables'
    and split_part(name, '/', 1) in (
      select id::text from public.pr_campaigns where user_id = (select auth.uid())
      union all
      select id::text from public.projects where user_id = (select auth.uid())
    )
  );
create policy "Staff read every file" on storage.objects
  for select to authenticated using ((select private.is_staff()));
-- Pictures of the newsletter are the server's alone to write.
create policy "Staff manage files" on storage.objects
  for all to authenticated
  using ((select private.is_staff()) and bucket_id <> 'labs')
  with check ((select private.is_staff()) and bucket_id <> 'labs');
