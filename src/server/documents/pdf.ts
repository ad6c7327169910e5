import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { Content, ContentText, Size, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { unpackWoff } from './unpack-woff.ts';

// Its own documentation has it, its types do not.
declare module 'pdfmake' {
  const virtualfs: { readonly writeFileSync: (name: string, content: Buffer) => void };
}

const family = 'IBM Plex Sans';
const extendedFamily = 'IBM Plex Sans Extended';

const { resolve } = createRequire(import.meta.url);

const files = (subset: string) => ({
  normal: resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-${subset}-400-normal.woff`),
  bold: resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-${subset}-600-normal.woff`),
});

// The first under the name that drawings call it by.
const fonts = { [family]: files('latin'), [extendedFamily]: files('latin-ext') };

for (const file of Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]))
  pdfmake.virtualfs.writeFileSync(file, unpackWoff(readFileSync(file)));
pdfmake.setFonts(fonts);
// A document reads no file at all, whatever a customer typed into it: its typeface is in memory.
pdfmake.setLocalAccessPolicy(() => false);
pdfmake.setUrlAccessPolicy(() => false);

export const ink = '#14222b';
export const inkSoft = '#51626c';
export const line = '#d8dddd';
export const tape = '#ffc72c';

export type PdfDocument = Pick<TDocumentDefinitions, 'content' | 'footer'> & {
  readonly title: string;
  // Written into the file, so that the same data always makes the same bytes.
  readonly date: Date;
  // Who wrote it, by its properties; a quote is the dealer's.
  readonly author?: string;
};

export async function renderPdf(document: PdfDocument): Promise<Uint8Array> {
  const { title, date, author = 'Maathor', content, footer } = document;
  const pdf = pdfmake.createPdf({
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 64],
    defaultStyle: { font: family, fontSize: 9.5, lineHeight: 1.25, color: ink },
    info: { title, author, creationDate: date, modDate: date },
    language: 'nl',
    content,
    ...(footer !== undefined && { footer }),
  });
  return pdf.getBuffer();
}

// The typeface comes in two parts; what is in neither would print as an empty box.
const latin =
  /[\n\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/;
const latinExtended = /[\u0100-\u024f\u1e00-\u1eff]/;

// The width counts where the text is a column.
type Style = Omit<ContentText, 'text'> & { readonly width?: Size };

export function text(value: string, style: Style = {}): ContentText & Style {
  const runs: { text: string; font: string }[] = [];
  for (const character of value.normalize('NFC').replaceAll('\t', ' ')) {
    const font = latinExtended.test(character) ? extendedFamily : family;
    const printed = font === extendedFamily || latin.test(character) ? character : '?';
    const last = runs.at(-1);
    if (last?.font === font) last.text += printed;
    else runs.push({ text: printed, font });
  }
  const [first] = runs;
  return runs.length > 1
    ? { ...style, text: runs }
    : { ...style, text: first?.text ?? '', font: first?.font ?? family };
}

export function stack(lines: readonly string[], style: Style = {}): Content {
  return { stack: lines.map((value) => text(value, style)) };
}
