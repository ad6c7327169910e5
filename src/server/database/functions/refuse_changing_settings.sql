-- A version is followed, never changed: what was in force when somebody ordered can always be read.
create or replace function refuse_changing_settings() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a setting is final' using errcode = 'check_violation';
end $$;

create or replace trigger setting_versions_final before update or delete on setting_versions
  for each row execute function refuse_changing_settings();
create or replace trigger setting_versions_kept before truncate on setting_versions
  for each statement execute function refuse_changing_settings();
