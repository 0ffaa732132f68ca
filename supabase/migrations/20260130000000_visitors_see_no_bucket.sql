-- Visitors reach no bucket: asked for a list, they get an empty one, as on Supabase, whose project grants this itself.
do $$
begin
  if not has_table_privilege('anon', 'storage.buckets', 'select') then
    grant select on storage.buckets to anon;
  end if;
end
$$;
