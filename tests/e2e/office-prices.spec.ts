import { randomInt } from 'node:crypto';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { enter, expectSoundPage } from '#tests/support/office.ts';

test('R11.5 the owner looks at new prices, stores them for a day to come and withdraws them', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.staff);
  await page.goto('/beheer');
  await enter(page, 'Prijzen');
  await expectSoundPage(page, 'Prijzen');
  await page.getByRole('link', { name: 'CE-100 Voorzethor' }).click();
  await expectSoundPage(page, 'CE-100 Voorzethor');

  const file = await (await page.request.get('/beheer/prijzen/CE-100.csv')).text();
  await page.getByRole('link', { name: 'Nieuwe prijzen invoeren' }).click();
  // Another price and day in each run: the two sizes of this story share one shop.
  const price = String(randomInt(61, 74));
  const changed = file.replace(/^(\d+;)60;/m, `$1${price};`);
  const year = 2028 + randomInt(3);
  await page.getByLabel('Bestand').setInputFiles({
    name: 'ce-100.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(changed.replace(/^(\d+;)/m, '$1x')),
  });
  await page.getByLabel('Geldt vanaf').fill(`${year}-03-01`);
  await page.getByRole('button', { name: 'Inlezen en bekijken' }).click();
  await expect(page.getByRole('alert')).toContainText('er is niets ingelezen');
  await expectSoundPage(page, 'Nieuwe prijzen van CE-100');

  await page.getByLabel('Bestand').setInputFiles({
    name: 'ce-100.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(changed),
  });
  await page.getByRole('button', { name: 'Inlezen en bekijken' }).click();
  const matrix = page.getByRole('table', { name: 'Prijzen per maat, oud en nieuw' });
  await expect(matrix.getByRole('cell', { name: `${price},00 was 60,00` })).toBeVisible();
  await expectSoundPage(page, /^Nieuwe prijzen van CE-100: versie/);

  await page.getByRole('button', { name: `Invoeren vanaf 1 maart ${year}` }).click();
  await expect(page.getByRole('status')).toContainText('De nieuwe prijzen staan in de winkel');
  await page.getByText('Deze versie intrekken').click();
  await expectSoundPage(page, 'CE-100 Voorzethor');
  await page.getByRole('button', { name: 'Ja, intrekken' }).click();
  await expect(page.getByRole('status')).toContainText('De versie is ingetrokken');

  await page.goto('/beheer/prijzen/kortingen');
  await expectSoundPage(page, 'Kortingen van de groepen');
  await page.goto('/beheer/klanten/2/korting');
  await page.getByLabel('Product').selectOption('CE-100');
  await page.getByRole('button', { name: 'Bepalen' }).click();
  await expect(page.getByLabel('Korting', { exact: true })).toHaveAccessibleDescription(/Vul dit veld in/);
  await expectSoundPage(page, 'Eigen kortingen');
});
