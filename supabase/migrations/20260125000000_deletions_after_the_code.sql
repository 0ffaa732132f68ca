-- Who is staff is said by private.is_staff() alone: a member of staff whose session has not shown its second factor
-- hears of no deletion either. The rule reads nothing but the claims, so a deletion is judged before taking on the
-- reader's role, which may not look up names in this schema.
do $$
declare
  known regprocedure := 'private.find_readers(text, text, text, uuid, text[], text[], uuid[])';
begin
  execute replace(
    replace(
      pg_get_functiondef(known),
      'reader_claims::jsonb -> ''app_metadata'' ->> ''role'' = ''staff''',
      'private.is_staff()'
    ),
    'perform set_config(''role'', reader_role, true);',
    'perform set_config(''role'', case change_type when ''DELETE'' then ''none'' else reader_role end, true);'
  );
end
$$;
grant execute on function private.is_staff(), private.has_second_factor() to authenticator;
