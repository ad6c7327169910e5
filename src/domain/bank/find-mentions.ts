import { formatDocumentNumber } from '../invoice/document-number.ts';
import { invoiceNumberOf } from '../invoice/payment-reference.ts';

export type Mention = {
  readonly number: string;
  // With check digits, with its letter, or with year and number alone.
  readonly by: 'reference' | 'number' | 'bare';
};

type Said = { readonly reference: string; readonly text: string; readonly endToEndId: string };

/** The invoices and orders that a payer names, in whatever way a person types or a bank passes on; each once. */
export function findMentions({ reference, text, endToEndId }: Said): readonly Mention[] {
  const said = `${reference} | ${text} | ${endToEndId}`;
  const found = new Map<string, Mention['by']>();
  const add = (number: string, by: Mention['by']) => {
    if (!found.has(number)) found.set(number, by);
  };
  const structured = invoiceNumberOf(reference);
  if (structured !== null) add(structured, 'reference');
  for (const number of referencesIn(said)) add(number, 'reference');
  for (const number of numbersIn(said, spoken)) add(number, 'number');
  // Broken off at the end of a line, and joined with a space.
  if (found.size === 0)
    for (const number of numbersIn(said.replaceAll(/\s/g, ''), written)) add(number, 'number');
  if (found.size === 0) for (const number of numbersIn(said, bare)) add(number, 'bare');
  return [...found].map(([number, by]) => ({ number, by }));
}

// 'F2026-00012', 'f 2026 12', 'F202600012'; not within another word or number.
const spoken =
  /(?<![a-z\d])(?<series>[fb])[ .:-]{0,2}(?<year>20\d\d)[ ./_–-]{0,3}(?<sequence>\d{1,9})(?!\d)/gi;
// As we write it ourselves, with anything before it.
const written = /(?<series>[fb])(?<year>20\d\d)-(?<sequence>\d{5,9})(?!\d)/gi;
const bare = /(?<![a-z\d/-])(?<year>20\d\d)[/-](?<sequence>\d{5})(?![\d/-])/gi;

function numbersIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(({ groups = {} }) => {
    const series = (groups['series'] ?? 'F').toUpperCase() === 'B' ? 'B' : 'F';
    const sequence = Number(groups['sequence']);
    return sequence === 0 ? [] : formatDocumentNumber({ series, year: Number(groups['year']), sequence });
  });
}

/** Both forms within other words. Where one ends is known by its check digits alone. */
function referencesIn(text: string): readonly string[] {
  const found: string[] = [];
  for (const [, start = ''] of text.matchAll(/(?<![a-z\d])(rf ?\d ?\d(?: ?[a-z\d]){9,21})/gi)) {
    const compact = start.replaceAll(' ', '');
    for (let length = compact.length; length >= 13; length -= 1) {
      const number = invoiceNumberOf(compact.slice(0, length));
      if (number === null) continue;
      found.push(number);
      break;
    }
  }
  for (const [belgian] of text.matchAll(
    /(?<!\d)(?:[+*]{3} ?)?\d{3}[ /.-]?\d{4}[ /.-]?\d{5}(?: ?[+*]{3})?(?!\d)/g,
  )) {
    const number = invoiceNumberOf(belgian);
    if (number !== null) found.push(number);
  }
  return found;
}
