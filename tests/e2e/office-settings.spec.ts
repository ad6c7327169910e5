import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';

// Both sizes are told in one shop at the same time: each changes a page of its own, and puts it back.
const pages = {
  wide: { title: 'Privacy', address: '/privacy' },
  phone: { title: 'Contactpagina', address: '/contact' },
} as const;

test(
  'R11.7 the owner changes a setting, sees it in the shop and puts it back',
  seenAtBothWidths,
  async ({ page, loginAs }, info) => {
    const { title, address } = info.project.name === 'phone' ? pages.phone : pages.wide;
    await loginAs(demoAccounts.staff);
    await page.goto('/beheer/instellingen');
    await expectSoundPage(page, 'Instellingen');
    for (const [name, at] of [
      [`Bewerken van ${title.toLowerCase()}`, address],
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

    await page.goto(`/beheer/instellingen${address}`);
    await page
      .getByLabel('Tekst', { exact: true })
      .fill('## Nieuwe kop\n\nEen **vet** woord.\n\n- eerste\n- tweede');
    await page.getByRole('button', { name: 'Voorbeeld bekijken' }).click();
    await expect(page.getByRole('heading', { name: 'Nieuwe kop' })).toBeVisible();
    await expectSoundPage(page, title);
    await page.getByRole('button', { name: 'Bewaren' }).click();
    await expect(page.getByRole('status')).toContainText('Bewaard. Het geldt nu overal in de winkel.');

    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Nieuwe kop' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'tweede' })).toBeVisible();
    await page.goBack();
    await page.getByText('Zet terug', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Ja, zet terug' }).first().click();
    await expect(page.getByRole('status')).toContainText('Teruggezet.');
  },
);
