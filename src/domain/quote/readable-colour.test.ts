import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, leastContrast, parseColour, readableColours } from './readable-colour.ts';

const hex = (number: number) => `#${number.toString(16).padStart(6, '0')}`;
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map(hex);
const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

describe('R13.3 a colour that can be read', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ffff00', '#ffffff', 1.07],
    ['#0000ff', '#ffffff', 8.59],
  ])('counts as WCAG does: %s on %s is %f', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });

  it('whatever is picked', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const { fill, onFill, text, line } = readableColours(colour);
        expect(fill).toBe(colour);
        expect(contrastOf(onFill, fill)).toBeGreaterThanOrEqual(leastContrast.text);
        expect(contrastOf(text, '#ffffff')).toBeGreaterThanOrEqual(leastContrast.text);
        expect(contrastOf(line, '#ffffff')).toBeGreaterThanOrEqual(leastContrast.line);
        for (const drawn of [text, line]) expect(drawn).toMatch(/^#[0-9a-f]{6}$/);
      }),
      { numRuns: 500 },
    );
  });

  it('in every shade of grey and of each channel', () => {
    const full = [0x010101, 0x010000, 0x000100, 0x000001, 0x010100, 0x000101, 0x010001];
    const shades = Array.from({ length: 256 }, (_, share) =>
      full.map((colour) => hex(share * colour)),
    ).flat();
    const unreadable = shades.filter((shade) => {
      const { onFill, text, line } = readableColours(shade);
      return (
        contrastOf(onFill, shade) < leastContrast.text ||
        contrastOf(text, '#ffffff') < leastContrast.text ||
        contrastOf(line, '#ffffff') < leastContrast.line
      );
    });
    expect(unreadable).toEqual([]);
  });

  it('is darkened no further than needed, and left alone where it can be read', () => {
    fc.assert(
      fc.property(anyColour, fc.constantFrom('text', 'line'), (colour, use) => {
        const drawn = readableColours(colour)[use];
        if (contrastOf(colour, '#ffffff') >= leastContrast[use]) {
          expect(drawn).toBe(colour);
          return;
        }
        // One shade lighter is a step of the strongest channel at most.
        const [first, last] = [channels(colour), channels(drawn)];
        const strongest = Math.max(...first);
        const lighter = first.map((channel) =>
          Math.min(255, Math.ceil((channel * (Math.max(...last) + 2)) / strongest)),
        );
        const tooLight = `#${lighter.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
        expect(contrastOf(tooLight, '#ffffff')).toBeLessThan(leastContrast[use]);
        first.forEach((channel, index) => {
          expect(last[index]).toBeLessThanOrEqual(channel);
        });
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['#FFD400', '#ffd400'],
    ['ffd400', '#ffd400'],
    [' #fd0 ', '#ffdd00'],
    ['', null],
    ['geel', null],
    ['#ffd40', null],
    ['#ffd4000', null],
    ['rgb(0,0,0)', null],
    ['#ffd400;background:url(x)', null],
  ])('is typed as %j', (typed, colour) => {
    expect(parseColour(typed)).toBe(colour);
  });
});
