import type { Content } from 'pdfmake/interfaces.js';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Seller } from '#domain/business/seller.ts';
import { formatAddress } from '#text/account/account.ts';
import { summaryInUnit } from '#text/configurator/summary-in-unit.ts';
import { sheetTexts as texts } from '#text/documents/documents.ts';
import { formatDate, formatLongDay } from '#text/format/date.ts';
import { formatSize } from '#text/format/measure.ts';
import type { FullOrder, OrderLine } from '../orders/find-order.ts';
import { linePicture } from '../orders/line-picture.ts';
import { contentWidth, facts, hairlines, letterhead, sellerFooter } from './letterhead.ts';
import { inkSoft, type PdfDocument, stack, text } from './pdf.ts';
import { sheetWarning } from './sheet-warning.ts';

/** JPEGs, by the id of the order's line. */
export type LinePhotos = ReadonlyMap<number, readonly Uint8Array[]>;

/**
 * For the workshop: what to pack, then a page for each line with what to make. No prices: the sheet may travel with
 * the goods to the dealer's own customer.
 */
export function orderSheets(order: FullOrder, seller: Seller, photos: LinePhotos = new Map()): PdfDocument {
  return {
    title: `${texts.production} ${order.number}`,
    date: order.placedAt,
    content: sheetsOf(order, photos),
    footer: sellerFooter(seller, { isNeutral: order.isNeutral }),
  };
}

type Sheets = { readonly order: FullOrder; readonly photos: LinePhotos };

/** One after the other. The seller is named on none of them where one of them may not name it: a file has one footer. */
export function sheetsOfSeveral(sheets: readonly Sheets[], seller: Seller): PdfDocument {
  const [first] = sheets;
  if (first === undefined) throw new Error('no orders to print');
  return {
    title: `${texts.production} ${sheets.map(({ order }) => order.number).join(', ')}`,
    date: first.order.placedAt,
    content: sheets.flatMap(({ order, photos }, index) => [
      ...(index === 0 ? [] : [{ text: '', pageBreak: 'before' } as const]),
      ...sheetsOf(order, photos),
    ]),
    footer: sellerFooter(seller, { isNeutral: sheets.some(({ order }) => order.isNeutral) }),
  };
}

function sheetsOf(order: FullOrder, photos: LinePhotos): Content[] {
  return [
    letterhead(`${texts.packing} ${order.number}`, order.isNeutral),
    ...sheetWarning(order),
    heading(order),
    packingList(order),
    ...order.lines.flatMap((line) => [
      ...productionSheet(order, line),
      ...photoStrip(photos.get(line.id) ?? [], texts.photosOf(order.number, line.position)),
    ]),
  ];
}

const halfWidth = (contentWidth - 12) / 2;

function heading(order: FullOrder): Content {
  const remarks = order.remarks === '' ? [] : [text(texts.remarks, { color: inkSoft }), text(order.remarks)];
  return {
    margin: [0, 0, 0, 20],
    stack: [
      facts([
        [texts.order, order.number],
        [texts.orderedOn, formatDate(dutchDate(order.placedAt))],
        ...(order.dueOn === null || order.status === 'placed'
          ? []
          : [[texts.dueOn, formatLongDay(order.dueOn)] as const]),
        ...(order.reference === '' ? [] : [[texts.reference, order.reference] as const]),
      ]),
      {
        margin: [0, 12, 0, 12],
        columnGap: 12,
        columns: [
          {
            width: halfWidth,
            stack: [text(texts.customer, { color: inkSoft }), text(order.customer.company)],
          },
          {
            width: halfWidth,
            stack: [
              text(texts.deliverTo, { color: inkSoft }),
              stack([order.deliveryAddress.recipient, ...formatAddress(order.deliveryAddress)]),
            ],
          },
        ],
      },
      ...remarks,
    ],
  };
}

// With the space between them as wide as the paper: what is to be ticked off never stands beside it.
const packingWidths = [24, 150, 34, 90, 125, 46];

// Names its order again on every page that it goes on to: they are taken apart, and may stand among those of other orders.
function packingList({ number, lines }: FullOrder): Content {
  const head = { fontSize: 8, color: inkSoft };
  return {
    layout: hairlines,
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: packingWidths,
      body: [
        [
          { ...text(`${texts.packing} ${number}`, head), colSpan: packingWidths.length },
          ...packingWidths.slice(1).map(() => text('')),
        ],
        [texts.line, texts.product, texts.amount, texts.size, texts.boxLabel, texts.packed].map((label) =>
          text(label, head),
        ),
        ...lines.map((line) => [
          text(String(line.position)),
          text(`${line.productCode} ${line.productName}`),
          text(String(line.amount), { bold: true }),
          text(formatSize(line.totalWidth, line.totalHeight, 'mm')),
          text(line.boxLabel),
          { canvas: [{ type: 'rect' as const, x: 8, y: 1, w: 10, h: 10, lineWidth: 0.75 }] },
        ]),
      ],
    },
  };
}

const drawingWidth = 260;
const gap = 24;

// Below a warning there is less room, and a drawing on a page of its own would be of no order.
function drawingBox(order: FullOrder): [number, number] {
  return [drawingWidth, sheetWarning(order).length === 0 ? 440 : 320];
}

const optionsWidth = contentWidth - gap - drawingWidth;

function productionSheet(order: FullOrder, line: OrderLine): Content[] {
  const { productCode, productName, totalWidth, totalHeight, openingWidth, openingHeight } = line;
  const opening =
    openingWidth === null || openingHeight === null
      ? []
      : [[texts.openingSize, formatSize(openingWidth, openingHeight, 'mm')] as const];
  const picture = linePicture(line, 'mm');
  return [
    { text: '', pageBreak: 'before' },
    letterhead(`${texts.production} ${order.number}`, order.isNeutral),
    ...sheetWarning(order),
    text(texts.lineOf(line.position, order.lines.length), { color: inkSoft }),
    text(`${productCode} ${productName}`, { fontSize: 16, bold: true }),
    {
      margin: [0, 12, 0, 16],
      columns: [
        { width: 90, stack: [big(texts.amount, texts.pieces(line.amount))] },
        { width: 150, stack: [big(texts.totalSize, formatSize(totalWidth, totalHeight, 'mm'))] },
        {
          width: contentWidth - 240,
          stack: [big(texts.label, line.boxLabel === '' ? texts.noLabel : line.boxLabel)],
        },
      ],
    },
    {
      columnGap: gap,
      columns: [
        {
          width: optionsWidth,
          stack: [
            text(texts.options, { color: inkSoft, margin: [0, 0, 0, 4] }),
            options([
              ...opening,
              ...summaryInUnit(line.summary, 'mm').map(({ label, value }) => [label, value] as const),
              ...(line.customRal === null ? [] : [[texts.ral, line.customRal] as const]),
            ]),
          ],
        },
        {
          width: drawingWidth,
          stack: [
            text(texts.drawing, { color: inkSoft, margin: [0, 0, 0, 4] }),
            ...(picture === null ? [] : [{ svg: picture.svg, fit: drawingBox(order) }]),
          ],
        },
      ],
    },
  ];
}

// Three beside each other fill the width of the sheet.
const photoBox: [number, number] = [158, 158];

// Says whose they are: below a drawing and a warning there may be no room for them on the same page.
function photoStrip(photos: readonly Uint8Array[], title: string): Content[] {
  if (photos.length === 0) return [];
  return [
    {
      margin: [0, 20, 0, 0],
      unbreakable: true,
      stack: [
        text(title, { color: inkSoft, margin: [0, 0, 0, 4] }),
        {
          columnGap: 12,
          columns: photos.map((photo) => ({
            width: photoBox[0],
            image: `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`,
            fit: photoBox,
          })),
        },
      ],
    },
  ];
}

function big(label: string, value: string): Content {
  // A box label of one long word cannot be broken, and would run off the sheet.
  const fontSize = value.length > 16 ? 10.5 : 14;
  return [text(label, { fontSize: 8, color: inkSoft }), text(value, { fontSize, bold: true })];
}

function options(pairs: readonly (readonly [label: string, value: string])[]): Content {
  if (pairs.length === 0) return text('');
  return {
    layout: hairlines,
    table: {
      widths: [104, optionsWidth - 110],
      body: pairs.map(([label, value]) => [text(label, { color: inkSoft }), text(value)]),
    },
  };
}
