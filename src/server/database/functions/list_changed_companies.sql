create or replace function list_changed_companies() returns trigger language plpgsql
-- Of a list PostgreSQL would plan anew each time (decision 080).
set plan_cache_mode = force_generic_plan as $$
declare
  ids integer[];
begin
  if tg_table_name = 'companies' then
    ids := array[new.id];
  elsif tg_op = 'DELETE' then
    ids := array[old.company_id];
  elsif tg_op = 'INSERT' then
    ids := array[new.company_id];
  else
    ids := array[old.company_id, new.company_id];
  end if;
  -- Of two that change one company at once, the second reads what the first wrote.
  perform from listed_companies where company_id = any (ids) order by company_id for update;
  perform list_companies(ids);
  return null;
end $$;

create or replace trigger companies_listed after insert or update of name, company_number, vat_id on companies
  for each row execute function list_changed_companies();
create or replace trigger people_listed after insert or delete or update of name, email, removed_at, company_id on people
  for each row execute function list_changed_companies();
create or replace trigger addresses_listed after insert or delete or update of city, postcode, company_id on addresses
  for each row execute function list_changed_companies();
