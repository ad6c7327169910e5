import { randomUUID } from 'node:crypto';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';
import { enter } from '#tests/support/office.ts';

test(
  'R10.1 R10.3 the owner invites somebody, and finds it in the logbook',
  seenAtBothWidths,
  async ({ page, loginAs, database }) => {
    await loginAs(demoAccounts.staff);
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: 'Beheer', exact: true })).toHaveAttribute('href', '/beheer');
    await page.goto('/beheer/medewerkers');
    await expectSoundPage(page, 'Medewerkers');
    await page.getByRole('link', { name: 'Medewerker uitnodigen' }).click();
    const email = `${randomUUID()}@voorbeeld.nl`;
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('button', { name: 'Uitnodiging versturen' }).click();
    await expect(page.getByLabel('Naam')).toHaveAccessibleDescription('Vul dit veld in.');
    await expectSoundPage(page, 'Medewerker uitnodigen');
    await page.getByLabel('Naam').fill('Nina de Nieuwe');
    await page.getByLabel('Rol').selectOption('workshop');
    await page.getByRole('button', { name: 'Uitnodiging versturen' }).click();
    await expect(page.getByRole('status')).toContainText('De uitnodiging is onderweg.');
    await expect(page.getByRole('heading', { level: 1, name: 'Nina de Nieuwe' })).toBeVisible();

    await enter(page, 'Logboek');
    await page.getByLabel('Zoeken').fill(email);
    await page.getByRole('button', { name: 'Tonen' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Nina de Nieuwe' });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Persoon uitgenodigd');
    await expect(row).toContainText('werkplaats');
    await expectSoundPage(page, 'Logboek');
    const { rows } = await database.query<{ id: number }>('select id from people where email = $1', [
      demoAccounts.sales,
    ]);
    await page.goto(`/beheer/medewerkers/${rows[0]?.id}`);
    await page.getByText('Verwijderen', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Ja, verwijderen' })).toBeVisible();
    await expectSoundPage(page, 'Vera Koopmans');
  },
);
