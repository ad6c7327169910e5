import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { CatalogueProduct } from '#catalogue/index.ts';
import type { Seller } from '#domain/business/seller.ts';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { drawingToSvg } from '#domain/drawing/svg-file.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { overlapsOf } from '#domain/product/overlaps.ts';
import type { Product } from '#domain/product/product.ts';
import type { Step } from '#domain/product/step.ts';
import { drawingTexts } from '#text/configurator/drawing.ts';
import { measuringText } from '#text/measuring/instruction.ts';
import { measuringSheetText } from '#text/measuring/sheet.ts';
import type { ProductText } from '#text/products/product-text.ts';
import type { ConfiguratorText, FieldText, StepText } from '#text/products/step-text.ts';
import { marginsText } from '#text/products/steps.ts';
import { productText } from '../product/product-text.ts';
import { letterhead, sellerFooter } from './letterhead.ts';
import { inkSoft, line, type PdfDocument, text } from './pdf.ts';

type SheetText = ReturnType<typeof measuringSheetText>;

const openings = 6;
const schemeWidth = 170;
const small = { fontSize: 7.5, color: inkSoft };
// A sheet belongs to no day, and the same sheet is to be the same file.
const date = new Date('2026-01-01T00:00:00Z');

export function measuringSheet(product: CatalogueProduct, way: WayOfMeasuring, seller: Seller): PdfDocument {
  const texts = measuringSheetText(way);
  const words = productText(product);
  return {
    title: `${texts.title} ${words.name} (${product.code})`,
    date,
    content: [
      letterhead(`${texts.title} ${words.name}`),
      blanks([texts.customer, texts.address, texts.date, texts.measuredBy]),
      {
        columnGap: 20,
        margin: [0, 0, 0, 8],
        columns: [instruction(product, words, way), scheme(product, words, texts)],
      },
      text(texts.openings, { bold: true, fontSize: 11 }),
      text(texts.circle, { color: inkSoft, margin: [0, 0, 0, 4] }),
      table(columnsOf(product, words, texts, way)),
    ],
    footer: sellerFooter(seller),
  };
}

function blanks(labels: readonly string[]): Content {
  return {
    columnGap: 12,
    margin: [0, -8, 0, 12],
    columns: labels.map((label) => ({
      width: '*',
      stack: [
        text(label, small),
        { canvas: [{ type: 'line', x1: 0, y1: 18, x2: 115, y2: 18, lineWidth: 0.75 }] },
      ],
    })),
  };
}

function instruction({ steps }: CatalogueProduct, words: ProductText, way: WayOfMeasuring) {
  const texts = measuringSheetText(way);
  const { size, steps: measuring } = measuringText(words, way);
  // What one must look at the window or door for.
  const noted = [...steps].filter(
    ({ help, kind }: Step) => kind === 'hinge' || (help !== undefined && kind !== 'margins'),
  );
  return {
    width: '*',
    stack: [
      text(texts.how, { bold: true, fontSize: 11 }),
      text(size, { margin: [0, 0, 0, 4] }),
      ...measuring.map(({ title }, index) => text(`${index + 1}. ${title}`)),
      text(texts.choices, { bold: true, fontSize: 11, margin: [0, 8, 0, 2] }),
      ...noted.flatMap((step: Step) => choices(step, stepWords(words, step.key))),
    ],
  };
}

function choices(step: Step, words: StepText): readonly Content[] {
  return step.fields.flatMap((field) => {
    if (field.kind !== 'option') return [];
    const { label, options = {} } = fieldWords(words, field.name);
    const names = field.options.map((key) => options[key]?.name ?? '');
    const half = Math.ceil(names.length / 2);
    return [
      text(label, { ...small, margin: [0, 3, 0, 1] }),
      { columnGap: 8, columns: [boxes(names.slice(0, half)), boxes(names.slice(half))] },
    ];
  });
}

function boxes(names: readonly string[]): Content {
  return {
    stack: names.map((name) => ({
      columnGap: 0,
      columns: [
        { width: 13, canvas: [{ type: 'rect' as const, x: 0, y: 1.5, w: 8, h: 8, lineWidth: 0.75 }] },
        text(name, { width: '*', fontSize: 8.5 }),
      ],
    })),
  };
}

function scheme(product: CatalogueProduct, words: ConfiguratorText, texts: SheetText) {
  const answers = { montage: { in_frame: '2' }, plaatsing: { placement: '1' }, kader: { frame: '1' } };
  const drawing = drawingOf(
    {
      form: product.form,
      overlaps: overlapsOf(product, answers, 'mm'),
      measured: 'opening',
      opening: null,
      total: null,
      answers,
      profileColour: null,
      unit: 'mm',
      answersUnit: 'mm',
    },
    'full',
  );
  return {
    width: schemeWidth,
    stack: [
      text(texts.drawing, { bold: true, fontSize: 11, margin: [0, 0, 0, 4] }),
      { svg: drawingToSvg(drawing, drawingTexts(drawing, words.name)), width: schemeWidth },
    ],
  };
}

type Column = { readonly label: string; readonly readings: readonly string[]; readonly width: number | '*' };

function table(columns: readonly Column[]): Content {
  const head = columns.flatMap(({ label, readings }): TableCell[] => [
    { ...text(label, { ...small, alignment: 'center' }), colSpan: Math.max(readings.length, 1) },
    ...readings.slice(1).map(() => ({ text: '' })),
  ]);
  const places = columns.flatMap(({ readings }) => (readings.length === 0 ? [''] : readings));
  return {
    layout: {
      hLineWidth: () => 0.75,
      vLineWidth: () => 0.75,
      hLineColor: () => line,
      vLineColor: () => line,
      paddingLeft: () => 2,
      paddingRight: () => 2,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
    table: {
      headerRows: 2,
      dontBreakRows: true,
      widths: columns.flatMap(({ readings, width }) =>
        Array.from({ length: Math.max(readings.length, 1) }, () => width),
      ),
      heights: (row) => (row < 2 ? 10 : 24),
      body: [
        head,
        places.map((place) => text(place, { ...small, fontSize: 6.5, alignment: 'center' })),
        ...Array.from({ length: openings }, (_, index) =>
          places.map((_, column) => text(column === 0 ? String(index + 1) : '', small)),
        ),
      ],
    },
  };
}

/** A column for each field that takes a measure, under the name it has on the screen. */
function columnsOf(
  product: Product,
  words: ConfiguratorText,
  texts: SheetText,
  way: WayOfMeasuring,
): readonly Column[] {
  const fields = product.steps.flatMap((step) =>
    step.fields.map((field) => ({ field, label: labelOf(words, step.key, field.name) })),
  );
  const beside = fields.flatMap(({ field, label }) =>
    field.kind === 'space' && field.side !== 'depth' ? [label] : [],
  );
  const room: readonly Column[] = [
    ...fields.flatMap(({ field, label }): Column[] =>
      field.kind === 'space' && field.side === 'depth' ? [{ label, readings: [], width: 48 }] : [],
    ),
    { label: marginsText.label, readings: beside, width: 28 },
    ...fields.flatMap(({ field, label }): Column[] =>
      field.kind === 'raise' ? [{ label, readings: [], width: 40 }] : [],
    ),
  ];
  return [
    { label: texts.number, readings: [], width: 14 },
    { label: labelOf(words, 'kenmerk', 'room'), readings: [], width: '*' },
    { label: labelOf(words, 'aantal', 'user_amount'), readings: [], width: 26 },
    ...fields.flatMap(({ field, label }): Column[] =>
      field.kind === 'measure' ? [{ label, readings: texts.readings[field.axis], width: 28 }] : [],
    ),
    ...(way === 'opening' ? room : [{ label: texts.total, readings: texts.totals, width: 60 }]),
  ];
}

function labelOf(words: ConfiguratorText, step: string, field: string): string {
  return fieldWords(stepWords(words, step), field).label;
}

function stepWords({ steps }: ConfiguratorText, key: string): StepText {
  const found = steps[key];
  if (found === undefined) throw new Error(`no words for step ${key}`);
  return found;
}

function fieldWords({ fields }: StepText, name: string): FieldText {
  const found = fields[name];
  if (found === undefined) throw new Error(`no words for field ${name}`);
  return found;
}
