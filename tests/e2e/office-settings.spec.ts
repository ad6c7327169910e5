import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';

test(
  'R11.7 the owner is told what is wrong with a setting, and sees a text before it is kept',
  seenAtBothWidths,
  async ({ page, loginAs }) => {
    await loginAs(demoAccounts.staff);
    await page.goto('/beheer/instellingen');
    await expectSoundPage(page, 'Instellingen');
    for (const [name, at] of [
      ['Bewerken van privacy', '/privacy'],
      ['Bewerken van gesloten dagen', '/kalender'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/beheer/instellingen${at}`);

    const shipping = page.getByRole('region', { name: 'Verzendkosten' });
    await shipping.getByLabel('Verzendkosten').fill('zeven euro');
    await shipping.getByRole('button', { name: 'Bewaren' }).click();
    const fee = page.getByLabel('Verzendkosten', { exact: true });
    await expect(fee).toHaveAccessibleDescription(/Vul een bedrag in zoals € 7,50\./);
    await expect(fee).toHaveValue('zeven euro');

    await page.goto('/beheer/instellingen/kalender');
    await expect(page.getByText('Koningsdag').first()).toBeVisible();
    await expectSoundPage(page, 'Gesloten dagen');

    await page.goto('/beheer/instellingen/privacy');
    await page
      .getByLabel('Tekst', { exact: true })
      .fill('## Nieuwe kop\n\nEen **vet** woord.\n\n- eerste\n- tweede');
    await page.getByRole('button', { name: 'Voorbeeld bekijken' }).click();
    await expect(page.getByRole('heading', { name: 'Nieuwe kop' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'tweede' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bewaren' })).toBeEnabled();
    await expectSoundPage(page, 'Privacy');
  },
);
