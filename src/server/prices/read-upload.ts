import type { CsvResult } from '#domain/csv/csv.ts';
import { maxPriceFileBytes, priceFileBounds, readPriceCells } from '#domain/pricing/price-list-file.ts';
import { UnreadableFile } from '#domain/spreadsheet/unreadable-file.ts';
import { readWorkbookRows } from './read-workbook.ts';

/** The cells of a file, whose kind its content tells and not its name. */
export async function readUploadedPrices(bytes: Uint8Array): Promise<CsvResult> {
  if (bytes.length === 0) throw new UnreadableFile('empty');
  if (bytes.length > maxPriceFileBytes) throw new UnreadableFile('large');
  const starts = (...signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  // Both an old workbook and one behind a password begin like this.
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableFile('old');
  if (starts(0x50, 0x4b)) return { ok: true, rows: bounded(await readWorkbookRows(bytes)) };
  return readPastedPrices(decodeText(bytes));
}

/** Of a text: pasted, or out of a file. */
export function readPastedPrices(text: string): CsvResult {
  // Pictures and documents have what no text has.
  if (text.includes('\0') || text.startsWith('%PDF')) throw new UnreadableFile('kind');
  // Excel's own first line, which says what stands between cells.
  const read = readPriceCells(text.replace(/^\uFEFF?sep=.(?=[\r\n])/i, ''));
  return read.ok ? { ok: true, rows: bounded(read.rows) } : read;
}

function bounded<Row extends { readonly cells: readonly string[] }>(rows: readonly Row[]): readonly Row[] {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const isWide = filled.some(({ cells }) =>
    cells.slice(priceFileBounds.columns).some((cell) => cell.trim() !== ''),
  );
  if (filled.length > priceFileBounds.lines || isWide) throw new UnreadableFile('long');
  return filled.map((row) => ({ ...row, cells: row.cells.slice(0, priceFileBounds.columns) }));
}

// Excel writes csv in Windows-1252 without saying so, and 'Unicode-tekst' in UTF-16.
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
