import type { Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { expect, expectSoundPage, once, seenAtBothWidths, test, thoroughOnce } from '#tests/support/e2e.ts';
import { addLogin } from '#tests/support/own-customer.ts';

const newPassword = 'een heel nieuw wachtwoord';

test(
  'R1.1 R6.1 a visitor is asked to log in, is told what is wrong, and comes back where they were; password, contact and address are checked beside their fields',
  seenAtBothWidths,
  async ({ page, newCustomer }) => {
    const { email } = await newCustomer(demoAccounts.millimetres);
    await page.goto('/account/wachtwoord');
    await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
    for (const [name, address] of [
      ['Wachtwoord vergeten?', '/wachtwoord-vergeten'],
      ['Zakelijk account aanvragen', '/account-aanvragen'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', address);

    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription('Vul dit veld in.');
    await expectSoundPage(page);

    await logIn(page, email);
    await expect(page).toHaveURL(/\/account\/wachtwoord$/);
    await page.getByLabel('Huidig wachtwoord').fill('niet-het-wachtwoord');
    await choosePassword(page, newPassword, newPassword, 'Wachtwoord wijzigen');
    await expect(page.getByLabel('Huidig wachtwoord')).toHaveAccessibleDescription(
      'Dit is niet uw huidige wachtwoord.',
    );
    await expectSoundPage(page);

    await page.goto('/account');
    for (const [name, address] of [
      ['Mensen', '/account/mensen'],
      ['Huisstijl van uw offertes', '/account/huisstijl'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
    await page.getByLabel('Telefoonnummer').fill('12');
    await page.getByRole('button', { name: 'Contactgegevens bewaren' }).click();
    await expect(page.getByLabel('Telefoonnummer')).toHaveAccessibleDescription(/geldig telefoonnummer/);
    await expect(page.getByLabel('Telefoonnummer')).toHaveValue('12');
    await page.getByLabel('Telefoonnummer').fill('030 123 45 67');
    await page.getByRole('button', { name: 'Contactgegevens bewaren' }).click();
    await expect(page.getByLabel('Huidig wachtwoord')).toHaveAccessibleDescription('Vul dit veld in.');
    await expect(page.getByLabel('Telefoonnummer')).toHaveValue('030 123 45 67');
    await expectSoundPage(page);

    await page.getByRole('link', { name: 'Adres toevoegen' }).click();
    await page.getByLabel('Straat').fill('Korenmarkt');
    await page.getByRole('button', { name: 'Adres bewaren' }).click();
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/^Vul dit veld in/);
    await expect(page.getByLabel('Straat')).toHaveValue('Korenmarkt');
    await expectSoundPage(page);
  },
);

test('R6.1 logging out closes the account', thoroughOnce, async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  await page.goto('/account/beveiliging');
  await page
    .getByRole('button', { name: /^Afmelden/ })
    .first()
    .click();
  await expect(page.getByRole('status')).toHaveText('U bent uitgelogd.');
  await page.goto('/account');
  await expect(page).toHaveURL(/\/inloggen\?terug=%2Faccount$/);
});

test('R1.1 a forgotten password is replaced by way of a mail', once, async ({ page, newCustomer }) => {
  const { email } = await newCustomer(demoAccounts.showMessage);
  await page.goto('/wachtwoord-vergeten');
  await expectSoundPage(page);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Stuur mij een link' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in uw e-mail' })).toBeVisible();

  await page.getByRole('link', { name: 'postbus van de demonstratie' }).click();
  await expect(page.getByText('verstuurt geen e-mail')).toBeVisible();
  const mail = page.getByRole('listitem').filter({ hasText: email });
  await mail.getByRole('link', { name: 'Nieuw wachtwoord kiezen' }).click();
  await expectSoundPage(page);
  await page.getByRole('link', { name: /wachtwoord-herstellen/ }).click();
  await expect(page.getByLabel('Nieuw wachtwoord nogmaals')).toBeVisible();
  await expectSoundPage(page);
  await choosePassword(page, newPassword, newPassword);
  await expect(page.getByRole('status')).toContainText('Uw wachtwoord is gewijzigd.');
});

test('R3.1 units and measures are the customer’s own choice', thoroughOnce, async ({ page, loginAs }) => {
  await loginAs(demoAccounts.centimetres);
  await page.goto('/account');
  await expect(page.getByRole('radio', { name: 'Centimeters' })).toBeChecked();
  await page.getByRole('radio', { name: 'Millimeters' }).check();
  await page.getByRole('radio', { name: 'De totaalmaat van de hor' }).check();
  await page.getByRole('button', { name: 'Instellingen bewaren' }).click();
  await expect(page.getByRole('status')).toHaveText('Uw instellingen zijn bewaard.');
  await expect(page.getByRole('radio', { name: 'Millimeters' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'De totaalmaat van de hor' })).toBeChecked();
});

test('R1.1 delivery addresses in both countries come and go', thoroughOnce, async ({ page, loginAs }) => {
  await loginAs(demoAccounts.belgian);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Adres toevoegen' }).click();
  await page.getByLabel('Bedrijf, werk of ter attentie van').fill('Werf Korenmarkt');
  await page.getByLabel('Land').selectOption('België');
  await page.getByLabel('Straat').fill('Korenmarkt');
  await page.getByLabel('Huisnummer').fill('32');
  await page.getByLabel('Toevoeging of bus').fill('bus 20');
  await page.getByLabel('Postcode').fill('1234 AB');
  await page.getByLabel('Plaats').fill('Gent');
  await page.getByRole('button', { name: 'Adres bewaren' }).click();
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/Belgische postcode heeft 4 cijfers/);
  await expect(page.getByLabel('Straat')).toHaveValue('Korenmarkt');

  await page.getByLabel('Postcode').fill('9000');
  await page.getByRole('button', { name: 'Adres bewaren' }).click();
  await expect(page.getByText('Korenmarkt 32 bus 20, 9000 Gent, België')).toBeVisible();

  await page.getByRole('link', { name: 'Wijzigen: Werf Korenmarkt' }).click();
  await page.getByLabel('Land').selectOption('Nederland');
  await page.getByLabel('Postcode').fill('1012ab');
  await page.getByLabel('Plaats').fill('Amsterdam');
  await page.getByLabel('Toevoeging of bus').fill('h');
  await page.getByRole('button', { name: 'Adres bewaren' }).click();
  await expect(page.getByText('Korenmarkt 32H, 1012 AB Amsterdam, Nederland')).toBeVisible();

  await page.getByRole('button', { name: 'Verwijderen: Werf Korenmarkt' }).click();
  await expect(page.getByRole('status')).toHaveText('Het adres is verwijderd.');
  await expect(page.getByText('Werf Korenmarkt')).toHaveCount(0);
});

test(
  'R6.1 other devices are signed out, and a new password does the same',
  thoroughOnce,
  async ({ page, context, newCustomer, browser, baseURL, database }) => {
    const { email, sessionId } = await newCustomer(demoAccounts.totalMeasures);
    const url = baseURL ?? '';
    const elsewhere = await browser.newPage({ baseURL: url });
    const value = await addLogin(database, email);
    await elsewhere.context().addCookies([{ name: 'maathor', value, url }]);
    await elsewhere.goto('/account');
    await expect(elsewhere.getByRole('heading', { name: 'Mijn account' })).toBeVisible();

    await context.addCookies([{ name: 'maathor', value: sessionId, url }]);
    await page.goto('/account/beveiliging');
    await page.getByRole('button', { name: 'Alle andere afmelden' }).click();
    await expect(page.getByRole('status')).toHaveText('Alle andere apparaten zijn afgemeld.');
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
    await elsewhere.close();

    await changePassword(page, demoPassword, newPassword);
  },
);

test('R1.1 a new business asks for an account', thoroughOnce, async ({ page }) => {
  await page.goto('/account-aanvragen');
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveAccessibleDescription('Vul dit veld in.');
  await expect(page).toHaveTitle(/^Fout: /);
  await expectSoundPage(page);

  await page.getByLabel('Bedrijfsnaam').fill('Ramen Peeters');
  await page.getByLabel('Land').selectOption('België');
  await page.getByLabel('KvK-nummer of ondernemingsnummer').fill('0403.170.701');
  await page.getByLabel('Btw-identificatienummer').fill('BE0403170701');
  await page.getByLabel('Straat').fill('Kouter');
  await page.getByLabel('Huisnummer').fill('32a');
  await page.getByLabel('Postcode').fill('9000');
  await page.getByLabel('Plaats').fill('Gent');
  await page.getByLabel('Naam contactpersoon').fill('Lotte Peeters');
  await page.getByLabel('Telefoonnummer').fill('0470 12 34 56');
  await page.getByLabel('E-mailadres').fill('lotte@ramenpeeters.be');
  await page.getByRole('checkbox', { name: 'Ik ga akkoord met de algemene voorwaarden.' }).check();
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Uw aanvraag is binnen' })).toBeVisible();
  // Loaded again it is not sent again: it is a page of its own.
  await page.reload();
  await expect(
    page.getByText('Wij sturen een bevestiging naar het e-mailadres dat u invulde.'),
  ).toBeVisible();
  await expectSoundPage(page);
});

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

async function choosePassword(
  page: Page,
  password: string,
  repeated: string,
  button: string = 'Wachtwoord bewaren',
): Promise<void> {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Nieuw wachtwoord nogmaals').fill(repeated);
  await page.getByRole('button', { name: button }).click();
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.goto('/account/wachtwoord');
  await page.getByLabel('Huidig wachtwoord').fill(from);
  await choosePassword(page, to, to, 'Wachtwoord wijzigen');
  await expect(page.getByRole('status')).toContainText('Uw wachtwoord is gewijzigd.');
}
