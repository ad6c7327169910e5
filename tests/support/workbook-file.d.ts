type ZipOptions = {
  readonly isStreamed?: boolean;
};
/** A zip archive of the given files, small enough to read by eye. */
export declare function zip(
  files: Readonly<Record<string, string>>,
  { isStreamed }?: ZipOptions,
): Promise<Uint8Array<ArrayBuffer>>;
type SheetXml = {
  readonly name: string;
  readonly xml: string;
  readonly state?: 'hidden';
};
type WorkbookParts = {
  readonly sheets: readonly SheetXml[];
  readonly strings?: readonly string[];
  readonly formats?: readonly number[];
  readonly isStreamed?: boolean;
  readonly is1904?: boolean;
};
/** A workbook with the given sheets (what stands in `worksheet`), as a spreadsheet program packs it. */
export declare function workbook(parts: WorkbookParts): Promise<Uint8Array<ArrayBuffer>>;
type PlainCell = string | number;
/** Rows of plain cells, texts written in place. */
export declare function plainSheet(rows: readonly (readonly PlainCell[])[]): string;
