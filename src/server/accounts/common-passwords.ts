import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let known: ReadonlySet<string> | null = null;

/** Read when the first password is chosen. In lower case, four characters or more. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'));
  return password !== '' && known.has(password);
}
