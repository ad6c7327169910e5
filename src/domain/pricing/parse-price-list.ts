import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import { type Cents, cents } from '../money/cents.ts';
import type { PriceList } from './price-list.ts';
import type { Surcharge } from './surcharge.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Reads a stored price list. Null when anything about it would make a price a guess. */
export function parsePriceList(json: unknown): PriceList | null {
  if (!isRecord(json)) return null;
  const { version, productCode, validFrom } = json;
  if (!isWhole(version) || version < 1) return null;
  if (typeof productCode !== 'string' || productCode === '') return null;
  if (typeof validFrom !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(validFrom)) return null;
  const widths = parseSteps(json['widths']);
  const heights = parseSteps(json['heights']);
  if (widths === null || heights === null) return null;
  const cells = parseCells(json['cells'], heights.length, widths.length);
  const surcharges = parseSurcharges(json['surcharges']);
  if (cells === null || surcharges === null) return null;
  return { version, productCode, validFrom, widths, heights, cells, surcharges };
}

function parseSteps(json: unknown): readonly Millimetres[] | null {
  if (!Array.isArray(json) || json.length === 0) return null;
  const steps: Millimetres[] = [];
  for (const step of json) {
    if (!isWhole(step) || step <= (steps.at(-1) ?? 0)) return null;
    steps.push(millimetres(step));
  }
  return steps;
}

function parseCells(json: unknown, rows: number, columns: number): readonly (readonly Cents[])[] | null {
  if (!Array.isArray(json) || json.length !== rows) return null;
  const cells: Cents[][] = [];
  for (const row of json) {
    if (!Array.isArray(row) || row.length !== columns) return null;
    if (!row.every((cell) => isWhole(cell) && cell > 0)) return null;
    cells.push(row.map((cell) => cents(Number(cell))));
  }
  return cells;
}

function parseSurcharges(json: unknown): PriceList['surcharges'] | null {
  if (!isRecord(json)) return null;
  const entries: [string, Surcharge][] = [];
  for (const [name, value] of Object.entries(json)) {
    const surcharge = parseSurcharge(value);
    if (surcharge === null) return null;
    entries.push([name, surcharge]);
  }
  return Object.fromEntries(entries);
}

function parseSurcharge(json: unknown): Surcharge | null {
  if (!isRecord(json)) return null;
  const { kind, cents: amount, percent } = json;
  if (kind === 'fixed') return isPositive(amount) ? { kind, cents: cents(amount) } : null;
  if (kind === 'percent') return isPositive(percent) ? { kind, percent } : null;
  if (kind !== 'greater' || !isPositive(amount) || !isPositive(percent)) return null;
  return { kind, cents: cents(amount), percent };
}

function isRecord(json: unknown): json is Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function isWhole(json: unknown): json is number {
  return Number.isSafeInteger(json);
}

function isPositive(json: unknown): json is number {
  return isWhole(json) && json >= 0;
}
