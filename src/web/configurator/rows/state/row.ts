import type { Millimetres } from '#domain/measure/millimetres.ts';

/**
 * One row of quick order. A size may still be missing: the other rows get their price meanwhile. Its id lets an answer
 * find it again when rows have come or gone since.
 */
export type Row = {
  readonly id: string;
  readonly width: Millimetres | null;
  readonly height: Millimetres | null;
  readonly amount: number;
  readonly kenmerk: string;
};

export type RowContent = Omit<Row, 'id'>;

/** Without an id it is a new row. */
export type GivenRow = RowContent & Partial<Pick<Row, 'id'>>;

const emptyContent: RowContent = { width: null, height: null, amount: 1, kenmerk: '' };

export function emptyRow(id: string): Row {
  return { id, ...emptyContent };
}

export function isEmptyRow({ width, height, amount, kenmerk }: RowContent): boolean {
  return width === null && height === null && amount === 1 && kenmerk === '';
}

export function isWholeRow({ width, height }: Pick<RowContent, 'width' | 'height'>): boolean {
  return width !== null && height !== null;
}
