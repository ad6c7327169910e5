export const columns = ['width', 'height', 'amount', 'kenmerk'] as const;
export type Column = (typeof columns)[number];

/**
 * Whether a paste is more than one field can hold. The parser comes only when it is, so this must not need it. Its patterns
 * pass every letter once, for nobody knows yet how much was pasted.
 */
export function isTableOfCells(text: string, column: Column): boolean {
  const cells = text.replace(/^"(?:[^"]|"")*"[\r\n]*$/, '');
  if (/\t|[\r\n][^\r\n]/.test(cells)) return true;
  // A box label is free text, in which a semicolon or '900x1200' is no mark between cells.
  if (column === 'kenmerk') return false;
  if (cells.includes(';') || /^[\s"]*[\d.,]+\s*([mc]m\s*)?[x×*]\s*[\d.,]/i.test(text)) return true;
  return isCommaList(cells);
}

/** Commas between cells; the comma in a number is a decimal mark, unless more digits follow than decimals have. */
export function isCommaList(line: string): boolean {
  const isNumber = /^\s*(["\d.'’][\d.'’\s]*)?,\d*\s*(([mc]m"?|")\s*)?$/i.test(line);
  return line.includes(',') && (!isNumber || /^\s*\d{3,},\d{3,}\s*$/.test(line));
}
