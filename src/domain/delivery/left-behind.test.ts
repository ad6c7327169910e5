import { describe, expect, it } from 'vitest';
import { cents, zero } from '../money/cents.ts';
import { owedForLeftBehind } from './left-behind.ts';

const nothing = { net: zero, total: zero };

describe('R11.3 what is owed for screens that do not come', () => {
  it.each([
    ['all of it, with its VAT', 205_56, nothing, 248_73],
    ['less what was credited', 205_56, { net: cents(51_39), total: cents(62_18) }, 186_55],
    ['nothing once it is credited', 205_56, { net: cents(205_56), total: cents(248_73) }, 0],
    [
      'nothing when it was credited in parts, each with its own cent',
      205_56,
      { net: cents(205_56), total: cents(248_72) },
      0,
    ],
    ['never less than nothing', 51_39, { net: cents(51_38), total: cents(70_00) }, 0],
    ['nothing of what cost nothing', 0, nothing, 0],
  ])('is %s', (_case, screens, credited, owed) => {
    expect(owedForLeftBehind({ screens: cents(screens), vatPercent: 21, credited })).toBe(owed);
  });

  it('is without VAT where there was none', () => {
    expect(owedForLeftBehind({ screens: cents(51_39), vatPercent: 0, credited: nothing })).toBe(51_39);
  });
});
