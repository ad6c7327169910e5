import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSeller } from '#domain/business/testing.ts';
import { cents, divideHalfUp, sum, times, zero } from '#domain/money/cents.ts';
import { aFullInvoice } from '#tests/support/invoices.ts';
import type { FullInvoice } from './find-invoice.ts';
import { invoiceUbl } from './invoice-ubl.ts';
import { escapeXml, writeXml, type XmlElement } from './xml.ts';

// The rules of EN 16931 and Peppol BIS 3 that can apply to what we write, ported by hand.
function brokenRules(invoice: FullInvoice): readonly string[] {
  const root = invoiceUbl(invoice, aSeller);
  const isCredit = root.name === 'CreditNote';
  const lines = all(root, isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine');
  const seller = one(root, 'cac:AccountingSupplierParty/cac:Party');
  const buyer = one(root, 'cac:AccountingCustomerParty/cac:Party');
  const amountOf = (path: string, from: XmlElement = root) => toCents(value(from, path));
  const subtotal = one(root, 'cac:TaxTotal/cac:TaxSubtotal');
  const category = value(subtotal, 'cac:TaxCategory/cbc:ID');
  const percent = Number(value(subtotal, 'cac:TaxCategory/cbc:Percent'));
  const totals = 'cac:LegalMonetaryTotal';
  const lineSum = lines.reduce((total, line) => total + amountOf('cbc:LineExtensionAmount', line), 0);
  const means = value(root, 'cac:PaymentMeans/cbc:PaymentMeansCode');
  const rules: Record<string, boolean> = {
    'BR-01': value(root, 'cbc:CustomizationID').startsWith(
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu',
    ),
    'PEPPOL-R007': value(root, 'cbc:ProfileID') === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    'BR-02': value(root, 'cbc:ID') !== '',
    'BR-03': /^\d{4}-\d\d-\d\d$/.test(value(root, 'cbc:IssueDate')),
    'BR-04':
      value(root, isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode') === (isCredit ? '381' : '380'),
    'BR-05': value(root, 'cbc:DocumentCurrencyCode') === 'EUR',
    'BR-06': value(seller, 'cac:PartyLegalEntity/cbc:RegistrationName') !== '',
    'BR-07': value(buyer, 'cac:PartyLegalEntity/cbc:RegistrationName') !== '',
    'BR-09': value(seller, 'cac:PostalAddress/cac:Country/cbc:IdentificationCode') === 'NL',
    'BR-11': /^(NL|BE)$/.test(value(buyer, 'cac:PostalAddress/cac:Country/cbc:IdentificationCode')),
    'BR-16': lines.length > 0,
    'BR-21': new Set(lines.map((line) => value(line, 'cbc:ID'))).size === lines.length,
    'BR-22..26': lines.every(
      (line) =>
        Number(value(line, isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity')) > 0 &&
        value(line, 'cac:Item/cbc:Name') !== '' &&
        amountOf('cac:Price/cbc:PriceAmount', line) >= 0,
    ),
    'PEPPOL-R120': lines.every(
      (line) =>
        amountOf('cbc:LineExtensionAmount', line) ===
        amountOf('cac:Price/cbc:PriceAmount', line) *
          Number(value(line, isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity')),
    ),
    'BR-CO-04': lines.every((line) => value(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID') === category),
    'BR-CO-10': amountOf(`${totals}/cbc:LineExtensionAmount`) === lineSum,
    'BR-CO-13': amountOf(`${totals}/cbc:TaxExclusiveAmount`) === lineSum,
    'BR-CO-14': amountOf('cac:TaxTotal/cbc:TaxAmount') === amountOf('cbc:TaxAmount', subtotal),
    'BR-CO-15':
      amountOf(`${totals}/cbc:TaxInclusiveAmount`) ===
      amountOf(`${totals}/cbc:TaxExclusiveAmount`) + amountOf('cac:TaxTotal/cbc:TaxAmount'),
    'BR-CO-16':
      amountOf(`${totals}/cbc:PayableAmount`) ===
      amountOf(`${totals}/cbc:TaxInclusiveAmount`) -
        (all(root, `${totals}/cbc:PrepaidAmount`).length > 0 ? amountOf(`${totals}/cbc:PrepaidAmount`) : 0),
    'BR-CO-17':
      amountOf('cbc:TaxAmount', subtotal) ===
      divideHalfUp(amountOf('cbc:TaxableAmount', subtotal) * percent, 100),
    'BR-CO-25':
      isCredit || amountOf(`${totals}/cbc:PayableAmount`) === 0 || value(root, 'cbc:DueDate') !== '',
    'BR-S-02': value(seller, 'cac:PartyTaxScheme/cbc:CompanyID').startsWith('NL'),
    'BR-S-05': category !== 'S' || percent > 0,
    'BR-IC-02': category !== 'K' || value(buyer, 'cac:PartyTaxScheme/cbc:CompanyID').startsWith('BE'),
    'BR-IC-09': category !== 'K' || (percent === 0 && amountOf('cbc:TaxAmount', subtotal) === 0),
    'BR-IC-10':
      category !== 'K' || value(subtotal, 'cac:TaxCategory/cbc:TaxExemptionReasonCode') === 'VATEX-EU-IC',
    'BR-IC-11':
      category !== 'K' ||
      value(root, 'cac:Delivery/cbc:ActualDeliveryDate') !== '' ||
      value(root, 'cac:InvoicePeriod/cbc:StartDate') !== '',
    'BR-29': value(root, 'cac:InvoicePeriod/cbc:EndDate') >= value(root, 'cac:InvoicePeriod/cbc:StartDate'),
    'BR-IC-12':
      category !== 'K' ||
      value(root, 'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode') ===
        'BE',
    'BR-61':
      means !== '30' || value(root, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID').startsWith('NL'),
    'PEPPOL-R003': value(root, 'cbc:BuyerReference') !== '' || all(root, 'cac:OrderReference').length > 0,
    'PEPPOL-R008': everyElement(root).every(({ children }) => children.length > 0 && !children.includes('')),
    'PEPPOL-R010': value(buyer, 'cbc:EndpointID') !== '',
    'PEPPOL-R020': value(seller, 'cbc:EndpointID') !== '',
    'NL-R-001':
      !isCredit || value(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID').startsWith('F'),
    'NL-R-002': ['cbc:StreetName', 'cbc:CityName', 'cbc:PostalZone'].every(
      (name) => value(seller, `cac:PostalAddress/${name}`) !== '',
    ),
    'NL-R-003': one(seller, 'cac:PartyLegalEntity/cbc:CompanyID').attributes['schemeID'] === '0106',
    // Who pays the supplier is told how; who is paid by the supplier is not.
    'NL-R-007': isCredit === (means === ''),
    'NL-R-008': isCredit || ['30', '48', '49', '57', '58', '59'].includes(means),
  };
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]));
}

const paidAhead = {
  deliveredOn: null,
  deliveryPeriod: { from: '2026-11-16', until: '2026-11-30' },
  paid: { method: 'ideal', at: new Date('2026-11-16T10:00:00Z') },
} as const;

const variants: readonly (readonly [string, Partial<FullInvoice>])[] = [
  ['a Dutch invoice', {}],
  ['a Dutch invoice that is paid by card', { paid: { method: 'creditcard', at: new Date(0) } }],
  ['a Dutch invoice that is paid by iDEAL', { paid: { method: 'ideal', at: new Date(0) } }],
  ['an invoice without order or reference', { orderNumber: null, reference: '' }],
  ['a Belgian invoice', belgian()],
  ['a Belgian invoice that is paid ahead', { ...belgian(), ...paidAhead }],
  ['a Dutch invoice that is paid ahead', paidAhead],
  ['a Dutch credit note', { kind: 'credit_note', number: 'C2026-00001', creditedNumber: 'F2026-00001' }],
  ['a Belgian credit note', { ...belgian(), kind: 'credit_note', creditedNumber: 'F2026-00001' }],
];

describe('the e-invoice', () => {
  it.each(variants)('%s breaks no rule', (_name, overrides) => {
    expect(brokenRules(aFullInvoice(overrides))).toEqual([]);
  });

  it('R11.3 names no day of delivery that is not known, but the time in which it was promised', () => {
    for (const where of [{}, belgian()]) {
      const ahead = invoiceUbl(aFullInvoice({ ...where, ...paidAhead }), aSeller);
      expect(all(ahead, 'cac:Delivery/cbc:ActualDeliveryDate')).toEqual([]);
      expect([
        value(ahead, 'cac:InvoicePeriod/cbc:StartDate'),
        value(ahead, 'cac:InvoicePeriod/cbc:EndDate'),
      ]).toEqual(['2026-11-16', '2026-11-30']);
    }
    // Without a promised day only who must tell something does.
    const open = { ...paidAhead, deliveryPeriod: { from: '2026-11-16', until: null } };
    expect(all(invoiceUbl(aFullInvoice(open), aSeller), 'cac:InvoicePeriod')).toEqual([]);
    const sent = invoiceUbl(aFullInvoice({ deliveredOn: '2026-11-13' }), aSeller);
    expect(value(sent, 'cac:Delivery/cbc:ActualDeliveryDate')).toBe('2026-11-13');
    expect(all(sent, 'cac:InvoicePeriod')).toEqual([]);
  });

  it('would be caught breaking one', () => {
    const invoice = aFullInvoice({ ...belgian(), total: cents(1) });
    expect(brokenRules({ ...invoice, customer: { ...invoice.customer, vatId: null } })).toEqual([
      'BR-CO-15',
      'BR-IC-02',
    ]);
  });

  it('adds up for any lines', () => {
    const line = fc.record({ amount: fc.integer({ min: 1, max: 50 }), price: fc.nat(1_000_000) });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (given) => {
        const lines = given.map(({ amount, price }, index) => ({
          id: index,
          invoiceId: 1,
          position: index + 1,
          description: 'hor',
          amount,
          unitPrice: cents(price),
          creditedLineId: null,
        }));
        const net = sum(lines.map(({ unitPrice, amount }) => times(unitPrice, amount)));
        const vat = cents(divideHalfUp(net * 21, 100));
        expect(brokenRules(aFullInvoice({ lines, net, vat, total: cents(net + vat) }))).toEqual([]);
      }),
    );
  });

  it.each(['invoice', 'credit_note'] as const)('has the elements of a %s in the order of UBL', (kind) => {
    const creditedNumber = kind === 'credit_note' ? 'F2026-00001' : null;
    const { children } = invoiceUbl(
      aFullInvoice({ ...belgian(), ...paidAhead, kind, creditedNumber }),
      aSeller,
    );
    const names = children.flatMap((child) => (typeof child === 'string' ? [] : [child.name]));
    const order = [
      'cbc:CustomizationID',
      'cbc:ProfileID',
      'cbc:ID',
      'cbc:IssueDate',
      'cbc:DueDate',
      'cbc:InvoiceTypeCode',
      'cbc:CreditNoteTypeCode',
      'cbc:DocumentCurrencyCode',
      'cbc:BuyerReference',
      'cac:InvoicePeriod',
      'cac:OrderReference',
      'cac:BillingReference',
      'cac:AccountingSupplierParty',
      'cac:AccountingCustomerParty',
      'cac:Delivery',
      'cac:PaymentMeans',
      'cac:TaxTotal',
      'cac:LegalMonetaryTotal',
      'cac:InvoiceLine',
      'cac:CreditNoteLine',
    ];
    expect([...new Set(names)]).toEqual(order.filter((name) => names.includes(name)));
    expect(names).not.toContain(kind === 'credit_note' ? 'cbc:DueDate' : 'cac:BillingReference');
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

function all(from: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => isNamed(child, name))),
      [from],
    );
}

function isNamed(child: XmlElement | string, name: string): child is XmlElement {
  return typeof child !== 'string' && child.name === name;
}

function one(from: XmlElement, path: string): XmlElement {
  const [found, ...others] = all(from, path);
  if (found === undefined || others.length > 0) throw new Error(`${others.length} more or none of ${path}`);
  return found;
}

function value(from: XmlElement, path: string): string {
  const [found] = all(from, path);
  return found?.children.join('') ?? '';
}

function everyElement(root: XmlElement): readonly XmlElement[] {
  return [root, ...root.children.flatMap((child) => (typeof child === 'string' ? [] : everyElement(child)))];
}

function toCents(decimal: string): number {
  if (!/^\d+\.\d\d$/.test(decimal)) throw new Error(`not an amount: ${decimal}`);
  return Number(decimal.replace('.', ''));
}
