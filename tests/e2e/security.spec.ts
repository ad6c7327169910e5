import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test, thoroughOnce } from '#tests/support/e2e.ts';
import { watchScripts } from '#tests/support/loaded-scripts.ts';

test(
  'R10.2 a passkey is added, logs in by itself, and is removed; a code that is wrong is told, for an app and as a second step',
  seenAtBothWidths,
  async ({ page, context, baseURL, newCustomer }) => {
    await addVirtualAuthenticator(page);
    const { email, sessionId } = await newCustomer(demoAccounts.millimetres);
    await context.addCookies([{ name: 'maathor', value: sessionId, url: baseURL ?? '' }]);
    await page.goto('/account/beveiliging');
    await page.getByRole('link', { name: 'Passkey toevoegen' }).click();
    await expectSoundPage(page);
    await page.getByLabel('Naam van de passkey').fill('Laptop kantoor');
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page.getByLabel('Huidig wachtwoord')).toHaveAccessibleDescription('Vul dit veld in.');
    await expect(page.getByLabel('Naam van de passkey')).toHaveValue('Laptop kantoor');
    await page.getByLabel('Huidig wachtwoord').fill(demoPassword);
    await page.getByRole('button', { name: 'Verder' }).click();
    await page.getByRole('button', { name: 'Passkey maken' }).click();
    await expect(page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')).toHaveCount(10);
    await expectSoundPage(page);
    await page.getByRole('link', { name: 'Ik heb de codes bewaard' }).click();
    await expect(passkeys(page)).toContainText('Nog niet gebruikt');
    await expectSoundPage(page);

    await page.goto('/account/beveiliging/app');
    await expect(page.getByRole('img', { name: 'QR-code om de app in te stellen' })).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByLabel('Huidig wachtwoord').fill(demoPassword);
    await page.getByRole('button', { name: 'App instellen' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
      /^Deze code klopt niet/,
    );
    await expectSoundPage(page);

    // As on another day.
    await context.clearCookies();
    await page.goto('/inloggen');
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByRole('heading', { name: 'Tweede stap' })).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill('12 34 56');
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
      /^Deze code klopt niet/,
    );
    await expectSoundPage(page);

    const scripts = watchScripts(page);
    await page.goto('/inloggen?terug=/account/beveiliging');
    await expect(page.getByRole('button', { name: 'Passkey gebruiken' })).toBeVisible();
    expect(await scripts.gzipBytes()).toBeLessThan(6 * 1024);
    await page.getByRole('button', { name: 'Passkey gebruiken' }).click();
    await expect(passkeys(page)).toContainText('Laatst gebruikt op');

    await page.getByRole('link', { name: 'Verwijderen: passkey ‘Laptop kantoor’' }).click();
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Bevestigen met een passkey' }).click();
    await expect(page.getByRole('status')).toContainText('De passkey is verwijderd.');
    await expect(passkeys(page)).toContainText('U heeft nog geen passkey.');

    await context.clearCookies();
    await page.goto('/inloggen');
    await page.getByRole('button', { name: 'Passkey gebruiken' }).click();
    await expect(page.getByRole('alert')).toContainText('Deze passkey is niet herkend.');
  },
);

test(
  'R10.2 an authenticator app asks for its code, and a recovery code stands in for it',
  thoroughOnce,
  async ({ page, context, baseURL, newCustomer }) => {
    const { email, sessionId } = await newCustomer(demoAccounts.millimetres);
    await context.addCookies([{ name: 'maathor', value: sessionId, url: baseURL ?? '' }]);
    await page.goto('/account/beveiliging/app');
    await expect(page.getByRole('img', { name: 'QR-code om de app in te stellen' })).toBeVisible();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByLabel('Huidig wachtwoord').fill(demoPassword);
    await page.getByRole('button', { name: 'App instellen' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
      /^Deze code klopt niet/,
    );
    await page
      .getByLabel('Code', { exact: true })
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await page.getByLabel('Huidig wachtwoord').fill(demoPassword);
    await page.getByRole('button', { name: 'App instellen' }).click();
    await expect(page.getByRole('status')).toContainText('De authenticator-app is ingesteld.');
    const [code = ''] = await page
      .getByRole('list', { name: 'Herstelcodes' })
      .locator('code')
      .allInnerTexts();

    await context.clearCookies();
    await page.goto('/inloggen?terug=/account/beveiliging');
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByRole('heading', { name: 'Tweede stap' })).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill('12 34 56');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
      /^Deze code klopt niet/,
    );
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByText('Nog 9 van de 10 codes over.')).toBeVisible();
  },
);

function passkeys(page: Page) {
  return page.getByRole('region', { name: 'Passkeys' });
}

async function addVirtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
