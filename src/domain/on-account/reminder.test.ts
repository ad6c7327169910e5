import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../business/dutch-date.ts';
import { cents } from '../money/cents.ts';
import {
  dueReminder,
  firstReminderDays,
  isReminderHour,
  planReminder,
  type RemindedInvoice,
  type ReminderDays,
  type SentReminder,
} from './reminder.ts';

const dueOn = '2026-11-30';
const day = (after: number) => addDays(dueOn, after);
const sent = (...days: readonly number[]): readonly SentReminder[] =>
  days.map((after, index) => ({ step: ([1, 2, 3] as const)[index] ?? 3, sentOn: day(after) }));
const open: RemindedInvoice = { dueOn, open: cents(1), hold: null, sent: [] };

describe('R12.3 which reminder an invoice gets', () => {
  it.each([
    ['on the due day none', {}, 0, null],
    ['two days after it none', {}, 2, null],
    ['three days after it the first', {}, 3, 1],
    ['after a missed night the first still', {}, 5, 1],
    ['after a long standstill the first, not the last', {}, 90, 1],
    ['the first once', { sent: sent(3) }, 3, null],
    ['before fourteen days no second', { sent: sent(3) }, 13, null],
    ['on the fourteenth the second', { sent: sent(3) }, 14, 2],
    ['after a late first one the second a week later', { sent: sent(12) }, 18, null],
    ['and not before', { sent: sent(12) }, 19, 2],
    ['before twenty-eight days no third', { sent: sent(3, 14) }, 27, null],
    ['on the twenty-eighth the third', { sent: sent(3, 14) }, 28, 3],
    ['after the third nothing more', { sent: sent(3, 14, 28) }, 400, null],
    ['nothing open: none', { open: cents(0) }, 30, null],
    ['disputed: none', { hold: 'dispute' }, 30, null],
    ['taken back by the bank, and nobody has looked: none', { hold: 'chargeback' }, 30, null],
  ] as const)('%s', (_case, facts, after, step) => {
    expect(dueReminder({ ...open, ...facts }, firstReminderDays, day(after))).toBe(step);
  });

  it('says when the next comes', () => {
    expect(planReminder(open, firstReminderDays)).toEqual({ step: 1, on: '2026-12-03' });
    expect(planReminder({ ...open, sent: sent(40) }, firstReminderDays)).toEqual({ step: 2, on: day(47) });
    expect(planReminder({ ...open, sent: sent(3, 14, 28) }, firstReminderDays)).toBeNull();
  });

  it('days that are closer together than a week are kept to', () => {
    const days: ReminderDays = [1, 2, 4];
    expect([1, 2, 3, 4].map((after) => dueReminder({ ...open, sent: sent(1) }, days, day(after)))).toEqual([
      null,
      2,
      2,
      2,
    ]);
    expect(planReminder({ ...open, sent: sent(9, 10) }, days)?.on).toBe(day(12));
  });

  it('other days count from the next one on', () => {
    expect(dueReminder({ ...open, sent: sent(3) }, [1, 5, 6], day(7))).toBe(2);
    expect(dueReminder({ ...open, sent: sent(3) }, [10, 60, 90], day(14))).toBeNull();
  });
});

const daysOfSettings = fc
  .uniqueArray(fc.integer({ min: 1, max: 180 }), { minLength: 3, maxLength: 3 })
  .map((days) => days.toSorted((one, other) => one - other) as unknown as ReminderDays);

const nights = fc.array(
  fc.record({ passed: fc.integer({ min: 0, max: 40 }), isOpen: fc.boolean(), isHeld: fc.boolean() }),
  { maxLength: 60 },
);

describe('R12.3 over any row of nights', () => {
  it('each step goes out at most once, in order, never too soon and never for nothing', () => {
    fc.assert(
      fc.property(daysOfSettings, nights, (days, walked) => {
        const went: SentReminder[] = [];
        let after = 0;
        for (const { passed, isOpen, isHeld } of walked) {
          after += passed;
          const facts = {
            dueOn,
            open: cents(isOpen ? 100 : 0),
            hold: isHeld ? 'dispute' : null,
            sent: [...went],
          } as const;
          const step = dueReminder(facts, days, day(after));
          if (step === null) continue;
          expect([isOpen, isHeld]).toEqual([true, false]);
          expect(after).toBeGreaterThanOrEqual(days[step - 1] ?? 0);
          went.push({ step, sentOn: day(after) });
        }
        expect(went.map(({ step }) => step)).toEqual([1, 2, 3].slice(0, went.length));
        for (const [index, { sentOn }] of went.entries()) {
          const before = went[index - 1];
          const pause = Math.min(7, (days[index] ?? 0) - (days[index - 1] ?? 0));
          if (before !== undefined) expect(sentOn >= addDays(before.sentOn, pause)).toBe(true);
        }
      }),
    );
  });
});

it.each([
  ['in winter before eight', '2026-12-01T06:59:59Z', false],
  ['in winter at eight', '2026-12-01T07:00:00Z', true],
  ['in winter just before six', '2026-12-01T16:59:59Z', true],
  ['in winter at six', '2026-12-01T17:00:00Z', false],
  ['in summer at eight', '2026-07-01T06:00:00Z', true],
  ['in summer at six', '2026-07-01T16:00:00Z', false],
  ['at midnight', '2026-11-30T23:30:00Z', false],
])('R12.3 reminders go out by day, %s', (_case, moment, isDay) => {
  expect(isReminderHour(new Date(moment))).toBe(isDay);
});
