import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { cartLines } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, test, thorough, visit } from '#tests/support/e2e.ts';
import { expectWaiting, holdJudgement } from '#tests/support/held-judgement.ts';
import { watchScripts } from '#tests/support/loaded-scripts.ts';
import { QuickOrderDriver } from '#tests/support/quick-order-driver.ts';
import { shopEvents } from '#tests/support/shop-events.ts';
import { WizardDriver } from '#tests/support/wizard-driver.ts';
import { insetScreenSteps } from '#tests/support/wizard-stories.ts';

async function choose(page: Page, product: string): Promise<void> {
  await page.getByRole('button', { name: 'Snel bestellen starten' }).tap();
  await page.getByRole('radio', { name: product }).tap();
}

test('R2.4 R2.34 R2.35 R2.42 R2.52 R7.11 two sizes on a phone, from start to cart; who is to ring reads so in place of the form', async ({
  page,
  loginAs,
}) => {
  test.slow();
  await loginAs(demoAccounts.showMessage);
  await page.goto('/snel-bestellen');
  await expect(
    page.getByText('Voor uw account nemen wij snelle bestellingen telefonisch aan.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Snel bestellen starten' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  const quick = new QuickOrderDriver(page);
  await visit(page, '/snel-bestellen');
  await expectSoundPage(page);
  await choose(page, 'Inzethor');
  await quick.fill(1, ['900', '1200', '2', 'keuken']);
  await wizard.press('Maat toevoegen');
  await quick.fill(2, ['1000', '1300']);
  await expectSoundPage(page);
  const agree = await holdJudgement(page);
  await wizard.press('Volgende');
  for (const name of ['Volgende', 'Volgende stap'])
    await expectWaiting(page.getByRole('button', { name, exact: true }));
  await expect(quick.row(1)).toBeVisible();
  agree();
  await wizard.walk(insetScreenSteps.filter(({ size }) => size === undefined));
  await expect(page.getByRole('heading', { name: '3 x Inzethor' })).toBeVisible();
  await expect(wizard.orderButton()).toBeEnabled();
  await wizard.orderButton().tap();
  await expect(page.getByRole('heading', { name: 'Producten toegevoegd' })).toBeVisible();
  await expect(page.getByText('De Inzethor in 2 maten is toegevoegd aan de winkelwagen.')).toBeVisible();
  expect((await cartLines(page)).map(({ amount, kenmerk }) => [amount, kenmerk]).toSorted()).toEqual([
    [1, ''],
    [2, 'keuken'],
  ]);
  const events = await shopEvents(page);
  expect(events).toContain('snel-bestellen-mobile: open');
  expect(events).toContain('snelbestellen-mobile-PE-100: add to cart');
});

test('R20.13 a workbook on a phone becomes ten rows of one line', thorough, async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const quick = new QuickOrderDriver(page);
  const scripts = watchScripts(page);
  await visit(page, '/snel-bestellen');
  expect(await scripts.gzipBytes()).toBeLessThanOrEqual(100 * 1024);
  await quick.giveFile('ramen.xlsx');
  await page.getByRole('radio', { name: 'Inzethor' }).tap();
  const preview = page.getByRole('dialog', { name: 'Maten uit ramen.xlsx' });
  await expect(preview).toContainText('Wij lazen 10 maten.');
  expect(await preview.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '10 maten overnemen' }).tap();
  await expect(quick.row(10)).toContainText('628 × 828');
  const { height } = (await quick.row(10).boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(70);
  await expectSoundPage(page);
  await quick.field(3, 'Kenmerk').tap();
  await expect(quick.field(3, 'Kenmerk')).toBeFocused();
  await quick.field(3, 'Kenmerk').fill('logeerkamer');
  await expect(quick.row(2)).toContainText('1000 × 1300');
  await page.getByRole('button', { name: 'Volgende', exact: true }).tap();
  await expect(page.getByRole('radio', { name: 'Kunststof', exact: true })).toBeVisible();
});

test(
  'R2.41 R2.42 R2.43 R4.3 stepping back asks first, closing asks too, and what was kept can be continued',
  thorough,
  async ({ page, loginAs }) => {
    test.slow();
    await loginAs(demoAccounts.totalMeasures);
    const wizard = new WizardDriver(page);
    const quick = new QuickOrderDriver(page);
    await visit(page, '/snel-bestellen');
    await choose(page, 'Inzethor');
    await quick.fill(1, ['1700', '1228']);
    await wizard.press('Volgende');
    await expect(quick.row(1)).toContainText('De maximale breedte');
    await expect(page.getByRole('button', { name: 'Bevestig correctie' })).toBeVisible();
    await quick.field(1, 'Breedte').fill('928');
    await wizard.press('Bevestig correctie');
    await wizard.expectAt('Van welk materiaal is het vaste kozijn?');
    await wizard.press('Vorige stap');
    await wizard.press('Vorige stap');
    await expect(page.getByRole('heading', { name: 'Weet u het zeker?' })).toBeVisible();
    await wizard.press('Blijf bij de Inzethor');
    await expect(quick.field(1, 'Breedte')).toHaveValue('928');

    await wizard.press('Sluiten');
    await wizard.press('Bewaren en sluiten');
    expect(await shopEvents(page)).toContain('snelbestellen-mobile-PE-100: close');
    await wizard.press('Snel bestellen starten');
    await expectNoAxeViolations(page);
    await wizard.press('Doorgaan met de Inzethor');
    await expect(quick.field(1, 'Breedte')).toHaveValue('928');
  },
);
