import type { Client } from 'pg';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';

/** The demo's own, in every state, for the company of this story alone. */
async function theDemosQuotes(database: Client, email: string): Promise<void> {
  const of = 'select company_id from people where email =';
  await database.query(
    `insert into quotes (company_id, made_by, number, key, version, state, customer, subject, opening, closing, valid_until, rule,
       rounding, discount, total_cents, net_cents, without_vat_cents, created_at, updated_at, sent_at, answered_at)
     select person.company_id, person.id, number, key, version, state, customer, subject, opening, closing, valid_until, rule,
       rounding, discount, total_cents, net_cents, without_vat_cents, quote.created_at, quote.updated_at, sent_at, answered_at
     from quotes quote, people person
     where person.email = $1 and quote.company_id = (${of} $2) and starts_with(key::text, 'dec0de00')`,
    [email, demoAccounts.millimetres],
  );
  const alike = `from quotes own join quotes model on model.number = own.number and model.company_id = (${of} $2)`;
  const mine = `where own.company_id = (${of} $1)`;
  const both = [email, demoAccounts.millimetres];
  await database.query(
    `insert into quote_numbers (company_id, year, last)
     select (${of} $1), year, last from quote_numbers where company_id = (${of} $2)`,
    both,
  );
  await database.query(
    `insert into quote_lines (quote_id, place, group_name, screen, description, quantity_hundredths, unit, price_cents, vat_percent)
     select own.id, place, group_name, screen, description, quantity_hundredths, unit, price_cents, vat_percent
     ${alike} join quote_lines line on line.quote_id = model.id ${mine}`,
    both,
  );
  await database.query(
    `insert into quote_versions (quote_id, version, token, document, valid_until, recipient, sent_at)
     select own.id, sent.version, md5(random()::text) || md5(random()::text), document, sent.valid_until, recipient, sent.sent_at
     ${alike} join quote_versions sent on sent.quote_id = model.id ${mine}`,
    both,
  );
  await database.query(
    `insert into quote_orders (quote_id, order_id, version)
     select own.id, made.order_id, made.version ${alike} join quote_orders made on made.quote_id = model.id ${mine}`,
    both,
  );
}

test(
  'R13.4 a dealer sees what became of the quotes, finds one, removes it and thinks better of it',
  seenAtBothWidths,
  async ({ page, context, baseURL, database, newCustomer }) => {
    const { email, sessionId } = await newCustomer(demoAccounts.millimetres);
    await theDemosQuotes(database, email);
    await context.addCookies([{ name: 'maathor', value: sessionId, url: baseURL ?? '' }]);

    await page.goto('/offertes');
    await expect(page.getByText('1 van de 6 verstuurde offertes is besteld')).toBeVisible();

    await page
      .getByRole('region', { name: 'Totalen' })
      .getByRole('link', { name: /^akkoord/ })
      .click();
    const rows = page.getByRole('table', { name: 'Offertes' }).getByRole('row');
    await expect(rows.filter({ hasText: 'El Amrani' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Visser' })).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Zoeken' }).fill('groot driebergen');
    await page.getByLabel('Status').selectOption('');
    await page.getByRole('button', { name: 'Tonen' }).click();
    const found = rows.filter({ hasText: 'De Groot' });
    await expect(found).toContainText('gezien');

    const number = (await found.getByRole('link').textContent()) ?? '';
    await found.getByRole('link').click();
    await page.getByRole('button', { name: 'Offerte verwijderen' }).click();
    await expectSoundPage(page, `Offerte ${number} verwijderen`);
    await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
    await expect(page.getByText('is verwijderd. U kunt haar nog 30 dagen terugzetten')).toBeVisible();
    await expectSoundPage(page, 'Offertes');
    await page.getByRole('button', { name: 'Terugzetten' }).click();
    await expect(page.getByText('De offerte is teruggezet.')).toBeVisible();
  },
);
