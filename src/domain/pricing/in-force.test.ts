import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepOn } from './discount-steps.ts';
import { inForce } from './in-force.ts';

const today = '2026-11-16';

describe('inForce', () => {
  it('tells of each step until when it holds, and which were followed on their own day', () => {
    const series = [
      { id: 1, validFrom: '2026-01-01' },
      { id: 2, validFrom: '2026-11-01' },
      { id: 4, validFrom: '2026-11-01' },
      { id: 3, validFrom: '2027-01-01' },
    ];
    expect(inForce(series, today).map(({ step, until, state }) => [step.id, until, state])).toEqual([
      [3, null, 'coming'],
      [4, '2026-12-31', 'present'],
      [2, '2026-10-31', 'replaced'],
      [1, '2026-10-31', 'former'],
    ]);
  });

  it('R11.5 an end that something else came before never holds, and shortens nothing', () => {
    const series = [
      { id: 1, validFrom: '2026-11-20' },
      { id: 2, validFrom: '2026-11-30', endOf: 1 },
      { id: 3, validFrom: '2026-11-25' },
    ];
    expect(inForce(series, today).map(({ step, until, state }) => [step.id, until, state])).toEqual([
      [2, '2026-11-29', 'replaced'],
      [3, null, 'coming'],
      [1, '2026-11-24', 'coming'],
    ]);
  });

  it('agrees on every day with what is found for that day', () => {
    const dates = fc.integer({ min: 10, max: 28 }).map((day) => `2026-11-${day}`);
    const ended = fc.option(fc.nat(20));
    const steps = fc.uniqueArray(fc.record({ id: fc.nat(20), validFrom: dates, endOf: ended }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(steps, dates, (series, day) => {
        const present = inForce(series, day).filter(({ state }) => state === 'present');
        const found = stepOn(series, day);
        expect(present.map(({ step }) => step)).toEqual(found === null ? [] : [found]);
      }),
    );
  });
});
