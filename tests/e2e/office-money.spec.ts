import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';
import { anOverdueInvoice } from '#tests/support/overdue-invoice.ts';

test(
  'R11.6 R12.3 bookkeeping finds what is overdue, books a transfer for it, makes a link, and takes the books along',
  seenAtBothWidths,
  async ({ page, loginAs, database }) => {
    const number = await anOverdueInvoice(database, 121_00);
    const open = await anOverdueInvoice(database, 121_00);
    await loginAs(demoAccounts.bookkeeping);
    await page.goto(`/beheer/facturen?zoek=${number}&status=overdue`);
    await expect(page.getByText('te laat')).toBeVisible();
    await expectSoundPage(page, 'Facturen');

    await page.getByRole('link', { name: number }).click();
    await page.getByText('Betwist', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Ja, betwist' })).toBeVisible();
    await expectSoundPage(page, `Factuur ${number}`);
    await page.getByRole('link', { name: 'Overschrijving boeken' }).click();
    await page.getByLabel('Bedrag', { exact: true }).fill('121');
    await page.getByLabel(`Bedrag voor ${number}`).fill('121');
    await page.getByRole('button', { name: 'Boeken', exact: true }).click();
    await expect(page.getByRole('link', { name: /Vul de naam van de betaler in/ })).toBeVisible();
    await page.getByLabel('Naam van de betaler').fill('Raamwerk Antwerpen BV');
    await expectSoundPage(page, 'Overschrijving boeken');
    await page.getByRole('button', { name: 'Boeken', exact: true }).click();
    await expect(page.getByText('De overschrijving is geboekt.')).toBeVisible();

    await page.goto(`/beheer/betalingen?zoek=${number}`);
    await expectSoundPage(page, 'Betalingen');
    await expect(page.getByRole('link', { name: 'Bankafschriften' })).toHaveAttribute(
      'href',
      '/beheer/betalingen/afschriften',
    );
    const paid = page.getByRole('row').filter({ hasText: number }).first();
    await paid.getByRole('link').first().click();
    await page.getByText('Boeking terugdraaien').click();
    await expect(page.getByRole('button', { name: 'Ja, terugdraaien' })).toBeVisible();
    await expectSoundPage(page, /^Betaling \d+$/);

    await page.goto(`/beheer/betaallinks/nieuw?voor=${open}`);
    await expectSoundPage(page, 'Betaallink maken');
    await page.getByRole('button', { name: 'Maken' }).click();
    await expect(page.getByText('De betaallink is gemaakt.')).toBeVisible();
    await page.getByText('Intrekken', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Ja, intrekken' })).toBeVisible();
    await expectSoundPage(page, /^Betaallink \d+$/);

    await page.goto('/beheer/facturen/export');
    await expectSoundPage(page, 'Exporteren voor de boekhouding');
    await page.getByLabel('Btw per tarief en land').check();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporteren' }).click();
    expect((await download).suggestedFilename()).toMatch(/^btw-.*\.csv$/);
  },
);
