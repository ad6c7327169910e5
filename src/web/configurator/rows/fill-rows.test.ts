import { expect, it } from 'vitest';
import { maxRows } from '#domain/configuration/limits.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { fillRows } from './fill-rows.ts';
import { emptyRow } from './state/row.ts';

const row = (id: string, width: number, height: number) => ({
  ...emptyRow(id),
  width: millimetres(width),
  height: millimetres(height),
});

it('R2.34 a pasted table changes only the cells it covers, and adds rows below', () => {
  const typed = [row('a', 900, 1200), { ...row('b', 800, 1000), kenmerk: 'hal' }];
  const filled = fillRows(typed, 1, [{ height: millimetres(1100) }, { height: millimetres(1300) }]);
  expect(filled).toEqual([
    typed[0],
    { width: 800, height: 1100, amount: 1, kenmerk: 'hal' },
    { width: null, height: 1300, amount: 1, kenmerk: '' },
  ]);
});

it('takes no more rows than there is room for', () => {
  const many = Array.from({ length: 300 }, () => ({ width: millimetres(900) }));
  expect(fillRows([emptyRow('a')], 0, many)).toHaveLength(maxRows);
});
