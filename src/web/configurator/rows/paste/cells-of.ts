import { type Column, isCommaList } from '../columns.ts';
import type { Cells } from './layout.ts';

type Split = {
  readonly lines: readonly Cells[];
  // Each comma was taken for the end of a cell, though it may be a decimal mark.
  readonly isByComma: boolean;
};

/**
 * The cells of a copied block. Spreadsheets put tabs between them and quote a cell that holds a line break; a list
 * from a mail or a csv file has semicolons or commas, or '900 x 1200' on each line.
 */
export function cellsOf(text: string, start: Column): Split {
  const isByComma = !/[\t;]/.test(text) && start !== 'kenmerk' && hasCommasBetween(text);
  const lines = splitLines(text, text.includes('\t') ? '\t' : isByComma ? ',' : ';');
  while (lines.at(-1)?.every((cell) => cell === '')) lines.pop();
  return { lines: lines.map((cells) => cells.flatMap(splitSize)), isByComma };
}

function hasCommasBetween(text: string): boolean {
  return text.split(/[\r\n]+/).some((line) => isCommaList(line) && splitSize(line.trim()).length === 1);
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

function splitSize(cell: string): readonly string[] {
  const size = /^([\d.,]+(?: ?[mc]m)?) ?[x×*] ?([\d.,]+(?: ?[mc]m)?)$/i.exec(cell);
  return size?.[1] !== undefined && size[2] !== undefined ? [size[1], size[2]] : [cell];
}
