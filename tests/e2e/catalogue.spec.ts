import type { Page } from '@playwright/test';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, once, test } from '#tests/support/e2e.ts';
import { expectWaiting } from '#tests/support/held-judgement.ts';

const products = [
  { code: 'PE-100', name: 'Inzethor', width: 'van 250 tot 1600 mm', price: '€ 62,00' },
  { code: 'SE-100', name: 'Plissé hordeur', width: 'van 600 tot 1900 mm', price: '€ 285,00' },
  { code: 'SE-200', name: 'Dubbele plissé hordeur', width: 'van 1200 tot 3800 mm', price: '€ 550,00' },
  { code: 'RO-50', name: 'Rolhor', width: 'van 450 tot 1400 mm', price: '€ 122,00' },
  { code: 'RO-100', name: 'Professionele rolhor', width: 'van 300 tot 1800 mm', price: '€ 166,00' },
  { code: 'CE-100', name: 'Voorzethor', width: 'van 250 tot 1800 mm', price: '€ 60,00' },
  { code: 'CA-100', name: 'Scharnierende hordeur', width: 'van 600 tot 1300 mm', price: '€ 486,00' },
] as const;

test('R1.1 R1.4 home shows the seven products with their lowest advice price, and two ways on', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horren op maat voor de vakman');
  await expect(page.getByRole('main').getByRole('link', { name: 'Samenstellen' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Snel bestellen' }).first()).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(products.length);
  for (const { code, name, price } of products) {
    const card = cards.filter({ hasText: code });
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/producten/${code.toLowerCase()}`,
    );
    await expect(card).toContainText(`vanaf ${price} adviesprijs incl. btw`);
  }
  await expectSoundPage(page);
});

for (const [index, { code, name, width, price }] of products.entries()) {
  test(
    `R1.4 the page of ${code} tells a visitor what it is, what fits and what it costs`,
    index > 1 ? once : {},
    async ({ page }) => {
      await page.goto(`/producten/${code.toLowerCase()}`);
      const main = page.getByRole('main');
      await expect(page).toHaveTitle(`${name} op maat (${code}) · Maathor`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(main).toContainText(`Vanaf ${price} adviesprijs incl. btw`);
      await expect(main.getByRole('definition').filter({ hasText: width })).toBeVisible();
      await expect(main.getByRole('definition').filter({ hasText: /^binnen \d+ werkdagen$/ })).toBeVisible();
      for (const section of ['Waarvoor', 'Eigenschappen', 'Kleuren', 'Meten']) {
        await expect(main.getByRole('heading', { name: section, exact: true })).toBeVisible();
      }
      await expect(main.getByRole('img', { name: new RegExp(`^Tekening van de ${name}`) })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Inloggen om te bestellen' })).toHaveAttribute(
        'href',
        `/inloggen?terug=/producten/${code.toLowerCase()}`,
      );
      await expect(main.getByRole('button', { name: 'Direct bestellen' })).toHaveCount(0);
      await expectSoundPage(page);
    },
  );
}

test('R3.1 a customer in centimetres reads limits in centimetres', once, async ({ page, loginAs }) => {
  await loginAs(demoAccounts.centimetres);
  await page.goto('/producten/pe-100');
  await expect(page.getByRole('definition').filter({ hasText: 'van 25,0 tot 160,0 cm' })).toBeVisible();
});

test('R1.3 R9.1 the configurator opens in a dialog that gives the focus back', async ({ page, loginAs }) => {
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
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('R1.3 in add mode the configurator opens by itself', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  await page.goto('/producten/se-100?add=1');
  const dialog = page.getByRole('dialog', { name: /Plissé hordeur/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Direct bestellen' })).toBeFocused();
});

test('R2.3 what was closed stays closed when the window changes its width', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/producten/pe-100?add=1');
  const dialog = page.getByRole('dialog', { name: /Inzethor/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const before = await page.getByRole('button', { name: 'Direct bestellen' }).elementHandle();
  await page.setViewportSize({ width: 900, height: 900 });
  await expect.poll(() => before?.evaluate((button) => button.isConnected)).toBe(false);
  await openDialog(page);
});

test('R9.1 the line between phone and desktop lies at 767 pixels', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/producten/pe-100');
  await openDialog(page);
  const dialog = page.getByRole('dialog', { name: /Inzethor/ });
  expect((await dialog.boundingBox())?.width).toBe(767);
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/producten/pe-100');
  await openDialog(page);
  expect((await dialog.boundingBox())?.width).toBeLessThan(768);
});

test('R6.1 quick order invites a visitor to log in and brings him back', async ({ page }) => {
  await page.goto('/snel-bestellen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snel bestellen');
  await expect(page.getByText('Snel bestellen is voor zakelijke klanten.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Selecteer een product' })).toHaveCount(0);
  await expectSoundPage(page);
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/inloggen\?terug=\/snel-bestellen$/);
});

test('R1.3 R6.1 quick order is alive for a customer', async ({ page, loginAs, isMobile }) => {
  await loginAs(demoAccounts.millimetres);
  await page.goto('/snel-bestellen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snel bestellen');
  await expect(
    isMobile
      ? page.getByRole('button', { name: 'Snel bestellen starten' })
      : page.getByRole('combobox', { name: 'Selecteer een product' }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});

test('R1.5 measuring instructions with a film: three readings each way, the smallest counts, nothing is deducted', async ({
  page,
}) => {
  await page.goto('/meetinstructies');
  for (const rule of [
    'Meet de breedte drie keer',
    'Meet de hoogte drie keer',
    'Neem de kleinste maat',
    'Trek niets af',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: rule })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(products.length);
  const film = page.getByLabel('Film: zo meet u de opening');
  await expect(film).toBeVisible();
  await film.evaluate(async (video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
  await expectSoundPage(page);
});

for (const [index, { code, name }] of products.entries()) {
  test(
    `R1.5 the measuring instruction of ${code} has steps and room for notes`,
    index > 1 ? once : {},
    async ({ page }) => {
      await page.goto('/meetinstructies');
      await page.getByRole('link', { name: `Meetinstructie ${name}`, exact: true }).click();
      await expect(page).toHaveURL(`/meetinstructies/${code.toLowerCase()}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Meetinstructie ${name}`);
      await expect(
        page.getByRole('main').getByRole('listitem').filter({ hasText: 'Trek niets af' }),
      ).toBeVisible();
      await expect(page.getByRole('table', { name: 'Ruimte om uw maten te noteren' })).toBeVisible();
      await expectSoundPage(page);
    },
  );
}

test('R1.5 help with the advice numbers of both countries stands on every page', async ({ page }) => {
  await page.goto('/');
  const help = page.getByRole('contentinfo').getByRole('region', { name: 'Advies nodig?' });
  for (const country of ['Nederland', 'België']) await expect(help).toContainText(country);
  const numbers = help.getByRole('link');
  await expect(numbers).toHaveCount(2);
  for (const number of await numbers.all()) await expect(number).toHaveAttribute('href', /^tel:\+?\d{8,}$/);
});

for (const { path, heading } of [
  { path: '/algemene-voorwaarden', heading: 'Algemene voorwaarden' },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/contact', heading: 'Contact' },
]) {
  test(`R1.1 ${path} can be read`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectSoundPage(page);
  });
}

test('R1.1 a page that does not exist says so in Dutch and shows a way on', async ({ page }) => {
  const answer = await page.goto('/producten/xx-999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina bestaat niet');
  await expect(page.getByText('Kenmerk van deze melding')).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('link', { name: 'Naar de producten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horren op maat voor de vakman');
});

test('R2.1 the header leads everywhere, also without script, and the cart for a customer', async ({
  page,
  loginAs,
  isMobile,
}) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Hoofdmenu' });
  if (isMobile) await page.getByText('Menu', { exact: true }).click();
  await expect(navigation.getByRole('link')).toHaveText([
    'Producten',
    'Snel bestellen',
    'Meetinstructies',
    'Inloggen',
  ]);
  await expectNoAxeViolations(page);
  await navigation.getByRole('link', { name: 'Meetinstructies' }).click();
  await expect(page).toHaveURL('/meetinstructies');

  await loginAs(demoAccounts.millimetres);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: /Winkelwagen/ })).toHaveAttribute(
    'href',
    '/winkelwagen',
  );
});

test('R9.6 a tooltip is at most 250 pixels wide on a phone and 315 on a desktop', async ({
  page,
  isMobile,
}) => {
  await page.goto('/producten/pe-100');
  await page.getByRole('button', { name: 'Uitleg: adviesprijs' }).click();
  const tip = page.getByText('De adviesprijs is de prijs inclusief btw');
  await expect(tip).toBeVisible();
  expect((await tip.boundingBox())?.width).toBe(isMobile ? 250 : 315);
  await expectSoundPage(page);
});

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Direct bestellen' }).click();
  await expect(page.getByRole('dialog', { name: /Inzethor/ })).toBeVisible();
}

async function expectSoundPage(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  // Only what holds an island loads script.
  await expect(page.locator('script[src]')).toHaveCount(0);
}
