/** What a file knows of a cell beyond its text; a pasted cell is text alone. */
export type Origin = 'number' | 'formula' | 'date' | 'merged';

export type Cells = readonly string[];

export type Line = {
  // As counted in the file or the copied block, from one.
  readonly number: number;
  readonly cells: Cells;
  // All of it as it stood there; without it, the cells are.
  readonly written?: string;
  // By column, for the cells that are more than text.
  readonly origins?: Readonly<Record<number, Origin>>;
  // Filtered away or folded in the spreadsheet: its owner may not know that it is still there.
  readonly isHidden?: boolean;
  // Columns of which the same holds.
  readonly hidden?: readonly number[];
};

export type Table = {
  readonly lines: readonly Line[];
  // Each comma was taken for the end of a cell, though it may be a decimal mark.
  readonly isByComma: boolean;
};

export function isBlank({ cells }: Line): boolean {
  return cells.every((cell) => cell === '');
}

/** The line in its writer's own words, whatever it was divided into. */
export function quote({ written, cells, origins }: Line): string {
  return written ?? cells.filter((cell, index) => cell !== '' && origins?.[index] !== 'merged').join(' ');
}

export function widthOf(lines: readonly Line[]): number {
  return lines.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
}
