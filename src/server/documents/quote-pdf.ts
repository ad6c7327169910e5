import type { Content, DynamicContent, TableCell } from 'pdfmake/interfaces.js';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { drawingToSvg } from '#domain/drawing/svg-file.ts';
import { cents } from '#domain/money/cents.ts';
import type { DocumentLine, QuoteDocument } from '#domain/quote/quote-document.ts';
import { type ReadableColours, readableColours } from '#domain/quote/readable-colour.ts';
import { drawingTexts } from '#text/configurator/drawing.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { quoteDocumentText, quotePdfText as texts } from '#text/quotes/document.ts';
import { hairlines } from './letterhead.ts';
import { inkSoft, line as lineColor, type PdfDocument, stack, text } from './pdf.ts';
import { quoteHead } from './quote-head.ts';

const right = { alignment: 'right' } as const;

/** R13.3: a quote on the dealer's own paper. All it knows is what the end customer may read. */
export function quotePdf(document: QuoteDocument, logo: Uint8Array | null): PdfDocument {
  const colours = readableColours(document.sender.colour);
  const { number, sentOn, sender, groups } = document;
  return {
    title: `${quoteDocumentText.title} ${number}`,
    author: sender.name,
    date: sentOn === null ? new Date() : new Date(`${sentOn}T12:00:00Z`),
    content: [
      ...quoteHead(document, logo, colours),
      ...words(document.opening, [0, 0, 0, 16]),
      ...groups.map((group) => groupTable(group, document, colours)),
      totals(document, colours),
      ...words(document.closing, [0, 0, 0, 16]),
      ...terms(sender.terms, colours),
    ],
    footer: footer(document),
  };
}

function words(written: string, margin: [number, number, number, number]): Content[] {
  return written.trim() === '' ? [] : [{ stack: [stack(written.trim().split('\n'))], margin }];
}

// The same in every table, so that the amounts of all groups stand below each other. All of them fixed: a column that takes what
// is left grows with the longest word, off the paper.
const widths = [140, 141, 46, 70, 78];

// A heading never stands alone at the foot of a page, and comes again where its lines go on.
function groupTable(
  { name, lines }: QuoteDocument['groups'][number],
  { totals: { vat } }: QuoteDocument,
  colours: ReadableColours,
): Content {
  const head = { fontSize: 8, color: inkSoft, margin: [0, 4, 0, 0] as [number, number, number, number] };
  const { description, quantity, unit, total } = texts.columns;
  const hasSeveralRates = vat.length > 1;
  return {
    layout: hairlines,
    margin: [0, 0, 0, 14],
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        [
          name === ''
            ? { ...text(description, head), colSpan: 2 }
            : { ...text(name, { bold: true, fontSize: 11, color: colours.text }), colSpan: 2 },
          text(''),
          text(quantity, { ...head, ...right }),
          text(unit, { ...head, ...right }),
          text(total, { ...head, ...right }),
        ],
        ...lines.map((line) => lineRow(line, hasSeveralRates)),
      ],
    },
  };
}

function lineRow(line: DocumentLine, hasSeveralRates: boolean): TableCell[] {
  const { price, quantity } = line;
  const rate = text(texts.vatRate(price.vatPercent), { fontSize: 7.5, color: inkSoft, ...right });
  return [
    ...described(line),
    text(quantity, right),
    text(formatEuro(price.unit), right),
    {
      stack: [text(formatEuro(price.total), { bold: true, ...right }), ...(hasSeveralRates ? [rate] : [])],
    },
  ];
}

const drawingWidth = 138;

function described({ name, screen }: DocumentLine): [TableCell, TableCell] {
  const title = text(name, { bold: true });
  if (screen === null) return [{ ...title, colSpan: 2 }, text('')];
  const drawing = screen.drawing && drawingOf(screen.drawing, 'panel');
  return [
    drawing === null
      ? text('')
      : { svg: drawingToSvg(drawing, drawingTexts(drawing, name)), width: drawingWidth },
    {
      stack: [
        title,
        ...screen.summary.map(({ label, value }) => ({
          ...text(`${label}: ${value}`, { fontSize: 8.5, color: inkSoft }),
        })),
      ],
    },
  ];
}

function totals({ totals: sums, discount }: QuoteDocument, colours: ReadableColours): Content {
  const { lines, total, withoutVat, vat } = sums;
  const words = texts.totals;
  const row = (label: string, value: string, style = {}): TableCell[] => [
    text(label, style),
    text(value, { ...style, ...right }),
  ];
  const big = { bold: true, fontSize: 12, color: colours.text };
  const soft = { color: inkSoft, fontSize: 8.5 };
  return {
    unbreakable: true,
    margin: [0, 2, 0, 20],
    columns: [
      text(texts.priceNote, { width: '*', fontSize: 8.5, color: inkSoft, margin: [0, 4, 0, 0] }),
      {
        width: 'auto',
        layout: hairlines,
        table: {
          widths: [170, 110],
          body: [
            ...(discount === null
              ? []
              : [
                  row(words.lines, formatEuro(lines)),
                  row(discount.label, `− ${formatEuro(discount.amount)}`),
                ]),
            row(words.total, formatEuro(total), big),
            row(words.withoutVat, formatEuro(withoutVat), soft),
            ...vat.map((part) =>
              row(
                words.vat(part.percent, formatEuro(cents(part.withVat - part.vat))),
                formatEuro(part.vat),
                soft,
              ),
            ),
          ],
        },
      },
    ],
  };
}

function terms(written: string, colours: ReadableColours): Content[] {
  if (written.trim() === '') return [];
  const [first = '', ...others] = written.trim().split('\n');
  const style = { fontSize: 8 };
  const heading = text(texts.terms, { bold: true, fontSize: 11, color: colours.text, margin: [0, 4, 0, 4] });
  // A heading goes to the next page with what it is the heading of.
  return [{ unbreakable: true, stack: [heading, text(first, style)] }, stack(others, style)];
}

function footer({ number, version, validUntil, sender }: QuoteDocument): DynamicContent {
  const style = { fontSize: 7.5, color: inkSoft };
  const { facts, until } = texts;
  const told = [
    sender.name,
    `${quoteDocumentText.title} ${number}`,
    ...(version === 1 ? [] : [`${facts.version.toLowerCase()} ${version}`]),
    until(formatDate(validUntil)),
  ];
  return (page, pages) => ({
    margin: [48, 12, 48, 0],
    stack: [
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: 499, y2: 0, lineColor, lineWidth: 0.75 }],
      },
      {
        margin: [0, 6, 0, 0],
        columns: [
          text(told.join(' · '), { ...style, width: '*' }),
          text(texts.page(page, pages), { ...style, width: 80, ...right }),
        ],
      },
    ],
  });
}
