import { type CsvResult, type CsvRow, readCsv, writeCsv } from '../csv/csv.ts';
import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import { type Cents, cents, decimalString } from '../money/cents.ts';
import { parseEuro } from '../money/parse-euro.ts';
import type { Product } from '../product/product.ts';
import type { PriceFileFault } from './price-file-fault.ts';
import type { PriceList } from './price-list.ts';
import type { Surcharge } from './surcharge.ts';
import { surchargeNames } from './surcharge-names.ts';

/** Bytes. A price list has some kilobytes; a workbook around it may have a logo. */
export const maxPriceFileBytes = 1024 * 1024;

/** A matrix with a step every 20 mm stays below both. */
export const priceFileBounds = { lines: 500, columns: 100 } as const;

/** Of one screen or surcharge: an order of as many as can be ordered is an amount that fits. */
const maxListedPrice = cents(999_999_99);

/** Null surcharges: the file says nothing about them. */
export type PriceFile = Pick<PriceList, 'widths' | 'heights' | 'cells'> & {
  readonly surcharges: PriceList['surcharges'] | null;
};

export type PriceFileResult =
  | { readonly ok: true; readonly file: PriceFile }
  | { readonly ok: false; readonly faults: readonly PriceFileFault[] };

/** The words above the surcharges, which also tell where the matrix ends. */
export type SurchargeHeading = readonly [name: string, amount: string, percent: string];

type Priced = Pick<Product, 'code' | 'limits' | 'steps'>;
type Report = (fault: PriceFileFault) => void;

/** The matrix with widths across and heights down, in euros incl. VAT, and beneath it the surcharges. */
export function writePriceListFile(list: PriceList, heading: SurchargeHeading): string {
  return writeCsv([
    [list.productCode, ...list.widths.map(String)],
    ...list.heights.map((height, row) => [String(height), ...(list.cells[row] ?? []).map(euro)]),
    [''],
    heading,
    ...Object.entries(list.surcharges).map(([name, surcharge]) => [name, ...surchargeCells(surcharge)]),
  ]);
}

/** Either the whole file, or everything that is wrong with it. */
export function readPriceListFile(text: string, product: Priced, heading: SurchargeHeading): PriceFileResult {
  const csv = readPriceCells(text);
  if (!csv.ok) return { ok: false, faults: [{ kind: 'unreadable', line: csv.line, column: csv.column }] };
  return readPriceRows(csv.rows, product, heading);
}

/** A file has semicolons between its cells, a block that was copied from a spreadsheet has tabs. */
export function readPriceCells(text: string): CsvResult {
  const [first = ''] = /[\t;][^\r\n]*/.exec(text) ?? [];
  return readCsv(text, first.includes('\t') ? '\t' : ';');
}

/** The same for cells that were in a workbook. */
export function readPriceRows(
  given: readonly CsvRow[],
  product: Priced,
  [surchargeWord]: SurchargeHeading,
): PriceFileResult {
  const faults: PriceFileFault[] = [];
  const report: Report = (fault) => faults.push(fault);
  // A spreadsheet fills every row up to the width of the broadest.
  const rows = given.map(trimmed).filter(({ cells }) => cells.length > 0);
  const headingAt = rows.findIndex(({ cells }) => cells[0]?.toLowerCase() === surchargeWord);
  const matrix = readMatrix(headingAt === -1 ? rows : rows.slice(0, headingAt), product, report);
  const surcharges = headingAt === -1 ? null : readSurcharges(rows.slice(headingAt + 1), product, report);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, file: { ...matrix, surcharges } };
}

function readMatrix(rows: readonly CsvRow[], product: Priced, report: Report) {
  const [top, ...body] = rows;
  if (top === undefined || top.cells.length < 2 || body.length === 0)
    report({ kind: 'no-matrix', line: top?.line ?? 1, column: 1 });
  const corner = top?.cells[0] ?? '';
  if (/^[a-z]{2}-\d{2,3}$/i.test(corner) && corner.toUpperCase() !== product.code)
    report({ kind: 'other-product', line: top?.line ?? 1, column: 1, text: corner });
  const asked = top?.cells.slice(1) ?? [];
  const widths = readSteps(
    asked.map((text, index) => ({ text, line: top?.line ?? 1, column: index + 2 })),
    'width',
    product,
    report,
  );
  const heights = readSteps(
    body.map(({ line, cells }) => ({ text: cells[0] ?? '', line, column: 1 })),
    'height',
    product,
    report,
  );
  return { widths, heights, cells: body.map((row) => readPrices(row, asked.length, report)) };
}

type Placed = { readonly text: string; readonly line: number; readonly column: number };

function readSteps(
  places: readonly Placed[],
  axis: 'width' | 'height',
  { limits }: Priced,
  report: Report,
): readonly Millimetres[] {
  const steps: Millimetres[] = [];
  for (const place of places) {
    const step = readStep(place.text);
    if (step === null) report({ kind: 'not-a-size', ...place });
    else if (step <= (steps.at(-1) ?? 0)) report({ kind: 'size-not-larger', ...place });
    else steps.push(step);
  }
  const last = places.at(-1);
  const needed = limits[axis].max;
  if (last !== undefined && steps.length === places.length && (steps.at(-1) ?? 0) < needed)
    report({ kind: 'too-small', axis, needed, line: last.line, column: last.column });
  return steps;
}

// '1.200' and '1200 mm' are what a spreadsheet makes of 1200.
function readStep(text: string): Millimetres | null {
  const [, digits] = /^([1-9]\d{0,4}|[1-9]\d?\.\d{3})(?:\s*mm)?$/i.exec(text) ?? [];
  return digits === undefined ? null : millimetres(Number(digits.replace('.', '')));
}

// A currency before or behind it, and a dash for no cents, are the spreadsheet's and no part of the amount.
function readPrice(text: string): Cents | null {
  const bare = text
    .replace(/^(?:€|eur)/i, '')
    .replace(/(?:€|eur)$/i, '')
    .trim();
  const price = parseEuro(bare.replace(/,(?:-{1,2}|[–—])$/, ''));
  return price !== null && price <= maxListedPrice ? price : null;
}

function readPrices({ line, cells }: CsvRow, count: number, report: Report): readonly Cents[] {
  const prices: Cents[] = [];
  for (let index = 1; index <= Math.max(count, cells.length - 1); index += 1) {
    const place = { line, column: index + 1, text: cells[index] ?? '' };
    const price = readPrice(place.text);
    if (index > count) report({ kind: 'outside-matrix', ...place });
    else if (price === null || price === 0) report({ kind: 'not-a-price', ...place });
    else prices.push(price);
  }
  return prices;
}

function readSurcharges(
  rows: readonly CsvRow[],
  product: Priced,
  report: Report,
): Readonly<Record<string, Surcharge>> {
  const known = new Set(surchargeNames(product));
  const found = new Map<string, Surcharge>();
  for (const row of rows) {
    const place = { line: row.line, column: 1, text: row.cells[0] ?? '' };
    if (!known.has(place.text)) report({ kind: 'unknown-surcharge', ...place });
    else if (found.has(place.text)) report({ kind: 'surcharge-twice', ...place });
    const surcharge = readSurcharge(row, report);
    if (surcharge !== null) found.set(place.text, surcharge);
  }
  return Object.fromEntries(found);
}

function readSurcharge({ line, cells }: CsvRow, report: Report): Surcharge | null {
  const [name = '', amountText = '', percentText = '', ...beyond] = cells;
  const amount = readPrice(amountText);
  const percent = /^\d{1,3}\s?%?$/.test(percentText) ? Number.parseInt(percentText, 10) : null;
  const isAmountWrong = amountText !== '' && amount === null;
  const isPercentWrong = percentText !== '' && percent === null;
  if (isAmountWrong) report({ kind: 'not-a-price', line, column: 2, text: amountText });
  if (isPercentWrong) report({ kind: 'not-a-percentage', line, column: 3, text: percentText });
  if (beyond.length > 0) report({ kind: 'outside-matrix', line, column: 4, text: beyond.join(' ').trim() });
  if (isAmountWrong || isPercentWrong) return null;
  if (amount !== null && percent !== null) return { kind: 'greater', cents: amount, percent };
  if (amount !== null) return { kind: 'fixed', cents: amount };
  if (percent !== null) return { kind: 'percent', percent };
  report({ kind: 'surcharge-without-value', line, column: 2, text: name });
  return null;
}

function trimmed({ line, cells }: CsvRow): CsvRow {
  const texts = cells.map((cell) => cell.replaceAll(/[\u00A0\u202F\uFEFF]/g, ' ').trim());
  return { line, cells: texts.slice(0, texts.findLastIndex((text) => text !== '') + 1) };
}

function surchargeCells(surcharge: Surcharge): readonly [amount: string, percent: string] {
  switch (surcharge.kind) {
    case 'fixed':
      return [euro(surcharge.cents), ''];
    case 'percent':
      return ['', String(surcharge.percent)];
    case 'greater':
      return [euro(surcharge.cents), String(surcharge.percent)];
  }
}

function euro(amount: Cents): string {
  return amount % 100 === 0 ? String(cents(amount) / 100) : decimalString(amount).replace('.', ',');
}
