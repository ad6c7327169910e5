import { describe, expect, it } from 'vitest';
import { millimetres } from '#domain/measure/millimetres.ts';
import { emptyRow, type Row } from './row.ts';
import { areAsked, areWhole, rowsToJudge } from './rows.ts';

const row = (id: string, width: number | null, height: number | null): Row => ({
  ...emptyRow(id),
  width: width === null ? null : millimetres(width),
  height: height === null ? null : millimetres(height),
});

describe('rows of quick order', () => {
  it.each([
    ['nothing', [row('a', null, null)], [], false],
    ['half a row', [row('a', 900, null)], [], false],
    ['a row and an empty one', [row('a', 900, 1200), row('b', null, null)], ['a'], true],
    ['a row and half a one', [row('a', 900, 1200), row('b', 800, null)], ['a', 'b'], false],
  ])('R4.10 R5.1 %s: what is judged, and whether one may go on', (_, typed, judged, whole) => {
    expect([rowsToJudge(typed).map(({ id }) => id), areWhole(typed)]).toEqual([judged, whole]);
  });

  it.each([
    ['as they were', row('a', 900, 1200), true],
    ['with another size', row('a', 900, 1201), false],
    ['with another label, which is printed', { ...row('a', 900, 1200), kenmerk: 'hal' }, false],
    ['another row of the same size', row('b', 900, 1200), false],
  ])('rows %s: whether the server was asked about them', (_, typed, expected) => {
    const asked = [row('a', 900, 1200)];
    expect(areAsked({ typed: [typed, emptyRow('c')], asked, said: {} })).toBe(expected);
  });
});
