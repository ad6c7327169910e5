import { findMentions } from '#domain/bank/find-mentions.ts';
import { maxTypedNumber } from '#domain/business/limits.ts';
import type { Cents } from '#domain/money/cents.ts';
import { parseEuro } from '#domain/money/parse-euro.ts';
import { statementTexts as texts } from '#text/staff/bank.ts';
import { type FormValues, oneLine } from '../../input/read-form.ts';

type Part = { readonly number: string; readonly amount: Cents | null };

export type PickedEntry =
  | { readonly ok: true; readonly parts: readonly Part[]; readonly keepsRest: boolean }
  | { readonly ok: false; readonly problem: string };

/** Rows of one entry on its form. */
export const mostParts = 40;

/** What somebody has filled in for one entry: a number and an amount in each of its rows, or nothing. */
export function readPicked(values: FormValues, entryId: number): PickedEntry {
  const parts: Part[] = [];
  for (let row = 0; row < mostParts; row += 1) {
    const typed = oneLine(values[`number-${entryId}-${row}`]);
    const amount = readPart(values[`amount-${entryId}-${row}`]);
    if (amount === undefined) return { ok: false, problem: texts.unreadableAmount };
    if (typed === '') continue;
    const number = numberIn(typed);
    if (number === null)
      return { ok: false, problem: texts.unreadableNumber(typed.slice(0, maxTypedNumber)) };
    parts.push({ number, amount });
  }
  const keepsRest = values[`rest-${entryId}`] === '1';
  if (parts.length === 0 && !keepsRest) return { ok: false, problem: texts.noNumber };
  return { ok: true, parts, keepsRest };
}

function readPart(value: string | undefined): Cents | null | undefined {
  const typed = oneLine(value);
  if (typed === '') return null;
  const amount = parseEuro(typed);
  return amount === null || amount === 0 ? undefined : amount;
}

// As people type them: small letters, spaces, without zeros. What is no number of ours is passed on as it is, to be told.
function numberIn(typed: string): string | null {
  const [first, ...others] = findMentions({ reference: typed, text: '', endToEndId: '' });
  if (first !== undefined) return others.length === 0 ? first.number : null;
  return typed.length <= maxTypedNumber && /^[\w-]+$/.test(typed) ? typed : null;
}
