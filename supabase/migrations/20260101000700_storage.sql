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

-- Visitors reach no bucket: asked for a list, they get an empty one, as on Supabase, whose project grants this itself.
do $$
begin
  if not has_table_privilege('anon', 'storage.buckets', 'select') then
    grant select on storage.buckets to anon;
  end if;
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

-- A file that a message or a delivered version names stays as it was, whoever asks. Both sides of that take turns by one
-- lock for each file: neither can slip in while the other is not yet committed and therefore not yet seen.
create function private.lock_file(bucket text, path text) returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('file ' || bucket || '/' || path, 0))
$$;

-- Volatile, so that the look is taken after the wait, and not as of the beginning of the statement.
create function private.is_file_in_use(bucket text, path text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_file(bucket, path);
  return case bucket
    when 'attachments' then exists (
      select from public.messages m
      where m.attachments <> '[]'
        and m.attachments @> jsonb_build_array(jsonb_build_object('path', path))
    )
    when 'deliverables' then exists (
      select from public.deliverable_versions v where v.object_path = path
    )
    else false
  end;
end
$$;

create function private.require_file(bucket text, path text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_file(bucket, path);
  if not exists (select from storage.objects o where o.bucket_id = bucket and o.name = path) then
    raise exception 'A file that is named here is not there, or no longer.' using errcode = 'PT400';
  end if;
end
$$;

revoke all on function private.lock_file(text, text), private.is_file_in_use(text, text),
  private.require_file(text, text) from public;
-- A policy is looked at as the caller.
grant execute on function private.is_file_in_use(text, text) to authenticated;
comment on function private.is_file_in_use(text, text) is
  'Safe as its owner: in a schema that no request can name, called by policies, and answers yes or no about one file.';

-- A client's own lie in a folder named after their account, what was delivered in one named after its campaign or
-- project. Pictures of the newsletter are the server's alone to write.
create policy "Clients read their own files and what was delivered, staff all" on storage.objects
  for select to authenticated
  using (
    (select private.is_staff())
    or (
      bucket_id in ('attachments', 'avatars')
      and split_part(name, '/', 1) = (select auth.uid())::text
    )
    or (
      bucket_id = 'deliverables'
      and split_part(name, '/', 1) in (
        select id::text from public.pr_campaigns where user_id = (select auth.uid())
        union all
        select id::text from public.projects where user_id = (select auth.uid())
      )
    )
  );
do $$
declare
  writable text := $rule$(
    case when (select private.is_staff()) then bucket_id <> 'labs'
    else
      bucket_id in ('attachments', 'avatars')
      and split_part(name, '/', 1) = (select auth.uid())::text
    end
  )$rule$;
begin
  execute 'create policy "Clients add attachments and an avatar, staff files" on storage.objects
    for insert to authenticated with check ' || writable;
  execute 'create policy "Clients replace attachments and avatar, staff files" on storage.objects
    for update to authenticated using ' || writable || ' with check ' || writable;
  execute 'create policy "Clients remove attachments and avatar, staff files" on storage.objects
    for delete to authenticated using ' || writable;
end
$$;
create policy "Files in use are not replaced" on storage.objects
  as restrictive for update to authenticated
  using (
    bucket_id not in ('attachments', 'deliverables')
    or not private.is_file_in_use(bucket_id, name)
  );
create policy "Files in use are not removed" on storage.objects
  as restrictive for delete to authenticated
  using (
    bucket_id not in ('attachments', 'deliverables')
    or not private.is_file_in_use(bucket_id, name)
  );

do $$
begin
  -- On Supabase the table belongs to another role; its own log has what happens to files.
  if pg_has_role((select relowner from pg_class where oid = 'storage.objects'::regclass), 'usage') then
    create or replace trigger write_audit_log after insert or update or delete on storage.objects
      for each row when (private.is_staff()) execute function private.write_audit_log('*');
  end if;
end
$$;
