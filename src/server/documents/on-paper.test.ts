import { describe, expect, it } from 'vitest';
import { aSeller } from '#domain/business/testing.ts';
import { maxReference, maxRemarks } from '#domain/cart/terms.ts';
import { cents } from '#domain/money/cents.ts';
import type { QuoteDocument } from '#domain/quote/quote-document.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aFullInvoice } from '#tests/support/invoices.ts';
import { anOrder } from '#tests/support/orders.ts';
import { misplaced, pdfPlaces } from '#tests/support/pdf-places.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { type FullOrder, findOrder } from '../orders/find-order.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { orderSheets, sheetsOfSeveral } from './order-sheets.ts';
import { renderPdf } from './pdf.ts';
import { quotePdf } from './quote-pdf.ts';
import { statementPdf } from './statement-pdf.ts';

const { database } = await testDatabase();

// Widest of all letters, and nowhere to break.
const word = (length: number) => 'W'.repeat(length);
const company =
  'Internationale Zonweringsmaatschappij en Insectenhorrenfabriek Van den Bovenkamp-Schimmelpenninck BV';

async function order(overrides: Partial<FullOrder>, count = 2): Promise<FullOrder> {
  const found = await findOrder(database, (await anOrder(database)).id);
  const [line] = found?.lines ?? [];
  if (found === null || line === undefined) throw new Error('no order');
  const lines = Array.from({ length: count }, (_, index) => ({
    ...line,
    id: index + 1,
    position: index + 1,
    boxLabel: word(25),
  }));
  return { ...found, number: 'B2026-00007', hindrance: null, lines, ...overrides };
}

function invoice(count: number, overrides: Parameters<typeof aFullInvoice>[0] = {}) {
  const [line] = aFullInvoice({}).lines;
  if (line === undefined) throw new Error('no line');
  const lines = Array.from({ length: count }, (_, index) => ({ ...line, position: index + 1 }));
  return aFullInvoice({ lines, ...overrides });
}

describe('whatever was typed', () => {
  it.each([company, word(100)])(
    'an invoice to %s has every word on the paper and none through another',
    async (name) => {
      const { customer, invoiceAddress } = aFullInvoice({});
      const paper = invoice(3, {
        reference: word(maxReference),
        customer: { ...customer, company: name, contact: name },
        invoiceAddress: { ...invoiceAddress, street: word(80), city: word(80) },
      });
      expect(misplaced(pdfPlaces(await renderPdf(invoicePdf(paper, aSeller))))).toEqual([]);
    },
  );

  it('R5.2 the sheets of an order have every word and every tick box on the paper', async () => {
    const base = await order({});
    const paper = await order({
      reference: word(maxReference),
      remarks: `eerst bellen ${word(200)} 😀 dan leveren `.repeat(5).slice(0, maxRemarks),
      customer: { ...base.customer, company: word(100) },
      deliveryAddress: { ...base.deliveryAddress, recipient: word(100), street: word(80) },
      hindrance: 'held',
      heldReason: word(200),
    });
    expect(misplaced(pdfPlaces(await renderPdf(orderSheets(paper, aSeller))))).toEqual([]);
  });

  it('R11.3 a drawing stays on the sheet that says why nothing is made of it', async () => {
    const paper = await order(
      { hindrance: 'held', heldReason: `Wacht op de klant: ${'de maat klopt niet '.repeat(9)}` },
      1,
    );
    const pages = pdfPlaces(await renderPdf(orderSheets(paper, aSeller))).map(({ page }) => page);
    expect(Math.max(...pages)).toBe(2);
  });

  it('R12.4 a statement of millions breaks no amount', async () => {
    const amount = cents(60_493_950_00);
    const row = {
      kind: 'invoice',
      on: '2026-11-16',
      number: 'F2026-00001',
      about: [],
      method: null,
    } as const;
    const paper = statementPdf(
      {
        ...{
          company: word(100),
          address: [word(100)],
          from: '2026-01-01',
          until: '2026-12-31',
          agedOn: '2026-12-31',
        },
        ...{
          opening: cents(0),
          closing: amount,
          rows: [{ ...row, amount, reference: word(50), balance: amount }],
        },
        open: {
          notDue: amount,
          upTo30: cents(0),
          upTo60: cents(0),
          over60: cents(0),
          total: amount,
          credit: cents(0),
        },
      },
      aSeller,
    );
    const places = pdfPlaces(await renderPdf(paper));
    expect(misplaced(places)).toEqual([]);
    const amounts = places.filter(({ letters }) => letters === '60.493.950,00'.length);
    expect(amounts.length).toBeGreaterThanOrEqual(5);
  });
});

describe('a page that is held by itself', () => {
  it('says which invoice or credit note it is of', async () => {
    const pages = async (paper: ReturnType<typeof invoice>) =>
      pdfText(await renderPdf(invoicePdf(paper, aSeller))).split('\n');
    expect((await pages(invoice(80))).slice(0, 3)).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining('Factuur F2026-00001')),
    );
    const note = { kind: 'credit_note', number: 'C2026-00003', creditedNumber: 'F2026-00001' } as const;
    expect((await pages(invoice(40, note)))[1]).toContain('Creditnota C2026-00003');
  });

  it('says which order a packing list goes on for, among those of other orders', async () => {
    const sheets = [
      { order: await order({ number: 'B2026-00007' }, 12), photos: new Map() },
      { order: await order({ number: 'B2026-00008' }, 1), photos: new Map() },
    ];
    const lists = pdfText(await renderPdf(sheetsOfSeveral(sheets, aSeller)))
      .split('\n')
      .filter((page) => page.includes('Ingepakt'));
    expect(lists.length).toBeGreaterThan(2);
    for (const list of lists) expect(list).toMatch(/Pakbon B2026-0000[78]/);
  });
});

describe('R13.3 the terms at the end of a quote', () => {
  const quote = (count: number): QuoteDocument => ({
    ...{
      number: 'O2026-00001',
      version: 1,
      sentOn: '2026-11-16',
      validUntil: '2026-12-16',
      subject: '',
      discount: null,
    },
    sender: {
      ...{
        name: 'Dealer',
        addressLines: [],
        companyNumber: '',
        vatId: null,
        phone: '',
        replyTo: '',
        logo: null,
      },
      ...{ colour: '#1d6f42', terms: 'Eerste voorwaarde\nTweede voorwaarde' },
    },
    customer: { name: 'Klant', email: '', phone: '', street: '', postcode: '', city: '', country: 'NL' },
    ...{ opening: '', closing: '' },
    groups: [
      {
        name: '',
        lines: Array.from({ length: count }, () => ({
          ...{ name: 'Regel', screen: null, quantity: '1' },
          price: { unit: cents(1_00), total: cents(1_00), vatPercent: 21 as const },
        })),
      },
    ],
    totals: {
      ...{ lines: cents(1_00), total: cents(1_00), withoutVat: cents(83), discount: cents(0) },
      vat: [{ percent: 21, withVat: cents(1_00), vat: cents(17) }],
    },
  });

  // On which page.
  async function headingOf(count: number): Promise<number> {
    const pages = pdfText(await renderPdf(quotePdf(quote(count), null))).split('\n');
    const headed = pages.filter((page) => page.includes('Voorwaarden'));
    expect(headed, `${count} lines`).toEqual([expect.stringContaining('Eerste voorwaarde')]);
    return pages.findIndex((page) => page.includes('Voorwaarden'));
  }

  it('begin on the page where their heading stands, where it moves to the next', async () => {
    const found: number[] = [];
    for (let count = 12; count <= 17; count += 1) found.push(await headingOf(count));
    expect([found[0], found.at(-1)]).toEqual([0, 1]);
  });

  it('do so however many lines come before', { tags: ['thorough'] }, async () => {
    for (let count = 1; count <= 30; count += 1) await headingOf(count);
  });
});
