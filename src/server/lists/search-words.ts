import { containing } from './pages.ts';

// Of one or two characters there is something in every row: they are how a word begins.
const shortest = 3;

/**
 * What has to stand in a column of words that begins with a space, as patterns: every word that was typed,
 * wherever it stands. A Dutch postcode is one word, however it is typed.
 */
export function wordsIn(typed: string): readonly string[] {
  const [, digits, letters] = /^(\d{4})\s+([a-z]{2})$/i.exec(typed.trim()) ?? [];
  if (digits !== undefined && letters !== undefined) return [containing(digits + letters)];
  const words = [...new Set(typed.toLowerCase().split(/\s+/))].filter((word) => word !== '');
  return words.map((word) => containing(word.length < shortest ? ` ${word}` : word));
}
