import { maxRows } from '#domain/configuration/limits.ts';
import { emptyRow, type GivenRow, type Row, type RowContent } from './state/row.ts';

/**
 * Like cells pasted into a spreadsheet: from `start` on, only what was pasted changes. Rows it does not reach stay the
 * same ones, with their price; one that it fills is new, or a text half typed there would hide what was pasted.
 */
export function fillRows(
  typed: readonly Row[],
  start: number,
  pasted: readonly Partial<RowContent>[],
): readonly GivenRow[] {
  const length = Math.min(maxRows, Math.max(typed.length, start + pasted.length));
  return Array.from({ length }, (_, index) => {
    const [row, fresh] = [typed[index] ?? emptyRow(''), pasted[index - start]];
    if (fresh === undefined) return row;
    const { id: _id, ...content } = row;
    return { ...content, ...fresh };
  });
}
