import { describe, expect, it } from 'vitest';
import { maxRows } from '#domain/configuration/limits.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { emptyRow, fillRows, type Row, rowsToJudge, wholeRows } from './rows.ts';

const row = (id: string, width: number | null, height: number | null): Row => ({
  ...emptyRow(id),
  width: width === null ? null : millimetres(width),
  height: height === null ? null : millimetres(height),
});
const ids = (rows: readonly { readonly id: string }[] | null) => rows?.map(({ id }) => id) ?? null;

describe('rows of quick order', () => {
  it.each([
    ['nothing', [row('a', null, null)], null, null],
    ['half a row', [row('a', 900, null)], null, null],
    ['a row and an empty one', [row('a', 900, 1200), row('b', null, null)], ['a'], ['a']],
    ['a row and half a one', [row('a', 900, 1200), row('b', 800, null)], ['a', 'b'], null],
  ])('R4.10 R5.1 %s: what is judged, and what one may go on with', (_, blocks, judged, whole) => {
    expect([ids(rowsToJudge(blocks)), ids(wholeRows(blocks))]).toEqual([judged, whole]);
  });

  it('R2.34 a pasted block changes only the cells it covers, and adds rows below', () => {
    const blocks = [row('a', 900, 1200), { ...row('b', 800, 1000), kenmerk: 'hal' }];
    const filled = fillRows(blocks, 1, [{ height: millimetres(1100) }, { height: millimetres(1300) }]);
    expect(filled).toEqual([
      { width: 900, height: 1200, amount: 1, kenmerk: '' },
      { width: 800, height: 1100, amount: 1, kenmerk: 'hal' },
      { width: null, height: 1300, amount: 1, kenmerk: '' },
    ]);
  });

  it('takes no more rows than there is room for', () => {
    const many = Array.from({ length: 300 }, () => ({ width: millimetres(900) }));
    expect(fillRows([emptyRow('a')], 0, many)).toHaveLength(maxRows);
  });
});
