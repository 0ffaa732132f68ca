-- Each change of the inbox reads a clock, and PostgreSQL planned its eight questions anew each time, for values of which none asks for
-- another plan: all go by an index. One plan for the session leaves a third of the time.
do $$
declare
  reader regprocedure;
begin
  foreach reader in array array[
    'private.read_inbox_clock(public.inbox_items)', 'private.inbox_client(public.inbox_items)',
    'private.inbox_person(public.inbox_items)', 'private.inbox_address(public.inbox_items)'
  ]::regprocedure[] loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', reader);
  end loop;
end
$$;
