// The cells of a copied block. Spreadsheets put tabs between them and quote a cell that holds a line break; a list
// from a mail or a csv file has semicolons, or '900 x 1200' on each line.
export function cellsOf(text: string): readonly (readonly string[])[] {
  const mark = text.includes('\t') ? '\t' : ';';
  const lines = splitLines(text, mark);
  while (lines.at(-1)?.every((cell) => cell === '')) lines.pop();
  return lines.map((cells) => cells.flatMap(splitSize));
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
