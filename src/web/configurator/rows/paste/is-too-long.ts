import { maxSearched } from '../file/sizes-file.ts';

/**
 * Whether a text holds more lines or cells than anybody's list of sizes. Known before a cell is read, by looking at each
 * letter once at most.
 */
export function isTooLong(text: string): boolean {
  if (text.length > maxSearched.letters) return true;
  let [lines, cells] = [1, 1];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    const isLineEnd = letter === '\n' || (letter === '\r' && text[at + 1] !== '\n');
    if (isLineEnd) lines += 1;
    if (isLineEnd || letter === ';' || letter === '\t' || letter === ',') cells += 1;
    if (lines > maxSearched.lines || cells > maxSearched.cells) return true;
  }
  return false;
}
