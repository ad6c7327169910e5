-- Writes the rows of these companies in listed_companies as they are now. The shop's own is no customer, nor is one that never had
-- people: of who was staff before there were companies.
create or replace function list_companies(ids integer[]) returns void language sql as $$
  delete from listed_companies listed where company_id = any (ids)
    and not exists (select from people where people.company_id = listed.company_id);
  insert into listed_companies (company_id, name, words, beyond)
  select id, name, words, (
      -- Each word once, and of the first that the name has what comes after its first letter.
      select concat_ws(' ', substr(first, 2), string_agg(distinct word, ' ')) from regexp_split_to_table(words, '\s+') as word
      where word <> first
    )
  from (
    select companies.id, lower(name) as name, (regexp_split_to_array(lower(name), '\s+'))[1] as first,
      lower(concat_ws(E'\n', concat_ws(' ', name, company_number, vat_id), (
        select string_agg(person.name || ' ' || person.email, E'\n') from people person
        where person.company_id = companies.id and person.removed_at is null
      ), (
        select string_agg(distinct city || ' ' || postcode, E'\n') from addresses where company_id = companies.id
      ))) as words
    from companies
    where companies.id = any (ids) and not is_shop and exists (select from people where company_id = companies.id)
  ) as told
  on conflict (company_id) do update set name = excluded.name, words = excluded.words, beyond = excluded.beyond
  where listed_companies is distinct from excluded
$$;

-- Companies from before, and all of them anew when what is written of them has changed.
select list_companies(array(select id from companies));
