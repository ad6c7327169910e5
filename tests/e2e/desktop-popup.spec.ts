import type { Page } from '@playwright/test';
import { cartAnswer } from '#contract/configurator-answer.ts';
import { ConfiguratorDriver } from '#tests/support/configurator-driver.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '#tests/support/e2e.ts';

type Story = {
  readonly name: string;
  readonly code: string;
  readonly product: string;
  readonly boxLabel: string;
  readonly compose: (shop: ConfiguratorDriver) => Promise<void>;
  readonly price: string;
  readonly sizes: { readonly width_total: number; readonly height_total: number };
};

// A whole order is some forty steps, with axe at the end of it.
test.describe.configure({ timeout: 180_000 });

async function lineInCart(page: Page, boxLabel: string) {
  const answer = await page.request.get('/winkelwagen', { headers: { accept: 'application/json' } });
  return cartAnswer.parse(await answer.json()).lines.find(({ kenmerk }) => kenmerk === boxLabel);
}

// The worked examples of the product book, as a customer of group B clicks them together.
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
    name: 'PE-100 above a sill, in a free RAL colour',
    code: 'pe-100',
    product: 'Inzethor',
    boxLabel: 'popup pe ral',
    compose: async (shop) => {
      await shop.beginInsetScreen();
      await shop.chooseMargins({ Links: '10', Rechts: '30', Boven: '20', Onder: 'A' });
      await shop.dialog.getByRole('textbox', { name: 'Uitsteeksel onder' }).fill('6');
      await shop.goOn();
      await shop.choose('Uitsteeksel', 'Geen of t/m 16 mm');
      await shop.choose('Obstakel buiten', 'Geen');
      await shop.confirmSides('Bevestiging');
      await shop.choose('Gaas', 'Zwart');
      await shop.expectOpen('Kleur');
      await shop.dialog.getByRole('radio', { name: 'Andere RAL-kleur' }).click();
      await shop.dialog.getByRole('button', { name: 'Groen' }).click();
      await expect(shop.dialog.getByRole('radio', { name: 'RAL 6009 Dennegroen' })).toBeVisible();
      await shop.dialog.getByRole('searchbox', { name: 'Zoek op nummer of naam' }).fill('mosgroen');
      await shop.dialog.getByRole('radio', { name: 'RAL 6005' }).click();
      await shop.expectClosed('Kleur');
      await expect(shop.section('Kleur')).toContainText('RAL 6005');
    },
    price: '€ 84.03',
    sizes: { width_total: 923, height_total: 1207 },
  },
  {
    name: 'SE-100 on the frame, which asks for its margins',
    code: 'se-100',
    product: 'Plissé hordeur',
    boxLabel: 'popup se-100',
    compose: async (shop) => {
      await shop.choose('Montage', 'Op de dag (op het kozijn)');
      await shop.enterSize('Maten van de opening', '900', '2150');
      await shop.enterMargins({ Links: '60', Rechts: '25', Boven: '40' });
      await shop.choose('Schuifrichting', 'Pakket links');
      await shop.choose('Onderstrip', 'Asymmetrisch voor op de dag');
      await shop.choose('Bevestiging', 'Schroeven');
      await shop.choose('Gaas', 'Grijs');
      await shop.choose('Handgreep', 'Twee');
      await shop.expectOpen('Kleur');
      await shop.dialog.getByRole('radio', { name: 'Andere RAL-kleur' }).click();
      await shop.dialog.getByRole('searchbox', { name: 'Zoek op nummer of naam' }).fill('7024');
      await shop.dialog.getByRole('radio', { name: 'RAL 7024' }).click();
    },
    price: '€ 239.29',
    sizes: { width_total: 954, height_total: 2180 },
  },
  {
    name: 'SE-200 in the frame',
    code: 'se-200',
    product: 'Dubbele plissé hordeur',
    boxLabel: 'popup se-200',
    compose: async (shop) => {
      await shop.choose('Montage', 'In de dag (tussen het kozijn)');
      await shop.enterSize('Maten van de opening', '1800', '2200');
      await shop.choose('Verdeling', 'Gelijk verdeeld');
      await shop.choose('Onderstrip', 'Vlak, drempelloos 5 mm grijs');
      await shop.choose('Bevestiging', 'Schroeven');
      await shop.choose('Gaas', 'Zwart');
      await shop.choose('Handgreep', 'Geen');
      await shop.choose('Kleur', 'RAL 7016 structuur');
    },
    price: '€ 320.76',
    sizes: { width_total: 1796, height_total: 2197 },
  },
  {
    name: 'RO-50 on the frame, two of them',
    code: 'ro-50',
    product: 'Rolhor',
    boxLabel: 'popup ro-50',
    compose: async (shop) => {
      await shop.choose('Montage', 'Op de dag');
      await shop.enterRollerSizes('900', '1100', { Links: '22', Rechts: '22', Boven: '44', Onder: '0' });
      await shop.choose('Sluiting', 'Magneetsluiting');
      await shop.choose('Trekkoord', 'Nee');
      await shop.choose('Gaas', 'Zwart');
      await shop.choose('Kleur', 'RAL 9001');
      await shop.setAmount(2);
    },
    price: '€ 197.78',
    sizes: { width_total: 944, height_total: 1144 },
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
    name: 'CE-100 with brushes at two sides',
    code: 'ce-100',
    product: 'Voorzethor',
    boxLabel: 'popup ce-100',
    compose: async (shop) => {
      await shop.choose('Plaatsing', 'Binnenzijde');
      await shop.enterSize('Maten van de opening', '1000', '1300');
      await shop.enterMargins({ Links: '40', Rechts: '40', Boven: '40', Onder: '40' });
      await shop.choose('Bevestiging', 'Wervels');
      await shop.confirmSides('Borstel', 'Links', 'Rechts');
      await expect(shop.section('Borstel')).toContainText('Links, Rechts');
      await shop.choose('Gaas', 'Zwart');
      await shop.choose('Kleur', 'RAL 9010');
    },
    price: '€ 71.74',
    sizes: { width_total: 1040, height_total: 1340 },
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

for (const { name, code, product, boxLabel, compose, price, sizes } of stories) {
  test(`R1.2 R2.28 R4.1 ${name}`, async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    const shop = new ConfiguratorDriver(page);
    await shop.open(code);
    await compose(shop);
    await shop.enterBoxLabel(boxLabel);
    await shop.expectPrice(price);
    await expectNoAxeViolations(page);
    await shop.order(product);
    expect(await lineInCart(page, boxLabel)).toMatchObject({ code: code.toUpperCase(), sizes });
  });
}

test('R5.1 R9.2 a customer in centimetres types, reads and gets centimetres', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.centimetres);
  const shop = new ConfiguratorDriver(page);
  await shop.open('pe-100');
  await shop.choose('Soort kozijn', 'Kunststof');
  await shop.choose('Kozijntype', 'Vlak kozijn');
  await shop.typeSize('90.04', ' 120 ');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Breedte' })).toHaveValue('90,0');
  await expect(page.getByRole('textbox', { name: 'Hoogte' })).toHaveValue('120,0');
  await expect(page.getByRole('textbox', { name: 'Breedte' })).toHaveAccessibleDescription(/22,2 – 157,2 cm/);
  await shop.goOn();
  await shop.chooseMargins({ Links: '30', Rechts: '30', Boven: '20', Onder: '15' });
  await shop.expectMade('92,8 × 122,8 cm');
  await expect(page.getByRole('combobox', { name: 'Boven' })).toContainText('2,0 cm');
  await shop.goOn();
  await expect(shop.section('Ruimte rondom')).toContainText('3,0 / 3,0 / 2,0 / 1,5 cm');
  await expect(shop.section('Maten van de opening')).toContainText('90,0 x 120,0 cm');
  await expectNoAxeViolations(page);
});

test('R5.1 R1.2 a second product in centimetres, up to the cart', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.centimetres);
  const shop = new ConfiguratorDriver(page);
  await shop.open('se-200');
  await shop.choose('Montage', 'In de dag (tussen het kozijn)');
  await shop.enterSize('Maten van de opening', '180', '220,0');
  await shop.choose('Verdeling', 'Gelijk verdeeld');
  await shop.choose('Onderstrip', 'Vlak, drempelloos 5 mm grijs');
  await shop.choose('Bevestiging', 'Schroeven');
  await shop.choose('Gaas', 'Zwart');
  await shop.choose('Handgreep', 'Geen');
  await shop.choose('Kleur', 'RAL 7016 structuur');
  await shop.enterBoxLabel('popup cm');
  await shop.order('Dubbele plissé hordeur');
  expect(await lineInCart(page, 'popup cm')).toMatchObject({
    sizes: { width_total: 179.6, height_total: 219.7 },
  });
});

test('R6.1 a customer who enters total measures is asked those, and no margins', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.totalMeasures);
  const shop = new ConfiguratorDriver(page);
  await shop.open('ce-100');
  await shop.choose('Plaatsing', 'Binnenzijde');
  await shop.expectOpen('Totale maten van de hor');
  await expect(shop.dialog.getByRole('button', { name: /^Ruimte rondom/ })).toHaveCount(0);
  await shop.enterSize('Totale maten van de hor', '1040', '1340');
  await shop.choose('Bevestiging', 'Wervels');
  await shop.confirmSides('Borstel');
  await shop.choose('Gaas', 'Zwart');
  await shop.choose('Kleur', 'RAL 9010');
  await shop.enterBoxLabel('popup totaal');
  await shop.order('Voorzethor');
  expect(await lineInCart(page, 'popup totaal')).toMatchObject({
    sizes: { width_total: 1040, height_total: 1340 },
  });
});

test('R2.10 R2.14 three columns from 1200, two below, 906 px high where the window allows', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  const shop = new ConfiguratorDriver(page);
  await shop.open('pe-100');
  await shop.expectOpen('Soort kozijn');
  const left = async (name: string) =>
    (await shop.dialog.locator(`[aria-label="${name}"]`).boundingBox())?.x ?? Number.NaN;
  const sections = async () => (await shop.section('Soort kozijn').boundingBox())?.x ?? Number.NaN;
  expect((await shop.dialog.boundingBox())?.height).toBeGreaterThanOrEqual(906);
  expect(await left('Uitleg')).toBeLessThan(await sections());
  expect(await sections()).toBeLessThan(await left('Uw hor'));
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1200, height: 925 });
  expect((await shop.dialog.boundingBox())?.height).toBe(906);
  // Its columns reach the popup's own edge, half of the 19 px that are left above the window's.
  const bottom = await shop.dialog
    .locator('[aria-label="Uw hor"]')
    .evaluate((order) => order.getBoundingClientRect().bottom);
  expect(Math.abs(bottom - 915.5)).toBeLessThan(1);
  await page.setViewportSize({ width: 1199, height: 700 });
  expect(await left('Uitleg')).toBeLessThan((await sections()) + 1);
  expect((await shop.dialog.boundingBox())?.height).toBeLessThanOrEqual(700);
  await expect(shop.orderButton()).toBeInViewport();
  await expectNoSidewaysScroll(page);
});
