import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSeller } from '#domain/business/testing.ts';
import { type Cents, cents, divideHalfUp, sum, times, zero } from '#domain/money/cents.ts';
import { codeRules } from '#tests/support/e-invoice/code-rules.ts';
import { coreRules } from '#tests/support/e-invoice/core-rules.ts';
import { all, value } from '#tests/support/e-invoice/document.ts';
import { peppolRules } from '#tests/support/e-invoice/peppol-rules.ts';
import type { Sample } from '#tests/support/e-invoice/rule.ts';
import { schemaRules } from '#tests/support/e-invoice/schema-rules.ts';
import { totalRules } from '#tests/support/e-invoice/total-rules.ts';
import { vatRules } from '#tests/support/e-invoice/vat-rules.ts';
import { aFullInvoice } from '#tests/support/invoices.ts';
import type { FullInvoice } from './find-invoice.ts';
import { invoiceUbl } from './invoice-ubl.ts';
import { escapeXml, writeXml, type XmlElement } from './xml.ts';

// No package carries the published rules (decision 061): here they are written out, each with a document that breaks it.
const rules = [...schemaRules, ...coreRules, ...totalRules, ...vatRules, ...codeRules, ...peppolRules];

const brokenRules = (document: XmlElement): readonly string[] =>
  rules.filter(({ holds }) => !holds(document)).map(({ id }) => id);

const paidAhead = {
  deliveredOn: null,
  deliveryPeriod: { from: '2026-11-16', until: '2026-11-30' },
  paid: { method: 'ideal', at: new Date('2026-11-16T10:00:00Z') },
} as const;

const aCredit = { kind: 'credit_note', number: 'C2026-00001', creditedNumber: 'F2026-00001' } as const;

const variants: readonly (readonly [string, Partial<FullInvoice>])[] = [
  ['a Dutch invoice', {}],
  ['a Dutch invoice of one delivery, on account', { deliveryId: 3, dueOn: '2026-11-30' }],
  ['a Dutch invoice that is paid by card', { paid: { method: 'creditcard', at: new Date(0) } }],
  ['a Dutch invoice that is paid by iDEAL', { paid: { method: 'ideal', at: new Date(0) } }],
  ['a Dutch invoice that is paid by a transfer', { paid: { method: 'bank_transfer', at: new Date(0) } }],
  ['a Dutch invoice that is paid ahead', paidAhead],
  ['a Dutch invoice of which a bank took some back', { part: cents(40_00) }],
  ['an invoice without order or reference', { orderNumber: null, reference: '' }],
  [
    'an invoice to a company without a VAT number',
    { customer: { ...aFullInvoice({}).customer, vatId: null } },
  ],
  ['an invoice with fees', withLines([51_39, 2], [19_50, 1], [35_00, 1], [12_50, 4])],
  [
    'an invoice of 200 lines',
    withLines(...Array.from({ length: 200 }, (_, index) => [index + 1, 3] as const)),
  ],
  ['an invoice of nothing', withLines([0, 1])],
  ['a Belgian invoice', belgian()],
  ['a Belgian invoice of one delivery, on account', { ...belgian(), deliveryId: 3, dueOn: '2026-12-16' }],
  ['a Belgian invoice that is paid ahead', { ...belgian(), ...paidAhead }],
  [
    'a Belgian invoice before the day is promised',
    { ...belgian(), ...paidAhead, deliveryPeriod: { from: '2026-11-16', until: null } },
  ],
  ['a Dutch credit note', aCredit],
  ['a Dutch credit note before delivery', { ...aCredit, ...paidAhead, paid: null }],
  ['a Belgian credit note', { ...belgian(), ...aCredit }],
];

const samples: Readonly<Record<Sample, Partial<FullInvoice>>> = {
  dutch: {},
  belgian: belgian(),
  ahead: { ...belgian(), ...paidAhead },
  credit: aCredit,
};

const made = (overrides: Partial<FullInvoice>): XmlElement => invoiceUbl(aFullInvoice(overrides), aSeller);

describe('the e-invoice and the rules of EN 16931 and Peppol', () => {
  it.each(variants)('%s breaks none', (_name, overrides) => {
    expect(brokenRules(made(overrides))).toEqual([]);
  });

  it.each(rules)('$id would be caught: $says', ({ id, broken, sample }) => {
    expect(brokenRules(broken(made(samples[sample])))).toContain(id);
  });

  it('has every rule once', () => {
    expect(rules.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('breaks none for any lines', () => {
    const line = fc.tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 50 }));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        expect(brokenRules(made(withLines(...lines)))).toEqual([]);
      }),
    );
  });

  it('R12.3 breaks none when the VAT of a part makes up for what earlier parts rounded', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 6 }), (parts) => {
        let [net, vat] = [zero, zero];
        for (const part of parts) {
          const sofar = vatOver(cents(net + part));
          expect(
            brokenRules(made({ ...withLines([part, 1]), ...charged(cents(part), cents(sofar - vat)) })),
          ).toEqual([]);
          net = cents(net + part);
          vat = sofar;
        }
      }),
    );
  });
});

describe('the e-invoice', () => {
  it.each([
    ['bank_transfer', '30'],
    ['ideal', '30'],
    ['creditcard', '48'],
    ['bancontact', '48'],
  ])('R11.6 that was paid by %s says so with code %s', (method, code) => {
    const document = made({ paid: { method, at: new Date('2026-11-15T09:00:00Z') } });
    expect(value(document, 'cac:PaymentMeans/cbc:PaymentMeansCode')).toBe(code);
  });

  it.each([
    [{}, 'RF36F202600001'],
    [belgian(), '+++202/6000/00192+++'],
  ])('R12.3 is paid to our account, within its term, with its reference', (country, reference) => {
    const document = made({ ...country, dueOn: '2026-11-30' });
    expect({
      due: value(document, 'cbc:DueDate'),
      terms: value(document, 'cac:PaymentTerms/cbc:Note'),
      reference: value(document, 'cac:PaymentMeans/cbc:PaymentID'),
      iban: value(document, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID'),
      name: value(document, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:Name'),
    }).toEqual({
      due: '2026-11-30',
      terms: '30 november 2026 (binnen 14 dagen)',
      reference,
      iban: 'NL91ABNA0417164300',
      name: 'Horrenmakerij De Lier B.V.',
    });
  });

  it('R11.3 names no day of delivery that is not known, but the time in which it was promised', () => {
    for (const where of [{}, belgian()]) {
      const ahead = made({ ...where, ...paidAhead });
      expect(all(ahead, 'cac:Delivery/cbc:ActualDeliveryDate')).toEqual([]);
      expect([
        value(ahead, 'cac:InvoicePeriod/cbc:StartDate'),
        value(ahead, 'cac:InvoicePeriod/cbc:EndDate'),
      ]).toEqual(['2026-11-16', '2026-11-30']);
    }
    // Without a promised day only who must tell something does.
    const open = { ...paidAhead, deliveryPeriod: { from: '2026-11-16', until: null } };
    expect(all(made(open), 'cac:InvoicePeriod')).toEqual([]);
    const sent = made({ deliveredOn: '2026-11-13' });
    expect(value(sent, 'cac:Delivery/cbc:ActualDeliveryDate')).toBe('2026-11-13');
    expect(all(sent, 'cac:InvoicePeriod')).toEqual([]);
  });
});

describe('XML', () => {
  it('is written with what customers type made harmless', () => {
    const invoice = aFullInvoice({ reference: `a<b> & "c" 'd'\u0000\u001f\ud800` });
    expect(writeXml(invoiceUbl(invoice, aSeller))).toContain(
      '<cbc:BuyerReference>a&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;\ufffd</cbc:BuyerReference>',
    );
  });

  it('never lets a tag, an entity or a forbidden character through', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff })), (codes) => {
        const written = escapeXml(String.fromCodePoint(...codes));
        expect(written).not.toMatch(/[<>"']/);
        expect(written).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
        expect(written).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      }),
    );
  });
});

function belgian(): Partial<FullInvoice> {
  const invoice = aFullInvoice({});
  return {
    customer: { ...invoice.customer, companyNumber: '1000000021', vatId: 'BE1000000021' },
    invoiceAddress: { ...invoice.invoiceAddress, country: 'BE', postcode: '2030' },
    deliveryCountry: 'BE',
    vatBasis: 'intra_community',
    vatPercent: 0,
    vat: zero,
    total: invoice.net,
  };
}

function vatOver(net: Cents): Cents {
  return cents(divideHalfUp(net * 21, 100));
}

function charged(net: Cents, vat: Cents): Partial<FullInvoice> {
  return { net, vat, total: cents(net + vat) };
}

function withLines(...given: readonly (readonly [price: number, amount: number])[]): Partial<FullInvoice> {
  const lines = given.map(([price, amount], index) => ({
    id: index,
    invoiceId: 1,
    position: index + 1,
    description: `hor ${index + 1}`,
    amount,
    unitPrice: cents(price),
    creditedLineId: null,
  }));
  const net = sum(lines.map(({ unitPrice, amount }) => times(unitPrice, amount)));
  return { lines, ...charged(net, vatOver(net)) };
}
