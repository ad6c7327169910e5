import { maxRows } from '#domain/configuration/limits.ts';
import { emptyRow, type Row, type RowContent } from './state/row.ts';

/** Like cells pasted into a spreadsheet: from `start` on, only what was pasted changes. */
export function fillRows(
  typed: readonly Row[],
  start: number,
  pasted: readonly Partial<RowContent>[],
): readonly RowContent[] {
  const length = Math.min(maxRows, Math.max(typed.length, start + pasted.length));
  return Array.from({ length }, (_, index) => {
    const { id: _id, ...content } = typed[index] ?? emptyRow('');
    return { ...content, ...pasted[index - start] };
  });
}
