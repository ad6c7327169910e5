import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVatCheckDue, type VatCheck, vatFor } from './vat.ts';

const now = new Date('2026-11-16T09:00:00Z');
const vatId = 'BE1000000021';
const hour = 60 * 60 * 1000;

// What the register said, so many hours ago.
function said(answer: VatCheck['answer'], hoursAgo: number, of = vatId): VatCheck {
  const consultation = answer === 'unavailable' ? null : 'WAPIAAAA';
  return { vatId: of, answer, askedAt: new Date(now.getTime() - hoursAgo * hour), consultation };
}

describe('vatFor', () => {
  it.each([
    ['a delivery in the Netherlands', 'NL', vatId, [said('valid', 0)], 21, 'domestic'],
    ['a Dutch company in the Netherlands', 'NL', 'NL004495445B01', [], 21, 'domestic'],
    ['a number the register knows', 'BE', vatId, [said('valid', 0)], 0, 'intra_community'],
    ['a number as people write it', 'BE', 'BE 1000.000.021', [said('valid', 0)], 0, 'intra_community'],
    ['no number', 'BE', null, [], 21, 'no_belgian_number'],
    ['a Dutch number', 'BE', 'NL004495445B01', [said('valid', 0, 'NL004495445B01')], 21, 'no_belgian_number'],
    [
      'a number with wrong check digits, whatever the register says',
      ...(['BE', 'BE1000000031', [said('valid', 0, 'BE1000000031')], 21, 'no_belgian_number'] as const),
    ],
    ['a number without its country', 'BE', '1000000021', [said('valid', 0)], 21, 'no_belgian_number'],
    ['right check digits alone', 'BE', vatId, [], 21, 'unchecked'],
    ['a number the register does not know', 'BE', vatId, [said('invalid', 0)], 21, 'refused'],
    ['a register that is silent', 'BE', vatId, [said('unavailable', 0)], 21, 'unchecked'],
    ['another company’s number', 'BE', vatId, [said('valid', 0, 'BE0403170701')], 21, 'unchecked'],
    [
      'silence after a good answer',
      ...(['BE', vatId, [said('unavailable', 0), said('valid', 48)], 0, 'intra_community'] as const),
    ],
    [
      'silence on the thirtieth day',
      ...(['BE', vatId, [said('unavailable', 0), said('valid', 720)], 0, 'intra_community'] as const),
    ],
    [
      'silence after more than thirty days',
      ...(['BE', vatId, [said('unavailable', 0), said('valid', 721)], 21, 'unchecked'] as const),
    ],
    [
      'a bad answer after a good one',
      ...(['BE', vatId, [said('invalid', 0), said('valid', 1)], 21, 'refused'] as const),
    ],
    [
      'silence after a bad answer',
      ...([
        'BE',
        vatId,
        [said('unavailable', 0), said('invalid', 1), said('valid', 2)],
        21,
        'refused',
      ] as const),
    ],
    [
      'a good answer after a bad one',
      ...(['BE', vatId, [said('valid', 0), said('invalid', 1)], 0, 'intra_community'] as const),
    ],
  ] as const)('%s', (_what, deliveryCountry, number, checks, percent, reason) => {
    expect(vatFor({ deliveryCountry, vatId: number, checks, now })).toMatchObject({ percent, reason });
  });

  it('names what it rests on', () => {
    const checks = [said('unavailable', 0), said('valid', 48)];
    expect(vatFor({ deliveryCountry: 'BE', vatId, checks, now }).check).toBe(checks[1]);
    expect(vatFor({ deliveryCountry: 'BE', vatId, checks: checks.slice(0, 1), now }).check).toBe(checks[0]);
  });

  it('is 0 % only in Belgium and with a good answer about this very number', () => {
    const check = fc.record({
      vatId: fc.constantFrom(vatId, 'BE0403170701', 'NL004495445B01'),
      answer: fc.constantFrom('valid', 'invalid', 'unavailable'),
      askedAt: fc.integer({ min: 0, max: 2000 }).map((hours) => new Date(now.getTime() - hours * hour)),
      consultation: fc.constant(null),
    });
    const supply = fc.record({
      deliveryCountry: fc.constantFrom('NL', 'BE'),
      vatId: fc.option(fc.constantFrom(vatId, 'BE1000000031', 'NL004495445B01', '')),
      checks: fc.array(check, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(supply, (given) => {
        const { percent, check: evidence } = vatFor({ ...given, now });
        if (percent !== 0) return;
        expect([given.deliveryCountry, given.vatId, evidence?.vatId, evidence?.answer]).toEqual([
          ...['BE', vatId, vatId, 'valid'],
        ]);
      }),
    );
  });
});

describe('isVatCheckDue', () => {
  it.each([
    ['nothing known', [], true],
    ['a good answer of today', [said('valid', 24)], false],
    ['a good answer of yesterday', [said('valid', 25)], true],
    ['a bad answer', [said('invalid', 0)], true],
    ['silence', [said('unavailable', 0)], true],
    ['silence after a good answer of today', [said('unavailable', 0), said('valid', 23)], false],
    ['a bad answer after a good one', [said('invalid', 0), said('valid', 1)], true],
  ] as const)('%s: %j', (_what, checks, isDue) => {
    expect(isVatCheckDue(checks, now)).toBe(isDue);
  });
});
