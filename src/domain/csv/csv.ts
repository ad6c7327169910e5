import { type Cents, decimalString } from '../money/cents.ts';

/** A record of a file with values, and the line of the file it begins on. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

export type CsvResult =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  /** A quotation mark that nobody closes, or text behind a closed one. */
  | { readonly ok: false; readonly line: number; readonly column: number };

const semicolon = ';';
const byteOrderMark = '\uFEFF';

// A sum that is to be added up, and no formula.
const amountBelowZero = /^-\d+,\d{2}$/;

/** RFC 4180 with the semicolon that spreadsheets use where the comma is the decimal mark. */
export function writeCsv(rows: Iterable<readonly string[]>): string {
  let text = '';
  for (const cells of rows) text += `${cells.map(quoteIfNeeded).join(semicolon)}\r\n`;
  return text;
}

function quoteIfNeeded(cell: string): string {
  return /[;"\r\n\uFEFF]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * A text that a spreadsheet must not take for a formula: somebody else's words (a reference, a company name) would
 * otherwise run on the computer of whoever opens the file.
 */
export function inertCell(text: string): string {
  if (amountBelowZero.test(text)) return text;
  return /^[\s\uFEFF']*[=+\-@|%\t\r\n]/.test(text) ? `'${text}` : text;
}

/** '-1234,50': as a Dutch spreadsheet counts with it. */
export function amountCell(amount: Cents): string {
  return decimalString(amount).replace('.', ',');
}

const onDutchClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
});

/**
 * '2026-11-20 00:20:06' of a moment as JSON has it, by the clock that pages and filters by day go by: a payment of just
 * after midnight would else stand in the file on the day, and at a quarter's end in the quarter, before.
 */
export function momentCell(moment: string | null): string {
  return moment === null ? '' : onDutchClock.format(new Date(moment));
}

/** Reads what `writeCsv` or a spreadsheet wrote: any line ends, with or without a byte order mark. A copied block has tabs. */
export function readCsv(text: string, separator: ';' | '\t' = semicolon): CsvResult {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let rowLine = 1;
  let line = 1;
  let at = text.startsWith(byteOrderMark) ? 1 : 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? readQuoted(text, at, separator) : readPlain(text, at, separator);
    if (cell === null) return { ok: false, line, column: cells.length + 1 };
    cells.push(cell.value);
    line += linesIn(cell.value);
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end has an empty cell behind it.
      if (at < text.length) continue;
      cells.push('');
    } else {
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
      at += 1;
    }
    rows.push({ line: rowLine, cells });
    cells = [];
    line += 1;
    rowLine = line;
  }
  return { ok: true, rows };
}

type Read = { readonly value: string; readonly end: number };

function readPlain(text: string, start: number, separator: string): Read {
  let end = start;
  while (end < text.length && !isEnd(text[end], separator)) end += 1;
  return { value: text.slice(start, end), end };
}

function readQuoted(text: string, start: number, separator: string): Read | null {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    value += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  return at === text.length || isEnd(text[at], separator) ? { value, end: at } : null;
}

function isEnd(character: string | undefined, separator: string): boolean {
  return character === separator || character === '\r' || character === '\n';
}

function linesIn(value: string): number {
  return value.match(/\r\n|\r|\n/g)?.length ?? 0;
}
