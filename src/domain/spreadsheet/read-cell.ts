import type { CellOrigin } from './sheet.ts';
import type { NumberStyle } from './styles.ts';

/** A cell as the sheet writes it. */
export type RawCell = { readonly type: string; readonly style: number; value: string; isFormula: boolean };

export type CellContext = {
  readonly strings: readonly string[];
  readonly styleOf: (style: number) => NumberStyle;
  // Workbooks of old Macs count days from 1904.
  readonly is1904: boolean;
  readonly cellLength: number;
};

export type ReadCell = {
  readonly text: string;
  readonly origin: CellOrigin | null;
  // That its format shows behind the number.
  readonly unit?: string | null;
};

/** What stands in it, as its owner reads it, and what the file knows of it. */
export function readCell(
  { type, style, value, isFormula }: RawCell,
  { strings, styleOf, is1904, cellLength }: CellContext,
): ReadCell {
  const isNumber = type === 'n' && value !== '';
  if (type === 'd' || (isNumber && styleOf(style).isDate)) {
    return { text: type === 'd' ? value.slice(0, 10) : dayOf(Number(value), is1904), origin: 'date' };
  }
  const formula = isFormula ? 'formula' : null;
  if (isNumber) return { text: spell(Number(value)), origin: formula ?? 'number', unit: styleOf(style).unit };
  const text =
    type === 's'
      ? (strings[Number(value)] ?? '')
      : type === 'b'
        ? value === '1'
          ? 'WAAR'
          : 'ONWAAR'
        : value;
  // A formula that nobody has worked out yet has no value in the file: it must not pass for an empty cell.
  if (text === '' && isFormula) return { text: '=', origin: formula };
  return { text: text.replace(/\s+/g, ' ').trim().slice(0, cellLength), origin: formula };
}

/** As many digits as a spreadsheet shows: 90.5 is kept as 90.500000000000014. */
function spell(value: number): string {
  if (!Number.isFinite(value)) return '?';
  const plain = Number(value.toPrecision(15));
  return Math.abs(plain) >= 1e15 ? '?' : String(plain).replace('.', ',');
}

const day = 24 * 60 * 60 * 1000;

function dayOf(serial: number, is1904: boolean): string {
  const from = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const date = new Date(from + Math.floor(serial) * day);
  if (Number.isNaN(date.getTime())) return '?';
  return `${date.getUTCDate()}-${date.getUTCMonth() + 1}-${date.getUTCFullYear()}`;
}
