import { inflateSync } from 'node:zlib';

/** A run of letters on a page of a PDF of ours: where it begins and ends, and on which line, in points. */
export type Place = {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly letters: number;
};

const run = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/(F\d+) ([\d.]+) Tf\n\[([^\]]*)\] TJ/g;

export function pdfPlaces(pdf: Uint8Array): readonly Place[] {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const follow = (body: string, key: string) =>
    objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  const widths = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      widthsOf(follow(objects.get(id) ?? '', 'DescendantFonts')),
    ]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.flatMap((body, index) =>
    [...streamOf(follow(body, 'Contents')).matchAll(run)].map(([, x, y, font = '', size, shown = '']) => {
      const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      const shifts = [...shown.matchAll(/> (-?[\d.]+)/g)].map(([, shift]) => Number(shift));
      const length =
        glyphs.reduce((sum, glyph) => sum + (widths.get(font)?.[Number.parseInt(glyph, 16)] ?? 0), 0) -
        shifts.reduce((sum, shift) => sum + shift, 0);
      const left = Number(x);
      const right = left + (length * Number(size)) / 1000;
      return { page: index + 1, left, right, y: Number(y), letters: glyphs.length };
    }),
  );
}

/** What runs beyond the margin of the paper, or through what stands beside it. */
export function misplaced(places: readonly Place[]): readonly Place[] {
  const edge = 595.28 - 48 + 0.5;
  return places.filter(
    (place, index) =>
      place.right > edge ||
      places.some(
        (other, at) =>
          at !== index &&
          other.page === place.page &&
          Math.abs(other.y - place.y) < 3 &&
          other.left >= place.left &&
          other.left < place.right - 0.5,
      ),
  );
}

// Written by pdfkit as one list from the first glyph on.
function widthsOf(font: string): readonly number[] {
  return (/\/W \[0 \[([^\]]*)\]/.exec(font)?.[1] ?? '').split(' ').map(Number);
}

function streamOf(body: string): string {
  const [head = '', rest = ''] = body.split(/stream\n([\s\S]*)\nendstream/);
  const bytes = Buffer.from(rest, 'latin1');
  return (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}
