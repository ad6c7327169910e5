/** A page has one key (a UUID) for all its lines, and each of them may be copied from it. */
export function keyOfLine(key: string, line: number): string {
  return `${key.slice(0, 24)}${line.toString(16).padStart(12, '0')}`;
}
