-- R10.4: working for a customer ends with the login, however that ends: unused for too long, ended from another device, by a
-- block or a new password. No request of that login sees it, so the row that goes tells it.
create or replace function tell_end_of_behalf() returns trigger language plpgsql as $$
begin
  insert into logbook (person_id, person_name, person_role, behalf_of, action, subject_kind, subject_id, subject_name, after)
  select staff.id, staff.name, staff.role, old.behalf_of, 'behalf_ended', 'person', old.behalf_of::text,
    coalesce((select name from people where id = old.behalf_of), ''), jsonb_build_object('end', 'login_over')
  from people staff where staff.id = old.person_id;
  return old;
end $$;

create or replace trigger sessions_tell_end_of_behalf before delete on sessions
  for each row when (old.behalf_of is not null) execute function tell_end_of_behalf();
