import { sampleBankFile } from '#tests/support/bank-file.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';
import { anOverdueInvoice } from '#tests/support/overdue-invoice.ts';

test(
  'R12.4 bookkeeping reads a bank statement, books what is certain, and lays something aside',
  seenAtBothWidths,
  async ({ page, loginAs, database }) => {
    const own = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0');
    const sure = await anOverdueInvoice(database, 812_11);
    const half = await anOverdueInvoice(database, 900_13);
    const entries = [
      { amount: 812_11, ref: `${own}1`, payer: 'Raamwerk', text: `Factuur ${sure.toLowerCase()}` },
      { amount: 400_00, ref: `${own}2`, payer: 'Raamwerk', text: 'Dank voor alles' },
      { amount: 3_21, ref: `${own}3`, payer: 'De Bank', text: 'Rente' },
    ];
    const buffer = Buffer.from(sampleBankFile([{ id: `S${own}`, entries }], { version: '001.08' }));
    const file = { name: 'afschrift.xml', mimeType: 'text/xml', buffer };

    await loginAs(demoAccounts.bookkeeping);
    await page.goto('/beheer/betalingen/afschriften');
    await expectSoundPage(page, 'Bankafschriften');
    await page.getByLabel('Bestand van de bank').setInputFiles(file);
    await page.getByRole('button', { name: 'Inlezen' }).click();
    await expect(page.getByText('Ingelezen: 3 regels.')).toBeVisible();
    await expectSoundPage(page, `Afschrift S${own}`);

    const rows = page.getByRole('list', { name: 'Regels' }).getByRole('listitem');
    await expect(page.getByLabel('Boek € 812,11 van Raamwerk')).toBeChecked();
    await expect(page.getByLabel('Boek € 400,00 van Raamwerk')).not.toBeChecked();
    await page.getByLabel('Boek € 400,00 van Raamwerk').check();
    await rows
      .nth(1)
      .getByLabel('Factuur of bestelling', { exact: true })
      .fill(half.replace('-', ' ').toLowerCase());
    await page.getByRole('button', { name: 'Boek gekozen' }).click();
    await expect(page.getByText('De gekozen regels zijn geboekt.')).toBeVisible();
    await expect(rows.nth(1).getByRole('link', { name: half })).toBeVisible();

    await rows.nth(2).getByText('Niet voor ons', { exact: true }).click();
    await rows.nth(2).getByLabel('Reden').fill('rente van de bank');
    await rows.nth(2).getByRole('button', { name: 'Ja, terzijde leggen' }).click();
    await expect(rows.nth(2).getByRole('button', { name: 'Toch behandelen' })).toBeVisible();
  },
);
