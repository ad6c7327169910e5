-- Writes the rows of these companies in listed_companies as they are now. The shop's own is no customer, nor is one that never had
-- people: of who was staff before there were companies.
create or replace function list_companies(ids integer[]) returns void language sql as $$
  delete from listed_companies listed where company_id = any (ids)
    and not exists (select from people where people.company_id = listed.company_id);
  insert into listed_companies (company_id, name, words)
  select companies.id, lower(name), lower(concat_ws(E'\n', concat_ws(' ', name, company_number, vat_id), (
      select string_agg(person.name || ' ' || person.email, E'\n') from people person
      where person.company_id = companies.id and person.removed_at is null
    ), (
      select string_agg(distinct city || ' ' || postcode, E'\n') from addresses where company_id = companies.id
    )))
  from companies
  where companies.id = any (ids) and not is_shop and exists (select from people where company_id = companies.id)
  on conflict (company_id) do update set name = excluded.name, words = excluded.words
  where listed_companies is distinct from excluded
$$;

-- Companies from before, and all of them anew when what is written of them has changed.
select list_companies(array(select id from companies));
