import { readStatements } from '#domain/bank/read-statements.ts';
import { maxBankFileBytes, type ReadStatements } from '#domain/bank/statement.ts';
import { parseXml } from './parse-xml.ts';
import { UnreadableBankFile } from './unreadable-bank-file.ts';

/** The statements in a file, whose kind its content tells and not its name. */
export async function readBankFile(bytes: Uint8Array): Promise<ReadStatements> {
  if (bytes.length === 0) throw new UnreadableBankFile('empty');
  if (bytes.length > maxBankFileBytes) throw new UnreadableBankFile('large');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new UnreadableBankFile('packed');
  const xml = decode(bytes);
  // Before anything is parsed: a picture, a PDF or MT940 is no broken statement but another kind of file.
  if (!/^\s*</.test(xml)) throw new UnreadableBankFile('kind');
  return readStatements(await parseXml(xml));
}

const encodings = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['iso-8859-15', 'iso-8859-15'],
  ['windows-1252', 'windows-1252'],
]);

// What the first bytes prove counts before what the file says of itself. Letters that are wrong are refused: a name or a number
// with others in it would be looked for in vain.
function decode(bytes: Uint8Array): string {
  const starts = (...signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  const encoding =
    starts(0xff, 0xfe) || starts(0x3c, 0x00)
      ? 'utf-16le'
      : starts(0xfe, 0xff) || starts(0x00, 0x3c)
        ? 'utf-16be'
        : starts(0xef, 0xbb, 0xbf)
          ? 'utf-8'
          : encodings.get(declaredEncoding(bytes));
  if (encoding === undefined) throw new UnreadableBankFile('encoding');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableBankFile('encoding');
  }
}

function declaredEncoding(bytes: Uint8Array): string {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
}
