import { cents, zero } from '#domain/money/cents.ts';
import type { FullInvoice } from '#server/documents/find-invoice.ts';

/** Two screens and shipping to a Dutch dealer: 122,28 and 21 %. */
export function aFullInvoice(overrides: Partial<FullInvoice>): FullInvoice {
  const line = { id: 1, invoiceId: 1, creditedLineId: null };
  return {
    id: 1,
    number: 'F2026-00001',
    kind: 'invoice',
    companyId: 1,
    orderId: 1,
    deliveryId: null,
    creditedInvoiceId: null,
    cause: null,
    customer: {
      company: 'Van Dijk Zonwering B.V.',
      companyNumber: '30112233',
      vatId: 'NL004495445B01',
      contact: 'Marieke van Dijk',
      email: 'mm@voorbeeld.nl',
      phone: '+31305550123',
    },
    invoiceAddress: {
      recipient: 'Van Dijk Zonwering B.V.',
      country: 'NL',
      street: 'Atoomweg',
      houseNumber: '63',
      addition: 'A',
      postcode: '3542 AB',
      city: 'Utrecht',
    },
    reference: 'Werk 12',
    issuedOn: '2026-11-16',
    deliveredOn: '2026-11-13',
    dueOn: '2026-12-16',
    net: cents(122_28),
    vatBasis: 'domestic',
    vatPercent: 21,
    vat: cents(25_68),
    total: cents(147_96),
    seller: null,
    createdAt: new Date('2026-11-16T09:00:00Z'),
    lines: [
      {
        ...line,
        position: 1,
        description: 'PE-100 Inzethor, 928 x 1228 mm (keuken)',
        amount: 2,
        unitPrice: cents(51_39),
      },
      { ...line, position: 2, description: 'Verzendkosten', amount: 1, unitPrice: cents(19_50) },
    ],
    orderNumber: 'B2026-00007',
    creditedNumber: null,
    deliveryCountry: 'NL',
    deliveryPeriod: null,
    paid: null,
    part: zero,
    isMoneyBack: false,
    ...overrides,
  };
}
