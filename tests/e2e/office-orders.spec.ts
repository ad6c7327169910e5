import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';

test(
  'R11.1 R11.2 R11.8 orders are found, and several picked for one action, all or none',
  seenAtBothWidths,
  async ({ page, loginAs }) => {
    const row = (reference: string) => page.getByRole('row').filter({ hasText: reference });
    const pick = async (references: readonly string[]) => {
      for (const reference of references) await row(reference).getByRole('checkbox').check();
    };
    const bar = page.getByRole('form', { name: 'Gekozen bestellingen' });
    await loginAs(demoAccounts.sales);
    await page.goto('/beheer/bestellingen?status=to_release');
    await expect(bar).toBeHidden();
    await pick(['Berchem 51', 'Blixembosch']);
    await expect(bar).toBeVisible();
    await bar.getByText('Vasthouden…').click();
    await bar.getByLabel('Waarom').filter({ visible: true }).fill('Maat navragen');
    await expectSoundPage(page, 'Bestellingen');

    // On paper rows stay whole, without what picks them.
    await page.emulateMedia({ media: 'print' });
    await expect(row('Berchem 51')).toHaveCSS('break-inside', 'avoid');
    await expect(row('Berchem 51').getByRole('checkbox')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.getByLabel('Zoeken').fill('stadshagen');
    await page.getByLabel('Status').selectOption('');
    await page.getByLabel('Zoeken').press('Enter');
    await pick(['Stadshagen 12', 'Stadshagen 40']);
    await bar.getByRole('button', { name: 'In productie nemen' }).click();
    await expect(page.getByRole('alert')).toContainText('Er is niets gedaan');
    await expect(row('Stadshagen 40').getByRole('checkbox')).toBeChecked();
  },
);
