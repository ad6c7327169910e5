import { beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '#domain/csv/csv.ts';
import { testApp } from '#tests/support/app.ts';
import { anInvoiceOf } from '#tests/support/company-invoices.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../../../accounts/people.ts';

const { database } = await testDatabase();
const shop = testApp(database, { now: () => new Date('2026-11-16T09:00:00Z') });
const owner = await new Visitor(shop).loginByForm(demoAccounts.centimetres);
const bookkeeping = await new Visitor(shop).loginByForm(demoAccounts.bookkeeping);
const companyId = (await findPersonByEmail(database, demoAccounts.centimetres))?.companyId ?? 0;
const path = '/account/facturen/overzicht';

beforeAll(async () => {
  const of = demoAccounts.centimetres;
  await anInvoiceOf(database, of, { number: 'F2025-70001', issuedOn: '2025-12-30', total: 10_00 });
  await anInvoiceOf(database, of, {
    ...{ number: 'F2026-70001', issuedOn: '2026-03-01', total: 1_234_50, reference: '=1+1' },
  });
});

async function rowsOf(who: Visitor, address: string): Promise<readonly (readonly string[])[]> {
  const answer = await who.get(address);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const read = readCsv(await answer.text());
  return read.ok ? read.rows.map(({ cells }) => cells) : [];
}

describe('R12.4 the statement as a file', () => {
  it('is of this year unless asked, opens with what was owed and runs no formula', async () => {
    const rows = await rowsOf(owner, `${path}.csv`);
    expect(rows).toEqual([
      ['datum', 'soort', 'nummer', 'omschrijving', 'referentie', 'bij', 'af', 'saldo'],
      ['2025-12-31', '', '', 'Beginsaldo', '', '', '', '10,00'],
      ['2026-03-01', 'factuur', 'F2026-70001', 'Factuur F2026-70001', "'=1+1", '1234,50', '', '1244,50'],
      ['2026-11-16', '', '', 'Eindsaldo', '', '', '', '1244,50'],
    ]);
  });

  it('is of the days that are asked for, for staff the same', async () => {
    const days = 'van=2025-12-01&tot=2025-12-31';
    const rows = await rowsOf(owner, `${path}.csv?${days}`);
    expect(rows.map((cells) => cells.at(-1))).toEqual(['saldo', '0,00', '10,00', '10,00']);
    expect(await rowsOf(bookkeeping, `/beheer/klanten/${companyId}/overzicht.csv?${days}`)).toEqual(rows);
  });

  it('is a PDF too', async () => {
    const answer = await owner.get(`${path}.pdf?van=2026-01-01&tot=2026-06-30`);
    expect(answer.headers.get('content-disposition')).toContain(
      'rekeningoverzicht-2026-01-01-2026-06-30.pdf',
    );
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it.each(['van=gisteren', 'van=2026-13-01', 'van=2026-06-02&tot=2026-06-01'])('%s is told', async (days) => {
    expect((await owner.get(`${path}.csv?${days}`)).status).toBe(422);
    const refused = await owner.get(`${path}.pdf?${days}`);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/Vul een datum in als|De eerste dag ligt na de laatste/);
  });
});
