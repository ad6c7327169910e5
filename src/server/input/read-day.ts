import { addDays } from '#domain/business/dutch-date.ts';
import type { FieldReader } from './form-values.ts';

export type DayFault = 'date' | 'past' | 'far';

// Further ahead a year was mistyped.
const daysAhead = 5 * 366;

/** A day from today on, as a date field sends it; anything else is told beside the field. */
export function readStartDay(
  fields: FieldReader,
  name: string,
  today: string,
  texts: Readonly<Record<DayFault, string>>,
): string | null {
  let fault: DayFault = 'date';
  const parse = (typed: string) => {
    if (!isDay(typed)) return null;
    if (typed < today) fault = 'past';
    else if (typed > addDays(today, daysAhead)) fault = 'far';
    else return typed;
    return null;
  };
  const day = fields.read(name, parse, texts.date);
  if (fields.errors[name] === texts.date && fault !== 'date') fields.errors[name] = texts[fault];
  return day;
}

function isDay(typed: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(typed)) return false;
  const moment = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(typed);
}
