import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { CsvRow } from '#domain/csv/csv.ts';
import { readWorkbook } from '#domain/spreadsheet/read-workbook.ts';
import { UnreadableFile } from '#domain/spreadsheet/unreadable-file.ts';
import type { Unpack } from '#domain/spreadsheet/unzip.ts';

const inflate = promisify(inflateRaw);

// One line and one column more than a list may have: whether there are too many is for the reader of prices to say. The
// XML of the largest list that may be is walked in some tens of milliseconds.
const bounds = {
  lines: 501,
  columns: 101,
  cellLength: 200,
  xmlParts: 400_000,
  unpackedBytes: 8 * 1024 * 1024,
} as const;

/** Off the main thread, and never more bytes than there is room for: a few kilobytes can be made to swell to gigabytes. */
const unpack: Unpack<ArrayBufferLike> = async (packed, isDeflated, room) => {
  if (room <= 0 || (!isDeflated && packed.length > room)) throw new UnreadableFile('long');
  const plain = isDeflated ? await inflate(packed, { maxOutputLength: room }).catch(refuse) : packed;
  return { text: new TextDecoder().decode(plain), length: plain.length };
};

function refuse(error: unknown): never {
  const isSwollen = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
  throw new UnreadableFile(isSwollen ? 'long' : 'broken');
}

/** The lines of the first sheet that has any. */
export async function readWorkbookRows(bytes: Uint8Array): Promise<readonly CsvRow[]> {
  const sheets = await readWorkbook(bytes, bounds, unpack);
  const filled = sheets.find(({ lines }) => lines.length > 0);
  if (filled === undefined) throw new UnreadableFile('empty');
  return filled.lines.map(({ number, cells }) => ({ line: number, cells }));
}
