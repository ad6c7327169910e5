import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';

test(
  'R11.5 the owner sees discounts, gives new prices for a day to come, is told what is wrong, and looks at them before they hold',
  seenAtBothWidths,
  async ({ page, loginAs }) => {
    const code = 'CE-100';
    await loginAs(demoAccounts.staff);
    await page.goto('/beheer/prijzen/kortingen');
    await expectSoundPage(page, 'Kortingen van de groepen');
    await page.goto('/beheer/klanten/2/korting');
    await expectSoundPage(page, 'Eigen kortingen');
    await page.goto('/beheer/prijzen');
    await expectSoundPage(page, 'Prijzen');
    await page.getByRole('link', { name: `${code} Voorzethor` }).click();
    await expectSoundPage(page, `${code} Voorzethor`);

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

    await expect(page.getByRole('button', { name: 'Invoeren vanaf 1 maart 2028' })).toBeEnabled();
  },
);
