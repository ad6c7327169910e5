import { readableColours } from '#domain/quote/readable-colour.ts';

/** The dealer's colour for the page of a quote, by the name of its stylesheet; null for what is no colour. */
export function linkColours(file: string): string | null {
  const digits = /^([\da-f]{6})\.css$/.exec(file)?.[1];
  if (digits === undefined) return null;
  const { fill, onFill, text, line } = readableColours(`#${digits}`);
  return `:root{--own:${fill};--on-own:${onFill};--own-ink:${text};--own-line:${line}}\n`;
}
