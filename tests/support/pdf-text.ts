import { inflateSync } from 'node:zlib';

/** What a reader can copy from a PDF of ours, and all that it tells of itself. Words stand as they are printed, a gap as a space. */
export function pdfText(pdf: Uint8Array): string {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const body of objects.values()) {
    const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
    if (toUnicode !== undefined) fonts.set(body, readMap(streamOf(objects.get(toUnicode) ?? '')));
  }
  // Pages name their fonts; one that stands for another glyph in two of them has the same letter in both.
  const named = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      fonts.get(objects.get(id) ?? ''),
    ]),
  );
  const pages = [...objects.values()].map(streamOf).filter((stream) => /\bBT\b/.test(stream));
  return [...pages.map((page) => readPage(page, named)), readInfo(objects)].join('\n');
}

function readPage(
  stream: string,
  fonts: ReadonlyMap<string, ReadonlyMap<string, string> | undefined>,
): string {
  let letters: ReadonlyMap<string, string> | undefined;
  let text = '';
  for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font);
    if (shown === undefined) continue;
    for (const [, glyphs = ''] of shown.matchAll(/<([0-9a-f]*)>/gi)) {
      for (const glyph of glyphs.match(/.{4}/g) ?? []) text += letters?.get(glyph.toLowerCase()) ?? '\ufffd';
    }
  }
  return text;
}

// Written by pdfkit as ranges of one list: '<0000> <0012> [<0000> <0041> …]'.
function readMap(cmap: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, code = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}

function streamOf(body: string): string {
  const [head = '', rest] = body.split(/stream\n([\s\S]*)\nendstream/);
  if (rest === undefined) return '';
  const bytes = Buffer.from(rest, 'latin1');
  return (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

// Properties are objects of their own: texts in brackets, in two bytes a letter where one is beyond ASCII.
function readInfo(objects: ReadonlyMap<string, string>): string {
  const info = [...objects.values()].find((body) => body.includes('/Producer ')) ?? '';
  return [...info.matchAll(/\/(\w+) (\d+) 0 R/g)]
    .map(([, name = '', id = '']) => `${name}: ${(objects.get(id) ?? '').replace(/[\0\u00fe\u00ff]/g, '')}`)
    .join('\n');
}
