import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { add, cartLines } from '#tests/support/cart-steps.ts';
import { ConfiguratorDriver } from '#tests/support/configurator-driver.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectAlive, test, thorough, visit } from '#tests/support/e2e.ts';
import { type LoadedScripts, watchScripts } from '#tests/support/loaded-scripts.ts';
import { shopEvents } from '#tests/support/shop-events.ts';
import { pe100 } from '#tests/support/worked-examples.ts';

type Story = {
  readonly name: string;
  readonly code: string;
  readonly product: string;
  readonly boxLabel: string;
  readonly compose: (shop: ConfiguratorDriver) => Promise<void>;
  readonly price: string;
  readonly sizes: { readonly width_total: number; readonly height_total: number };
};

// Worked examples of the product book, as a customer of group B clicks them together: the products that ask most
// differently. That the others can be ordered, routes/whole-order.test.ts knows.
const stories: readonly Story[] = [
  {
    name: 'PE-100 with pollen mesh, three of them',
    code: 'pe-100',
    product: 'Inzethor',
    boxLabel: 'popup pe',
    compose: async (shop) => {
      await shop.beginInsetScreen();
      await shop.finishInsetScreen();
      await shop.setAmount(3);
    },
    price: '€ 258.24',
    sizes: { width_total: 928, height_total: 1228 },
  },
  {
    name: 'RO-100 with a bottom profile, anodised',
    code: 'ro-100',
    product: 'Professionele rolhor',
    boxLabel: 'popup ro-100',
    compose: async (shop) => {
      await shop.choose('Montage', 'Op de dag');
      await shop.enterRollerSizes('450', '1500', { Links: '28', Rechts: '28', Boven: '54', Onder: '20' });
      await shop.choose('Bediening', 'Bedieningslijst normaal');
      await shop.choose('Rem', 'Standaard rem');
      await shop.choose('Sluiting', 'Kantelsluiting');
      await shop.choose('Trekkoord', 'Nee');
      await shop.confirmSides('Borstel');
      await shop.choose('Gaas', 'Zwart');
      await shop.choose('Kleur', 'Aluminium geanodiseerd');
      await expect(shop.section('Kleur')).toContainText('Aluminium geanodiseerd');
    },
    price: '€ 136.30',
    sizes: { width_total: 506, height_total: 1574 },
  },
  {
    name: 'CA-100 with a cat flap in the middle',
    code: 'ca-100',
    product: 'Scharnierende hordeur',
    boxLabel: 'popup ca-100',
    compose: async (shop) => {
      await shop.choose('Montage', 'In de dag');
      await shop.choose('Kader', 'Driezijdig');
      await shop.enterSize('Maten van de opening', '900', '2150');
      await shop.choose(
        'Scharnierzijde en draaisluiting',
        'Links (van buitenaf gezien)',
        'Geen draaisluiting (alleen magneet)',
      );
      await shop.choose('Schopplaat', 'Tot tussenregel');
      await shop.choose('Dierenluik', 'Kat', 'Midden');
      await shop.choose('Dranger', 'Ja');
      await shop.confirmSides('Borstel');
      await shop.choose('Gaas', 'Petscreen');
      await shop.choose('Kleur', 'RAL 7016 structuur');
    },
    price: '€ 409.40',
    sizes: { width_total: 894, height_total: 2145 },
  },
];

for (const story of stories) {
  test(`R1.2 R2.3 R2.28 R2.53 R4.1 R4.8 R20.7 ${story.name}`, thorough, async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    const scripts = watchScripts(page);
    const shop = new ConfiguratorDriver(page);
    await shop.open(story.code);
    await story.compose(shop);
    await shop.enterBoxLabel(story.boxLabel);
    await expectOrder(page, scripts, story, () => shop.order(story.product));
  });
}

/** What is composed has its price, is ordered, and lies in the cart; what comes after it leads on. */
async function expectOrder(
  page: Page,
  scripts: LoadedScripts,
  { code, boxLabel, price, sizes }: Omit<Story, 'name' | 'compose'>,
  order: () => Promise<void>,
): Promise<void> {
  const shop = new ConfiguratorDriver(page);
  const { dialog } = shop;
  await shop.expectPrice(price);
  // R20.3: it lacks nothing.
  await expect(dialog.getByText(/indicatie|openstaan/)).toHaveCount(0);
  await expectNoAxeViolations(page);
  expect(scripts.addresses().filter((url) => /desktop/i.test(url))).toHaveLength(1);
  expect(scripts.addresses().filter((url) => /mobile/i.test(url))).toEqual([]);
  const preview = page.locator('#cart-preview');
  const before = await preview.textContent();
  await order();
  await expect(preview).not.toHaveText(before ?? '');
  await expect(dialog.locator('img')).toHaveAttribute('src', /^\/images\/kim\/[\w-]+_h670\.png$/);
  expect(await cartLines(page)).toMatchObject([{ code: code.toUpperCase(), kenmerk: boxLabel, sizes }]);
  // R20.7: what was ordered, and another size of it; going back closes the popup and stays on the page.
  await expect(dialog.getByLabel('Toegevoegd')).toContainText(boxLabel);
  await expect(dialog.getByLabel('Toegevoegd')).toContainText('Winkelwagen, 1 regel');
  await page.getByRole('button', { name: 'Nog een maat, zelfde keuzes' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Breedte' })).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/producten/${code}`));
}

test.describe('a shop that fails', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ });

  test(
    'R2.51 R8.2 an order whose answer is lost is sent again, makes one line, and leads to the cart',
    thorough,
    async ({ page, loginAs }) => {
      await loginAs(demoAccounts.belgian);
      const shop = new ConfiguratorDriver(page);
      await shop.open('pe-100');
      await shop.beginInsetScreen();
      await shop.finishInsetScreen();
      const keys: (string | undefined)[] = [];
      // After two seconds the page asks by itself, and all is well again: not before this has been read.
      let isAway = false;
      await page.route('**/product/validate-state/*', (route) => (isAway ? route.abort() : route.continue()));
      await page.route('**/product/add-to-cart/*', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        // The first one arrives, and its answer is lost on the way back.
        if (keys.length > 1) return route.continue();
        isAway = true;
        await route.fetch();
        await route.abort();
      });
      await shop.orderButton().click();
      await expect(shop.dialog.getByRole('alert')).toContainText('Geen verbinding.');
      isAway = false;
      expect(await cartLines(page)).toHaveLength(1);
      await shop.order('Inzethor');
      expect(await cartLines(page)).toHaveLength(1);
      expect(keys[1]).toBe(keys[0]);
      await page.getByRole('button', { name: 'Bekijk winkelwagen' }).click();
      await expect(page).toHaveURL(/\/winkelwagen$/);
    },
  );
});

test('R2.3 R2.13 R9.1 opens by itself in add mode, with at most 100 KB of script and a film that plays large; a visitor gets no configurator; the line between phone and desktop lies at 767 pixels, and what was closed stays closed across it', async ({
  page,
  loginAs,
}) => {
  await visit(page, '/producten/pe-100?add=1');
  await expect(page.getByRole('link', { name: 'Inloggen om te bestellen' }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await loginAs(demoAccounts.millimetres);
  const scripts = watchScripts(page);
  await visit(page, '/producten/pe-100?add=1');
  await expect(page.getByRole('dialog', { name: /Inzethor/ })).toBeVisible();
  await expect(page.getByText('Vooraanzicht van binnenuit.')).toBeVisible();
  expect(await scripts.gzipBytes()).toBeLessThanOrEqual(100 * 1024);

  const thumbnail = page.getByRole('button', { name: 'Bekijk de film' });
  await thumbnail.press('Enter');
  const large = page.getByRole('dialog', { name: 'Meetinstructie', exact: true });
  const film = large.getByLabel(/^Film: zo meet u de opening voor de/);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3);
  await expectNoAxeViolations(page);
  await large.getByRole('button', { name: 'Sluiten' }).click();
  await expect(large).toBeHidden();
  await expect(thumbnail).toBeFocused();

  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const order = page.getByRole('button', { name: 'Direct bestellen' });
  await expect(order).toBeFocused();
  const cross = async (width: number) => {
    const before = await order.elementHandle();
    await page.setViewportSize({ width, height: 900 });
    return () => before?.evaluate((button) => button.isConnected);
  };
  expect(await (await cross(768))()).toBe(true);
  await expect.poll(await cross(767)).toBe(false);
  await order.click();
  const wizard = page.getByRole('dialog', { name: /Inzethor/ });
  await expect(wizard).toBeVisible();
  expect((await wizard.boundingBox())?.width).toBe(767);
  await page.keyboard.press('Escape');
  await expect(wizard).toBeHidden();
  await expect.poll(await cross(768)).toBe(false);
  await expect(order).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a reload brings the unfinished configuration back', thorough, async ({ page, loginAs }) => {
  await loginAs(demoAccounts.belgian);
  const shop = new ConfiguratorDriver(page);
  await shop.open('pe-100');
  await shop.beginInsetScreen('950', '1250');
  await shop.setAmount(4);
  await page.reload();
  await expectAlive(page);
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

test(
  'R2.50 R2.51 R4.9 R7.11 a cart line opens filled in, is updated in place, and shopping goes on',
  thorough,
  async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    await add(page, pe100(), 2);
    const [line] = await cartLines(page);
    await visit(page, `/producten/pe-100?edit=${line?.timestamp}`);
    const shop = new ConfiguratorDriver(page);
    await expect(page.getByRole('dialog', { name: /Inzethor wijzigen/ })).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('2');
    await shop.toggle('Maten van de opening');
    await shop.typeSize('1000', '1200');
    await shop.goOn();
    await shop.setAmount(5);
    await shop.orderButton('Bijwerken').click();
    await expect(shop.dialog.getByText('Inzethor is bijgewerkt in de winkelwagen')).toBeVisible();
    expect(await cartLines(page)).toMatchObject([
      { timestamp: line?.timestamp, amount: 5, sizes: { width_total: 1028 } },
    ]);
    expect(await shopEvents(page)).toContain('configurator-desktop-PE-100: update cart');
    await page.getByRole('button', { name: 'Verder winkelen' }).click();
    await expect(page).toHaveURL(/\/producten\/pe-100$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('R1.2 R2.3 R2.28 R2.53 R4.1 R4.8 R20.7 the whole order by keyboard alone', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const scripts = watchScripts(page);
  await visit(page, '/producten/pe-100');
  const shop = new ConfiguratorDriver(page);
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const labels =
          element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
        return element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '';
      });
      if (name.test(focused.trim())) return;
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
  await press('ArrowDown', 'ArrowUp');
  await expect(page.getByRole('radio', { name: 'Kunststof' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Kunststof' })).toBeChecked();
  await shop.expectOpen('Soort kozijn');
  await press('Enter');
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
  const story = {
    ...{ code: 'pe-100', product: 'Inzethor', boxLabel: 'met toetsen', price: '€ 60.98' },
    sizes: { width_total: 928, height_total: 1228 },
  };
  await expectOrder(page, scripts, story, async () => {
    await press('Enter');
    await expect(shop.dialog.getByRole('heading', { name: 'Gereed' })).toBeFocused();
  });
});
