import { ConfiguratorDriver } from '#tests/support/configurator-driver.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectNoAxeViolations, test } from '#tests/support/e2e.ts';

test.describe.configure({ timeout: 180_000 });

const groups = ['Geel', 'Oranje', 'Rood', 'Violet', 'Blauw', 'Groen', 'Grijs', 'Bruin', 'Wit en zwart'];

test('R2.12 amount, prices and the order button stand together', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const shop = new ConfiguratorDriver(page);
  await shop.open('pe-100');
  const order = shop.dialog.getByRole('region', { name: 'Uw hor' });
  await expect(order.getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('1');
  for (const word of ['Prijs', 'Adviesprijs', 'Basisprijs'])
    await expect(order.getByRole('status')).toContainText(word);
  await expect(order.getByRole('button', { name: 'In winkelwagen' })).toBeDisabled();
});

test('R2.30 a colour of one’s own is found in nine groups, with a warning about screens', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  const shop = new ConfiguratorDriver(page);
  await shop.open('pe-100');
  await shop.expectOpen('Soort kozijn');
  await shop.toggle('Kleur');
  await shop.dialog.getByRole('radio', { name: 'Andere RAL-kleur' }).click();
  for (const group of groups)
    await expect(shop.dialog.getByRole('button', { name: group, exact: true })).toBeVisible();
  await expect(shop.dialog.getByText('Controleer de RAL-kleur van uw kozijn').first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('R2.29 another RAL colour unfolds the listed ones, each with its delivery time', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  const shop = new ConfiguratorDriver(page);
  await shop.open('ro-50');
  await shop.expectOpen('Montage');
  await shop.toggle('Kleur');
  await expect(shop.dialog.getByRole('radio', { name: 'RAL 7021' })).toHaveCount(0);
  await shop.dialog.getByRole('radio', { name: 'Andere RAL-kleur' }).click();
  await expect(shop.dialog.getByRole('radio', { name: 'RAL 7021' })).toBeVisible();
  await expect(shop.dialog.getByText('Levering binnen 15 werkdagen').first()).toBeVisible();
});

test('R4.7 something that sticks up at the bottom asks how much; a door has no bottom to ask', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  const shop = new ConfiguratorDriver(page);
  await shop.open('pe-100');
  await shop.beginInsetScreen();
  await shop.expectOpen('Ruimte rondom');
  await expect(shop.dialog.getByRole('textbox', { name: 'Uitsteeksel onder' })).toHaveCount(0);
  await shop.chooseMargins({ Onder: 'A' });
  await expect(shop.dialog.getByRole('textbox', { name: 'Uitsteeksel onder' })).toBeVisible();
  await shop.open('se-100');
  await shop.choose('Montage', 'Op de dag (op het kozijn)');
  await shop.enterSize('Maten van de opening', '900', '2150');
  await shop.expectOpen('Ruimte rondom');
  await expect(shop.dialog.getByRole('combobox', { name: 'Boven' })).toBeVisible();
  await expect(shop.dialog.getByRole('combobox', { name: 'Onder' })).toHaveCount(0);
});
