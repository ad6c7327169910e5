import type { Page } from '@playwright/test';
import { cartLines } from '#tests/support/cart-steps.ts';
import { ConfiguratorDriver } from '#tests/support/configurator-driver.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectNoAxeViolations, test, visit } from '#tests/support/e2e.ts';

test.describe.configure({ timeout: 180_000 });

const validate = '**/product/validate-state/*';

async function openAt(page: Page, code: string, section: string): Promise<ConfiguratorDriver> {
  const shop = new ConfiguratorDriver(page);
  await shop.open(code);
  await shop.expectOpen(section);
  return shop;
}

test('R5.1 what is no number clears the field and cannot be confirmed', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openAt(page, 'pe-100', 'Soort kozijn');
  await shop.toggle('Maten van de opening');
  await shop.typeSize('negenhonderd', '1200');
  await page.getByRole('textbox', { name: 'Hoogte' }).focus();
  await expect(page.getByRole('textbox', { name: 'Breedte' })).toHaveValue('');
  await expect(shop.dialog.getByText('Vul een geldige maat in, bijvoorbeeld 900.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Volgende' })).toBeDisabled();
  await expectNoAxeViolations(page);
});

test('R5.7 R5.8 R8.1 a size that cannot be made says so at its field, and can be corrected', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openAt(page, 'pe-100', 'Soort kozijn');

  // Nothing that is still to be answered can save this one: it is told at once, and holds up no other question.
  await shop.toggle('Maten van de opening');
  await shop.typeSize('1400', '2100');
  await page.keyboard.press('Tab');
  await expect(shop.section('Maten van de opening')).toHaveAccessibleName(/bevat een fout/);
  await shop.toggle('Soort kozijn');
  await shop.dialog.getByRole('radio', { name: 'Hout' }).click();
  await expect(shop.dialog.getByRole('heading', { name: 'Houten kozijn' })).toBeVisible();
  await shop.dialog.getByRole('button', { name: 'Volgende' }).click();
  await expect(shop.dialog.getByText('U kunt verder zodra dit is aangepast.')).toBeVisible();
  await shop.toggle('Soort kozijn');
  await expect(shop.section('Soort kozijn')).toHaveAccessibleName(/Hout/);
  await expectNoAxeViolations(page);
  await shop.dialog.getByRole('region', { name: 'Meldingen' }).getByRole('link').click();
  await shop.expectOpen('Maten van de opening');
  await expect(page.getByRole('textbox', { name: 'Breedte' })).toBeFocused();
  await expect(shop.dialog.getByRole('alert').first()).toContainText('Het maximum is 2,80 m²');
  await shop.enterSize('Maten van de opening', '900', '1200');
  await shop.toggle('Soort kozijn');

  await shop.beginInsetScreen();
  await shop.enterMargins({ Links: '30', Rechts: '30', Boven: '30', Onder: '30' });
  await shop.toggle('Maten van de opening');
  await shop.typeSize('1800', '1200');
  await shop.goOn();
  const width = page.getByRole('textbox', { name: 'Breedte' });
  await expect(width).toHaveAccessibleDescription(/De maximale breedte van de Inzethor is 1600 mm/);
  await expect(page.getByRole('textbox', { name: 'Hoogte' })).not.toHaveAttribute('aria-invalid');
  await expect(shop.section('Maten van de opening')).toHaveAccessibleName(/bevat een fout/);
  await expect(page.getByRole('button', { name: 'Wijzigen' })).toBeVisible();
  await expect(shop.dialog.getByRole('alert')).toContainText('1600 mm');
  await expectNoAxeViolations(page);

  await width.focus();
  await expect(width).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(width).toHaveAttribute('aria-invalid', 'true');

  await shop.typeSize('900', '1200');
  await shop.goOn();
  await shop.expectClosed('Maten van de opening');
  await expect(shop.dialog.getByRole('alert')).toHaveCount(0);
});

test('R4.6 R8.1 a rule across sections stands in the stopper panel and closes the order', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openAt(page, 'pe-100', 'Soort kozijn');
  await shop.beginInsetScreen();
  await shop.finishInsetScreen();
  await expect(shop.orderButton()).toBeEnabled();
  await shop.toggle('Uitsteeksel');
  await shop.dialog.getByRole('radio', { name: 'Meer dan 40 mm' }).click();
  const stopper = shop.dialog.getByRole('region', { name: 'Uw hor' }).getByRole('alert');
  await expect(stopper).toContainText('Bij een uitsteeksel van meer dan 40 mm is de inzethor niet mogelijk.');
  await expect(shop.orderButton()).toBeDisabled();
  await shop.expectOpen('Uitsteeksel');
  await expectNoAxeViolations(page);
  await shop.choose('Uitsteeksel', '17 t/m 24 mm');
  await expect(shop.orderButton()).toBeEnabled();
});

test('R5.8 the RO series shows one general error', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openAt(page, 'ro-100', 'Montage');
  await shop.choose('Montage', 'In de dag');
  await shop.typeSize('1250', '2000');
  await shop.chooseMargins({ Inbouwdiepte: '58' });
  await shop.goOn();
  const section = shop.dialog.getByRole('alert').filter({ hasText: 'de maximale hoogte' });
  await expect(section.first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Breedte' })).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('textbox', { name: 'Hoogte' })).not.toHaveAttribute('aria-invalid');
  await expectNoAxeViolations(page);
});

test('R5.4 R3.11 margins must be complete, and are offered the next time without being filled in', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openAt(page, 'pe-100', 'Soort kozijn');
  await shop.beginInsetScreen();
  await shop.chooseMargins({ Links: '25', Rechts: '20' });
  await expect(page.getByRole('button', { name: 'Volgende' })).toBeDisabled();
  await shop.toggle('Gaas');
  await expect(shop.section('Ruimte rondom')).toContainText('keuze niet volledig');
  await shop.toggle('Ruimte rondom');
  await shop.chooseMargins({ Boven: '15', Onder: 'A' });
  await expect(page.getByRole('button', { name: 'Volgende' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Uitsteeksel onder' }).fill('6');
  await shop.goOn();
  await shop.expectClosed('Ruimte rondom');
  await expect(shop.section('Ruimte rondom')).toContainText('25 / 20 / 15 / A 6 mm');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Weggooien' }).click();
  await page.getByRole('button', { name: 'Direct bestellen' }).click();
  await shop.toggle('Ruimte rondom');
  await expect(shop.dialog.getByText('Vorige keer koos u')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Links' })).toHaveValue('-1');
  await page.getByRole('button', { name: 'Overnemen' }).click();
  await expect(page.getByRole('combobox', { name: 'Links' })).toHaveValue('25');
  await expect(page.getByRole('combobox', { name: 'Onder' })).toHaveValue('A');
});

test('a late answer never overwrites a newer choice', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openAt(page, 'pe-100', 'Soort kozijn');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let calls = 0;
  await page.route(validate, async (route) => {
    calls += 1;
    if (calls === 1) await held;
    await route.continue();
  });
  await shop.setAmount(2);
  await expect(shop.section('Gaas')).toHaveAttribute('aria-disabled', 'true');
  await shop.setAmount(3);
  await shop.expectPrice('€ 95.31');
  const late = page.waitForResponse(validate);
  letGo();
  await late;
  await shop.toggle('Gaas');
  await shop.expectOpen('Gaas');
  await shop.expectPrice('€ 95.31');
});

test.describe('a shop that fails', () => {
  test.use({ expectedComplaint: /status of 500|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('R8.2 a 500 changes and shows nothing, is reported with its request, and the next try works', async ({
    page,
    loginAs,
  }) => {
    await loginAs(demoAccounts.belgian);
    const shop = await openAt(page, 'pe-100', 'Soort kozijn');
    await page.route(validate, (route) => route.fulfill({ status: 500, json: { message: 'kapot' } }), {
      times: 1,
    });
    const report = page.waitForRequest('**/client-errors');
    await shop.dialog.getByRole('radio', { name: 'Hout', exact: true }).click();
    const told = (await report).postDataJSON();
    expect(told.message).toContain('/product/validate-state/PE-100 was answered 500');
    expect(told.request).toContain('"frame_material":"3"');
    await shop.expectOpen('Soort kozijn');
    await expect(shop.dialog.getByRole('alert')).toHaveCount(0);
    await expect(shop.dialog.getByText('kapot')).toHaveCount(0);
    await expect(shop.dialog.getByRole('radio', { name: 'Hout', exact: true })).toBeChecked();
    await shop.goOn();
    await shop.expectOpen('Kozijntype');
  });

  test('R8.2 without a connection the choices stay, and go on once it is back', async ({
    page,
    loginAs,
    context,
  }) => {
    await loginAs(demoAccounts.belgian);
    const shop = await openAt(page, 'pe-100', 'Soort kozijn');
    await context.setOffline(true);
    await shop.dialog.getByRole('radio', { name: 'Hout', exact: true }).click();
    await expect(shop.dialog.getByRole('alert')).toContainText('Geen verbinding.');
    await expectNoAxeViolations(page);
    await context.setOffline(false);
    await shop.goOn();
    await shop.expectOpen('Kozijntype');
    await expect(shop.dialog.getByRole('alert')).toHaveCount(0);
  });

  test('R8.3 a configurator that cannot start offers to try again', async ({ page, loginAs }) => {
    await loginAs(demoAccounts.belgian);
    await page.route('**/product/init/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    const shop = new ConfiguratorDriver(page);
    await shop.open('ce-100');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await shop.expectOpen('Plaatsing');
  });

  test('R8.2 an order that fails is not lost, and its repeat makes one line', async ({ page, loginAs }) => {
    await loginAs(demoAccounts.belgian);
    const shop = await openAt(page, 'pe-100', 'Soort kozijn');
    await shop.beginInsetScreen();
    await shop.finishInsetScreen();
    const keys: (string | undefined)[] = [];
    await page.route('**/product/add-to-cart/*', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The first one arrives, and its answer is lost on the way back.
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await shop.orderButton().click();
    await expect(shop.dialog.getByRole('alert')).toContainText('Geen verbinding.');
    expect(await cartLines(page)).toHaveLength(1);
    await shop.order('Inzethor');
    expect(await cartLines(page)).toHaveLength(1);
    expect(keys[1]).toBe(keys[0]);
  });
});

test('R1.2 the whole order by keyboard alone', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.belgian);
  await visit(page, '/producten/pe-100');
  const shop = new ConfiguratorDriver(page);
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) continue;
      const names = await focused.evaluate((element) => {
        const labels =
          element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
        return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
      });
      if (name.test(names.trim())) return;
    }
    throw new Error(`nothing named ${name} can be reached by Tab`);
  };
  const press = (...keys: readonly string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await tabTo(/^Direct bestellen/);
  await press('Enter');
  await expect(shop.section('Soort kozijn')).toBeFocused();
  await tabTo(/^Kunststof/);
  // Going through a group with the arrows selects without moving on; Enter does.
  await press('ArrowDown', 'ArrowUp', 'Enter');
  await expect(shop.section('Kozijntype')).toBeFocused();
  await tabTo(/^Vlak kozijn/);
  await press('Space');
  await expect(shop.section('Maten van de opening')).toBeFocused();
  await tabTo(/^Breedte/);
  await page.keyboard.type('900');
  await press('Enter');
  await page.keyboard.type('1200');
  await press('Enter');
  await expect(shop.section('Ruimte rondom')).toBeFocused();
  for (const side of [/^Links/, /^Rechts/, /^Boven/, /^Onder/]) {
    await tabTo(side);
    await press('ArrowDown');
  }
  await tabTo(/^Volgende/);
  await press('Enter');
  await expect(shop.section('Uitsteeksel')).toBeFocused();
  await tabTo(/^Geen of/);
  await press('Space');
  await expect(shop.section('Obstakel buiten')).toBeFocused();
  await tabTo(/^Geen/);
  await press('Space');
  await expect(shop.section('Bevestiging')).toBeFocused();
  await tabTo(/^Verder gaan/);
  await press('Enter');
  await expect(shop.section('Gaas')).toBeFocused();
  await tabTo(/^Zwart/);
  await press('Space');
  await expect(shop.section('Kleur')).toBeFocused();
  await tabTo(/^RAL 9010/);
  await press('Space');
  await expect(shop.section('Kenmerk op de doos')).toBeFocused();
  await tabTo(/^Kenmerk/);
  await page.keyboard.type('met toetsen');
  await press('Enter');
  await expect(shop.orderButton()).toBeFocused();
  await press('Enter');
  await expect(shop.dialog.getByRole('heading', { name: 'Gereed' })).toBeFocused();
});
