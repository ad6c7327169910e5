import type { Millimetres } from '#domain/measure/millimetres.ts';
import type { Answer, SizeRow } from '../../store/answer.ts';

// One row of quick order as it is being filled in (R3.7).
export type MeasureBlock = {
  readonly id: string;
  readonly width: Millimetres | null;
  readonly height: Millimetres | null;
  readonly amount: number;
  readonly kenmerk: string;
};

export type BlockContent = Omit<MeasureBlock, 'id'>;

const empty: BlockContent = { width: null, height: null, amount: 1, kenmerk: '' };

export function emptyBlock(id: string): MeasureBlock {
  return { id, ...empty };
}

export function isEmptyBlock(block: BlockContent): boolean {
  return block.width === null && block.height === null && block.amount === 1 && block.kenmerk === '';
}

export function editBlock(
  blocks: readonly MeasureBlock[],
  id: string,
  changes: Partial<BlockContent>,
): readonly MeasureBlock[] {
  return blocks.map((block) => (block.id === id ? { ...block, ...changes } : block));
}

// R4.10: there is always a first row, so removing it only empties it.
export function removeBlock(blocks: readonly MeasureBlock[], id: string): readonly MeasureBlock[] {
  return blocks[0]?.id === id
    ? blocks.map((block) => (block.id === id ? emptyBlock(id) : block))
    : blocks.filter((block) => block.id !== id);
}

// R4.10: on proceeding, extra rows that nobody filled in go.
export function withoutEmptyExtras(blocks: readonly MeasureBlock[]): readonly MeasureBlock[] {
  return blocks.filter((block, index) => index === 0 || !isEmptyBlock(block));
}

export function isWholeRow({ width, height }: Pick<BlockContent, 'width' | 'height'>): boolean {
  return width !== null && height !== null;
}

// What the server is to judge: null until one row has both its sizes (R5.1).
export function rowsToJudge(blocks: readonly MeasureBlock[]): readonly SizeRow[] | null {
  const rows = withoutEmptyExtras(blocks);
  return rows.some(isWholeRow) ? rows : null;
}

export function rowsAnswer(blocks: readonly MeasureBlock[]): Answer | null {
  const rows = rowsToJudge(blocks);
  return rows && { kind: 'rows', rows };
}

// Null while any row misses a size: nobody goes on with a half row.
export function sizeRows(blocks: readonly MeasureBlock[]): readonly SizeRow[] | null {
  const rows = withoutEmptyExtras(blocks);
  return rows.every(isWholeRow) ? rows : null;
}

export const maxRows = 200;

// Like cells pasted into a spreadsheet: from `start` on, only what was pasted changes.
export function fillRows(
  blocks: readonly MeasureBlock[],
  start: number,
  pasted: readonly Partial<BlockContent>[],
): readonly BlockContent[] {
  const length = Math.min(maxRows, Math.max(blocks.length, start + pasted.length));
  return Array.from({ length }, (_, index) => {
    const { id: _id, ...content } = blocks[index] ?? emptyBlock('');
    return { ...content, ...pasted[index - start] };
  });
}
