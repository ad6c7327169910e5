-- Heard by every process once the change is committed, whoever made it.
create or replace function tell_setting() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_settings', new.name);
  return null;
end $$;

create or replace trigger setting_versions_told after insert on setting_versions
  for each row execute function tell_setting();
