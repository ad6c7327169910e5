import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Seller } from '#domain/business/seller.ts';
import { type Cents, cents } from '#domain/money/cents.ts';
import { ages, type StatementRow } from '#domain/statement/statement.ts';
import { describeMovement, statementTexts as texts } from '#text/documents/statement.ts';
import { formatDate, formatShortDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import type { Statement } from '../bookkeeping/statement/find-statement.ts';
import { facts, hairlines, letterhead, sellerFooter } from './letterhead.ts';
import { inkSoft, type PdfDocument, stack, text } from './pdf.ts';

const right = { alignment: 'right' } as const;
const bold = { bold: true } as const;

/** R12.4: what a company owed, what came and went, and what is open by how late it is. */
export function statementPdf(statement: Statement, seller: Seller): PdfDocument {
  const { company, address, from, until, agedOn } = statement;
  return {
    title: `${texts.title} ${company}`,
    date: new Date(`${agedOn}T12:00:00Z`),
    content: [
      letterhead(texts.title),
      { stack: [stack([company, ...address])], margin: [0, 0, 0, 20] },
      facts([[texts.period, texts.between(formatDate(from), formatDate(until))]]),
      movements(statement),
      text(texts.note, { fontSize: 8, color: inkSoft, margin: [0, 6, 0, 20] }),
      openByAge(statement),
    ],
    footer: sellerFooter(seller, { name: texts.title }),
  };
}

// With the space between them as wide as the paper; amounts of eight figures stay on one line.
const widths = [58, 187, 76, 76, 78];

function movements({ from, until, opening, rows, closing }: Statement): Content {
  const head = { fontSize: 8, color: inkSoft };
  return {
    layout: hairlines,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        [
          text(texts.day, head),
          text(texts.description, head),
          ...[texts.debit, texts.credit, texts.balance].map((label) => text(label, { ...head, ...right })),
        ],
        edge(texts.opening(formatDate(from)), opening),
        ...(rows.length === 0 ? [[text(''), text(texts.nothing), text(''), text(''), text('')]] : []),
        ...rows.map(movement),
        edge(texts.closing(formatDate(until)), closing),
      ],
    },
  };
}

function edge(label: string, balance: Cents): TableCell[] {
  return [
    { ...text(label, bold), colSpan: 4 },
    ...['', '', ''].map((empty) => text(empty)),
    text(formatEuro(balance), { ...bold, ...right }),
  ];
}

function movement(row: StatementRow): TableCell[] {
  const { on, amount, reference, balance } = row;
  const size = formatEuro(cents(Math.abs(amount)));
  return [
    text(formatShortDate(on)),
    {
      stack: [
        text(describeMovement(row)),
        ...(reference === '' ? [] : [text(reference, { fontSize: 8, color: inkSoft })]),
      ],
    },
    text(amount > 0 ? size : '', right),
    text(amount < 0 ? size : '', right),
    text(formatEuro(balance), right),
  ];
}

function openByAge({ agedOn, open }: Statement): Content {
  const rows: (readonly [string, Cents])[] = [
    ...ages.map((age) => [texts.ages[age], open[age]] as const),
    [texts.total, open.total],
    ...(open.credit > 0 ? [[texts.owed, open.credit] as const] : []),
  ];
  return {
    unbreakable: true,
    stack: [
      text(texts.aged(formatDate(agedOn)), { bold: true, fontSize: 11, margin: [0, 0, 0, 4] }),
      {
        layout: hairlines,
        table: {
          widths: [180, 90],
          body: rows.map(([label, amount]) => {
            const style = label === texts.total ? bold : {};
            return [text(label, style), text(formatEuro(amount), { ...style, ...right })];
          }),
        },
      },
    ],
  };
}
