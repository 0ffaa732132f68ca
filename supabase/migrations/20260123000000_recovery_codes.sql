-- Codes for the day the device with the second factor is lost. They are a factor of their own, as supabase-js shows it,
-- and never the only one. A Supabase project brings its own tables.
do $$
begin
  -- Theirs has an enum in its place.
  if not exists (
    select from pg_constraint
    where conrelid = 'auth.mfa_factors'::regclass and conname = 'mfa_factors_factor_type_check'
  ) then
    return;
  end if;

  alter table auth.mfa_factors
    drop constraint mfa_factors_factor_type_check,
    add constraint mfa_factors_factor_type_check check (factor_type in ('totp', 'recovery_code')),
    alter column secret drop not null,
    add constraint mfa_factors_secret_check check ((factor_type = 'totp') = (secret is not null));
  create unique index mfa_factors_recovery_code_idx on auth.mfa_factors (user_id)
    where factor_type = 'recovery_code';

  create table auth.mfa_recovery_codes (
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    -- Keyed: whoever reads the table alone learns no code from it.
    code_hash text not null,
    used_at timestamptz,
    primary key (factor_id, code_hash)
  );
  alter table auth.mfa_recovery_codes enable row level security;
end
$$;
