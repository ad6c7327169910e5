import type { Line } from '../paste/table.ts';

/** One sheet of a workbook, or all of a text file. */
export type Sheet = {
  // Null where there is only one and nobody named it.
  readonly name: string | null;
  readonly lines: readonly Line[];
  readonly isByComma: boolean;
  // The lines that were not read because there are too many; null where all were.
  readonly left: { readonly from: number; readonly to: number } | null;
};

/** A file of sizes as it was read, before anybody knows what its columns mean. */
export type SizesFile = { readonly name: string; readonly sheets: readonly [Sheet, ...Sheet[]] };

/** Of one file once it is unpacked: a few kilobytes can be made to swell to gigabytes. */
export const maxUnpackedBytes = 12 * 1024 * 1024;

/** Twice as many as can be ordered at once, so that a few that are left out cost nobody the rest. */
export const maxLines = 500;

/** Further to the right stands nobody's list of sizes. */
export const maxColumns = 30;

/** Of one cell: far more than a label can hold, so that what is cut here is told as too long all the same. */
export const maxCellLength = 200;

/** What is gone through to find those lines, empty ones included. Beyond it the page would stand still, so nothing is read. */
export const maxSearched = { letters: 1_000_000, lines: 10_000, cells: 100_000, xmlParts: 200_000 } as const;
