import type { Content } from 'pdfmake/interfaces.js';
import type { QuoteDocument, QuoteSender } from '#domain/quote/quote-document.ts';
import type { ReadableColours } from '#domain/quote/readable-colour.ts';
import { formatDate } from '#text/format/date.ts';
import { quoteDocumentText, senderNumbers, quotePdfText as texts } from '#text/quotes/document.ts';
import { facts } from './letterhead.ts';
import { inkSoft, stack, text } from './pdf.ts';

const contentWidth = 499;
const gap = 24;
const addressWidth = 200;
const logoBox: [number, number] = [230, 72];

/** Who it is from, who it is for and what it is: the top of the first page. */
export function quoteHead(
  document: QuoteDocument,
  logo: Uint8Array | null,
  colours: ReadableColours,
): Content[] {
  const { number, version, sentOn, validUntil, customer, subject } = document;
  return [
    sender(document.sender, logo, colours),
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: contentWidth, h: 3, color: colours.line }],
      margin: [0, 0, 0, 24],
    },
    { stack: [stack(customerLines(customer))], margin: [0, 0, 0, 24] },
    text(subject === '' ? `${quoteDocumentText.title} ${number}` : subject, {
      fontSize: 18,
      bold: true,
      margin: [0, 0, 0, 8],
    }),
    {
      margin: [0, 0, 0, 12],
      stack: [
        facts([
          [texts.facts.number, number],
          ...(version === 1 ? [] : [[texts.facts.version, String(version)] as const]),
          ...(sentOn === null ? [] : [[texts.facts.sentOn, formatDate(sentOn)] as const]),
          [texts.facts.validUntil, formatDate(validUntil)],
        ]),
      ],
    },
    ...(sentOn === null ? [concept()] : []),
  ];
}

function sender(from: QuoteSender, logo: Uint8Array | null, colours: ReadableColours): Content {
  const { name, addressLines, phone, replyTo } = from;
  const identity = senderNumbers(from).join(' · ');
  const lines = [
    // With a logo the name stands nowhere else.
    ...(logo === null ? [] : [name]),
    ...addressLines,
    ...[phone, replyTo, identity].filter((line) => line !== ''),
  ];
  return {
    columnGap: gap,
    margin: [0, 0, 0, 16],
    columns: [
      logo === null
        ? text(name, {
            width: contentWidth - gap - addressWidth,
            fontSize: 20,
            bold: true,
            color: colours.text,
          })
        : {
            width: contentWidth - gap - addressWidth,
            stack: [{ image: `data:image/png;base64,${Buffer.from(logo).toString('base64')}`, fit: logoBox }],
          },
      { width: addressWidth, stack: [stack(lines, { color: inkSoft, fontSize: 8.5, alignment: 'right' })] },
    ],
  };
}

function customerLines({ name, street, postcode, city }: QuoteDocument['customer']): readonly string[] {
  return [name, street, `${postcode} ${city}`.trim()].filter((line) => line !== '');
}

// Ink on a frame and no colour: it must be seen on a copy too.
function concept(): Content {
  return {
    margin: [0, 0, 0, 16],
    table: { widths: ['*'], body: [[text(texts.concept, { bold: true, margin: [6, 3, 6, 3] })]] },
  };
}
