import { randomInt } from 'node:crypto';
import type { Client } from 'pg';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';

/** Of the company of this story alone: one that is late for long, and two that are not due yet. */
async function someInvoices(database: Client, email: string): Promise<readonly string[]> {
  const first = randomInt(1e7, 1e8 - 10);
  const numbers = [0, 1, 2].map((place) => `F2026-${first + place}`);
  await database.query(
    `insert into invoices (number, company_id, customer, invoice_address, reference, issued_on, due_on, net_cents, vat_basis,
       vat_percent, vat_cents, total_cents)
     select new.number, person.company_id, model.customer, model.invoice_address, new.reference, new.issued_on::date,
       (new.issued_on::date + 14), new.net, 'domestic', 21, new.vat, new.net + new.vat
     from people person, (select * from invoices where kind = 'invoice' order by id limit 1) model,
       (values ($2, 'Werk Noord', '2026-01-05', 10000, 2100), ($3, '', to_char(now(), 'YYYY-MM-DD'), 20000, 4200),
         ($4, 'Werk Zuid', to_char(now(), 'YYYY-MM-DD'), 5000, 1050)) as new (number, reference, issued_on, net, vat)
     where person.email = $1`,
    [email, ...numbers],
  );
  return numbers;
}

test(
  'R12.4 a buyer looks at the ledger, picks two invoices and pays them in one payment',
  seenAtBothWidths,
  async ({ page, context, baseURL, database, newCustomer }) => {
    const { email, sessionId } = await newCustomer(demoAccounts.onAccount);
    const [late = '', , zuid = ''] = await someInvoices(database, email);
    await context.addCookies([{ name: 'maathor', value: sessionId, url: baseURL ?? '' }]);

    await page.goto('/account');
    const scriptsMayCome = Promise.withResolvers<void>();
    await page.route('**/*.js', async (script) => {
      await scriptsMayCome.promise;
      await script.continue();
    });
    await page.getByRole('link', { name: 'Facturen en betalen' }).click();
    await expect(page.getByText('€ 423,50').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Als CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^rekeningoverzicht-\d{4}-01-01-.*\.csv$/);
    // A download asked for before the page's script was there takes nothing of the page away.
    scriptsMayCome.resolve();
    await page.getByLabel(`${late} kiezen om te betalen`).check();
    await page.getByLabel(`${zuid} kiezen om te betalen`).check();
    await expect(page.getByText('samen € 181,50')).toBeVisible();
    await expectSoundPage(page, 'Facturen');

    await page.getByRole('button', { name: 'Betaal gekozen facturen' }).click();
    await expect(page.getByRole('heading', { name: 'Betalen', level: 1 })).toBeVisible();
    await expect(page.getByText('€ 181,50').first()).toBeVisible();
    await page.getByRole('radio', { name: 'iDEAL | Wero' }).check();
    await page.getByRole('button', { name: 'Betalen' }).click();
    await page.getByRole('button', { name: 'Betaald' }).click();
    await expect(page.getByRole('heading', { name: 'Betaling ontvangen' })).toBeVisible();

    await page.goto('/account/facturen?status=paid');
    await expect(page.getByRole('row').filter({ hasText: zuid })).toContainText('betaald');
    await page.getByRole('link', { name: late, exact: true }).click();
    await expect(page.getByText('deel van één betaling voor 2 facturen')).toBeVisible();
    await expectSoundPage(page, `Factuur ${late}`);
  },
);
