import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';

// Both sizes tell this story to one shop at once: each with a product of its own.
const told = {
  wide: { code: 'CE-100', name: 'Voorzethor' },
  phone: { code: 'CA-100', name: 'Scharnierende hordeur' },
} as const;

test(
  'R11.5 the owner looks at new prices, stores them for a day to come and withdraws them',
  seenAtBothWidths,
  async ({ page, loginAs }, { project }) => {
    const { code, name } = told[project.name === 'phone' ? 'phone' : 'wide'];
    await loginAs(demoAccounts.staff);
    await page.goto('/beheer/prijzen');
    await expectSoundPage(page, 'Prijzen');
    await page.getByRole('link', { name: `${code} ${name}` }).click();
    await expectSoundPage(page, `${code} ${name}`);

    const file = await (await page.request.get(`/beheer/prijzen/${code}.csv`)).text();
    const was = /^\d+;(\d+)/m.exec(file)?.[1] ?? '';
    const give = (cell: string) =>
      page.getByLabel('Bestand').setInputFiles({
        name: 'prijzen.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(file.replace(/^(\d+;)\d+/m, `$1${cell}`)),
      });
    await page.getByRole('link', { name: 'Nieuwe prijzen invoeren' }).click();
    await give('zestig');
    await page.getByLabel('Geldt vanaf').fill('2028-03-01');
    await page.getByRole('button', { name: 'Inlezen en bekijken' }).click();
    await expect(page.getByRole('alert')).toContainText('Regel 2, kolom B: ‘zestig’ is geen prijs');
    await expectSoundPage(page, `Nieuwe prijzen van ${code}`);
    await give(String(Number(was) + 3));
    await page.getByRole('button', { name: 'Inlezen en bekijken' }).click();
    const matrix = page.getByRole('table', { name: 'Prijzen per maat, oud en nieuw' });
    await expect(matrix.getByRole('cell', { name: `${Number(was) + 3},00 was ${was},00` })).toBeVisible();
    await expectSoundPage(page, new RegExp(`^Nieuwe prijzen van ${code}: versie`));

    await page.getByRole('button', { name: 'Invoeren vanaf 1 maart 2028' }).click();
    await expect(page.getByRole('status')).toContainText('De nieuwe prijzen staan in de winkel');
    await page.getByText('Deze versie intrekken').click();
    await page.getByRole('button', { name: 'Ja, intrekken' }).click();
    await expect(page.getByRole('status')).toContainText('De versie is ingetrokken');
  },
);

test(
  'R11.5 the owner sees what groups and a company get, and what is wrong with a discount',
  seenAtBothWidths,
  async ({ page, loginAs }) => {
    await loginAs(demoAccounts.staff);
    await page.goto('/beheer/prijzen/kortingen');
    await expectSoundPage(page, 'Kortingen van de groepen');
    await page.goto('/beheer/klanten/2/korting');
    await page.getByLabel('Product').selectOption('CE-100');
    await page.getByRole('button', { name: 'Bepalen' }).click();
    await expect(page.getByLabel('Korting', { exact: true })).toHaveAccessibleDescription(/Vul dit veld in/);
    await expectSoundPage(page, 'Eigen kortingen');
  },
);
