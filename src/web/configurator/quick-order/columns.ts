export const columns = ['width', 'height', 'amount', 'kenmerk'] as const;
export type Column = (typeof columns)[number];

// Whether a paste is more than one field can hold. The parser comes only when it is, so this must not need it.
export function isBlockOfCells(text: string): boolean {
  return /[\t;\r\n]/.test(text.replace(/[\r\n]+$/, '')) || /^\s*[\d.,]+ ?([mc]m)? ?[x×*] ?\d/i.test(text);
}
