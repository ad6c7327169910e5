import type { Variables } from './seller.ts';

/**
 * In a file of systemd's a comment behind a value is part of it: a secret would be a sentence that everybody can read in our
 * own manual, and a folder would have it in its name.
 */
export function commentedNames(given: Variables, known: readonly string[]): readonly string[] {
  return known.filter((name) => /^#|\s#/.test(given[name] ?? ''));
}
