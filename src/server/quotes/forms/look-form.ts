import { createHash } from 'node:crypto';
import { type QuoteLook, validDaysLimits } from '#domain/quote/look.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { parseColour } from '#domain/quote/readable-colour.ts';
import { roundings } from '#domain/quote/selling-price.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { lookErrors } from '#text/quotes/look.ts';
import { parseEmail } from '../../accounts/account-forms.ts';
import { createFieldReader, finishForm, type ParsedForm } from '../../input/form-values.ts';
import type { FormValues } from '../../input/read-form.ts';
import { changedSince, decodeSeen, encodeSeen } from '../../input/seen.ts';
import type { LookWords } from '../look/change-look.ts';
import { choiceOf, longText, optional, shortText } from './read-fields.ts';
import { readSharedRule, ruleValues } from './read-rule.ts';

export function lookValues(look: QuoteLook): FormValues {
  const { colour, senderName, replyTo, opening, closing, terms, validDays, rule, rounding } = look;
  const days = String(validDays);
  return {
    colour,
    senderName,
    replyTo,
    opening,
    closing,
    terms,
    validDays: days,
    ...ruleValues(rule),
    rounding,
  };
}

/** In the order of the page, so that the faults are told in it. */
export function parseLook(values: FormValues): ParsedForm<LookWords> {
  const fields = createFieldReader({ ...values, colour: chosenColour(values) });
  const look = {
    colour: fields.read('colour', parseColour, lookErrors.colour),
    senderName: shortText(fields, 'senderName', quoteLimits.name),
    replyTo: fields.read('replyTo', optional(parseEmail), fieldErrors.email),
    opening: longText(fields, 'opening', quoteLimits.words),
    closing: longText(fields, 'closing', quoteLimits.words),
    terms: longText(fields, 'terms', quoteLimits.terms),
    rule: readSharedRule(fields),
    rounding: choiceOf(fields, 'rounding', roundings),
    validDays: fields.read('validDays', parseDays, lookErrors.validDays),
  };
  return finishForm(look, fields.errors);
}

/** As far as it can be read; what is there already for the rest. */
export function lookOf(values: FormValues, present: QuoteLook): QuoteLook {
  const stored = lookValues(present);
  const parsed = parseLook(values);
  const faults = parsed.ok ? [] : Object.keys(parsed.errors);
  // A percentage means something else beside another rule.
  const replaced = faults.flatMap((name) => (name === 'percent' ? ['rule', 'percent'] : [name]));
  const readable = parseLook({
    ...values,
    colour: chosenColour(values),
    picked: '',
    ...Object.fromEntries(replaced.map((name) => [name, stored[name] ?? ''])),
  });
  return readable.ok ? { ...readable.value, logoId: present.logoId } : present;
}

/**
 * The colour as typed, or as picked where that was changed instead: without script the one does not follow the other.
 * `former` is what both began with.
 */
export function chosenColour({ colour = '', picked = '', former }: FormValues): string {
  return picked !== '' && (colour === former || colour.trim() === '') ? picked : colour;
}

function parseDays(typed: string): number | null {
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return days >= validDaysLimits.least && days <= validDaysLimits.most ? days : null;
}

/** Whether what stands in a form is what is there: to the letter, but for ends of lines. */
export function isStored(typed: FormValues, present: QuoteLook): boolean {
  const [marks, stored] = [marksOf({ ...typed, colour: chosenColour(typed) }), marksOf(lookValues(present))];
  return Object.entries(stored).every(([name, mark]) => marks[name] === mark);
}

/** By a mark of each field: whole texts would make of one form two. */
export function markLook(look: QuoteLook, now: Date): string {
  return encodeSeen(marksOf(lookValues(look)), now);
}

/** The fields that are not as the form showed them, and the form as its writer meant it. Null where nothing changed since. */
export function meanwhileOf(typed: FormValues, present: QuoteLook) {
  const seen = decodeSeen(typed['seen']);
  if (seen === null) return null;
  const stored = lookValues(present);
  const changed = changedSince(seen, marksOf(stored)).map(({ name }) => name);
  if (changed.length === 0) return null;
  const typedMarks = marksOf({ ...typed, colour: chosenColour(typed) });
  const left = changed.filter((name) => typedMarks[name] === seen.values[name]);
  const values = { ...typed, ...Object.fromEntries(left.map((name) => [name, stored[name] ?? ''])) };
  return { changed, values };
}

function marksOf(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const text = value.replaceAll('\r\n', '\n').trim();
      return [name, createHash('sha256').update(text).digest('base64url').slice(0, 12)];
    }),
  );
}
