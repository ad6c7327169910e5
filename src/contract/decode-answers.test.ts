import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { devices } from '#domain/configuration/device.ts';
import { decodeAnswers } from './decode-answers.ts';

describe('decodeAnswers', () => {
  it('keeps text as it stands and writes numbers as text', () => {
    expect(decodeAnswers({ maten: { width_opening: '90,5', height_opening: 1200 } }, 'desktop')).toEqual({
      maten: { width_opening: '90,5', height_opening: '1200' },
    });
  });

  it('leaves out what is empty and marks what is no answer', () => {
    const specs = {
      gaas: null,
      kozijn: 'x',
      color: [],
      maten: { width_opening: null, height_opening: { a: 1 } },
    };
    expect(decodeAnswers(specs, 'desktop')).toEqual({
      kozijn: null,
      color: null,
      maten: { height_opening: null },
    });
  });

  it('R7.10 reads quick order’s rows from JSON strings', () => {
    const specs = {
      maten: {
        width_opening: '["900","1000"]',
        height_opening: '[1200,null]',
        user_amount: '[1,2]',
        room: '["keuken",""]',
      },
    };
    expect(decodeAnswers(specs, 'snel_bestellen_mobile')).toEqual({
      maten: {
        width_opening: ['900', '1000'],
        height_opening: ['1200', ''],
        user_amount: ['1', '2'],
        room: ['keuken', ''],
      },
    });
    expect(decodeAnswers(specs, 'desktop')['maten']).toMatchObject({ width_opening: '["900","1000"]' });
  });

  it.each<[unknown, unknown]>([
    [
      ['900', 1000],
      ['900', '1000'],
    ],
    ['900', ['900']],
    [900, ['900']],
    ['[1,', ['[1,']],
    ['', []],
    ['{"a":1}', null],
    [true, null],
    ['[[1],{}]', [null, null]],
  ])('reads a column sent as %j as %j', (sent, expected) => {
    const answers = decodeAnswers({ maten: { width_opening: sent } }, 'snel_bestellen_desktop');
    expect(answers['maten']).toEqual({ width_opening: expected });
  });

  it('keeps a key named after the prototype a key', () => {
    const specs = JSON.parse('{"__proto__": {"__proto__": "x"}, "maten": {"constructor": "y"}}');
    const answers = decodeAnswers(specs, 'desktop');
    expect(Object.keys(answers)).toEqual(['__proto__', 'maten']);
    expect(Object.getPrototypeOf(answers)).toBe(Object.prototype);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.constantFrom(...devices),
        (specs, device) => {
          decodeAnswers({ ...specs, maten: specs }, device);
        },
      ),
    );
  });
});
