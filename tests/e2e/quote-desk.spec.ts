import { drizzle } from 'drizzle-orm/node-postgres';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';
import { expectBlocksAround } from '#tests/support/print.ts';
import { aRoom } from '#tests/support/quote-to-order.ts';
import { aQuote } from '#tests/support/quotes.ts';

test(
  'R13.2 R13.3 a dealer fills in a quote: who it is for, mounting, selling prices, a discount, and sees the margin',
  seenAtBothWidths,
  async ({ page, context, baseURL, database, newCustomer }) => {
    const { email, sessionId } = await newCustomer(demoAccounts.millimetres);
    await context.addCookies([{ name: 'maathor', value: sessionId, url: baseURL ?? '' }]);
    const { number } = await aQuote(drizzle({ client: database }), email, { lines: [aRoom('woonkamer')] });
    const nobody = { name: '', email: '', phone: '', street: '', postcode: '', city: '' };
    await database.query(
      `update quotes set customer = customer || $1 where number = $2 and made_by = (select id from people where email = $3)`,
      [nobody, number, email],
    );
    await page.goto(`/offertes/${number}`);
    await expect(page.getByRole('heading', { level: 1, name: `Offerte ${number}` })).toBeVisible();

    await expectBlocksAround(page, 'Wij maken');
    const customer = page.getByRole('region', { name: 'Uw klant' });
    await customer.getByLabel('Naam').fill('Familie De Wit');
    await customer.getByLabel('E-mailadres').fill('dewit@voorbeeld.nl');
    await customer.getByRole('button', { name: 'Bewaren' }).click();
    await expect(customer.getByText('De wijziging is bewaard.')).toBeVisible();

    const lines = page.getByRole('region', { name: 'Regels' });
    await lines.getByText('Eigen regel toevoegen').click();
    const added = lines.locator('#nieuwe-regel');
    await added.getByLabel('Omschrijving').fill('Montage');
    await added.getByLabel('Aantal').fill('2,5');
    await added.getByLabel('Eenheid').fill('uur');
    await added.getByLabel('Prijs incl. btw').fill('54,50');
    await added.getByLabel('Btw-tarief').selectOption('9 %');
    await added.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(lines.getByRole('listitem').filter({ hasText: 'Montage' })).toContainText('€ 136,25');

    const prices = page.getByRole('region', { name: 'Verkoopprijzen' });
    await prices.getByText('Verkoopprijzen wijzigen').click();
    await expect(prices.getByLabel('Percentage')).toBeHidden();
    await prices.getByLabel('Verkoopprijs').selectOption('Netto prijs plus een percentage');
    await prices.getByLabel('Percentage').fill('40');
    await prices.getByLabel('Afronden').selectOption('Op hele euro’s');
    await prices.getByLabel('Korting voor uw klant').selectOption('Een bedrag incl. btw');
    await prices.getByLabel('Hoogte van de korting').fill('25');
    await expectSoundPage(page, 'Offerte');
    await prices.getByRole('button', { name: 'Bewaren' }).click();
    await expect(prices).toContainText('netto + 40 %');
    // None of what changes it is on paper.
    const changes = [
      page.getByText('Klant wijzigen'),
      page.getByRole('heading', { name: 'Meer', exact: true }),
    ];
    for (const change of changes) await expect(change).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const change of changes) await expect(change).toBeHidden();

    const { lines: priced, totals } = await (
      await page.request.get(page.url().replace(/\?.*/, ''), { headers: { accept: 'application/json' } })
    ).json();
    expect(priced[0].unitPrice).toMatch(/\.00$/);
    expect(totals).toMatchObject({ discount: '25.00' });
    const dutch = (decimal: string) => `€ ${decimal.replace('.', ',')}`;
    await expect(page.getByRole('region', { name: 'Wat uw klant betaalt' })).toContainText(
      dutch(totals.total),
    );
    const margin = page.getByRole('region', { name: 'Uw marge' });
    await expect(margin).toContainText(dutch(totals.margin));
    await expect(margin).toContainText(`${totals.marginPercent.replace('.', ',')} % van de verkoop`);
  },
);
