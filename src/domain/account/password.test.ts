import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPasswordProblem, isTooLong } from './password.ts';

const owner = { email: 'inkoop@bouwbedrijf.nl', names: ['Zoë van Dijk', 'Van Dijk Zonwering B.V.'] };
const common = new Set(['password', 'sunshine', 'wachtwoord', 'passw0rd', 'welkom', '1q2w3e4r5t', 'winter']);
const known = {
  isCommon: (password: string) => common.has(password),
  shopWords: ['Maathor', 'Plissé hordeur', 'horren', 'hor', 'demo'],
};

function judge(password: string) {
  return findPasswordProblem(password, owner, known);
}

describe('R1.1 a new password', () => {
  it.each([
    ['negen-te-', 'too-short'],
    ['precies-10', null],
    ['a b c d e f g', null],
    ['x'.repeat(201), 'too-long'],
    ['korte-😀-zin', null],
    ['een paarse hordeur danst', null],
    ['Marmot-Zonwering-Ketel-9', null],
    ['xy'.repeat(20), 'pattern'],
    ['1234567890', 'pattern'],
    ['0987654321', 'pattern'],
    ['abcdefghijkl', 'pattern'],
    ['tuinhektuinhek', 'pattern'],
    ['1q2w3e4r5t', 'common'],
    ['1Q2W3E4R5T', 'common'],
    ['Password123', 'common'],
    ['Wachtwoord2026!', 'common'],
    ['passw0rd12!', 'common'],
    ['2026sunshine!', 'common'],
    ['ｐａｓｓｗｏｒｄ１２３', 'common'],
    ['sunshine-8391-4720', null],
    ['horren-demo-2026', 'shop-words'],
    ['Maathor2026!', 'shop-words'],
    ['plissé-hordeur', 'shop-words'],
    ['PLISSE HORDEUR 1', 'shop-words'],
    ['maathorwachtwoord', 'shop-words'],
    ['winterhor-2026', 'shop-words'],
    ['Inkoop@Bouwbedrijf.nl', 'own-words'],
    ['bouwbedrijf-1', 'own-words'],
    ['VanDijkZonwering1', 'own-words'],
    ['zoe.vandijk.77', 'own-words'],
    ['zoëvandijkmaathor', 'own-words'],
  ] as const)('%j: %s', (password, problem) => {
    expect(judge(password)).toBe(problem);
  });

  it('that is accepted can be typed at login, whatever it is made of', () => {
    const units = fc.constantFrom('😀', 'e\u0301', 'ﬃ', 'ﷺ', 'é', 'a', '👩‍🔧');
    fc.assert(
      fc.property(units, fc.integer({ min: 10, max: 420 }), (unit, count) => {
        const typed = unit.repeat(count);
        expect(judge(typed) === 'too-long').toBe(isTooLong(typed));
      }),
    );
    expect(isTooLong('😀'.repeat(200))).toBe(false);
    expect(isTooLong('😀'.repeat(201))).toBe(true);
  });

  it('is measured as it is hashed: a letter and its accent are one character', () => {
    expect(isTooLong('e\u0301'.repeat(200))).toBe(false);
    expect(judge('e\u0301'.repeat(9))).toBe('too-short');
  });
});
