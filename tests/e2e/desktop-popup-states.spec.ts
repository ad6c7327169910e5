import type { Page } from '@playwright/test';
import { add, cartLines } from '#tests/support/cart-steps.ts';
import { ConfiguratorDriver } from '#tests/support/configurator-driver.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectNoAxeViolations, expectNotesInSight, test, visit } from '#tests/support/e2e.ts';
import { expectWaiting, holdJudgement } from '#tests/support/held-judgement.ts';
import { watchScripts } from '#tests/support/loaded-scripts.ts';
import { pe100 } from '#tests/support/worked-examples.ts';

test.describe.configure({ timeout: 180_000 });

async function openInsetScreen(page: Page): Promise<ConfiguratorDriver> {
  const shop = new ConfiguratorDriver(page);
  await shop.open('pe-100');
  await shop.expectOpen('Soort kozijn');
  return shop;
}

// A cart line to change, made by a call as the configurator makes it; gives its timestamp.
async function addLine(page: Page): Promise<number> {
  await add(page, pe100(), 2);
  const [line] = await cartLines(page);
  return line?.timestamp ?? 0;
}

test.describe('opening and closing', () => {
  test('R2.3 opens by itself in add mode, and a visitor gets no configurator', async ({ page, loginAs }) => {
    await page.goto('/producten/pe-100?add=1');
    await expect(page.getByRole('link', { name: 'Inloggen om te bestellen' }).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await loginAs(demoAccounts.millimetres);
    await page.goto('/producten/pe-100?add=1');
    await expect(page.getByRole('dialog', { name: /Inzethor/ })).toBeVisible();
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Direct bestellen' })).toBeVisible();
  });

  test('R2.3 only the popup is loaded on a wide screen, at most 100 KB of script in all', async ({
    page,
    loginAs,
  }) => {
    await loginAs(demoAccounts.millimetres);
    const scripts = watchScripts(page);
    await openInsetScreen(page);
    await expect(page.getByText('Vooraanzicht van binnenuit.')).toBeVisible();
    expect(scripts.addresses().filter((url) => /desktop/i.test(url))).toHaveLength(1);
    expect(scripts.addresses().filter((url) => /mobile/i.test(url))).toEqual([]);
    expect(await scripts.gzipBytes()).toBeLessThanOrEqual(100 * 1024);
  });

  test('R2.3 the focus stays inside and is given back', async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    await openInsetScreen(page);
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press('Tab');
      // Past the last control a browser offers its own address bar, which reads as the body.
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Direct bestellen' })).toBeFocused();
  });

  test('closing asks before work is thrown away, however often Escape is pressed', async ({
    page,
    loginAs,
  }) => {
    await loginAs(demoAccounts.belgian);
    const shop = await openInsetScreen(page);
    await shop.choose('Soort kozijn', 'Kunststof');
    const question = page.getByRole('dialog', { name: 'Deze hor staat nog niet in de winkelwagen' });
    for (let round = 0; round < 3; round += 1) {
      await page.keyboard.press('Escape');
      await expect(question).toBeVisible();
      if (round === 0) await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await expect(shop.dialog).toBeVisible();
    }
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await page.getByRole('button', { name: 'Bewaren en sluiten' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Direct bestellen' })).toBeFocused();

    await page.getByRole('button', { name: 'Direct bestellen' }).click();
    await expect(shop.section('Soort kozijn')).toContainText('Kunststof');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Weggooien' }).click();
    await page.getByRole('button', { name: 'Direct bestellen' }).click();
    await shop.expectOpen('Soort kozijn');
    await expect(shop.dialog.getByRole('radio', { name: 'Kunststof' })).not.toBeChecked();
  });

  test('a reload brings the unfinished configuration back', async ({ page, loginAs }) => {
    await loginAs(demoAccounts.belgian);
    const shop = await openInsetScreen(page);
    await shop.beginInsetScreen('950', '1250');
    await shop.setAmount(4);
    await page.reload();
    await page.getByRole('button', { name: 'Direct bestellen' }).click();
    await expect(shop.dialog.getByText('Uw vorige invoer is teruggezet.')).toBeVisible();
    await shop.expectOpen('Ruimte rondom');
    await expect(shop.section('Maten van de opening')).toContainText('950 x 1250 mm');
    await expect(page.getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('4');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Opnieuw beginnen' }).click();
    await shop.expectOpen('Soort kozijn');
    await expect(page.getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('1');
  });
});

test.describe('the accordion', () => {
  test('R2.11 R4.5 one section at a time; a header toggles, and its tooltip explains', async ({
    page,
    loginAs,
  }) => {
    await loginAs(demoAccounts.millimetres);
    const shop = await openInsetScreen(page);
    await shop.toggle('Gaas');
    await shop.expectOpen('Gaas');
    await shop.expectClosed('Soort kozijn');
    await shop.toggle('Gaas');
    await expect(shop.dialog.locator('button[aria-expanded="true"]')).toHaveCount(0);
    await shop.dialog.getByRole('button', { name: 'Uitleg: keuze 8' }).click();
    const tip = shop.dialog.getByText('Zwart valt van binnenuit het minst op.');
    await expect(tip).toBeVisible();
    expect((await tip.boundingBox())?.width).toBeLessThanOrEqual(315);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(shop.dialog).toBeVisible();
  });

  test('R2.13 R2.36 the help column follows the open section', async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    const shop = await openInsetScreen(page);
    const help = shop.dialog.getByRole('complementary', { name: 'Uitleg' });
    for (const [section, title] of [
      ['Kozijntype', 'Bijzonderheden'],
      ['Maten van de opening', 'Zo meet u de opening'],
      ['Uitsteeksel', 'Uitsteeksel'],
      ['Obstakel buiten', 'Obstakel'],
      ['Bevestiging', 'Houten kozijn'],
    ] as const) {
      await shop.toggle(section);
      await expect(help.getByRole('heading', { name: title })).toBeVisible();
    }
    await expectNoAxeViolations(page);
  });

  test('R4.2 R4.5 R4.11 nothing moves before the answer has come, and later answers are kept', async ({
    page,
    loginAs,
  }) => {
    await loginAs(demoAccounts.belgian);
    const shop = await openInsetScreen(page);
    await shop.beginInsetScreen();
    await shop.toggle('Soort kozijn');
    const agree = await holdJudgement(page);
    const choice = shop.dialog.getByRole('radio', { name: 'Aluminium', exact: true });
    await choice.click();
    const goOn = shop.dialog.getByRole('button', { name: 'Volgende', exact: true });
    for (const control of [choice, goOn, shop.orderButton()]) await expectWaiting(control);
    await shop.section('Kleur').dispatchEvent('click');
    await goOn.click();
    await shop.expectOpen('Soort kozijn');
    agree();
    await shop.expectOpen('Kozijntype');
    await expect(shop.section('Maten van de opening')).toContainText('900 x 1200 mm');
  });
});

test.describe('editing', () => {
  test('R4.9 R2.50 a cart line opens filled in and is updated in place', async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    const timestamp = await addLine(page);
    await visit(page, `/producten/pe-100?edit=${timestamp}`);
    const shop = new ConfiguratorDriver(page);
    await expect(page.getByRole('dialog', { name: /Inzethor wijzigen/ })).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('2');
    await expect(shop.section('Maten van de opening')).toContainText('900 x 1200 mm');
    await shop.expectOpen('Soort kozijn');
    await expect(shop.orderButton('Bijwerken')).toBeEnabled();
    await shop.toggle('Maten van de opening');
    await shop.typeSize('1000', '1600');
    await shop.goOn();
    await expect(shop.dialog.getByText('plaatsen wij standaard een tussenregel')).toBeVisible();
    for (const [width, height] of [
      [768, 720],
      [1200, 800],
      [1280, 720],
      [1600, 1000],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNotesInSight(page);
    }
    await shop.toggle('Maten van de opening');
    await shop.typeSize('1000', '1200');
    await shop.goOn();
    await shop.setAmount(5);
    await expectNoAxeViolations(page);
    await shop.orderButton('Bijwerken').click();
    await expect(shop.dialog.getByText('Inzethor is bijgewerkt in de winkelwagen')).toBeVisible();
    expect(await cartLines(page)).toMatchObject([{ timestamp, amount: 5, sizes: { width_total: 1028 } }]);
  });

  test('R4.6 R5.4 R5.5 a question that is open again is unanswered, whichever it is', async ({
    page,
    loginAs,
  }) => {
    await loginAs(demoAccounts.millimetres);
    const timestamp = await addLine(page);
    await visit(page, `/producten/pe-100?edit=${timestamp}`);
    const shop = new ConfiguratorDriver(page);
    const margin = (side: string) => shop.dialog.getByRole('combobox', { name: side });
    const field = (name: string) => shop.dialog.getByRole('textbox', { name });
    // Opens it again, and answers it after all; from the last on, for an answer opens the section after it.
    const opening: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>])[] = [
      ['Kenmerk op de doos', () => field('Kenmerk').fill(''), () => field('Kenmerk').fill('heropend')],
      [
        'Kleur',
        () => shop.dialog.getByRole('radio', { name: 'Andere RAL-kleur' }).click(),
        () => shop.dialog.getByRole('radio', { name: 'RAL 7016 structuur' }).click(),
      ],
      [
        'Bevestiging',
        () => shop.dialog.getByRole('checkbox', { name: 'Links' }).uncheck(),
        () => shop.dialog.getByRole('checkbox', { name: 'Links' }).check(),
      ],
      ['Ruimte rondom', () => margin('Links').selectOption('-1'), () => margin('Links').selectOption('30')],
      ['Ruimte rondom', () => margin('Onder').selectOption('A'), () => margin('Onder').selectOption('15')],
      ['Maten van de opening', () => field('Breedte').fill(''), () => field('Breedte').fill('900')],
    ];
    await shop.toggle('Kenmerk op de doos');
    await field('Kenmerk').fill('');
    await shop.goOn();
    await expect(field('Kenmerk')).toBeFocused();
    await expect(field('Kenmerk')).toHaveAccessibleDescription(/Vul een kenmerk in/);
    await shop.expectOpen('Kenmerk op de doos');
    await field('Kenmerk').fill('heropend');
    await shop.goOn();
    await shop.expectClosed('Kenmerk op de doos');
    for (const [label, open, answer] of opening) {
      await expect(shop.orderButton('Bijwerken')).toBeEnabled();
      const value = (await shop.section(label).textContent()) ?? '';
      await shop.toggle(label);
      await shop.expectOpen(label);
      await open();
      await expect(shop.orderButton('Bijwerken')).toBeDisabled();
      // Closed again without an answer, it has none.
      await shop.toggle(label);
      await shop.expectClosed(label);
      await expect(shop.section(label)).not.toHaveText(value);
      await expect(shop.orderButton('Bijwerken')).toBeDisabled();
      await shop.toggle(label);
      await answer();
      if (label !== 'Kleur') await shop.goOn();
      await shop.expectClosed(label);
    }
    await expect(shop.orderButton('Bijwerken')).toBeEnabled();
  });

  test('a line that is gone says so', async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    const timestamp = await addLine(page);
    await visit(page, `/producten/pe-100?edit=${timestamp}`);
    const shop = new ConfiguratorDriver(page);
    await expect(shop.orderButton('Bijwerken')).toBeEnabled();
    const token = (await page.locator('meta[name="csrf-token"]').getAttribute('content')) ?? '';
    await page.request.post(`/winkelwagen/${timestamp}/verwijderen`, { form: { _token: token } });
    await shop.setAmount(3);
    await shop.orderButton('Bijwerken').click();
    await expect(shop.dialog.getByText('Deze regel staat niet meer in uw winkelwagen.')).toBeVisible();
  });
});

test.describe('after adding', () => {
  test('R2.51 R2.53 R4.8 the cart preview is refreshed and three ways lead on', async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    const shop = await openInsetScreen(page);
    await shop.beginInsetScreen();
    await shop.finishInsetScreen();
    const preview = page.locator('#cart-preview');
    const before = await preview.textContent();
    await shop.order('Inzethor');
    await expect(preview).not.toHaveText(before ?? '');
    await expect(shop.dialog.locator('img')).toHaveAttribute('src', '/images/kim/pe-100_h670.png');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Bekijk winkelwagen' }).click();
    await expect(page).toHaveURL(/\/winkelwagen$/);
  });

  test('R2.51 R7.11 shopping on reloads the page without its query', async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    const timestamp = await addLine(page);
    await visit(page, `/producten/pe-100?edit=${timestamp}`);
    const shop = new ConfiguratorDriver(page);
    await shop.setAmount(7);
    await shop.orderButton('Bijwerken').click();
    await expect(page.getByRole('button', { name: 'Verder winkelen' })).toBeVisible();
    const told = await page.evaluate(() => window.dataLayer ?? []);
    expect(told).toContainEqual({
      event: 'shop_event',
      event_category: 'configurator-desktop-PE-100',
      event_action: 'update cart',
      event_label: 'PE-100',
    });
    await page.getByRole('button', { name: 'Verder winkelen' }).click();
    await expect(page).toHaveURL(/\/producten\/pe-100$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}
