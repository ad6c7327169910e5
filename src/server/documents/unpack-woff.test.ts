import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

it.each(['latin-400', 'latin-600', 'latin-ext-400', 'latin-ext-600'])(
  'every table of the typeface %s is the one its checksum was made of',
  (name) => {
    const woff = readFileSync(resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-${name}-normal.woff`));
    const font = unpackWoff(woff);
    expect(font).toHaveLength(woff.readUInt32BE(16));
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
      const entry = 12 + at * 16;
      const [sum, offset = 0, length = 0] = [4, 8, 12].map((field) => font.readUInt32BE(entry + field));
      const tag = font.toString('latin1', entry, entry + 4);
      return { tag, sum, made: checksum(font.subarray(offset, offset + length), tag) };
    });
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head']));
    for (const { tag, sum, made } of tables) expect({ tag, sum: made }).toEqual({ tag, sum });
  },
);

// As the format has it: the words of four bytes added up, in the table 'head' without the sum of the whole.
function checksum(table: Buffer, tag: string): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) {
    if (tag === 'head' && at === 8) continue;
    const word = Buffer.alloc(4);
    table.copy(word, 0, at, at + 4);
    sum = (sum + word.readUInt32BE()) % 2 ** 32;
  }
  return sum;
}
