import { randomUUID } from 'node:crypto';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';

test(
  'R11.4 sales look at a request, add a customer, and are told what is wrong with the terms',
  seenAtBothWidths,
  async ({ page, loginAs, database }) => {
    const email = `${randomUUID()}@voorbeeld.nl`;
    await database.query(
      `insert into account_requests
       (email, company, company_number, vat_id, contact, phone, country, street, house_number, postcode, city)
     values ($1, $2, '76543210', 'NL004495445B01', 'Jan Jansen', '+31301234567', 'NL', 'Dorpsstraat', '1', '3511 AB', 'Utrecht')`,
      [email, `Jansen ${email}`],
    );
    await loginAs(demoAccounts.sales);
    await page.goto(`/beheer/aanvragen?zoek=${email}`);
    await expectSoundPage(page, 'Aanvragen');
    await page.getByRole('link', { name: `Jansen ${email}` }).click();
    await page.getByText('Deze aanvraag afwijzen').click();
    await expect(page.getByRole('button', { name: /^Ja, afwijzen/ })).toBeVisible();
    await expectSoundPage(page, `Jansen ${email}`);

    await page.goto('/beheer/klanten/nieuw');
    await page.getByLabel('Bedrijfsnaam').fill('Kozijn & Hor');
    await page.getByLabel('KvK-nummer of ondernemingsnummer').fill('87654321');
    await page.getByLabel('Btw-identificatienummer').fill('NL004495445B01');
    await page.getByLabel('Straat').fill('Kade');
    await page.getByLabel('Huisnummer').fill('7');
    await page.getByLabel('Postcode').fill('3011 AA');
    await page.getByLabel('Plaats').fill('Rotterdam');
    await page.getByLabel('Naam contactpersoon').fill('Karin Bos');
    await page.getByLabel('Telefoonnummer').fill('010 123 45 67');
    await page.getByRole('button', { name: 'Klant toevoegen' }).click();
    await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription('Vul dit veld in.');
    await expectSoundPage(page, 'Klant toevoegen');
    await page.getByLabel('E-mailadres').fill(`nieuw-${email}`);
    await page.getByRole('button', { name: 'Klant toevoegen' }).click();
    await expect(page.getByRole('status')).toContainText('De klant is toegevoegd.');
    await page.getByText('Bedrijf blokkeren').click();
    await expect(page.getByRole('textbox', { name: 'Reden' })).toBeVisible();
    await expectSoundPage(page, 'Kozijn & Hor');

    await page.getByRole('link', { name: 'Voorwaarden wijzigen' }).click();
    await page.getByLabel('Betaaltermijn').selectOption('14 dagen');
    await page.getByRole('button', { name: 'Voorwaarden bewaren' }).click();
    await expect(page.getByLabel('Kredietlimiet')).toHaveAccessibleDescription(
      /Vul ook een kredietlimiet in/,
    );
    await expectSoundPage(page, /^Voorwaarden wijzigen/);
  },
);
