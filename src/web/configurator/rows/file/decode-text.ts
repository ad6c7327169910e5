/**
 * Bytes of a text file. Spreadsheets write UTF-8 with a mark, UTF-16 ('Unicode-tekst') or, as Excel does with csv,
 * Windows-1252 without saying so: what is not sound UTF-8 is read as that.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
