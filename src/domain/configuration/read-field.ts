import { type Millimetres, millimetres, type Unit } from '../measure/millimetres.ts';
import { parseMeasure } from '../measure/parse-measure.ts';
import type {
  AmountField,
  OptionField,
  RaiseField,
  SidesField,
  SpaceField,
  TextField,
} from '../product/field.ts';
import type { Finding } from '../product/finding.ts';
import type { Answer } from './answers.ts';
import { credible } from './limits.ts';

/** What an answer says. No value and no finding: not answered. Both: understood, and not allowed. */
export type Read<Value> = { readonly value: Value | null; readonly finding: Finding | null };

export const unanswered = { value: null, finding: null } as const;
export const unknownChoice = {
  value: null,
  finding: { code: 'keuze_onbekend' },
} as const satisfies Read<never>;
const notANumber = { value: null, finding: { code: 'maat_geen_getal' } } as const satisfies Read<never>;

/** The dropdown's 'Selecteer'. */
const notSelected = '-1';
const longestAnswer = 64;

/** A short answer: undefined when there is none, null when it is nothing a field of ours sends. */
export function shortText(answer: Answer | undefined): string | null | undefined {
  if (answer === undefined) return undefined;
  if (typeof answer !== 'string' || answer.length > longestAnswer) return null;
  const text = answer.trim();
  return text === '' || text === notSelected ? undefined : text;
}

export function readOption(field: OptionField, answer: Answer | undefined): Read<string> {
  const text = shortText(answer);
  if (text === undefined) return unanswered;
  return text !== null && field.options.includes(text) ? { value: text, finding: null } : unknownChoice;
}

export function readSides(field: SidesField, answer: Answer | undefined): Read<readonly string[]> {
  const text = shortText(answer);
  if (text === undefined) return unanswered;
  if (text === null) return unknownChoice;
  const sides = text.split(',').map((side) => side.trim());
  if (!sides.every((side) => field.options.includes(side))) return unknownChoice;
  return { value: field.options.filter((side) => sides.includes(side)), finding: null };
}

/** A number of millimetres, or 'A' where something sticks up. Dropdown values are millimetres in every unit. */
export function readSpace(field: SpaceField, answer: Answer | undefined): Read<number | 'A'> {
  const text = shortText(answer);
  if (text === undefined) return unanswered;
  if (text === 'A' && field.raisedBy !== undefined) return { value: 'A', finding: null };
  const value = text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
  if (value === null) return unknownChoice;
  if (field.values.includes(value)) return { value, finding: null };
  if (field.minimum === undefined || value >= field.minimum || field.side === 'depth') return unknownChoice;
  const min = millimetres(field.minimum);
  return { value, finding: { code: 'rondom_te_weinig', side: field.side, min, value: millimetres(value) } };
}

export function readRaise(field: RaiseField, answer: Answer | undefined, unit: Unit): Read<Millimetres> {
  const text = shortText(answer);
  const value = typeof text === 'string' ? parseMeasure(text, unit) : null;
  if (value !== null && value >= field.min && value <= field.max) return { value, finding: null };
  const [min, max] = [millimetres(field.min), millimetres(field.max)];
  return { value: null, finding: { code: 'onder_extra', min, max } };
}

export function readMeasure(answer: Answer | undefined, unit: Unit): Read<Millimetres> {
  if (answer === undefined) return unanswered;
  if (typeof answer !== 'string' || answer.length > longestAnswer) return notANumber;
  if (answer.trim() === '') return unanswered;
  const value = parseMeasure(answer, unit);
  if (value === null) return notANumber;
  if (unit === 'mm' && value < credible.smallest) return { value, finding: { code: 'eenheid_cm', value } };
  if (unit === 'cm' && value > credible.largest) return { value, finding: { code: 'eenheid_mm', value } };
  return { value, finding: null };
}

/** At least one, decimals dropped. */
export function readAmount(field: AmountField, answer: Answer | undefined): Read<number> {
  const text = shortText(answer);
  if (text === undefined) return unanswered;
  const whole = text === null ? null : /^(-?\d{1,15})(?:[.,]\d*)?$/.exec(text);
  const amount = whole === null ? Number.NaN : Math.max(1, Number(whole[1]));
  if (amount <= field.max) return { value: amount, finding: null };
  return { value: null, finding: { code: 'aantal_onjuist', max: field.max } };
}

export function readText(field: TextField, answer: Answer | undefined): Read<string> {
  if (answer === undefined) return unanswered;
  if (typeof answer !== 'string') return unknownChoice;
  if (answer.length > 4 * longestAnswer) return tooLong(field);
  const text = printable(answer).trim();
  if (text === '') return unanswered;
  return text.length > field.maxLength ? tooLong(field) : { value: text, finding: null };
}

function tooLong(field: TextField): Read<never> {
  return { value: null, finding: { code: 'tekst_te_lang', max: field.maxLength } };
}

/** Without control characters and half characters, which neither a box label nor the database can hold. */
function printable(text: string): string {
  let clean = '';
  for (const character of text.toWellFormed()) {
    clean += character < ' ' || character === '\u007f' ? ' ' : character;
  }
  return clean;
}
