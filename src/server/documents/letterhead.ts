import type { Content, DynamicContent } from 'pdfmake/interfaces.js';
import type { Seller } from '#domain/business/seller.ts';
import { formatAddress } from '#text/account/account.ts';
import { invoiceDocumentTexts } from '#text/documents/documents.ts';
import { inkSoft, line, stack, tape, text } from './pdf.ts';

/** Of what stands between the margins. A column of a fixed width breaks a word that is wider; any other grows with it, off the paper. */
export const contentWidth = 499;

/** Neutral where the parcel goes to the dealer's own customer, who need not know the shop. */
export function letterhead(title: string, isNeutral = false): Content {
  if (isNeutral) return text(title, { fontSize: 18, margin: [0, 10, 0, 20] });
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

type Footer = {
  readonly isNeutral?: boolean;
  readonly hasAccount?: boolean;
  // What the page is of, for who holds the second of two.
  readonly name?: string;
};

/** Our account stands where somebody may have to pay us, and nowhere else. */
export function sellerFooter(
  seller: Seller,
  { isNeutral = false, hasAccount = true, name }: Footer = {},
): DynamicContent {
  const style = { fontSize: 7.5, color: inkSoft };
  const named = name === undefined ? [] : [name];
  const identity = isNeutral ? [] : sellerIdentity(seller, hasAccount);
  return (page, pages) => ({
    margin: [48, 12, 48, 0],
    stack: [
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: contentWidth, y2: 0, lineColor: line, lineWidth: 0.75 }],
      },
      {
        margin: [0, 6, 0, 0],
        columns: [
          { width: '*', stack: [stack(identity, style)] },
          {
            width: 110,
            stack: [
              stack([...named, invoiceDocumentTexts.page(page, pages)], { ...style, alignment: 'right' }),
            ],
          },
        ],
      },
    ],
  });
}

function sellerIdentity(seller: Seller, hasAccount: boolean): readonly string[] {
  const [street = '', city = ''] = formatAddress(seller.address);
  const { chamberOfCommerce, vatId, iban } = invoiceDocumentTexts;
  return [
    [seller.name, street, city, seller.email],
    [
      `${chamberOfCommerce} ${seller.companyNumber}`,
      `${vatId} ${seller.vatId}`,
      ...(hasAccount ? [`${iban} ${seller.iban}`] : []),
    ],
  ].map((parts) => parts.join(' · '));
}

/** Label above value, side by side. */
export function facts(pairs: readonly (readonly [label: string, value: string])[]): Content {
  return {
    columnGap: 12,
    margin: [0, 0, 0, 8],
    columns: pairs.map(([label, value]) => ({
      width: hasLongWord(value) ? longWordWidth : 'auto',
      stack: [text(label, { fontSize: 8, color: inkSoft }), text(value, { bold: true })],
    })),
  };
}

// Four beside each other stay on the paper, whichever of them has it.
const longWordWidth = 160;

function hasLongWord(value: string): boolean {
  return value.split(/\s/).some((word) => word.length > 16);
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
