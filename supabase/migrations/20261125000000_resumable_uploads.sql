-- Uploads that come in pieces, and go on after a break: what is known of each until it is an object, and its parts where the
-- store keeps them apart. The bytes are in the store, under the upload's id. A Supabase project does this itself.
create table private.uploads (
  -- The version of the bytes, too.
  id uuid primary key,
  bucket_id text not null,
  name text collate "C" not null check (octet_length(name) between 1 and 1024),
  -- Null for the server's own.
  owner_id uuid,
  length bigint not null check (length >= 0),
  -- What is there for good. In a folder, the file's own size says it first.
  received bigint not null default 0 check (received between 0 and length),
  parts integer not null default 0,
  -- What the store calls it, where the id is not enough.
  store_id text,
  is_upsert boolean not null,
  type text not null,
  cache_control text not null,
  user_metadata jsonb,
  -- As the client said it: whoever asks how far it is hears it again.
  announced text not null,
  -- The request that writes to it, and until when: another may go on when that passes.
  leased_by uuid,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  -- An answer may be lost: whoever asks again is told that all of it has arrived.
  finished_at timestamptz,
  expires_at timestamptz not null default now() + interval '24 hours'
);
create index uploads_room_idx on private.uploads (name) where finished_at is null;
create index uploads_expires_at_idx on private.uploads (expires_at);
create index uploads_owner_id_idx on private.uploads (owner_id);

create table private.upload_parts (
  upload_id uuid not null references private.uploads (id) on delete cascade,
  number integer not null,
  tag text not null,
  primary key (upload_id, number)
);

alter table private.uploads enable row level security;
alter table private.upload_parts enable row level security;

-- In the transaction of whoever uploads, after the row of the object was tried as them.
create function changes.begin_upload(upload jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.uploads
    (id, bucket_id, name, owner_id, length, store_id, is_upsert, type, cache_control, user_metadata, announced)
  select u.id, u.bucket_id, u.name, auth.uid(), u.length, u.store_id, u.is_upsert, u.type, u.cache_control,
    u.user_metadata, u.announced
  from jsonb_populate_record(null::private.uploads, upload) u
$$;

create function changes.find_upload(upload uuid) returns setof private.uploads
language sql stable security definer set search_path = ''
as $$
  select u.* from private.uploads u where u.id = upload and u.owner_id is not distinct from auth.uid()
$$;

-- Beside the row of the object, so that what was reserved is never counted twice, nor not at all.
create function changes.finish_upload(upload uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.uploads u
  set finished_at = now(), received = u.length, leased_by = null, leased_until = null
  where u.id = upload and u.owner_id is not distinct from auth.uid() and u.finished_at is null;
  if not found then
    raise exception 'This upload is not there, or no longer.' using errcode = 'PT404';
  end if;
  delete from private.upload_parts p where p.upload_id = upload;
end
$$;

-- What has been promised to others and has not come yet. One upload after the other asks: two at once could each be
-- promised the same room.
create function changes.promised_bytes() returns bigint
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('storage disk', 0));
  return (
    select coalesce(sum(u.length - u.received), 0) from private.uploads u
    where u.finished_at is null and u.expires_at > now()
  );
end
$$;

revoke all on function changes.begin_upload(jsonb), changes.find_upload(uuid), changes.finish_upload(uuid),
  changes.promised_bytes() from public;
grant execute on function changes.begin_upload(jsonb), changes.find_upload(uuid), changes.finish_upload(uuid),
  changes.promised_bytes() to authenticated, service_role;
comment on function changes.begin_upload(jsonb) is
  'Safe as its owner: in a schema that no request can name, and writes an upload of the caller, of whom it asks the claims.';
comment on function changes.find_upload(uuid) is
  'Safe as its owner: in a schema that no request can name, and answers uploads of the caller only.';
comment on function changes.finish_upload(uuid) is
  'Safe as its owner: in a schema that no request can name, and ends an upload of the caller only.';
comment on function changes.promised_bytes() is
  'Safe as its owner: in a schema that no request can name, and answers one sum over all uploads.';

-- What is on its way takes up its room from the beginning, and gives it back when it is ended or runs out.
create or replace function changes.used_bytes(folder text) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with folders as (
      select folder as name
      union all
      select c.id::text from public.companies c where c.merged_into::text = folder
    )
    select
      (
        select coalesce(sum((o.metadata ->> 'size')::bigint), 0)
        from folders f
        join storage.objects o on o.name >= f.name || '/' and o.name < f.name || '0'
        where o.bucket_id in ('attachments', 'avatars')
      ) + (
        select coalesce(sum(u.length), 0)
        from folders f
        join private.uploads u on u.name >= f.name || '/' and u.name < f.name || '0'
        where u.bucket_id in ('attachments', 'avatars') and u.finished_at is null and u.expires_at > now()
      )
  );
end
$$;

-- Every file has its SHA-256. Whatever was not read through while it came in is read by a job.
create function private.enqueue_file_hash() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.jobs (kind, payload)
  values ('hash-file', jsonb_build_object('bucketId', new.bucket_id, 'version', new.version));
  perform pg_notify('kinolume_jobs', '');
  return null;
end
$$;
revoke all on function private.enqueue_file_hash() from public;

do $$
begin
  -- On Supabase the table belongs to another role, and so do its files.
  if pg_has_role((select relowner from pg_class where oid = 'storage.objects'::regclass), 'usage') then
    create trigger enqueue_file_hash after insert or update of version on storage.objects
      for each row when (new.metadata ? 'size' and not new.metadata ? 'sha256')
      execute function private.enqueue_file_hash();
    insert into private.jobs (kind, payload)
    select 'hash-file', jsonb_build_object('bucketId', o.bucket_id, 'version', o.version)
    from storage.objects o where o.metadata ? 'size' and not o.metadata ? 'sha256';
  end if;
end
$$;

-- Masters of films; and of a client as much as all of their files may take up unless that was configured.
update storage.buckets set file_size_limit = 53687091200 where id = 'deliverables';
update storage.buckets set file_size_limit = 2147483648 where id = 'attachments';
