import type { Millimetres } from '#domain/measure/millimetres.ts';
import type { SizeRow } from './answer.ts';

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

// Null while any row still misses a size: nothing is sent before all of it can be (R5.1).
export function sizeRows(blocks: readonly MeasureBlock[]): readonly SizeRow[] | null {
  const rows: SizeRow[] = [];
  for (const { width, height, amount, kenmerk } of withoutEmptyExtras(blocks)) {
    if (width === null || height === null) return null;
    rows.push({ width, height, amount, kenmerk });
  }
  return rows;
}
