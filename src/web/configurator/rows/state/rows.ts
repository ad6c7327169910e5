import { maxRows } from '#domain/configuration/limits.ts';
import type { Millimetres } from '#domain/measure/millimetres.ts';
import type { Answer } from '../../store/answer.ts';

// One row of quick order. A size may still be missing: the other rows get their price meanwhile. `id` is the row on
// screen, so that an answer finds it again when rows have come or gone since.
export type Row = {
  readonly id: string;
  readonly width: Millimetres | null;
  readonly height: Millimetres | null;
  readonly amount: number;
  readonly kenmerk: string;
};

export type RowContent = Omit<Row, 'id'>;

const empty: RowContent = { width: null, height: null, amount: 1, kenmerk: '' };

export function emptyRow(id: string): Row {
  return { id, ...empty };
}

export function isEmptyRow(block: RowContent): boolean {
  return block.width === null && block.height === null && block.amount === 1 && block.kenmerk === '';
}

export function editRow(blocks: readonly Row[], id: string, changes: Partial<RowContent>): readonly Row[] {
  return blocks.map((block) => (block.id === id ? { ...block, ...changes } : block));
}

// R4.10: there is always a first row, so removing it only empties it.
export function removeRow(blocks: readonly Row[], id: string): readonly Row[] {
  return blocks[0]?.id === id
    ? blocks.map((block) => (block.id === id ? emptyRow(id) : block))
    : blocks.filter((block) => block.id !== id);
}

// R4.10: on proceeding, extra rows that nobody filled in go.
export function withoutEmptyExtras(blocks: readonly Row[]): readonly Row[] {
  return blocks.filter((block, index) => index === 0 || !isEmptyRow(block));
}

export function isWholeRow({ width, height }: Pick<RowContent, 'width' | 'height'>): boolean {
  return width !== null && height !== null;
}

// What the server is to judge: null until one row has both its sizes (R5.1).
export function rowsToJudge(blocks: readonly Row[]): readonly Row[] | null {
  const rows = withoutEmptyExtras(blocks);
  return rows.some(isWholeRow) ? rows : null;
}

export function rowsAnswer(blocks: readonly Row[]): Answer | null {
  const rows = rowsToJudge(blocks);
  return rows && { kind: 'rows', rows };
}

// Null while any row misses a size: nobody goes on with a half row.
export function wholeRows(blocks: readonly Row[]): readonly Row[] | null {
  const rows = withoutEmptyExtras(blocks);
  return rows.every(isWholeRow) ? rows : null;
}

// Like cells pasted into a spreadsheet: from `start` on, only what was pasted changes.
export function fillRows(
  blocks: readonly Row[],
  start: number,
  pasted: readonly Partial<RowContent>[],
): readonly RowContent[] {
  const length = Math.min(maxRows, Math.max(blocks.length, start + pasted.length));
  return Array.from({ length }, (_, index) => {
    const { id: _id, ...content } = blocks[index] ?? emptyRow('');
    return { ...content, ...pasted[index - start] };
  });
}
