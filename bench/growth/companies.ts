import type { ClientBase } from 'pg';

/**
 * Companies with one to three people and two or three addresses. One in ten is Belgian, one in twenty orders on account. The
 * table `dealers` has them by their place, with what orders and invoices keep of a customer.
 */
export async function fillCompanies(client: ClientBase, count: number): Promise<void> {
  await client.query(`create temp table drawn_companies on commit drop as
    select place, (select max(id) from companies) + place as id,
      case when place % 10 = 0 then 'BE' else 'NL' end as country,
      (array['Van Dijk', 'De Jong', 'Hoekstra', 'Peeters', 'Bakker', 'Janssens', 'Visser', 'Mulder', 'Bos', 'Kuipers', 'Dekker', 'Smeets',
        'Vos', 'Prins', 'Wouters', 'Claes', 'Maes', 'Schouten', 'Verhoeven', 'Huisman'])[1 + floor(random() * 20)::integer] as name,
      (array['Zonwering', 'Kozijnen', 'Montage', 'Bouw', 'Ramen', 'Horren', 'Timmerwerken', 'Rolluiken'])[1 + floor(random() * 8)::integer] as trade,
      (array['Utrecht', 'Zwolle', 'Eindhoven', 'Leeuwarden', 'Breda', 'Delft', 'Almere', 'Arnhem', 'Venlo', 'Goes'])[1 + floor(random() * 10)::integer] as city,
      1000 + floor(random() * 8999)::integer as postcode, now() - random() * interval '1500 days' as since
    from generate_series(1, ${count}) as place`);
  await client.query(`insert into companies (id, name, company_number, vat_id, country, discount_group, term_days, credit_limit_cents,
      created_at, updated_at)
    overriding system value
    select id, name || ' ' || trade || ' ' || city || ' ' || place,
      case country when 'NL' then lpad((30000000 + place)::text, 8, '0') else '1' || lpad(place::text, 9, '0') end,
      case country when 'NL' then 'NL' || lpad((100000000 + place)::text, 9, '0') || 'B01' else 'BE1' || lpad(place::text, 9, '0') end,
      country, (array['A', 'B', 'C'])[1 + place % 3], case when place % 20 = 7 then 14 end,
      case when place % 20 = 7 then 500000000 end, since, since
    from drawn_companies`);
  await client.query(`insert into people (id, role, email, password_hash, name, phone, company_id, created_at, updated_at)
    overriding system value
    select (select max(id) from people) + (place - 1) * 3 + nth, (array['company_owner', 'buyer', 'measurer'])[nth],
      'mens-' || nth || '@bedrijf-' || place || '.voorbeeld.nl', (select password_hash from people order by id limit 1),
      (array['Marieke', 'Kees', 'Tom', 'Sietske', 'Bart', 'Vera', 'Wim', 'Ingrid', 'Mees', 'Rianne'])[1 + (place + nth) % 10] || ' ' || name,
      '+3130' || lpad((place % 10000000)::text, 7, '0'), id, since, since
    from drawn_companies cross join generate_series(1, 3) as nth
    where nth <= 1 + place % 3`);
  await client.query(`insert into addresses (company_id, kind, recipient, country, street, house_number, postcode, city, is_default)
    select id, case nth when 1 then 'invoice' else 'delivery' end, name || ' ' || trade, country, 'Atoomweg', (nth * 10 + place % 90)::text,
      case country when 'NL' then postcode || ' ' || chr(65 + place % 26) || chr(65 + place % 23) else postcode::text end, city, nth = 2
    from drawn_companies cross join generate_series(1, 3) as nth
    where nth <= 2 + place % 2`);
  await client.query('analyze drawn_companies, companies, people, addresses');
  // Without their indexes; now and then PostgreSQL expects one row and looks through all addresses for every company.
  await client.query('set local enable_nestloop = off');
  await client.query(
    `create temp table dealers on commit drop as
    select place, company.id as company_id, person.id as person_id, company.country, company.term_days is not null as has_terms,
      jsonb_build_object('email', person.email, 'phone', person.phone, 'vatId', company.vat_id, 'company', company.name, 'contact',
        person.name, 'companyNumber', company.company_number) as customer,
      address(bill) as invoice_address, address(goods) as delivery_address
    from drawn_companies drawn
    join companies company on company.id = drawn.id
    join people person on person.company_id = company.id and person.role = 'company_owner'
    join addresses bill on bill.company_id = company.id and bill.kind = 'invoice'
    join addresses goods on goods.company_id = company.id and goods.kind = 'delivery' and goods.is_default`.replace(
      /address\((\w+)\)/g,
      (_, row: string) =>
        `jsonb_build_object('city', ${row}.city, 'street', ${row}.street, 'country', ${row}.country, 'addition', ${row}.addition,
        'postcode', ${row}.postcode, 'recipient', ${row}.recipient, 'houseNumber', ${row}.house_number)`,
    ),
  );
  await client.query('set local enable_nestloop = on');
  await client.query('analyze dealers');
}
