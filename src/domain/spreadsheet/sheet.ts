/** What a workbook knows of a cell beyond its text. */
export type CellOrigin = 'number' | 'formula' | 'date' | 'merged';

export type SheetLine = {
  /** As counted in the sheet, from one. */
  readonly number: number;
  readonly cells: readonly string[];
  /** By column, for the cells that are more than text. */
  readonly origins: Readonly<Record<number, CellOrigin>>;
  /** By column, the length that a cell's format shows behind its number. */
  readonly units: Readonly<Record<number, string>>;
  readonly isHidden: boolean;
  /** Columns that are hidden. */
  readonly hidden: readonly number[];
};

export type WorkbookSheet = {
  readonly name: string;
  readonly lines: readonly SheetLine[];
  /** The lines that were not read because there are too many; null where all were. */
  readonly left: { readonly from: number; readonly to: number } | null;
};

/** How much of a workbook is read. What is further to the right is not, and of a longer text the beginning. */
export type WorkbookBounds = {
  readonly lines: number;
  readonly columns: number;
  readonly cellLength: number;
  /** Of the whole workbook; beyond them it is refused. */
  readonly xmlParts: number;
  readonly unpackedBytes: number;
};
