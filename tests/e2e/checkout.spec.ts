import type { Page } from '@playwright/test';
import { add } from '#tests/support/cart-steps.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import {
  expect,
  expectSoundPage,
  once,
  seenAtBothWidths,
  test,
  thorough,
  thoroughOnce,
} from '#tests/support/e2e.ts';
import { expectBlocksAround } from '#tests/support/print.ts';
import { pe100, workedExamples } from '#tests/support/worked-examples.ts';

async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/winkelwagen');
  await page.getByRole('link', { name: 'Afrekenen' }).click();
  await expect(page.getByRole('heading', { name: 'Afrekenen', level: 1 })).toBeVisible();
}

async function order(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await expect(page.getByRole('heading', { name: 'Demo-betaalpagina' })).toBeVisible();
}

async function openOrder(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('link', { name: /^Bestelling B/ }).click();
}

function overview(page: Page) {
  return page.getByRole('region', { name: 'Overzicht' });
}

test(
  'R2.1 R2.5 from the cart to a paid order, which tells all and can be ordered again',
  seenAtBothWidths,
  async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    await add(page, workedExamples[0]?.specs, 3);
    // That the cart leads here is told in cart.spec.ts.
    await page.goto('/checkout');
    await expect(overview(page)).toContainText('€ 312,47');
    await expect(page.getByText(/^Levering \w\w \d+ \w{3}$/)).toBeVisible();

    await expectBlocksAround(page, 'woonkamer');
    await page.getByRole('radio', { name: 'Bouwplaats Leidsche Rijn' }).check();
    await page.getByLabel('Uw referentie').fill('Werk 12');
    await page.getByLabel('Neutraal leveren, zonder prijzen').check();
    await order(page, 'iDEAL | Wero');
    await page.getByRole('button', { name: 'Betaald' }).click();
    await expect(page.getByRole('heading', { name: 'Betaling ontvangen' })).toBeVisible();

    await page.getByRole('link', { name: 'Naar uw bestelling' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Betaald');
    await expect(page.getByText('Bouwplaats Leidsche Rijn')).toBeVisible();
    await expect(page.getByText('Werk 12')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Tekening van de Inzethor' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Opnieuw bestellen' })).toBeVisible();
    await expectSoundPage(page);
  },
);

test('the invoice is there once the order is paid', thoroughOnce, async ({ page, loginAs, database }) => {
  await loginAs(demoAccounts.millimetres);
  await add(page, pe100());
  await goToCheckout(page);
  await order(page, 'Creditcard');
  await page.getByRole('button', { name: 'Betaald' }).click();
  await page.getByRole('link', { name: 'Naar uw bestelling' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Betaald');
  const number = /B\d{4}-\d{5}/.exec(page.url())?.[0];
  // Made by jobs after the payment, the file after the invoice; the page is asked once both are there.
  const made = `select 1 from invoice_documents join invoices on invoices.id = invoice_id
    join orders on orders.id = invoices.order_id where orders.number = $1 and format = 'pdf'`;
  await expect.poll(async () => (await database.query(made, [number])).rowCount, { timeout: 60_000 }).toBe(1);
  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Factuur .* als PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^F\d{4}-\d{5}\.pdf$/);
});

test(
  'a Belgian order is at 0 %, and at 21 % when it goes to the Netherlands',
  thoroughOnce,
  async ({ page, loginAs }) => {
    await loginAs(demoAccounts.belgian);
    await add(page, workedExamples[0]?.specs, 3);
    await goToCheckout(page);
    await expect(overview(page)).toContainText('Btw 0% (intracommunautaire levering)');
    await expect(overview(page)).toContainText('€ 258,24');

    await page.getByRole('radio', { name: 'Een ander adres' }).check();
    await page.getByLabel('Straat').fill('Rijnkade');
    await page.getByRole('radio', { name: 'Bancontact' }).check();
    await page.getByLabel('Land').selectOption('NL');
    await expect(overview(page)).toContainText('Btw 21%');
    await expect(overview(page).getByRole('status')).toHaveText('Te betalen: € 312,47 incl. btw.');
    await expect(page.getByLabel('Straat')).toHaveValue('Rijnkade');
    await expect(page.getByRole('radio', { name: 'Bancontact' })).toBeChecked();

    await page
      .getByRole('radio', { name: /Raamwerk/ })
      .first()
      .check();
    // Not the amount: without VAT it stands there all the time.
    await expect(overview(page)).toContainText('Btw 0%');
    await order(page, 'Bancontact');
    await page.getByRole('button', { name: 'Betaald' }).click();
    await page.getByRole('link', { name: 'Naar uw bestelling' }).click();
    await expect(overview(page)).toContainText('Btw 0% (intracommunautaire levering)');
  },
);

test('an order waits for its money when paying it goes wrong', thoroughOnce, async ({ page, loginAs }) => {
  await loginAs(demoAccounts.totalMeasures);
  const size = { width_total: '900', height_total: '1200' };
  const { rondom_maten: _, ...specs } = pe100({ maten: size });
  await add(page, specs);
  await goToCheckout(page);
  await order(page, 'Creditcard');
  await page.getByRole('button', { name: 'Mislukt' }).click();
  await expect(page).toHaveURL(/\/payment\//);
  await openOrder(page);
  await expect(overview(page)).toContainText('Wacht op betaling');
  await page.getByRole('link', { name: 'Betalen' }).click();
  await page.getByRole('radio', { name: 'Creditcard' }).check();
  await page.getByRole('button', { name: 'Betalen' }).click();
  await expect(page.getByRole('heading', { name: 'Demo-betaalpagina' })).toBeVisible();
  await page.getByRole('button', { name: 'In behandeling' }).click();
  await expect(page).toHaveURL(/\/payment\//);
  await openOrder(page);
  await expect(overview(page)).toContainText('Betaling in behandeling');
});

test('the step back after ordering makes no second order', thoroughOnce, async ({ page, loginAs }) => {
  await loginAs(demoAccounts.centimetres);
  await add(page, pe100({ maten: { width_opening: '90', height_opening: '120' } }));
  await goToCheckout(page);
  await order(page, 'iDEAL | Wero');
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Er is niets om af te rekenen' })).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('link', { name: /^Naar bestelling/ }).click();
  await page.getByRole('link', { name: 'Betalen' }).click();
  await expect(page.getByRole('heading', { name: 'Betalen', level: 1 })).toBeVisible();
});

test('the form with its faults is good to read and to hear', thorough, async ({ page, loginAs }) => {
  await loginAs(demoAccounts.showMessage);
  await add(page, pe100());
  await page.goto('/checkout');
  await page.getByRole('radio', { name: 'Een ander adres' }).check();
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Controleer de velden met een rode melding.');
  await expect(page.locator(':focus').getByRole('alert')).toBeInViewport();
  await expectSoundPage(page);
  await summary.getByRole('link', { name: 'Postcode: Vul dit veld in.' }).click();
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await expect(page.getByLabel('Postcode')).toBeInViewport();
  await summary.getByRole('link', { name: 'Betaalmethode: Kies uw betaalmethode' }).click();
  await expect(page.getByRole('radio', { name: 'iDEAL | Wero' })).toBeFocused();
});

// In every run: whether a form waits for a script that never comes is seen by a browser alone.
test.describe('without script', once, () => {
  test.use({ javaScriptEnabled: false });

  test('R5.9 from the login by way of the cart to a paid order; each form says beside its fields what is wrong, and keeps what was typed', async ({
    page,
    newCustomer,
  }) => {
    const { email } = await newCustomer(demoAccounts.showMessage);
    await page.goto('/winkelwagen');
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
      'Vul dit veld in.',
    );
    await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByText('Uw winkelwagen is leeg.')).toBeVisible();

    await add(page, pe100());
    await goToCheckout(page);
    await page.getByRole('radio', { name: 'Een ander adres' }).check();
    await page.getByLabel('Straat').fill('Rijnkade');
    await page.getByLabel('Postcode').fill('12');
    await page.getByLabel('Uw referentie').fill('Werk 12');
    await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/1234 AB/);
    for (const message of [
      'Kies uw betaalmethode',
      'Ga akkoord met de algemene voorwaarden om verder te gaan.',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('Straat')).toHaveValue('Rijnkade');
    await expect(page.getByLabel('Uw referentie')).toHaveValue('Werk 12');
    await page.getByRole('radio', { name: 'Bouwbedrijf Hoekstra' }).first().check();
    await order(page, 'iDEAL | Wero');

    await page.getByRole('button', { name: 'Mislukt' }).click();
    await expect(page.getByRole('heading', { name: 'Betalen', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Betalen' }).click();
    await expect(page.getByText('Kies uw betaalmethode')).toBeVisible();
    await page.getByRole('radio', { name: 'Bancontact' }).check();
    await page.getByRole('button', { name: 'Betalen' }).click();
    await page.getByRole('button', { name: 'Betaald' }).click();
    await expect(page.getByRole('heading', { name: 'Betaling ontvangen' })).toBeVisible();
  });
});
