import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { Content, ContentText, Size, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { openFontsOnce } from './open-fonts-once.ts';
import { unpackWoff } from './unpack-woff.ts';

// Its own documentation has it, its types do not.
declare module 'pdfmake' {
  const virtualfs: { readonly writeFileSync: (name: string, content: Buffer) => void };
}

const { resolve } = createRequire(import.meta.url);

const family = 'IBM Plex Sans';

// The typeface comes in parts, and each has a regular and a bold file; what is in none of them would print as an empty box. The
// first is under the name that drawings call it by, and is all that most documents need.
const parts = [
  {
    family,
    subset: 'latin',
    has: /[\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/,
  },
  {
    family: `${family} Extended`,
    subset: 'latin-ext',
    has: /[\u0100-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u01fa-\u01ff\u0218-\u021b\u0237\u0259\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9]/,
  },
  { family: `${family} Greek`, subset: 'greek', has: /[\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]/ },
  { family: `${family} Cyrillic`, subset: 'cyrillic', has: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/ },
  {
    family: `${family} Cyrillic Extended`,
    subset: 'cyrillic-ext',
    has: /[\u0462\u0463\u0472-\u0475\u0492-\u04af\u04b2-\u04c2\u04cf-\u04d9\u04dc-\u04e9\u04ee-\u04f9]/,
  },
  { family: `${family} Vietnamese`, subset: 'vietnamese', has: /[\u1ea0-\u1ef1]/ },
] as const;

type Part = (typeof parts)[number];

const filesOf = ({ subset }: Part) => ({
  normal: resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-${subset}-400-normal.woff`),
  bold: resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-${subset}-600-normal.woff`),
});

const loaded = new Set<Part>();

// A part is unpacked when the first character of it is to be printed.
function load(part: Part): void {
  if (loaded.has(part)) return;
  loaded.add(part);
  for (const file of Object.values(filesOf(part)))
    pdfmake.virtualfs.writeFileSync(file, unpackWoff(readFileSync(file)));
}

openFontsOnce();
load(parts[0]);
pdfmake.setFonts(Object.fromEntries(parts.map((part) => [part.family, filesOf(part)])));
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

// A picture in a text, and what colours or joins pictures: left out, for a question mark would ask something.
const picture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0e|\ufe0f/u;

// The width counts where the text is a column.
type Style = Omit<ContentText, 'text'> & { readonly width?: Size };

export function text(value: string, style: Style = {}): ContentText & Style {
  const runs: { text: string; font: string }[] = [];
  for (const character of value.normalize('NFC').replaceAll('\t', ' ')) {
    const part = parts.find(({ has }) => has.test(character));
    if (part === undefined && picture.test(character)) continue;
    if (part !== undefined) load(part);
    const font = part?.family ?? family;
    const printed = part === undefined ? '?' : character;
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
