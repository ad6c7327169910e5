import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';

const { pool } = await testDatabase();

const line = `insert into cart_lines (person_id, "timestamp", product_code, device, answers, summary, amount,
  total_width_mm, total_height_mm, price_list_version, unit_price_cents, advice_price_cents, box_label)`;
await pool.query('insert into carts (person_id) values (1)');

const checkViolation = '23514';
const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

it.each([
  [
    'an amount of nothing',
    `${line} values (1, 1, 'PE-100', 'desktop', '{}', '[]', 0, 900, 900, 1, 1, 1, '')`,
  ],
  ['a size of nothing', `${line} values (1, 1, 'PE-100', 'desktop', '{}', '[]', 1, 0, 900, 1, 1, 1, '')`],
  ['a negative price', `${line} values (1, 1, 'PE-100', 'desktop', '{}', '[]', 1, 900, 900, 1, -1, 1, '')`],
  ['an unknown device', `${line} values (1, 1, 'PE-100', 'watch', '{}', '[]', 1, 900, 900, 1, 1, 1, '')`],
  [
    'a box label of 26 characters',
    `${line} values (1, 1, 'PE-100', 'desktop', '{}', '[]', 1, 900, 900, 1, 1, 1, repeat('x', 26))`,
  ],
  ['an unknown discount group', "update companies set discount_group = 'D'"],
  ['an unknown role', "update people set role = 'staff'"],
  [
    'a Belgian VAT id for a Dutch company',
    "update companies set vat_id = 'BE1000000021' where country = 'NL'",
  ],
  ['a Dutch postcode in Belgium', "update addresses set postcode = '1234 AB' where country = 'BE'"],
  ['an order whose total is not its sum', 'update orders set total_cents = total_cents + 1'],
  ['VAT on an intra-community supply', "update orders set vat_basis = 'intra_community'"],
  ['a payment for nothing', 'update payments set order_id = null, invoice_id = null'],
  ['a payment for both an order and an invoice', 'update payments set order_id = 1, invoice_id = 1'],
  ['a payment of nothing', 'update payments set amount_cents = 0'],
  ['a payment token that can be guessed', "update payments set token = '1' where id = 1"],
  ['a colour that is none', "update ral_colours set hex = 'red' where code = '1000'"],
  ['a number series below nothing', 'update number_series set last = -1'],
])('the database refuses %s', async (_, statement) => {
  await expect(pool.query(statement)).rejects.toMatchObject({ code: checkViolation });
});

it.each([
  ['one address twice, in capitals', "update people set email = 'MM@Voorbeeld.nl' where id = 2"],
  [
    'a version of a price list twice',
    `insert into price_lists (product_code, version, valid_from, matrix, surcharges)
       select product_code, version, '2027-01-01', matrix, surcharges from price_lists where version = 1`,
  ],
])('the database refuses %s', async (_, statement) => {
  await expect(pool.query(statement)).rejects.toMatchObject({ code: uniqueViolation });
});

it('the database refuses a line priced by a list that never was', async () => {
  const statement = `${line} values (1, 1, 'PE-100', 'desktop', '{}', '[]', 1, 900, 900, 99, 1, 1, '')`;
  await expect(pool.query(statement)).rejects.toMatchObject({ code: foreignKeyViolation });
});

it('a line as it should be is accepted, and its timestamp is taken', async () => {
  const statement = `${line} values (1, 2, 'PE-100', 'desktop', '{}', '[]', 1, 900, 900, 1, 8608, 16800, 'keuken')`;
  await pool.query(statement);
  await expect(pool.query(statement)).rejects.toMatchObject({ code: uniqueViolation });
});
