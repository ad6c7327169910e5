import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aSeller } from '#domain/business/testing.ts';
import { cents, zero } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aFullInvoice } from '#tests/support/invoices.ts';
import { anOpenPayment, anOrder } from '#tests/support/orders.ts';
import { testShopSettings } from '#tests/support/shop-settings.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { deliveries } from '../database/schema/deliveries.ts';
import { orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { changePayment } from '../integrations/mollie-sandbox/sandbox-payments.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { findOrder } from '../orders/find-order.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { findInvoice } from './find-invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceUbl } from './invoice-ubl.ts';
import { findInvoiceDocument, makeInvoiceDocuments } from './make-invoice-documents.ts';
import { orderSheets } from './order-sheets.ts';
import { type PdfDocument, renderPdf, text } from './pdf.ts';
import { writeXml } from './xml.ts';

const { database } = await testDatabase();

const deps = {
  database,
  shopSettings: testShopSettings(database, aSeller),
  jobs: { enqueue: () => Promise.resolve() },
  now: () => new Date(),
};

// Everything a reader of the document sees, footer included.
function wordsOf({ content, footer }: PdfDocument): string {
  const strings: string[] = [];
  const walk = (part: unknown, key = ''): void => {
    if (typeof part === 'string' && (key === 'text' || key === '')) strings.push(part);
    else if (Array.isArray(part)) for (const item of part) walk(item, key === 'text' ? 'text' : '');
    else if (part !== null && typeof part === 'object') {
      for (const [name, value] of Object.entries(part)) {
        if (['text', 'stack', 'columns', 'table', 'body'].includes(name))
          walk(value, name === 'text' ? 'text' : '');
      }
    }
  };
  walk(content);
  walk(
    typeof footer === 'function'
      ? footer(1, 2, { width: 595, height: 842, orientation: 'portrait' })
      : footer,
  );
  return strings.join(' | ');
}

describe('an invoice that is made after the bank took its money back', () => {
  it.each([
    ['all of it', 194_46, '194.46', '€ 194,46'],
    ['some of it', 40_00, '40.00', '€ 40,00'],
  ])('asks for %s again, on paper and in UBL', async (_what, back, payable, asked) => {
    const { desk, order, attempt } = await aPaidPayment(database, { method: 'creditcard' });
    await changePayment(database, attempt.providerId, desk.time, () => ({ chargedBackCents: back }));
    desk.pass(1);
    await hearWebhook(desk.deps, attempt.providerId);
    const { id, dueOn } = await issueInvoice(desk.deps, order.id);
    expect(dueOn).toBe('2026-12-16');
    const invoice = await findInvoice(database, id);
    if (invoice === null) throw new Error('the invoice is gone');
    const words = wordsOf(invoicePdf(invoice, aSeller));
    expect(words).not.toMatch(/Voldaan|Vooruitbetaald/);
    expect(words).toContain(`Bedrag | ${asked}`);
    expect(words).toContain('Vervaldatum');
    const ubl = writeXml(invoiceUbl(invoice, aSeller));
    expect(ubl).toContain(`<cbc:PayableAmount currencyID="EUR">${payable}</cbc:PayableAmount>`);
    expect(ubl.includes('<cbc:PrepaidAmount currencyID="EUR">154.46<')).toBe(back === 40_00);
    expect(words.includes('Al ontvangen | € 154,46')).toBe(back === 40_00);
  });
});

describe('the invoice on paper', () => {
  it('holds every field the law asks for', () => {
    const words = wordsOf(invoicePdf(aFullInvoice({}), aSeller));
    for (const field of [
      'Factuur F2026-00001',
      'Horrenmakerij De Lier B.V.',
      'Hoofdstraat 84B',
      '2678 CM De Lier',
      'NL123456789B13',
      'KvK 27364518',
      'boekhouding@horrenmakerij.example',
      'Van Dijk Zonwering B.V.',
      'Atoomweg 63A',
      '3542 AB Utrecht',
      'NL004495445B01',
      '16 november 2026',
      '13 november 2026',
      '16 december 2026',
      'B2026-00007',
      'Werk 12',
      'PE-100 Inzethor, 928 x 1228 mm (keuken)',
      '€ 51,39',
      '€ 102,78',
      '€ 122,28',
      'Btw 21 % over € 122,28',
      '€ 25,68',
      '€ 147,96',
      'Bedrag | € 147,96',
      'Uiterlijk | 16 december 2026 (binnen 30 dagen)',
      'Naar IBAN | NL91 ABNA 0417 1643 00',
      'Ten name van | Horrenmakerij De Lier B.V.',
      'Betaal met dit kenmerk | RF36 F202 6000 01',
      'Pagina 1 van 2',
    ]) {
      expect(words).toContain(field);
    }
    expect(words).not.toContain('Intracommunautaire');
  });

  it('names both VAT ids and the article for a supply to Belgium', () => {
    const { customer, invoiceAddress, net } = aFullInvoice({});
    const words = wordsOf(
      invoicePdf(
        aFullInvoice({
          customer: { ...customer, vatId: 'BE1000000021' },
          invoiceAddress: { ...invoiceAddress, country: 'BE', postcode: '2030' },
          vatBasis: 'intra_community',
          vatPercent: 0,
          vat: zero,
          total: net,
        }),
        aSeller,
      ),
    );
    expect(words).toContain('Btw 0 % over € 122,28');
    expect(words).toContain('Intracommunautaire levering, 0 % btw');
    expect(words).toContain('artikel 138, lid 1, Richtlijn 2006/112/EG');
    expect(words).toContain('NL123456789B13. Btw-nummer afnemer: BE1000000021.');
    expect(words).toContain('Betaal met dit kenmerk | +++202/6000/00192+++');
  });

  it('says how it was paid instead of asking for money', () => {
    const paid = { method: 'ideal', at: new Date('2026-11-15T09:00:00Z') };
    const words = wordsOf(invoicePdf(aFullInvoice({ deliveredOn: null, paid }), aSeller));
    expect(words).toContain('Voldaan via iDEAL | Wero.');
    expect(words).toContain('Vooruitbetaald op | 15 november 2026');
    expect(words).not.toContain('Vervaldatum');
    expect(words).not.toMatch(/overmaken|kenmerk/);
  });

  it('R11.6 names a transfer that was booked by hand as people do', () => {
    const paid = { method: 'bank_transfer', at: new Date('2026-11-15T09:00:00Z') };
    expect(wordsOf(invoicePdf(aFullInvoice({ paid }), aSeller))).toContain('Voldaan via Overschrijving.');
  });

  it('a credit note names the invoice it belongs to', () => {
    const words = wordsOf(
      invoicePdf(
        aFullInvoice({ kind: 'credit_note', number: 'C2026-00003', creditedNumber: 'F2026-00001' }),
        aSeller,
      ),
    );
    expect(words).toContain('Creditnota C2026-00003');
    expect(words).toContain('Bij factuur | F2026-00001');
    expect(words).not.toMatch(/overmaken|kenmerk/);
  });

  it.each([
    ['invoice', true, 'overmaken'],
    [
      'credit_note',
      false,
      'Het bedrag gaat af van factuur F2026-00001. Was die al betaald, dan heeft u het bij ons tegoed.',
    ],
  ] as const)('of kind %s names our account: %s', (kind, isNamed, words) => {
    const creditedNumber = kind === 'invoice' ? null : 'F2026-00001';
    const pdf = invoicePdf(aFullInvoice({ kind, creditedNumber }), aSeller);
    const page = { orientation: 'portrait', width: 595, height: 842 } as const;
    const footer = typeof pdf.footer === 'function' ? pdf.footer(1, 1, page) : '';
    const everything = JSON.stringify([pdf.content, footer]);
    expect(everything.includes(`IBAN ${aSeller.iban}`)).toBe(isNamed);
    expect(everything).toContain(words);
  });

  it('is the same to the byte however often it is made', async () => {
    const make = () => renderPdf(invoicePdf(aFullInvoice({}), aSeller));
    const [first, second] = [await make(), await make()];
    expect(Buffer.from(first).subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('goes on over as many pages as it takes', async () => {
    const [line] = aFullInvoice({}).lines;
    if (line === undefined) throw new Error('no line');
    const lines = Array.from({ length: 120 }, (_, index) => ({ ...line, position: index + 1 }));
    const pdf = await renderPdf(invoicePdf(aFullInvoice({ lines, net: cents(12_333_60) }), aSeller));
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\b(?!s)/g)?.length,
    ).toBeGreaterThan(3);
  });
});

describe('characters', () => {
  it.each([
    ['Łódź', [{ text: 'Ł' }, { text: 'ód' }, { text: 'ź' }]],
    ['Νίκος Σπύρου', [{ text: 'Νίκος' }, { text: ' ' }, { text: 'Σπύρου' }]],
    ['Юлія Ґедзь', [{ text: 'Юлія' }, { text: ' ' }, { text: 'Ґедзь' }]],
    ['Işık Ağaç', [{ text: 'I' }, { text: 'ş' }, { text: 'ık A' }, { text: 'ğ' }, { text: 'aç' }]],
    ['Nguyễn', [{ text: 'Nguy' }, { text: 'ễ' }, { text: 'n' }]],
    ['keuken 😀👍🏽 ☀️🇳🇱', 'keuken  '],
    ['😀', ''],
    ['日本', '??'],
    ['5 € · ½ × é', '5 € · ½ × é'],
    ['eerst bellen\n\tdan leveren', 'eerst bellen\n dan leveren'],
  ])('%s can be printed', (typed, printed) => {
    expect(text(typed)).toMatchObject({ text: printed });
  });
});

it('a document has those parts of the typeface in it that it needs', async () => {
  const partsIn = async (typed: string) => {
    const document = { title: '', date: new Date('2026-11-16'), content: [text(typed)] };
    const pdf = Buffer.from(await renderPdf(document)).toString('latin1');
    return pdf.match(/\/FontFile2/g)?.length;
  };
  expect(await partsIn('Sterk & Zoon')).toBe(1);
  expect(await partsIn('Νίκος & Юлія')).toBe(3);
});

describe('the sheets of an order', () => {
  it('say what to make and what goes on the box, and no price', async () => {
    const order = await findOrder(database, (await anOrder(database)).id);
    if (order === null) throw new Error('no order');
    const sheets = orderSheets(order, aSeller);
    const words = wordsOf(sheets);
    for (const field of [
      `Pakbon ${order.number}`,
      `Productieblad ${order.number}`,
      'PE-100 Inzethor',
      '2 stuks',
      '928 x 1228 mm',
      '900 x 1200 mm',
      'Zwart',
      'RAL 6005',
      'keuken <1>',
      'Atoomweg 63A',
      'Werk 12',
    ]) {
      expect(words).toContain(field);
    }
    expect(words).not.toContain('€');
    expect(JSON.stringify(sheets.content)).toContain('<svg');
    expect(
      Buffer.from(await renderPdf(sheets))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it.each([
    [{ status: 'cancelled' }, 'deze bestelling is geannuleerd'],
    [{ status: 'placed' }, 'deze bestelling is niet betaald'],
    [{ status: 'paid', heldAt: new Date() }, 'deze bestelling is aangehouden, de betaling is betwist'],
  ] as const)('say on every page why nothing is made of an order that is %j', async (state, warning) => {
    const { id } = await anOrder(database);
    await database.update(orders).set(state).where(eq(orders.id, id));
    const order = await findOrder(database, id);
    if (order === null) throw new Error('no order');
    const words = wordsOf(orderSheets(order, aSeller));
    expect([words.split('NIET MAKEN:').length, words.split(warning).length]).toEqual([3, 3]);
  });

  it('say nothing of the kind on an order that is paid, and ask where a part was given back', async () => {
    const { order, payment } = await anOpenPayment(database);
    const read = async () => {
      const found = await findOrder(database, order.id);
      if (found === null) throw new Error('no order');
      return wordsOf(orderSheets(found, aSeller));
    };
    await database.update(orders).set({ status: 'paid' }).where(eq(orders.id, order.id));
    await database.update(payments).set({ status: 'paid' }).where(eq(payments.id, payment.id));
    expect(await read()).not.toMatch(/NIET MAKEN|NAVRAGEN/);
    await database.update(payments).set({ status: 'partially_refunded' }).where(eq(payments.id, payment.id));
    expect(await read()).toContain('EERST NAVRAGEN');
    await database.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id));
    expect(await read()).toContain('het geld is terugbetaald');
  });

  it('R5.2 print a box label of 25 characters small enough to stay on the sheet', async () => {
    const order = await findOrder(database, (await anOrder(database)).id);
    const [line] = order?.lines ?? [];
    if (order === null || line === undefined) throw new Error('no order');
    const boxLabel = 'W'.repeat(25);
    const sheets = JSON.stringify(orderSheets({ ...order, lines: [{ ...line, boxLabel }] }, aSeller).content);
    expect(sheets).toContain(`"fontSize":10.5,"bold":true,"text":"${boxLabel}"`);
  });
});

it('R20.16 the work sheet tells the day that was promised, once it is paid', async () => {
  const order = await findOrder(database, (await anOrder(database)).id);
  if (order === null) throw new Error('no order');
  const sheet = (status: 'placed' | 'paid', dueOn: string | null) =>
    wordsOf(orderSheets({ ...order, status, dueOn }, aSeller));
  expect(sheet('paid', '2026-11-30')).toContain('maandag 30 november 2026');
  expect(sheet('placed', '2026-11-30')).not.toContain('30 november');
  expect(sheet('paid', null)).not.toContain('Leverdatum');
});

describe('a neutral delivery', () => {
  it('names the shop nowhere', async () => {
    const order = await findOrder(database, (await anOrder(database)).id);
    if (order === null) throw new Error('no order');
    expect(wordsOf(orderSheets(order, aSeller))).toContain('Maathor');
    const neutral = wordsOf(orderSheets({ ...order, isNeutral: true }, aSeller));
    expect(neutral).not.toMatch(/Maathor|De Lier/);
  });
});

describe('the day of delivery on an invoice', () => {
  const promised = { placedAt: new Date('2026-11-16T09:00:00Z'), dueOn: '2026-11-30' };
  const read = async (id: number) => {
    const { deliveredOn, deliveryPeriod } = (await findInvoice(database, id)) ?? {};
    return { deliveredOn, deliveryPeriod };
  };

  it('R11.3 is the day on which the last of the order was sent, for what is written after it', async () => {
    const { id } = await anOrder(database, { status: 'shipped' });
    await database.update(orders).set(promised).where(eq(orders.id, id));
    await database.insert(deliveries).values([
      { orderId: id, key: 'one', carrier: 'postnl', sentOn: '2026-11-26' },
      { orderId: id, key: 'two', carrier: 'postnl', sentOn: '2026-11-27' },
      { orderId: id, key: 'mistake', carrier: 'postnl', sentOn: '2026-11-29', undoneAt: new Date() },
    ]);
    const invoice = await issueInvoice(deps, id);
    expect(await read(invoice.id)).toEqual({ deliveredOn: '2026-11-27', deliveryPeriod: null });
  });

  it('R11.3 is not on an invoice from before, which stays as it was; it is on the credit note after it', async () => {
    const { id } = await anOrder(database, { status: 'in_production' });
    await database.update(orders).set(promised).where(eq(orders.id, id));
    const invoice = await issueInvoice(deps, id);
    const ahead = { deliveredOn: null, deliveryPeriod: { from: '2026-11-16', until: '2026-11-30' } };
    expect(await read(invoice.id)).toEqual(ahead);
    const credit = (cause: string) =>
      issueCreditNote(deps, {
        invoiceId: invoice.id,
        wish: { kind: 'amount', amount: cents(10_00) },
        cause: `${cause}:${id}`,
      });
    const before = await credit('before');
    await database
      .update(orders)
      .set({ status: 'shipped', shippedAt: new Date('2026-11-27T22:59:00Z') })
      .where(eq(orders.id, id));
    const after = await credit('after');
    expect(await read(invoice.id)).toEqual(ahead);
    expect(await read(before?.id ?? 0)).toEqual(ahead);
    expect(await read(after?.id ?? 0)).toEqual({ deliveredOn: '2026-11-27', deliveryPeriod: null });
    const paper = await findInvoice(database, after?.id ?? 0);
    if (paper === null) throw new Error('no credit note');
    expect(wordsOf(invoicePdf(paper, aSeller))).toContain('Leverdatum | 27 november 2026');
    expect(writeXml(invoiceUbl(paper, aSeller))).toContain(
      '<cbc:ActualDeliveryDate>2026-11-27</cbc:ActualDeliveryDate>',
    );
  });
});

describe('documents of an invoice', () => {
  it('are made once and kept with their hash', async () => {
    const { id } = await issueInvoice(deps, (await anOrder(database)).id);
    await Promise.all([makeInvoiceDocuments(deps, id), makeInvoiceDocuments(deps, id)]);
    for (const format of ['pdf', 'ubl'] as const) {
      const document = await findInvoiceDocument(deps, id, format);
      if (document === null) throw new Error(`no ${format}`);
      expect(createHash('sha256').update(document.content).digest('hex')).toBe(document.sha256);
    }
  });

  it('are there for whoever asks before the job has run', async () => {
    const { id, number } = await issueInvoice(deps, (await anOrder(database, { country: 'BE' })).id);
    const document = await findInvoiceDocument(deps, id, 'ubl');
    const xml = new TextDecoder().decode(document?.content);
    expect(xml).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect(xml).toContain('(keuken &lt;1&gt;)');
    expect(await findInvoiceDocument(deps, 999_999, 'pdf')).toBeNull();
  });
});

describe('the e-invoice, read by a parser that is not ours', () => {
  const typed = `Łódź <b> & "c" 'd' ]]> &amp; 😀\u0000`;
  const kinds = [
    ['Invoice', {}],
    ['CreditNote', { kind: 'credit_note', creditedNumber: 'F2026-00001' }],
  ] as const;

  it.each(kinds)(
    'as %s: sound XML in the namespaces of UBL, that says what was typed',
    async (root, kind) => {
      const [line] = aFullInvoice({}).lines;
      if (line === undefined) throw new Error('no line');
      const lines = [{ ...line, description: typed }];
      const xml = writeXml(invoiceUbl(aFullInvoice({ ...kind, reference: typed, lines }), aSeller));
      expect(await read(xml, root, `/u:${root}/cbc:BuyerReference`)).toEqual([typed.replace('\u0000', '')]);
      expect(await read(xml, root, `/u:${root}/cac:${root}Line/cac:Item/cbc:Name`)).toEqual([
        typed.replace('\u0000', ''),
      ]);
      await expect(read(xml.replace('&lt;b', '<b'), root, '/')).rejects.toThrow();
    },
  );

  // PostgreSQL reads XML by libxml2.
  async function read(xml: string, root: string, path: string): Promise<readonly string[]> {
    const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
    const { rows } = await database.execute<{ text: string }>(sql`
      select text from xmltable(
        xmlnamespaces (${sql.raw(`'${ubl}:${root}-2'`)} as u,
          ${sql.raw(`'${ubl}:CommonAggregateComponents-2'`)} as cac,
          ${sql.raw(`'${ubl}:CommonBasicComponents-2'`)} as cbc),
        (${path}::text) passing (xmlparse(document ${xml})) columns text text path '.')`);
    return rows.map(({ text: value }) => value);
  }
});
