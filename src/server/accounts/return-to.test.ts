import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

describe('R6.1 where a login returns to', () => {
  it.each([
    '/',
    '/account',
    '/producten/pe-100?add=1',
    '/producten/pe-100?edit=1731628800123#maten',
    '/snel-bestellen',
    '/winkelwagen?naar=https://elders.example',
    '/a%2F%2Felders.example',
  ])('goes to %j', (path) => {
    expect(safeReturnTo(path, '/account')).toBe(path);
  });

  it.each([
    undefined,
    '',
    'account',
    '//elders.example',
    '///elders.example',
    '/\\elders.example',
    '\\\\elders.example',
    '/.//elders.example',
    '/x/..//elders.example',
    '/\t/elders.example',
    '/\n/elders.example',
    '\t//elders.example',
    ' //elders.example',
    'https://elders.example',
    'HTTPS:elders.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/a\u0000b',
    '/a\u0085b',
    '/account\r\nSet-Cookie: x=1',
    '/path\\..\\x',
    '/uitloggen',
    `/${'x'.repeat(1000)}`,
  ])('falls back for %j', (path) => {
    expect(safeReturnTo(path, '/account')).toBe('/account');
  });

  it('never leaves the site, whatever it is given', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', '%', '2', 'f', 'a', '?'),
    });
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (wanted) => {
        const url = new URL(safeReturnTo(wanted, '/account'), 'https://www.maathor.nl');
        expect(url.origin).toBe('https://www.maathor.nl');
      }),
      { numRuns: 500 },
    );
  });
});
