import type { ClientBase } from 'pg';
import { copyRows } from './copy-rows.ts';

/** Quotes of the filled companies, made after the demo's with their lines, versions and history. */
export async function fillQuotes(client: ClientBase, count: number): Promise<void> {
  await client.query(`drop table copies`);
  await client.query(`create temp table copies on commit drop as
    with models as (
      select array_agg(id order by id) as ids from quotes where key::text like 'dec0de00-%' and removed_at is null
    ), drawn as (
      select 1 + floor(power(random(), 3) * (select count(*) from dealers))::integer as place,
        ids[1 + floor(random() * cardinality(ids))::integer] as model, -floor(random() * 700)::integer as days
      from generate_series(1, ${count}), models
    ), dated as (
      select drawn.*, days * interval '1 day' as shift, extract(year from created_at + days * interval '1 day')::integer as year
      from drawn join quotes on quotes.id = model
    )
    select row_number() over ()::integer as n, (select max(id) from quotes) + row_number() over ()::integer as id, model, days, shift,
      dealers.company_id, person_id, year,
      'O' || year || '-' || lpad((row_number() over (partition by dealers.company_id, year order by days))::text, 5, '0') as number
    from dated join dealers using (place)`);
  await copyRows(client, [
    {
      table: 'quotes',
      root: '',
      columns: { number: 'new.number', key: "md5(new.id || 'quote')::uuid", made_by: 'new.person_id' },
    },
    { table: 'quote_lines', root: 'own.quote_id', columns: { key: 'null' } },
    {
      table: 'quote_versions',
      root: 'own.quote_id',
      columns: { token: "md5(new.id || '-' || old.id)", sent_by: 'new.person_id' },
    },
    {
      table: 'quote_events',
      root: 'own.quote_id',
      columns: { person_id: 'case when old.person_id is not null then new.person_id end', key: 'null' },
    },
  ]);
  await client.query(`insert into quote_numbers (company_id, year, last)
    select company_id, year, count(*) from copies group by company_id, year`);
}
