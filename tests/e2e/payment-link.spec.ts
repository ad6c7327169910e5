import type { Page } from '@playwright/test';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { cents } from '#domain/money/cents.ts';
import { createPayment } from '#server/payments/create-payment.ts';
import {
  expect,
  expectAlive,
  expectSoundPage,
  seenAtBothWidths,
  test,
  thoroughOnce,
  visit,
} from '#tests/support/e2e.ts';

// A link of this story's own, so that stories do not pay each other's.
async function openLiveLink(page: Page, client: Client): Promise<string> {
  const subject = { kind: 'other', description: 'Los bedrag', amount: cents(125_00) } as const;
  const payment = await createPayment(drizzle({ client }), subject, null);
  if (payment === null) throw new Error('there is nothing to pay');
  const link = `/payment/${payment.token}`;
  await visit(page, link);
  await expect(page.getByRole('heading', { name: 'Betalen', level: 1 })).toBeVisible();
  return link;
}

async function payWith(page: Page, method: string): Promise<void> {
  await expectAlive(page);
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: 'Betalen' }).click();
  await expect(page.getByRole('heading', { name: 'Demo-betaalpagina' })).toBeVisible();
}

test(
  'R1.6 R2.5 R2.60 R2.61 R4.13 R5.9 an order is paid: no method is an error that is good to read, and that choosing one clears; one under way is waited for',
  seenAtBothWidths,
  async ({ page, context }) => {
    await page.goto('/demo/betaallink');
    await page.getByRole('button', { name: 'Voor een bestelling' }).click();
    await expect(page.getByRole('heading', { name: 'Betalen', level: 1 })).toBeVisible();
    await expectAlive(page);
    await expect(page.getByText('Bestelnummer')).toBeVisible();
    await expect(page.getByText(/^B\d{4}-\d{5}$/)).toBeVisible();
    await expect(page.getByText('€ 399,28')).toBeVisible();
    await page.getByRole('button', { name: 'Betalen' }).click();
    await expect(page.getByText('Kies uw betaalmethode')).toBeVisible();
    await expectSoundPage(page);
    await page.getByRole('radio', { name: 'Creditcard' }).check();
    await expect(page.getByText('Kies uw betaalmethode')).toBeHidden();
    await payWith(page, 'iDEAL | Wero');
    await expectSoundPage(page);
    const hosted = page.url();
    await page.getByRole('button', { name: 'In behandeling' }).click();
    await expect(page.getByRole('heading', { name: 'Betaling in behandeling' })).toBeVisible();
    await expectSoundPage(page);
    // The page notices by itself what the bank says later.
    const bank = await context.newPage();
    await bank.goto(hosted);
    await bank.getByRole('radio', { name: 'Nooit' }).check();
    await bank.getByRole('button', { name: 'Betaald' }).click();
    await expect(page.getByRole('heading', { name: 'Betaling ontvangen' })).toBeVisible();
  },
);

test(
  'R2.61 R4.13 R9.4 everything is disabled for the second before the payer is sent on',
  thoroughOnce,
  async ({ page, database }) => {
    await page.clock.install({ time: 0 });
    await openLiveLink(page, database);
    await page.getByRole('radio', { name: 'Creditcard' }).check();
    await page.clock.pauseAt(24 * 60 * 60 * 1000);
    await page.getByRole('button', { name: 'Betalen' }).click();
    await expect(page.getByText('U wordt doorgestuurd om te betalen')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Betalen' })).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'Bancontact' })).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { name: 'Demo-betaalpagina' })).toBeVisible();
  },
);

test('R2.2 R4.13 R7.8 via is passed on before the form goes', thoroughOnce, async ({ page, database }) => {
  const link = await openLiveLink(page, database);
  await visit(page, `${link}?via=mail`);
  const patch = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('radio', { name: 'Bancontact' }).check();
  await page.getByRole('button', { name: 'Betalen' }).click();
  expect((await patch).postDataJSON()).toEqual({ via: 'mail' });
  await expect(page.getByRole('heading', { name: 'Demo-betaalpagina' })).toBeVisible();
});

test('a refused card gives its reason, and another still pays', thoroughOnce, async ({ page, database }) => {
  await openLiveLink(page, database);
  await payWith(page, 'Creditcard');
  await page.getByRole('button', { name: 'Mislukt' }).click();
  await expect(page.getByText('Uw bank heeft de kaart geweigerd.')).toBeVisible();
  await payWith(page, 'Bancontact');
  await page.getByRole('button', { name: 'Betaald' }).click();
  await expect(page.getByRole('heading', { name: 'Betaling ontvangen' })).toBeVisible();
});

test('the step back from the bank gives a form that works', thoroughOnce, async ({ page, database }) => {
  await openLiveLink(page, database);
  await payWith(page, 'Creditcard');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Betalen' })).toBeEnabled();
  await payWith(page, 'iDEAL | Wero');
});
