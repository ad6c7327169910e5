import type { Page } from '@playwright/test';
import { ConfiguratorDriver } from '#tests/support/configurator-driver.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectNoAxeViolations, test } from '#tests/support/e2e.ts';

test.describe.configure({ timeout: 180_000 });

async function openSection(page: Page, code: string, label: string): Promise<ConfiguratorDriver> {
  const shop = new ConfiguratorDriver(page);
  await shop.open(code);
  const section = shop.section(label);
  await expect(section).toBeVisible();
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
  await shop.expectOpen(label);
  return shop;
}

test('R2.29 R9.5 the other colours unfold, each with its delivery time', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openSection(page, 'ce-100', 'Kleur');
  const other = shop.dialog.getByRole('radio', { name: 'Andere RAL-kleur' });
  await expect(shop.dialog.getByRole('radio', { name: 'RAL 6005' })).toHaveCount(0);
  await expect(shop.dialog.getByRole('radio', { name: 'RAL 9010' })).toHaveAccessibleDescription(
    /^Levering binnen \d+ werkdagen$/,
  );
  const names = await shop.dialog
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('aria-label')));
  expect(names.slice(0, 3)).toEqual(['RAL 9010', 'RAL 9001', 'RAL 9016']);
  expect(names.at(-1)).toBe('Andere RAL-kleur');
  await other.click();
  await shop.expectOpen('Kleur');
  await expectNoAxeViolations(page);
  await shop.choose('Kleur', 'RAL 6005');
  await expect(shop.section('Kleur')).toContainText('RAL 6005');
  await shop.toggle('Kleur');
  await expect(other).toBeChecked();
  await expect(other).toHaveAccessibleDescription('RAL 6005');
});

test('R2.30 R2.31 nine tints and a palette that can be searched; what cannot be made is refused in words', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openSection(page, 'pe-100', 'Kleur');
  await shop.dialog.getByRole('radio', { name: 'Andere RAL-kleur' }).click();
  const tints = shop.dialog.getByRole('group', { name: 'Kleurgroep' }).getByRole('button');
  await expect(tints).toHaveText([
    'Geel',
    'Oranje',
    'Rood',
    'Violet',
    'Blauw',
    'Groen',
    'Grijs',
    'Bruin',
    'Wit en zwart',
  ]);
  await expect(
    shop.dialog.getByText('Kleuren op het scherm kunnen afwijken van de werkelijkheid.'),
  ).toBeVisible();
  await tints.filter({ hasText: 'Oranje' }).click();
  const palette = shop.dialog.getByRole('group', { name: 'RAL-kleuren' });
  await expect(palette.getByRole('radio')).toHaveCount(14);
  await expectNoAxeViolations(page);
  await palette.getByRole('radio', { name: 'RAL 2007' }).click();
  await expect(shop.dialog.getByRole('alert').first()).toContainText('RAL 2007 kunnen wij niet leveren.');
  const search = shop.dialog.getByRole('searchbox');
  await search.fill('bestaat niet');
  await expect(shop.dialog.getByText('Geen kleur gevonden.')).toBeVisible();
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(shop.dialog).toBeVisible();
});

test('R2.32 R5.5 sides are ticked on a drawing of the frame, at least as many as needed', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openSection(page, 'pe-100', 'Bevestiging');
  const side = (name: string) => shop.dialog.getByRole('checkbox', { name });
  await expect(side('Links')).toBeChecked();
  await expect(side('Rechts')).toBeChecked();
  await side('Rechts').uncheck();
  await expect(page.getByRole('button', { name: 'Verder gaan' })).toBeDisabled();
  for (const name of ['Rechts', 'Boven', 'Onder']) await side(name).check();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Verder gaan' }).click();
  await expect(shop.section('Bevestiging')).toContainText('Alle zijden');
});

test('R2.33 R5.2 the box label takes 25 characters, and a long one is set smaller', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openSection(page, 'pe-100', 'Kenmerk op de doos');
  const field = shop.dialog.getByRole('textbox', { name: 'Kenmerk' });
  await expect(field).toHaveAttribute('placeholder', 'bijvoorbeeld: woonkamer');
  await expect(
    shop.dialog.getByText('Opmerkingen bij de bestelling vult u in de winkelwagen in.'),
  ).toBeVisible();
  const sizeOf = async (text: string) => {
    await field.fill(text);
    await shop.goOn();
    const summary = shop.section('Kenmerk op de doos').getByText(text, { exact: true });
    const size = await summary.evaluate((element) => getComputedStyle(element).fontSize);
    await shop.toggle('Kenmerk op de doos');
    return Number.parseFloat(size);
  };
  const short = await sizeOf('hal');
  expect(await sizeOf('slaapkamer boven')).toBeLessThan(short);
  await field.fill('');
  await field.pressSequentially('abcdefghijklmnopqrstuvwxyz');
  await expect(field).toHaveValue('abcdefghijklmnopqrstuvwxy');
});

test('R2.12 R9.3 R5.3 the order column: amount, price, base price and advice price', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  const shop = await openSection(page, 'pe-100', 'Soort kozijn');
  const prices = shop.dialog.getByRole('status').filter({ hasText: 'Prijs' });
  await expect(prices).toContainText(/Prijs vanaf.*€ 31\.77.*Basisprijs.*€ 31\.77.*Adviesprijs.*€ 62\.-/);
  const amount = shop.dialog.getByRole('spinbutton', { name: 'Aantal' });
  await amount.fill('2.9');
  await expect(prices).toContainText('€ 63.54');
  await amount.fill('0');
  await amount.blur();
  await expect(amount).toHaveValue('1');
  await shop.dialog.getByRole('button', { name: 'Eén meer' }).click();
  await expect(amount).toHaveValue('2');
  await expect(prices).toContainText(/Adviesprijs.*€ 124\.-/);
  await shop.dialog.getByRole('button', { name: 'Eén minder' }).click();
  await expect(shop.dialog.getByRole('button', { name: 'Eén minder' })).toBeDisabled();
});

test('R4.7 R5.4 a raised bottom reveals its own field, and the values stand in order', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openSection(page, 'pe-100', 'Ruimte rondom');
  const raised = shop.dialog.getByRole('textbox', { name: 'Uitsteeksel onder' });
  await expect(raised).toHaveCount(0);
  await shop.chooseMargins({ Onder: 'A' });
  await expect(raised).toBeVisible();
  await expect(raised).toHaveAccessibleDescription(/1 – 40 mm/);
  await expectNoAxeViolations(page);
  await shop.chooseMargins({ Onder: '15' });
  await expect(raised).toHaveCount(0);
  const values = await shop.dialog
    .getByRole('combobox', { name: 'Onder' })
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(values).toEqual(['-1', '30', '25', '20', '15', '14', '12', '10', '8', '0', 'A']);
});

test('R4.12 R9.4 a way on turns grey while it is taken', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openSection(page, 'se-200', 'Montage');
  await shop.choose('Montage', 'In de dag (tussen het kozijn)');
  await shop.enterSize('Maten van de opening', '1800', '2200');
  await shop.choose('Verdeling', 'Gelijk verdeeld');
  await shop.choose('Onderstrip', 'Vlak, drempelloos 5 mm grijs');
  await shop.choose('Bevestiging', 'Schroeven');
  await shop.choose('Gaas', 'Zwart');
  await shop.choose('Handgreep', 'Geen');
  await shop.choose('Kleur', 'RAL 9010');
  await shop.enterBoxLabel('popup grijs');
  await shop.order('Dubbele plissé hordeur');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const checkout = page.getByRole('button', { name: 'Direct afrekenen' });
  const colour = () => checkout.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await colour();
  await checkout.click();
  await expect.poll(colour).not.toBe(before);
  await page.clock.fastForward(499);
  expect(page.url()).toContain('/producten/se-200');
  await page.clock.fastForward(1);
  await expect(page).toHaveURL(/\/checkout/);
});

test('R9.6 the hinge pictures stand 380 px high', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.belgian);
  const shop = await openSection(page, 'ca-100', 'Scharnierzijde en draaisluiting');
  const picture = shop.dialog.getByRole('group', { name: 'Scharnierzijde' }).locator('img').first();
  await expect(picture).toBeVisible();
  expect((await picture.boundingBox())?.height).toBeCloseTo(380, 1);
  await expectNoAxeViolations(page);
});
