import { cartLines } from '#tests/support/cart-steps.ts';
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
    expect(await cartLines(page)).toMatchObject([{ code: code.toUpperCase(), kenmerk: boxLabel, sizes }]);
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
