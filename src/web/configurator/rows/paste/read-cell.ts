import { credible, maxBoxLabel, maxRowAmount } from '#domain/configuration/limits.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import { isRounded, parseMeasure } from '#domain/measure/parse-measure.ts';
import { isForeignSize } from './foreign-unit.ts';

/** Why a cell is not taken over as it stood there: these readings need a nod, the others are no value at all. */
export const askedDoubts = [
  'thousands',
  'rounded',
  'cut',
  'missing',
  'mixed',
  'assumed',
  'converted',
  'uneven',
  'otherWay',
  'swapped',
  'formula',
  'merged',
  'dated',
  'hidden',
  'unsure',
] as const;
const refused = [
  'unreadable',
  'otherUnit',
  'small',
  'large',
  'limited',
  'zero',
  'fraction',
  'date',
  'foreign',
] as const;

export type Doubt = (typeof askedDoubts)[number] | (typeof refused)[number];

export function isRefused(doubt: Doubt): boolean {
  return refused.some((each) => each === doubt);
}

export type Read<Value> = { readonly value: Value; readonly doubt: Doubt | null };

// Millimetres. No screen is smaller or larger: what is, was written in another unit.
const { smallest } = credible;
const largest = { mm: 10_000, cm: credible.largest } as const;

// What a spreadsheet makes of '3-4' or '12/5' by itself.
const date =
  /^(\d{1,4}[-/]\d{1,2}([-/]\d{2,4})?|\d{1,2}[- ](jan|feb|mrt|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)\w*([- ]\d{2,4})?)$/i;

/** A number's own point is its decimal mark; typed by somebody it may stand for thousands. */
export function readSize(text: string, unit: Unit, isNumber = false): Read<Millimetres | null> {
  if (text === '') return { value: null, doubt: 'missing' };
  if (date.test(text)) return { value: null, doubt: 'date' };
  const [, before = '', written] = /^([\d.,'’\s]*)(mm|cm)?$/i.exec(text) ?? [];
  const digits = before.trimEnd();
  const own = written === undefined ? unit : written.toLowerCase() === 'cm' ? 'cm' : 'mm';
  const plain = exactly(digits, own);
  const { value, doubt } = plain ?? (isNumber ? null : grouped(digits, own)) ?? rounded(digits, own);
  if (value === null) return { value, doubt: isForeignSize(text) ? 'otherUnit' : 'unreadable' };
  if (value < smallest) return { value: null, doubt: 'small' };
  return value > largest[own] ? { value: null, doubt: 'large' } : { value, doubt };
}

/** Without a mark that could stand for thousands, and without a decimal that would be lost. */
function exactly(digits: string, unit: Unit): Read<Millimetres> | null {
  const value = /^\d+(?:[.,](?!\d{3}$)\d*)?$/.test(digits) ? parseMeasure(digits, unit) : null;
  return value === null || isRounded(digits, unit) ? null : { value, doubt: null };
}

// Three digits after a mark are thousands where that gives a size, for nobody writes thousandths; with two kinds of
// marks the last is the decimal one.
function grouped(digits: string, unit: Unit): Read<Millimetres> | null {
  const [, whole = '', mark, decimalMark, decimals = ''] =
    /^(\d{1,3}(?:([.,'’\s])\d{3})+)(?:([.,])(\d*))?$/.exec(digits) ?? [];
  if (mark === undefined || mark === decimalMark) return null;
  const value = parseMeasure(`${whole.replace(/\D/g, '')}.${decimals}`, unit);
  return value === null || value > largest[unit] ? null : { value, doubt: 'thousands' };
}

function rounded(digits: string, unit: Unit): Read<Millimetres | null> {
  return { value: parseMeasure(digits, unit), doubt: 'rounded' };
}

/** Empty is one, which is said where the column holds amounts; '2 st.' and '2x' are two. */
export function readAmount(text: string): Read<number> {
  if (text === '') return { value: 1, doubt: null };
  if (date.test(text)) return { value: 1, doubt: 'date' };
  const [, whole, decimals = ''] = /^(\d{1,6})(?:[.,](\d*))?\s*(?:x|×|st|stk|stuks?)?\.?$/i.exec(text) ?? [];
  const value = Number(whole ?? 0);
  if (/[1-9]/.test(decimals)) return { value, doubt: 'fraction' };
  if (value < 1) return { value, doubt: whole === undefined ? 'unreadable' : 'zero' };
  if (value > maxRowAmount) return { value, doubt: 'limited' };
  // '1.000' may be one with decimals, and may be a thousand.
  return { value, doubt: decimals.length === 3 ? 'thousands' : null };
}

export function readLabel(text: string): Read<string> {
  return text.length > maxBoxLabel
    ? { value: text.slice(0, maxBoxLabel).trim(), doubt: 'cut' }
    : { value: text, doubt: null };
}
