import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { cartLines } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectNoSidewaysScroll, expectNotesInSight, test, thorough } from '#tests/support/e2e.ts';
import { expectWaiting, holdJudgement } from '#tests/support/held-judgement.ts';
import { watchScripts } from '#tests/support/loaded-scripts.ts';
import { QuickOrderDriver } from '#tests/support/quick-order-driver.ts';
import { shopEvents } from '#tests/support/shop-events.ts';

const fortyRows = Array.from({ length: 40 }, (_, row) => [900 + row, 1200 + row, 1, `kamer ${row + 1}`]);
const fortyPasted = ['Breedte\tHoogte\tAantal\tKenmerk', ...fortyRows.map((row) => row.join('\t'))].join(
  '\r\n',
);

test(
  'R1.3 R2.34 R2.40 R2.52 R7.10 R7.11 forty pasted rows become forty cart lines',
  thorough,
  async ({ page, loginAs }) => {
    test.setTimeout(180_000);
    await loginAs(demoAccounts.millimetres);
    const quick = new QuickOrderDriver(page);
    await quick.open();
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
    // What was chosen last has closed under the focus.
    await expect(quick.orderButton()).toBeFocused();

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
  },
);

test('R20.13 ten windows from a workbook: given before the product, shown, taken in and ordered', async ({
  page,
  loginAs,
}) => {
  test.slow();
  await loginAs(demoAccounts.millimetres);
  const scripts = watchScripts(page);
  const quick = new QuickOrderDriver(page);
  await quick.open();
  // What reads a list and shows it: only for whoever gives one.
  const isReader = (address: string) =>
    /read-(file|workbook)|PastePreview|cells-of|is-too-long|\/table-/.test(address);
  expect(scripts.addresses().filter(isReader)).toEqual([]);
  await quick.giveFile('ramen.xlsx');
  await expect(page.getByText('ramen.xlsx is gelezen.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Inzethor/ }).click();
  const preview = page.getByRole('dialog', { name: 'Maten uit ramen.xlsx' });
  await expect(preview).toContainText('Wij lazen 10 maten.');
  await expect(preview).toContainText('Regel 15 is overgeslagen, want het lijkt een totaal');
  await expect(preview.getByRole('combobox', { name: 'Kolom 1: Ruimte' })).toHaveValue('kenmerk');
  await expectNoAxeViolations(page);
  await quick.press('10 maten overnemen');
  await expect(quick.row(10)).toContainText('ca. €');
  await expect(quick.field(8, 'Aantal')).toHaveValue('2');
  await quick.press('Volgende');
  await quick.specifyInsetScreen();
  await expect(quick.row(10)).not.toContainText('ca.');
  await quick.orderButton().click();
  await expect(page.getByText('De Inzethor in 10 maten is toegevoegd aan de winkelwagen.')).toBeVisible();
  expect(scripts.addresses().filter(isReader)).not.toEqual([]);
  expect(await scripts.gzipBytes(isReader)).toBeLessThanOrEqual(100_000);
});

test(
  'R2.43 an unfinished configuration can be continued or begun anew',
  thorough,
  async ({ page, loginAs }) => {
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
  },
);
