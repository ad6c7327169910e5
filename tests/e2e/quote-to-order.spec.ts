import { drizzle } from 'drizzle-orm/node-postgres';
import { add } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test, thoroughOnce } from '#tests/support/e2e.ts';
import { aRoom } from '#tests/support/quote-to-order.ts';
import { aSentQuote } from '#tests/support/quotes.ts';
import { pe100 } from '#tests/support/worked-examples.ts';

test(
  'R13.5 a quote that was sent, and accepted since, leads to the checkout with what is ticked',
  seenAtBothWidths,
  async ({ page, context, baseURL, database, newCustomer }) => {
    const { email, sessionId } = await newCustomer(demoAccounts.millimetres);
    const lines = [aRoom('woonkamer'), aRoom('serre')];
    const { quote, version } = await aSentQuote(drizzle({ client: database }), email, { lines });
    await context.addCookies([{ name: 'maathor', value: sessionId, url: baseURL ?? '' }]);
    await page.goto(`/offertes/${quote.number}`);
    await expect(page.getByLabel('Link naar versie 1')).toBeVisible();
    await expectSoundPage(page);

    await database.query(
      `update quote_versions set answer = 'accepted', answered_at = now(), answered_name = 'Annet de Wit' where id = $1`,
      [version.id],
    );
    await database.query(`update quotes set state = 'accepted', answered_at = now() where id = $1`, [
      quote.id,
    ]);
    const main = page.getByRole('main');
    await page.getByRole('button', { name: 'Bestellen' }).click();
    await expect(page.getByRole('heading', { name: 'Offerte bestellen' })).toBeVisible();
    await expect(main).toContainText('Uw klant is akkoord sinds');
    await expect(main).toContainText('Alle prijzen zijn gelijk gebleven');
    await expectSoundPage(page);
    await page.getByRole('checkbox', { name: /serre/ }).uncheck();
    await page.getByRole('button', { name: 'Verder naar afrekenen' }).click();
    await expect(page.getByRole('heading', { name: 'Afrekenen', level: 1 })).toBeVisible();
    await expect(main).toContainText('woonkamer');
    await expect(main).not.toContainText('serre');
  },
);

test(
  'R13.1 R13.3 R13.5 from the living room to the order: quoted, sent, accepted with a thumb, ordered and paid',
  thoroughOnce,
  async ({ page, browser, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    await add(page, pe100({ kenmerk: { room: 'woonkamer' } }), 2);
    await add(page, pe100({ kenmerk: { room: 'serre' } }));
    await page.goto('/winkelwagen');
    await page.getByRole('button', { name: 'Bewaar als offerte' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('De regels uit uw winkelwagen staan in deze offerte.');
    const number = /O\d{4}-\d{5}/.exec(page.url())?.[0] ?? '';

    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(main).toContainText('Vul de naam');
    await page.getByLabel('Naam', { exact: true }).fill('Annet de Wit');
    await page.getByLabel('E-mailadres').fill('annet@dewit.voorbeeld.nl');
    await page.getByRole('region', { name: 'Uw klant' }).getByRole('button', { name: 'Bewaren' }).click();
    await expect(main).toContainText('Annet de Wit');
    await page.getByRole('button', { name: 'Versturen' }).click();
    const link = await page.getByLabel('Link naar versie 1').inputValue();

    // The end customer: another browser, without script.
    const viewport = page.viewportSize();
    const sofa = await browser.newContext({ viewport, javaScriptEnabled: false });
    const phone = await sofa.newPage();
    await phone.goto(link);
    await phone.getByLabel('Uw naam').first().fill('Annet de Wit');
    await phone.getByRole('checkbox', { name: /Ik ga akkoord/ }).check();
    await phone.getByRole('button', { name: 'Akkoord geven' }).click();
    await expect(phone.getByText(/^Akkoord gegeven door Annet de Wit op/)).toBeVisible();
    await sofa.close();

    await page.goto(`/offertes/${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('akkoord');
    await page.getByRole('button', { name: 'Bestellen' }).click();
    await expect(page.getByRole('heading', { name: 'Offerte bestellen' })).toBeVisible();
    await expect(main).toContainText('Uw klant is akkoord sinds');
    await expect(main).toContainText('Alle prijzen zijn gelijk gebleven');
    await page.getByRole('checkbox', { name: /serre/ }).uncheck();
    await page.getByRole('button', { name: 'Verder naar afrekenen' }).click();
    await expect(page.getByRole('heading', { name: 'Afrekenen', level: 1 })).toBeVisible();
    await expect(main).toContainText('woonkamer');
    await expect(main).not.toContainText('serre');
    await page.getByRole('radio', { name: 'iDEAL | Wero' }).check();
    await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
    await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
    await page.getByRole('button', { name: 'Betaald' }).click();
    await page.getByRole('link', { name: 'Naar uw bestelling' }).click();
    await page.getByRole('link', { name: `Uit offerte ${number}` }).click();

    await expect(page.getByRole('heading', { level: 1 })).toContainText('besteld');
    await expect(page.getByRole('region', { name: 'Bestellingen van deze offerte' })).toContainText(
      'Betaald',
    );
  },
);
