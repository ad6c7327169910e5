import { describe, expect, it } from 'vitest';
import { describeChanges } from './logbook-changes.ts';

describe('R10.3 what changed, in words', () => {
  it.each(['amount', 'refunded', 'credited', 'creditLimit', 'rest'])('%s is money', (field) => {
    expect(describeChanges(null, { [field]: 13_11 })).toMatchObject([{ before: null, after: '€ 13,11' }]);
  });

  it.each([
    ['termDays', 30, '30'],
    ['isDefault', true, 'ja'],
    ['reason', '', 'leeg'],
    ['role', 'sales', 'verkoop'],
  ])('%s of %j is %s', (field, value, words) => {
    expect(describeChanges({ [field]: value }, null)).toMatchObject([{ before: words, after: null }]);
  });
});
