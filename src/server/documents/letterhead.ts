import type { Content, DynamicContent } from 'pdfmake/interfaces.js';
import { formatAddress } from '#text/account.ts';
import { invoiceDocumentTexts } from '#text/documents.ts';
import { seller } from '#text/seller.ts';
import { inkSoft, line, stack, tape, text } from './pdf.ts';

export const contentWidth = 499;

export function letterhead(title: string): Content {
  return [
    { canvas: [{ type: 'rect', x: 0, y: 0, w: 40, h: 4, color: tape }] },
    {
      columns: [
        text('Maathor', { fontSize: 18, bold: true, width: '*' }),
        text(title, { fontSize: 18, alignment: 'right', width: '*' }),
      ],
      margin: [0, 6, 0, 20],
    },
  ];
}

export const sellerFooter: DynamicContent = (page, pages) => {
  const [street = '', city = ''] = formatAddress(seller.address);
  const { chamberOfCommerce, vatId, iban } = invoiceDocumentTexts;
  const identity = [
    [seller.name, street, city, seller.email],
    [`${chamberOfCommerce} ${seller.companyNumber}`, `${vatId} ${seller.vatId}`, `${iban} ${seller.iban}`],
  ].map((parts) => parts.join(' · '));
  const style = { fontSize: 7.5, color: inkSoft };
  return {
    margin: [48, 12, 48, 0],
    stack: [
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: contentWidth, y2: 0, lineColor: line, lineWidth: 0.75 }],
      },
      {
        margin: [0, 6, 0, 0],
        columns: [
          { width: '*', stack: [stack(identity, style)] },
          text(invoiceDocumentTexts.page(page, pages), { ...style, width: 80, alignment: 'right' }),
        ],
      },
    ],
  };
};

// Label above value, side by side.
export function facts(pairs: readonly (readonly [label: string, value: string])[]): Content {
  return {
    columnGap: 12,
    margin: [0, 0, 0, 8],
    columns: pairs.map(([label, value]) => ({
      width: 'auto',
      stack: [text(label, { fontSize: 8, color: inkSoft }), text(value, { bold: true })],
    })),
  };
}

export const hairlines = {
  hLineWidth: (index: number) => (index === 0 ? 0 : 0.75),
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingLeft: (index: number) => (index === 0 ? 0 : 6),
  paddingRight: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};
