-- A file that a message or a delivered version names stays as it was, whoever asks. Both sides of that take turns by one
-- lock for each file: neither can slip in while the other is not yet committed and therefore not yet seen.
create index messages_attachments_idx on public.messages using gin (attachments jsonb_path_ops)
  where attachments <> '[]';

create function private.hold_file(bucket text, path text) returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('file ' || bucket || '/' || path, 0))
$$;

-- Volatile, so that the look is taken after the wait, and not as of the beginning of the statement.
create function private.is_file_in_use(bucket text, path text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.hold_file(bucket, path);
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
  perform private.hold_file(bucket, path);
  if not exists (select from storage.objects o where o.bucket_id = bucket and o.name = path) then
    raise exception 'A file that is named here is not there, or no longer.' using errcode = 'PT400';
  end if;
end
$$;

-- In the order of their names, so that two who wait for the same files do not wait for each other.
create function private.keep_attachments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_file('attachments', f.path)
  from (
    select distinct file ->> 'path' as path from jsonb_array_elements(new.attachments) file order by 1
  ) f;
  return null;
end
$$;

create function private.keep_delivered_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_file('deliverables', new.object_path);
  return null;
end
$$;

revoke all on function private.hold_file(text, text), private.is_file_in_use(text, text),
  private.require_file(text, text), private.keep_attachments(), private.keep_delivered_file()
  from public;
-- A policy is looked at as the caller.
grant execute on function private.is_file_in_use(text, text) to authenticated;

create trigger keep_attachments after insert or update of attachments on public.messages
  for each row when (new.attachments <> '[]') execute function private.keep_attachments();
create trigger keep_delivered_file after insert on public.deliverable_versions
  for each row when (new.object_path is not null) execute function private.keep_delivered_file();

drop policy "Delivered files are not replaced" on storage.objects;
drop policy "Delivered files are not removed" on storage.objects;
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
