import { add } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';
import { addColleague, type OwnCustomer } from '#tests/support/own-customer.ts';
import { pe100 } from '#tests/support/worked-examples.ts';

test(
  'R12.1 an owner sees who works here; a measurer offers a cart, and the buyer takes it over to check it out',
  seenAtBothWidths,
  async ({ page, context, baseURL, database, newCustomer }) => {
    const become = ({ sessionId }: OwnCustomer) =>
      context.addCookies([{ name: 'maathor', value: sessionId, url: baseURL ?? '' }]);
    const owner = await newCustomer(demoAccounts.millimetres);
    const measurer = await addColleague(database, owner, { role: 'measurer', name: 'Mia Meter' });
    const buyer = await addColleague(database, owner, { role: 'buyer', name: 'Bas de Boer' });

    await become(owner);
    await page.goto('/account/mensen');
    await expect(page.getByText('De enige eigenaar')).toBeVisible();
    await page.getByLabel('Naam').fill('Nina Nieuw');
    await page.getByRole('button', { name: 'Uitnodigen' }).click();
    await expect(page.getByRole('alert')).toContainText('E-mailadres: Vul dit veld in.');
    await expect(page.getByLabel('Naam')).toHaveValue('Nina Nieuw');
    await page.getByRole('listitem').filter({ hasText: 'Bas de Boer' }).getByText('Wijzigen').click();
    await expect(page.getByLabel('Rol: Bas de Boer')).toHaveValue('buyer');
    await expectSoundPage(page);
    await page.getByRole('link', { name: 'Verwijderen: Bas de Boer' }).click();
    await expect(page.getByRole('heading', { name: 'Bas de Boer verwijderen?' })).toBeVisible();
    await expectSoundPage(page);

    await become(measurer);
    await add(page, pe100({ kenmerk: { room: 'zolder' } }), 2);
    await page.goto('/winkelwagen');
    await expect(page.getByRole('link', { name: 'Afrekenen' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Aanbieden aan collega' }).click();
    await expect(page.getByRole('heading', { name: 'Aanbieden aan collega' })).toBeVisible();
    await page.getByRole('button', { name: 'Aanbieden' }).click();
    await expect(page.getByRole('main')).toContainText('Kies een collega.');
    await expectSoundPage(page);
    await page.getByRole('radio', { name: 'Bas de Boer' }).check();
    await page.getByLabel('Bericht').fill('Voor de Kerkstraat');
    await page.getByRole('button', { name: 'Aanbieden' }).click();
    await expect(page.getByText('De winkelwagen is aangeboden.')).toBeVisible();

    await become(buyer);
    await page.goto('/winkelwagen');
    await expect(page.getByText('Mia Meter biedt u een winkelwagen aan met 1 regel.')).toBeVisible();
    await page.getByRole('link', { name: /^Bekijken/ }).click();
    await expect(page.getByRole('main')).toContainText('Voor de Kerkstraat');
    await expect(page.getByRole('list', { name: 'Regels van deze winkelwagen' })).toContainText('zolder');
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Overnemen in mijn winkelwagen' }).click();
    await expect(page.getByRole('main')).toContainText('U heeft de winkelwagen overgenomen.');
    await expect(page.getByRole('link', { name: 'Afrekenen' })).toBeVisible();
  },
);
