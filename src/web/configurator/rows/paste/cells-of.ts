import { type Column, isCommaList } from '../columns.ts';
import { maxCellLength, maxColumns, maxLines, type Sheet } from '../file/sizes-file.ts';
import { isFigure } from './layout.ts';
import { splitSizes } from './split-sizes.ts';
import { isBlank, type Line } from './table.ts';

/**
 * The cells of a copied block or a text file. Spreadsheets put tabs between them and quote a cell that holds a line
 * break; a list from a mail or a csv file has semicolons or commas, or '900 x 1200' on each line.
 * For a text that `isTooLong` lets through.
 */
export function cellsOf(text: string, start: Column): Omit<Sheet, 'name'> {
  const isByComma = !/[\t;]/.test(text) && start !== 'kenmerk' && hasCommasBetween(text);
  const lines = splitLines(text, isByComma ? ',' : commonMark(text)).map((line, index) => ({
    number: index + 1,
    ...line,
  }));
  while (lines.at(-1)?.cells.every((cell) => cell === '')) lines.pop();
  const beyond = firstBeyond(lines);
  return {
    lines: splitSizes(beyond === null ? lines : lines.slice(0, beyond - 1)),
    isByComma,
    left: beyond === null ? null : { from: beyond, to: lines.at(-1)?.number ?? beyond },
  };
}

// The number of the first line that is one too many. Empty ones do not count, but keep their number.
function firstBeyond(lines: readonly Line[]): number | null {
  let filled = 0;
  for (const line of lines) {
    if (!isBlank(line)) filled += 1;
    if (filled > maxLines) return line.number;
  }
  return null;
}

// A tab inside one label does not make a file with semicolons a file with tabs, nor do labels full of semicolons make a
// copied block anything else: between whichever mark the figures stand, that is the one.
function commonMark(text: string): string {
  if (!text.includes('\t') || !text.includes(';')) return text.includes('\t') ? '\t' : ';';
  const figures = (mark: string) =>
    splitLines(text, mark).reduce((sum, { cells }) => sum + cells.filter(isFigure).length, 0);
  return figures('\t') >= figures(';') ? '\t' : ';';
}

function hasCommasBetween(text: string): boolean {
  return text
    .split(/[\r\n]+/)
    .some(
      (line) => isCommaList(line) && splitSizes([{ number: 1, cells: [line.trim()] }])[0]?.cells.length === 1,
    );
}

function splitLines(text: string, mark: string): Omit<Line, 'number'>[] {
  const lines: Omit<Line, 'number'>[] = [];
  // A cell, then what ends it. A quote counts only at a cell's beginning: 5" is no opened quotation.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"(?=[${mark}\\r\\n]|$)|([^${mark}\\r\\n]*))(${mark}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  let line: string[] = [];
  let from = 0;
  while (cell.lastIndex <= text.length) {
    const match = cell.exec(text);
    if (match === null) break;
    const [, quoted, plain = '', end = ''] = match;
    if (line.length < maxColumns) line.push(inOneLine(quoted?.replaceAll('""', '"') ?? plain));
    if (end !== mark) {
      lines.push({ cells: line, written: inOneLine(text.slice(from, cell.lastIndex - end.length)) });
      line = [];
      from = cell.lastIndex;
    }
    if (end === '') break;
  }
  return lines;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, maxCellLength);
}
