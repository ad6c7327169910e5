import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';

// Of the demo's orders that are free, two for each width: both are told at the same time.
const free = { wide: ['Berchem 51', 'Blixembosch'], phone: ['Vleuten 21', 'Leidsche Rijn 18'] } as const;

test(
  'R11.2 R11.8 orders are found, and several picked for one action, all or none',
  seenAtBothWidths,
  async ({ page, loginAs }, { project }) => {
    const own = free[project.name === 'phone' ? 'phone' : 'wide'];
    const row = (reference: string) => page.getByRole('row').filter({ hasText: reference });
    const pick = async (references: readonly string[]) => {
      for (const reference of references) await row(reference).getByRole('checkbox').check();
    };
    const bar = page.getByRole('form', { name: 'Gekozen bestellingen' });
    await loginAs(demoAccounts.sales);
    await page.goto('/beheer/bestellingen?status=to_release');
    await expect(bar).toBeHidden();
    await pick(own);
    await expect(bar).toBeVisible();
    await bar.getByText('Vasthouden…').click();
    await bar.getByLabel('Waarom').filter({ visible: true }).fill('Maat navragen');
    await expectSoundPage(page, 'Bestellingen');
    await bar.getByRole('button', { name: 'Vasthouden', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('2 bestellingen vastgehouden.');
    for (const reference of own) await expect(row(reference)).toHaveCount(0);

    await page.goto('/beheer/bestellingen?status=held');
    await pick(own);
    await bar.getByText('Loslaten…').click();
    await bar.getByLabel('Waarom').filter({ visible: true }).fill('Klopt');
    await bar.getByRole('button', { name: 'Loslaten', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('2 bestellingen losgelaten.');

    await page.getByLabel('Zoeken').fill('stadshagen');
    await page.getByLabel('Status').selectOption('');
    await page.getByLabel('Zoeken').press('Enter');
    await pick(['Stadshagen 12', 'Stadshagen 40']);
    await bar.getByRole('button', { name: 'In productie nemen' }).click();
    await expect(page.getByRole('alert')).toContainText('Er is niets gedaan');
    await expect(row('Stadshagen 40').getByRole('checkbox')).toBeChecked();
  },
);
