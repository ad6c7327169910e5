import type { Content } from 'pdfmake/interfaces.js';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Seller } from '#domain/business/seller.ts';
import { times } from '#domain/money/cents.ts';
import { formatAddress } from '#text/account/account.ts';
import { invoiceDocumentTexts as texts } from '#text/documents/documents.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import type { FullInvoice } from './find-invoice.ts';
import { howToPay } from './how-to-pay.ts';
import { contentWidth, facts, hairlines, letterhead, sellerFooter } from './letterhead.ts';
import { inkSoft, type PdfDocument, stack, text } from './pdf.ts';

const sellerWidth = 180;
const gap = 16;

export function invoicePdf(invoice: FullInvoice, seller: Seller): PdfDocument {
  const title = `${texts.titles[invoice.kind]} ${invoice.number}`;
  return {
    title,
    date: new Date(`${invoice.issuedOn}T12:00:00Z`),
    content: [
      letterhead(title),
      parties(invoice, seller),
      dates(invoice),
      lines(invoice),
      totals(invoice),
      notes(invoice, seller),
      howToPay(invoice, seller),
    ],
    footer: sellerFooter(seller, { hasAccount: invoice.kind === 'invoice', name: title }),
  };
}

function parties({ customer, invoiceAddress }: FullInvoice, seller: Seller): Content {
  const contact = customer.contact === '' ? [] : [customer.contact];
  const sellerLines = [
    seller.name,
    ...formatAddress(seller.address),
    `${texts.chamberOfCommerce} ${seller.companyNumber}`,
    `${texts.vatId} ${seller.vatId}`,
  ];
  return {
    columnGap: gap,
    columns: [
      {
        width: contentWidth - gap - sellerWidth,
        stack: [stack([customer.company, ...contact, ...formatAddress(invoiceAddress)])],
      },
      { width: sellerWidth, stack: [stack(sellerLines, { color: inkSoft })] },
    ],
    margin: [0, 0, 0, 24],
  };
}

function dates(invoice: FullInvoice): Content {
  const { paid } = invoice;
  const pairs: (readonly [string, string] | false)[] = [
    [texts.numbers[invoice.kind], invoice.number],
    [texts.issuedOn, formatDate(invoice.issuedOn)],
    invoice.kind === 'invoice' && paid === null && [texts.dueOn, formatDate(invoice.dueOn)],
    invoice.deliveredOn !== null && [texts.deliveredOn, formatDate(invoice.deliveredOn)],
    invoice.deliveredOn === null && paid !== null && [texts.paidOn, formatDate(dutchDate(paid.at))],
    invoice.kind === 'invoice' &&
      typeof invoice.deliveryPeriod?.until === 'string' && [
        texts.expectedBy,
        formatDate(invoice.deliveryPeriod.until),
      ],
  ];
  const references: (readonly [string, string] | false)[] = [
    invoice.creditedNumber !== null && [texts.credited, invoice.creditedNumber],
    invoice.orderNumber !== null && [texts.orderNumber, invoice.orderNumber],
    invoice.reference !== '' && [texts.reference, invoice.reference],
    invoice.customer.vatId !== null && [texts.customerVatId, invoice.customer.vatId],
  ];
  return {
    stack: [
      facts(pairs.filter((pair) => pair !== false)),
      facts(references.filter((pair) => pair !== false)),
    ],
    margin: [0, 0, 0, 20],
  };
}

// With the space between them as wide as the paper, all of them fixed.
const widths = [271, 40, 80, 90];

function lines(invoice: FullInvoice): Content {
  const head = { fontSize: 8, color: inkSoft };
  const right = { alignment: 'right' } as const;
  return {
    layout: hairlines,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        [
          text(texts.description, head),
          text(texts.amount, { ...head, ...right }),
          text(texts.unitPrice, { ...head, ...right }),
          text(texts.linePrice, { ...head, ...right }),
        ],
        ...invoice.lines.map(({ description, amount, unitPrice }) => [
          text(description),
          text(String(amount), right),
          text(formatEuro(unitPrice), right),
          text(formatEuro(times(unitPrice, amount)), right),
        ]),
      ],
    },
  };
}

function totals(invoice: FullInvoice): Content {
  const { kind, net, vat, vatPercent, total } = invoice;
  const rows = [
    [texts.net, formatEuro(net)],
    [texts.vat(vatPercent, formatEuro(net)), formatEuro(vat)],
  ] as const;
  return {
    unbreakable: true,
    margin: [0, 12, 0, 20],
    columns: [
      text('', { width: '*' }),
      {
        width: 'auto',
        layout: hairlines,
        table: {
          widths: [170, 90],
          body: [
            ...rows.map(([label, value]) => [text(label), text(value, { alignment: 'right' })]),
            [
              text(texts.totals[kind], { bold: true, fontSize: 11 }),
              text(formatEuro(total), { bold: true, fontSize: 11, alignment: 'right' }),
            ],
          ],
        },
      },
    ],
  };
}

function notes({ vatBasis, customer }: FullInvoice, seller: Seller): Content {
  if (vatBasis !== 'intra_community') return [];
  const bothVatIds = texts.bothVatIds(seller.vatId, customer.vatId ?? '');
  return { stack: [stack([texts.intraCommunity, bothVatIds])], margin: [0, 0, 0, 12] };
}
