import { type Column, isCommaList } from '../columns.ts';
import { splitSizes } from './split-sizes.ts';
import type { Table } from './table.ts';

/**
 * The cells of a copied block or a text file. Spreadsheets put tabs between them and quote a cell that holds a line
 * break; a list from a mail or a csv file has semicolons or commas, or '900 x 1200' on each line.
 */
export function cellsOf(text: string, start: Column): Table {
  const isByComma = !/[\t;]/.test(text) && start !== 'kenmerk' && hasCommasBetween(text);
  const lines = splitLines(text, isByComma ? ',' : commonMark(text)).map((cells, index) => ({
    number: index + 1,
    cells,
  }));
  while (lines.at(-1)?.cells.every((cell) => cell === '')) lines.pop();
  return { lines: splitSizes(lines), isByComma };
}

// A tab inside one label does not make a file with semicolons a file with tabs.
function commonMark(text: string): string {
  const count = (mark: string) => text.split(mark).length;
  return text.includes('\t') && count('\t') >= count(';') ? '\t' : ';';
}

function hasCommasBetween(text: string): boolean {
  return text
    .split(/[\r\n]+/)
    .some(
      (line) => isCommaList(line) && splitSizes([{ number: 1, cells: [line.trim()] }])[0]?.cells.length === 1,
    );
}

function splitLines(text: string, mark: string): string[][] {
  const lines: string[][] = [];
  // A cell, then what ends it. A quote counts only at a cell's beginning: 5" is no opened quotation.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"(?=[${mark}\\r\\n]|$)|([^${mark}\\r\\n]*))(${mark}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  let line: string[] = [];
  while (cell.lastIndex <= text.length) {
    const match = cell.exec(text);
    if (match === null) break;
    const [, quoted, plain = '', end] = match;
    line.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim());
    if (end !== mark) {
      lines.push(line);
      line = [];
    }
    if (end === '') break;
  }
  return lines;
}
