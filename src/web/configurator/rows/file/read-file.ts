import { maxSizesFileBytes } from '#domain/configuration/limits.ts';
import type { SheetLine } from '#domain/spreadsheet/sheet.ts';
import { UnreadableFile } from '#domain/spreadsheet/unreadable-file.ts';
import { cellsOf } from '../paste/cells-of.ts';
import { isTooLong } from '../paste/is-too-long.ts';
import { splitSizes } from '../paste/split-sizes.ts';
import type { Line } from '../paste/table.ts';
import { decodeText } from './decode-text.ts';
import {
  maxCellLength,
  maxColumns,
  maxLines,
  maxSearched,
  maxUnpackedBytes,
  type Sheet,
  type SizesFile,
} from './sizes-file.ts';
import { unpack } from './unpack.ts';

/** What the browser hands over; its name is only shown. */
export type GivenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** Told by its content: what is called .csv may be a workbook, and the other way round. */
export async function readFile(file: GivenFile): Promise<SizesFile> {
  if (file.size > maxSizesFileBytes) throw new UnreadableFile('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const starts = (...signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  // Both an old workbook and one behind a password begin like this.
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableFile('old');
  const sheets = starts(0x50, 0x4b) ? await readSheets(bytes) : [readText(bytes)];
  const [first, ...others] = sheets.filter(({ lines }) => lines.length > 0);
  if (first === undefined) throw new UnreadableFile('empty');
  return { name: file.name, sheets: [first, ...others] };
}

const bounds = {
  lines: maxLines,
  columns: maxColumns,
  cellLength: maxCellLength,
  xmlParts: maxSearched.xmlParts,
  unpackedBytes: maxUnpackedBytes,
};

async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Sheet[]> {
  const { readWorkbook } = await import('#domain/spreadsheet/read-workbook.ts');
  const sheets = await readWorkbook(bytes, bounds, unpack);
  return sheets.map(({ name, lines, left }) => ({
    name,
    left,
    isByComma: false,
    lines: splitSizes(lines.map(withUnits)),
  }));
}

// A cell that shows '240 cm' holds 240: read in the customer's own unit it would be a tenth of what its owner sees.
function withUnits({ units, ...line }: SheetLine): Line {
  const cells = line.cells.map((cell, column) => (units[column] ? `${cell} ${units[column]}` : cell));
  return { ...line, cells };
}

function readText(bytes: Uint8Array): Sheet {
  // What is cut here is refused below, once it is known to be a text at all.
  const most = 2 * maxSearched.letters;
  const text = decodeText(bytes.subarray(0, most));
  // Pictures and documents have what no text has.
  if (text.includes('\0') || text.startsWith('%PDF')) throw new UnreadableFile('kind');
  if (bytes.length > most || isTooLong(text)) throw new UnreadableFile('long');
  // Excel's own first line, which says what stands between cells. Emptied and not cut, so that lines keep their number.
  return { name: null, ...cellsOf(text.replace(/^sep=.(?=[\r\n])/i, ''), 'width') };
}
