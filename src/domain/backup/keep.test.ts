import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseKept, isBackupDue, parseKeepRule, usualKeepRule } from './keep.ts';

describe('R15.3 the rule by which backups are kept', () => {
  it.each([
    ['7d 5w 12m', { days: 7, weeks: 5, months: 12 }],
    ['7d,5w,12m', { days: 7, weeks: 5, months: 12 }],
    ['0d0w1m', { days: 0, weeks: 0, months: 1 }],
    ['0d 0w 0m', null],
    ['7d', null],
    ['7', null],
    ['-1d 5w 12m', null],
    ['1000d 5w 12m', null],
    ['', null],
  ])('%j is read as %j', (text, expected) => {
    expect(parseKeepRule(text)).toEqual(expected);
  });

  const kept = (moments: readonly string[], rule: string) => {
    const parsed = parseKeepRule(rule) ?? usualKeepRule;
    return [
      ...chooseKept(
        moments.map((moment) => new Date(`${moment}Z`)),
        parsed,
        new Date('2027-06-01'),
      ),
    ]
      .map((moment) => moment.toISOString().slice(0, 16))
      .toSorted();
  };

  it.each([
    ['of a day the newest', ['2026-11-16T02:00', '2026-11-16T14:00'], '1d 0w 0m', ['2026-11-16T14:00']],
    [
      'so many days that have one, however long ago',
      ['2026-11-01T02:00', '2026-11-10T02:00', '2026-11-16T02:00'],
      '2d 0w 0m',
      ['2026-11-10T02:00', '2026-11-16T02:00'],
    ],
    [
      'a week from Monday to Sunday',
      ['2026-11-08T02:00', '2026-11-09T02:00', '2026-11-15T02:00', '2026-11-16T02:00'],
      '0d 2w 0m',
      ['2026-11-15T02:00', '2026-11-16T02:00'],
    ],
    [
      'a month, over the end of a year',
      ['2026-12-30T02:00', '2026-12-31T23:59', '2027-01-01T00:00', '2027-01-02T02:00'],
      '0d 0w 2m',
      ['2026-12-31T23:59', '2027-01-02T02:00'],
    ],
    ['nothing of nothing', [], '7d 5w 12m', []],
  ])('%s', (_name, moments, rule, expected) => {
    expect(kept(moments, rule)).toEqual(expected);
  });

  it('keeps of a year of nights seven days, five weeks and twelve months', () => {
    const nights = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index, 2)));
    const stays = [...chooseKept(nights, usualKeepRule, new Date('2027-01-01'))].map((moment) =>
      moment.toISOString().slice(5, 10),
    );
    expect(stays.toSorted()).toEqual([
      ...['01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30'],
      ...['12-06', '12-13', '12-20', '12-25', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31'],
    ]);
  });

  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const moments = fc.array(moment, { minLength: 1 });
  const rules = fc.record({ days: fc.nat(9), weeks: fc.nat(9), months: fc.nat(9) });

  const timesOf = (given: Iterable<Date>) =>
    [...given].map((one) => one.getTime()).toSorted((one, other) => one - other);

  it('never lets the newest go, and taking away what it lets go changes nothing', () => {
    const later = new Date('2030-01-01');
    fc.assert(
      fc.property(moments, rules, (given, rule) => {
        const stays = chooseKept(given, rule, later);
        expect(timesOf(stays)).toContain(timesOf(given).at(-1));
        expect(chooseKept([...stays], rule, later).size).toBe(stays.size);
        expect(stays.size).toBeLessThanOrEqual(rule.days + rule.weeks + rule.months + 1);
      }),
    );
  });

  it('chooses among those of which it is known when they were made as if the others were not there, and lets none of these go', () => {
    fc.assert(
      fc.property(moments, rules, moment, (given, rule, now) => {
        const ahead = given.filter((one) => one > now);
        const others = given.filter((one) => !ahead.includes(one));
        expect(timesOf(chooseKept(given, rule, now))).toEqual(
          timesOf([...ahead, ...chooseKept(others, rule, now)]),
        );
      }),
    );
  });

  it('never lets go of what was made a moment ago, whatever clocks said before', () => {
    fc.assert(
      fc.property(moments, rules, moment, (given, rule, now) => {
        expect(timesOf(chooseKept([...given, now], rule, now))).toContain(now.getTime());
      }),
    );
  });
});

describe('R15.3 the next backup is due', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  it.each([
    ['when there is none', null, null, 24, true],
    ['after its hours', 24, 24, 24, true],
    ['not before', 23.9, 23.9, 24, false],
    ['not while the last one failed a moment ago', 30, 0.5, 24, false],
    ['an hour after it failed', 30, 1, 24, true],
    ['not while the first one failed a moment ago', null, 0.5, 24, false],
    ['when the last good one is of a clock that was ahead', -48, 2, 24, true],
    ['when the last try is of a clock that was ahead', 30, -48, 24, true],
    ['not where a clock is a little ahead', -0.05, -0.05, 24, false],
  ])('%s', (_name, good, tried, every, expected) => {
    const at = (hours: number | null) => (hours === null ? null : hoursAgo(hours));
    expect(isBackupDue({ lastGood: at(good), lastTry: at(tried) }, every, now)).toBe(expected);
  });
});
