import type { Page } from '@playwright/test';
import { demoAccounts } from '#tests/support/demo.ts';
import {
  expect,
  expectNoSidewaysScroll,
  expectSoundPage,
  phoneFirst,
  seenAtBothWidths,
  test,
  thorough,
} from '#tests/support/e2e.ts';
import { expectWaiting } from '#tests/support/held-judgement.ts';
import { phoneScreen } from '#tests/support/screens.ts';

// What the pages say is told by src/server/routes/catalogue.test.ts; here one of each kind is looked at. One browser window
// for all of them: opening another with its letters and styles costs as much as a page.
test(
  'R1.1 R1.4 R1.5 pages that stand still are good to read and to hear',
  seenAtBothWidths,
  async ({ page }) => {
    for (const [kind, path] of [
      ['home', '/'],
      ['the list of measuring instructions', '/meetinstructies'],
      ['a measuring instruction', '/meetinstructies/ca-100'],
      ['quick order for a visitor', '/snel-bestellen'],
      ['a text', '/algemene-voorwaarden'],
      ['contact', '/contact'],
      ['a request for an account', '/account-aanvragen'],
      ['a request that was sent', '/account-aanvragen?melding=verzonden'],
      ['the description of the calls', '/api'],
      ['a page that does not exist', '/producten/xx-999'],
      ['a payment link that nobody knows', '/payment/nobody-knows-this-link'],
    ] as const)
      await test.step(kind, async () => {
        await page.goto(path);
        await expectSoundStillPage(page);
      });
  },
);

test(
  'R1.1 R1.4 R1.5 R9.6 R20.1 a product is good to read and to hear, with a tooltip of 315 pixels, and 250 on a phone',
  seenAtBothWidths,
  async ({ page }) => {
    await page.goto('/producten/pe-100');
    await page.getByRole('button', { name: 'Uitleg: adviesprijs' }).click();
    const tip = page.getByText('De adviesprijs is de prijs inclusief btw');
    await expect(tip).toBeVisible();
    const width = async () => (await tip.boundingBox())?.width;
    expect(await width()).toBe(315);
    await expectSoundStillPage(page);
    await page.setViewportSize(phoneScreen);
    await expect.poll(width).toBe(250);
    // A drawing keeps its paper for who sets their own colours.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const drawing = page
      .getByRole('img', { name: /Inzethor/ })
      .and(page.locator('svg'))
      .first();
    await expect(drawing).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  },
);

test(
  'R1.3 R9.1 the configurator opens in a dialog that gives the focus back',
  thorough,
  async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    // Pressed while the script is still on its way, it opens once that has come.
    const { promise: hasPressed, resolve: press } = Promise.withResolvers<void>();
    await page.route(/(Desktop|Mobile)Configurator/, async (route) => {
      await hasPressed;
      await route.continue();
    });
    await page.goto('/producten/pe-100');
    const button = page.getByRole('button', { name: 'Direct bestellen' });
    const dialog = page.getByRole('dialog', { name: /Inzethor/ });
    await button.click();
    await expectWaiting(button);
    press();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/producten/pe-100');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test('R1.3 R6.1 quick order is alive for a customer', thorough, async ({ page, loginAs, isMobile }) => {
  await loginAs(demoAccounts.millimetres);
  await page.goto('/snel-bestellen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snel bestellen');
  await expect(
    isMobile
      ? page.getByRole('button', { name: 'Snel bestellen starten' })
      : page.getByRole('combobox', { name: 'Selecteer een product' }),
  ).toBeVisible();
  await expectSoundPage(page);
});

test(
  'R20.17 ordering begins on the first screen of a product, also on the smallest phone',
  phoneFirst,
  async ({ page, loginAs, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/producten/se-200');
    await expect(page.getByRole('link', { name: 'Inloggen om te bestellen' })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await loginAs(demoAccounts.millimetres);
    for (const code of ['se-200', 'ca-100']) {
      await page.goto(`/producten/${code}`);
      await expect(page.getByRole('button', { name: 'Direct bestellen' })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByText('uw nettoprijs excl. btw').first()).toBeInViewport();
    await expectNoSidewaysScroll(page);
  },
);

async function expectSoundStillPage(page: Page): Promise<void> {
  // Closed, it would be looked past; one of a kind is enough.
  await page.evaluate(() => [...document.querySelectorAll('main details')].at(-1)?.setAttribute('open', ''));
  await expectSoundPage(page);
  // Only what holds an island loads script.
  await expect(page.locator('script[src]')).toHaveCount(0);
}
