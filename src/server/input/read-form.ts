import type { Context } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import { Refusal } from '../errors.ts';
import { sentForm } from './sent-form.ts';

export type FormValues = Readonly<Record<string, string>>;

const longestValue = 4000;

/** Of a field in which a whole page is written. */
export const longestText = 40_000;

/**
 * The one way a form comes in. Text fields only; of a field that is sent twice the last counts, and a body of another
 * type holds no fields. Null for a form that breaks off halfway.
 */
export async function parseForm(c: Context, longest = longestValue): Promise<FormValues | null> {
  const form = await sentForm(c);
  return form && Object.fromEntries(form.texts.map(({ name, value }) => [name, plainText(value, longest)]));
}

export async function readForm(c: Context, longest = longestValue): Promise<FormValues> {
  const values = await parseForm(c, longest);
  if (values === null) throw new Refusal(400, callErrors.unreadable);
  return values;
}

/** All values of a field that is sent several times, as boxes that are ticked. */
export async function readChosen(c: Context, name: string): Promise<readonly string[]> {
  const form = await sentForm(c);
  if (form === null) throw new Refusal(400, callErrors.unreadable);
  return form.texts.filter((text) => text.name === name).map(({ value }) => plainText(value));
}

/**
 * Control characters are dropped: PostgreSQL refuses a NUL, and nobody types one. The cut may halve a character. What joins
 * letters and emoji stays among them, and is nothing by itself: a name of it alone would sign a quote with a blank.
 */
export function plainText(value: string, longest = longestValue): string {
  const text = value
    .slice(0, longest)
    .toWellFormed()
    .replace(/[^\P{Cc}\n\r\t]/gu, '');
  return /[^\p{Cf}\s]/u.test(text) ? text : text.replace(/\p{Cf}/gu, '');
}

/** What belongs on one line, however it was typed or pasted. */
export function oneLine(typed: string | undefined): string {
  return (typed ?? '').trim().replace(/\s+/g, ' ');
}

/** Lines stay lines, without the carriage returns that a browser sends with them. */
export function plainLines(typed: string | undefined): string {
  return (typed ?? '').replaceAll('\r\n', '\n').trim();
}
