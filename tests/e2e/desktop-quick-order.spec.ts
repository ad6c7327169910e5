import { cartLines } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectNotesInSight,
  test,
} from '#tests/support/e2e.ts';
import { expectWaiting, holdJudgement } from '#tests/support/held-judgement.ts';
import { QuickOrderDriver, shopEvents } from '#tests/support/quick-order-driver.ts';

const fortyRows = Array.from({ length: 40 }, (_, row) => [900 + row, 1200 + row, 1, `kamer ${row + 1}`]);
const fortyPasted = ['Breedte\tHoogte\tAantal\tKenmerk', ...fortyRows.map((row) => row.join('\t'))].join(
  '\r\n',
);

test('R2.4 R6.1 a visitor is invited to log in', async ({ page }) => {
  await page.goto('/snel-bestellen');
  await expect(page.getByRole('main').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Selecteer een product' })).toHaveCount(0);
});

test('R1.3 R2.34 R2.40 R2.52 R7.10 R7.11 forty pasted rows become forty cart lines', async ({
  page,
  loginAs,
}) => {
  test.setTimeout(180_000);
  await loginAs(demoAccounts.millimetres);
  const quick = new QuickOrderDriver(page);
  await quick.open();
  await expectNoAxeViolations(page);
  await quick.choose('PE-100');
  await expect(page.getByRole('heading', { name: 'Voer maten en specificaties in:' })).toBeVisible();

  await quick.paste(1, 'Breedte', fortyPasted);
  const preview = page.getByRole('dialog', { name: 'Maten plakken' });
  await expect(preview).toContainText('Wij lazen 40 maten.');
  await expect(preview).toContainText('De kopregel');
  await quick.press('40 maten overnemen');
  await expect(quick.field(40, 'Kenmerk')).toHaveValue('kamer 40');
  const agree = await holdJudgement(page);
  await quick.field(40, 'Kenmerk').fill('zolder');
  await quick.press('Volgende');
  await expectWaiting(page.getByRole('button', { name: 'Volgende', exact: true }));
  await expect(quick.section('Soort kozijn')).toHaveAttribute('aria-expanded', 'false');
  agree();
  await quick.specifyInsetScreen();

  await expect(quick.row(1)).toContainText('928 × 1228');
  await expect(quick.row(1)).toContainText('€ 66.10');
  await expect(quick.totals()).toContainText('40 horren, 40 maten');
  await expectNoSidewaysScroll(page);
  await expectNotesInSight(page);
  await quick.orderButton().click();
  await expect(page.getByRole('heading', { name: 'Producten toegevoegd' })).toBeFocused();
  await expect(page.getByText('De Inzethor in 40 maten is toegevoegd aan de winkelwagen.')).toBeVisible();
  for (const name of ['Verder winkelen', 'Bekijk winkelwagen', 'Direct afrekenen'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await expectNoAxeViolations(page);
  const lines = await cartLines(page);
  expect(lines.map(({ kenmerk }) => kenmerk).toSorted()).toEqual(
    [...fortyRows.slice(0, -1).map(([, , , label]) => String(label)), 'zolder'].toSorted(),
  );
  await expect(page.getByRole('banner')).toContainText('40');
  const events = await shopEvents(page);
  for (const action of ['open', 'product chosen', 'configurator started', 'add to cart'])
    expect(events).toContain(`snel-bestellen-desktop: ${action}`);
});

test('R3.7 R5.7 R5.8 R8.4 errors stand by their rows, sound rows keep their price, and correcting goes on', async ({
  page,
  loginAs,
}) => {
  test.slow();
  await loginAs(demoAccounts.totalMeasures);
  const quick = new QuickOrderDriver(page);
  await quick.open('PE-100');
  await quick.paste(1, 'Breedte', '1700\t1300\n928\t1228\n1428\t2128\n900\t2300');
  await expectNoAxeViolations(page);
  await quick.press('4 maten overnemen');
  // The focus rests in the first row, which has therefore no error until it is left (R5.8).
  await quick.field(2, 'Kenmerk').fill('hal');
  await expect(quick.field(1, 'Breedte')).toHaveAttribute('aria-invalid', 'true');
  await expect(quick.row(1)).toContainText('De maximale breedte');
  await expect(quick.row(3)).toContainText('m²');
  await expect(quick.field(3, 'Breedte')).not.toHaveAttribute('aria-invalid');
  await expect(quick.field(4, 'Hoogte')).toHaveAttribute('aria-invalid', 'true');
  await expect(quick.row(2)).toContainText('928 × 1228');
  await expect(page.getByText('3 maten vragen om een correctie:')).toBeVisible();
  await expect(quick.orderButton()).toBeDisabled();
  await expectNoAxeViolations(page);

  await quick.fill(1, ['1500', '1300']);
  await expect(quick.field(1, 'Breedte')).not.toHaveAttribute('aria-invalid');
  await quick.fill(3, ['1000', '1300']);
  await quick.fill(4, ['900', '1300']);
  await quick.press('Bevestig correctie');
  await quick.expectOpen('Soort kozijn');
  await expect(quick.section('Soort kozijn')).toBeFocused();
  await expect(page.getByText('vragen om een correctie')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Volgende' }).first()).toBeVisible();
});

test('R2.34 R4.10 rows work like a spreadsheet: Enter, arrows, copy, remove, and empty ones vanish', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  const quick = new QuickOrderDriver(page);
  await quick.open('PE-100');
  await expect(quick.field(1, 'Breedte')).toBeFocused();
  await page.keyboard.type('900');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1200');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('keuken');
  await page.keyboard.press('Enter');
  await expect(quick.field(2, 'Breedte')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(quick.field(1, 'Breedte')).toBeFocused();
  for (const name of ['Hoogte', 'Aantal', 'Kenmerk'] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(quick.field(1, name)).toBeFocused();
  }
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(quick.field(1, 'Kenmerk')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(quick.field(1, 'Aantal')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(quick.field(1, 'Hoogte')).toBeFocused();
  await expect(quick.field(1, 'Aantal')).toHaveValue('3');

  await quick.press('Maat 1 kopiëren');
  await expect(quick.field(3, 'Kenmerk')).toHaveValue('keuken');
  await quick.press('Maat 1 verwijderen');
  await expect(quick.field(1, 'Breedte')).toHaveValue('');
  await expect(quick.row(3)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Volgende' }).first()).toBeDisabled();
  await quick.fill(1, ['0', '1000']);
  await quick.field(1, 'Hoogte').blur();
  await expect(quick.field(1, 'Breedte')).toHaveValue('');
  await quick.fill(1, ['800', '1000', '70']);
  await quick.field(1, 'Aantal').blur();
  await expect(quick.field(1, 'Aantal')).toHaveValue('50');
  await quick.press('Volgende');
  await quick.expectOpen('Soort kozijn');
  await expect(quick.row(3)).toHaveCount(0);
  await expect(quick.field(2, 'Kenmerk')).toHaveValue('keuken');
  await quick.press('Maat 2 verwijderen');
  await expect(quick.row(2)).toHaveCount(0);
  await expect(quick.totals()).toContainText('50 horren, 1 maat');
});

test('R2.41 R4.3 switching product asks first, and can be taken back', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const quick = new QuickOrderDriver(page);
  await quick.open('PE-100');
  await quick.choose('SE-100');
  await expect(quick.selector()).toHaveValue('SE-100');
  await quick.fill(1, ['900', '2100']);
  await quick.choose('RO-50');
  await expect(
    page.getByText(
      'U staat op het punt om een ander product te configureren, terwijl dit product nog niet klaar is. Uw huidige configuratie wordt niet onthouden. Weet u het zeker?',
    ),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await quick.press('Blijf bij de Plissé hordeur');
  await expect(quick.selector()).toHaveValue('SE-100');
  await expect(quick.field(1, 'Hoogte')).toHaveValue('2100');
  await quick.choose('RO-50');
  await quick.press('Ga naar de Rolhor');
  await expect(quick.selector()).toHaveValue('RO-50');
  await expect(quick.field(1, 'Hoogte')).toHaveValue('');
});

test('R2.43 an unfinished configuration can be continued or begun anew', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.belgian);
  const quick = new QuickOrderDriver(page);
  await quick.open('PE-100');
  await quick.fill(1, ['900', '1200', '2', 'zolder']);
  await quick.field(1, 'Kenmerk').blur();
  await quick.open();
  await expect(page.getByRole('dialog')).toContainText('de Inzethor (1 maat)');
  await expectNoAxeViolations(page);
  await quick.press('Doorgaan met de Inzethor');
  await expect(quick.field(1, 'Kenmerk')).toHaveValue('zolder');
  await expect(quick.selector()).toHaveValue('PE-100');
  await quick.open();
  await quick.press('Opnieuw beginnen');
  await expect(quick.selector()).toHaveValue('');
  await quick.open('PE-100');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(quick.field(1, 'Kenmerk')).toHaveValue('');
});

test('R5.8 the RO series tells what is wrong with a row as one', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const quick = new QuickOrderDriver(page);
  await quick.open('RO-50');
  await quick.fill(1, ['3000', '1200']);
  await quick.press('Maat toevoegen');
  await expect(quick.row(1)).toContainText('breedte');
  await expect(quick.field(1, 'Breedte')).not.toHaveAttribute('aria-invalid');
  await expect(quick.row(1)).toHaveAccessibleDescription(/breedte/);
});

test('R6.1 a customer who enters total measures sees size and price at once', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.totalMeasures);
  const quick = new QuickOrderDriver(page);
  await quick.open('PE-100');
  await quick.fill(1, ['928', '1228', '2']);
  await quick.press('Maat toevoegen');
  await expect(quick.row(1)).toContainText('928 × 1228');
  await expect(quick.row(1)).toContainText('€ ');
  await expect(quick.section('Ruimte rondom')).toHaveCount(0);
});

test('R2.40 the row that has the focus is drawn, also beside one that is refused', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.totalMeasures);
  const quick = new QuickOrderDriver(page);
  await quick.open('PE-100');
  await quick.paste(1, 'Breedte', '928\t1228\n1010\t1310\n1700\t1300');
  await quick.press('3 maten overnemen');
  const drawing = quick.main.getByRole('figure');
  await expect(drawing).toContainText('928 mm');
  await quick.field(2, 'Hoogte').focus();
  await expect(drawing).toContainText('1010 mm');
  await expect(drawing).toContainText('Maat 2');
  await expect(quick.row(3)).toContainText('De maximale breedte');
});

test('R2.40 a window made narrow at work keeps its rows, in sight and in reach', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  const quick = new QuickOrderDriver(page);
  await quick.open('PE-100');
  await quick.fill(1, ['900', '1200']);
  await page.setViewportSize({ width: 560, height: 700 });
  await quick.field(1, 'Kenmerk').click();
  await expect(quick.field(1, 'Breedte')).toHaveValue('900');
  await expect(quick.field(1, 'Breedte')).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test('R5.1 R6.1 a customer with centimetres types and pastes with a comma', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.centimetres);
  const quick = new QuickOrderDriver(page);
  await quick.open('PE-100');
  await quick.fill(1, ['90.5', 'abc']);
  await quick.field(1, 'Hoogte').blur();
  await expect(quick.field(1, 'Breedte')).toHaveValue('90,5');
  await expect(quick.field(1, 'Hoogte')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Volgende' }).first()).toBeDisabled();
  await quick.paste(1, 'Hoogte', '120,5\n130');
  await expect(page.getByRole('dialog')).toContainText('Maat 1 is al ingevuld en wordt vervangen.');
  await quick.press('2 maten overnemen');
  await expect(quick.field(1, 'Breedte')).toHaveValue('90,5');
  await expect(quick.field(2, 'Hoogte')).toHaveValue('130,0');

  // What is in doubt waits for a tick, and what looks like another unit is not taken over.
  await quick.paste(2, 'Breedte', 'zolder\t90,55\t120\nbad\t900\t1200');
  const preview = page.getByRole('dialog', { name: 'Maten plakken' });
  await expect(preview).toContainText('kenmerk, breedte, hoogte.');
  await expect(preview).toContainText("Breedte '900' is erg groot voor centimeters.");
  await expect(preview.getByRole('button', { name: /overnemen/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await preview.getByRole('checkbox', { name: 'Regel 1 overnemen' }).check();
  await quick.press('1 maat overnemen');
  await expect(quick.field(2, 'Breedte')).toHaveValue('90,6');
  await expect(quick.field(2, 'Kenmerk')).toHaveValue('zolder');
});

test('typing goes on while the shop is slow, and a late answer changes no text', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.totalMeasures);
  const quick = new QuickOrderDriver(page);
  await quick.open('PE-100');
  await quick.fill(1, ['928', '1228']);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/validate-state/**', async (route) => {
    await held;
    await route.continue();
  });
  await quick.press('Maat toevoegen');
  await quick.fill(2, ['1000', '1300', '2', 'serre']);
  await quick.field(1, 'Breedte').fill('95');
  answer();
  await expect(quick.row(2)).toContainText('1000 × 1300');
  await expect(quick.field(1, 'Breedte')).toHaveValue('95');
  await expect(quick.field(2, 'Kenmerk')).toHaveValue('serre');
});
