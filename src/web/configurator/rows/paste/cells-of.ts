import { type Column, isCommaList } from '../columns.ts';
import { maxCellLength, maxColumns, maxLines, type Sheet } from '../file/sizes-file.ts';
import { isFigure } from './layout.ts';
import { isPair, splitSizes } from './split-sizes.ts';
import { isBlank, type Line } from './table.ts';

/**
 * The cells of a copied block or a text file. Spreadsheets put tabs between them and quote a cell that holds a line
 * break; a list from a mail or a csv file has semicolons or commas, or '900 x 1200' on each line.
 * For a text that `isTooLong` lets through.
 */
export function cellsOf(given: string, start: Column): Omit<Sheet, 'name'> {
  // Before a quotation mark it would make that one no beginning.
  const text = given.replace(/^\ufeff/, '');
  const mark = commonMark(text, start !== 'kenmerk' && hasCommasBetween(text));
  const isByComma = mark === ',';
  const lines = splitLines(text, mark).map((line, index) => ({
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
function commonMark(text: string, mayBeComma: boolean): string {
  const marks = [
    ...(text.includes('\t') ? ['\t'] : []),
    ...(text.includes(';') ? [';'] : []),
    ...(mayBeComma ? [','] : []),
  ];
  const [first = ';', ...others] = marks;
  if (others.length === 0) return first;
  const figures = (mark: string) =>
    splitLines(text, mark).reduce((sum, { cells }) => sum + cells.reduce(figuresAt(mark), 0), 0);
  const counted = new Map(marks.map((mark) => [mark, figures(mark)]));
  const most = Math.max(...counted.values());
  return marks.find((mark) => counted.get(mark) === most) ?? first;
}

// Between the commas of '90,5', '120,3' and of '90,5x120,3' stand '5 120' and '5x120', with what was the mark.
function figuresAt(mark: string): (sum: number, cell: string) => number {
  return (sum, cell) => {
    if (mark === ',') return sum + Number(isFigure(cell) && !cell.includes(' '));
    return sum + (isPair(cell) ? 2 : Number(isFigure(cell)));
  };
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
