import type { BankEntry } from './statement.ts';

/**
 * What a line is known again by within its statement: the bank's reference, and which one it is of those that bear it; without
 * one, its place. In a batch each transaction has its own.
 */
export function entryKeys(entries: readonly BankEntry[]): readonly string[] {
  const places = new Map<string, number[]>();
  return entries.map(({ bankReference, position, part }) => {
    if (bankReference === '') return `#${position}/${part}`;
    const seen = places.get(bankReference) ?? [];
    if (!seen.includes(position)) seen.push(position);
    places.set(bankReference, seen);
    return `${bankReference}/${seen.indexOf(position) + 1}/${part}`;
  });
}
