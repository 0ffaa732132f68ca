-- Asked by nearly every policy. As a single expression whose names are bound when it is made, it is planned as part
-- of the query instead of being called.
create or replace function private.is_staff() returns boolean
language sql stable
return coalesce(
  nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'app_metadata' ->> 'role' = 'staff',
  false
);
