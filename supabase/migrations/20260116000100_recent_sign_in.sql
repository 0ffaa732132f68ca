-- What cannot be undone asks staff for a sign-in of the last 15 minutes: the newest proof in the token, be it the
-- password or the second factor, and not the token's own age, which refreshing renews.
create function private.signed_in_recently() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select max((proof ->> 'timestamp')::bigint) > extract(epoch from now() - interval '15 minutes')
      from jsonb_array_elements(
        nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'amr'
      ) proof
    ),
    false
  )
$$;
revoke all on function private.signed_in_recently() from public;

create function private.require_recent_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_staff() and not private.signed_in_recently() then
    raise exception 'Sign in again to do this.' using errcode = '42501', hint = 'recent_sign_in';
  end if;
  return null;
end
$$;
revoke all on function private.require_recent_sign_in() from public;

do $$
declare
  name text;
begin
  foreach name in array array['projects', 'pr_campaign_metrics', 'pr_deliverables', 'leads', 'enquiries',
    'chat_conversations', 'chat_messages'] loop
    execute format(
      'create trigger require_recent_sign_in before delete on public.%I
        for each statement execute function private.require_recent_sign_in()',
      name
    );
  end loop;
end
$$;
