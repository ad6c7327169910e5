import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holedBytes } from './holed-bytes.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 3000 });

it('gives the whole text for whatever fills the hole, as it is and compressed', () => {
  fc.assert(
    fc.property(text, text, fc.string({ unit: 'grapheme', maxLength: 100 }), (before, after, filling) => {
      fc.pre(!before.includes('#') && !after.includes('#'));
      const bytes = holedBytes(`${before}#${after}`, '#');
      const whole = before + filling + after;
      expect(Buffer.from(bytes?.plain(filling) ?? []).toString()).toBe(whole);
      expect(gunzipSync(bytes?.gzip(filling) ?? '').toString()).toBe(whole);
    }),
  );
});

it.each([['nothing to fill'], ['# twice #'], ['']])('has no hole in %j', (given) => {
  expect(holedBytes(given, '#')).toBeNull();
});

it('has no hole for nothing', () => {
  expect(holedBytes('text', '')).toBeNull();
});
