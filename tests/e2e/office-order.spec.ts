import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';
import { aFreeOrder } from '#tests/support/office.ts';

test(
  'R11.2 R11.3 an order is held although a colleague was quicker, and its page tells it all',
  seenAtBothWidths,
  async ({ page, database, loginAs }) => {
    const number = await aFreeOrder(database);
    await loginAs(demoAccounts.sales);
    await page.goto(`/beheer/bestellingen/${number}`);
    await expect(page.getByText('vrij voor productie')).toBeVisible();
    await expect(page.getByText('Wij maken 928 x 1228 mm')).toBeVisible();

    await page.getByText('Vasthouden…').click();
    await page.getByRole('button', { name: 'Vasthouden' }).click();
    await expect(page.getByLabel('Reden').filter({ visible: true })).toHaveAccessibleDescription(
      /Vul in waarom\./,
    );
    await expectSoundPage(page, number);
    await page.getByLabel('Reden').filter({ visible: true }).fill('maat navragen');

    // A colleague was quicker with something else.
    await database.query(
      `insert into order_events (order_id, kind, reason, person_name, person_role)
     select id, 'noted', 'klant belt terug', 'Piet Collega', 'sales' from orders where number = $1`,
      [number],
    );
    await page.getByRole('button', { name: 'Vasthouden' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Piet Collega: klant belt terug');
    await expect(page.getByLabel('Reden').filter({ visible: true })).toHaveValue('maat navragen');
    await page.getByRole('button', { name: 'Vasthouden' }).click();
    await expect(page.getByRole('status')).toContainText('De bestelling wordt vastgehouden.');
    await expect(page.getByRole('button', { name: 'In productie nemen' })).toHaveCount(0);
    const history = page.getByRole('region', { name: 'Wat er gebeurde' });
    await expect(history.getByRole('listitem')).toContainText([
      'Besteld door',
      'klant belt terug',
      'Vastgehouden: maat navragen',
    ]);
  },
);
