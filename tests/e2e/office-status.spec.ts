import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';

test(
  'R15.6 R11.1 staff see in words how the shop is doing, also of one part that is not well, and which mails they get',
  seenAtBothWidths,
  async ({ page, loginAs, database }) => {
    await loginAs(demoAccounts.sales);
    const { rows } = await database.query<{ id: number }>(
      `insert into mails (dedupe_key, recipient, subject, html, text, status, created_at)
     values (gen_random_uuid()::text, 'x@voorbeeld.nl', 'x', 'x', 'x', 'failed', now()) returning id`,
    );
    await page.goto('/beheer/status');
    for (const part of ['Vast werk', 'Wachtrijen', 'E-mail', 'Betalingen', 'Database', 'Versies en geheugen'])
      await expect(page.getByRole('region', { name: part })).toContainText(
        /In orde|Kijk hiernaar|Gaat mis|Niet bekend/,
      );
    await expect(page.getByRole('table', { name: 'Vast werk' })).toContainText(
      'Betalingen navragen bij de bank',
    );
    await expect(page.getByRole('region', { name: 'Database' })).toContainText('van 100');
    await expect(page.getByRole('link', { name: 'Vernieuwen' })).toHaveAttribute('href', '/beheer/status');
    const mails = page.getByRole('region', { name: 'E-mail' });
    await expect(mails).toContainText('de laatste 24 uur niet aangekomen');
    await expect(mails).toContainText(/Kijk hiernaar|Gaat mis/);
    await expectSoundPage(page, 'Status');
    await page.getByRole('link', { name: 'E-mail:' }).click();
    await expect(mails).toBeInViewport();
    await database.query('delete from mails where id = $1', [rows[0]?.id]);

    await page.goto('/beheer/meldingen');
    await expect(page.getByLabel('Een nieuwe bestelling')).toBeEnabled();
    await expectSoundPage(page, 'Meldingen');
  },
);
