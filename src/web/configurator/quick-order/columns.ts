export const columns = ['width', 'height', 'amount', 'kenmerk'] as const;
export type Column = (typeof columns)[number];

// Whether a paste is more than one field can hold. The parser comes only when it is, so this must not need it.
export function isBlockOfCells(text: string, column: Column): boolean {
  const cells = text.replace(/[\r\n]+$/, '').replace(/^"(?:[^"]|"")*"$/, '');
  if (/[\t\r\n]/.test(cells)) return true;
  // A box label is free text, in which a semicolon or '900x1200' is no mark between cells.
  if (column === 'kenmerk') return false;
  return cells.includes(';') || /^[\s"]*[\d.,]+\s*([mc]m)?\s*[x×*]\s*[\d.,]/i.test(text);
}
