import { quoteErrors } from '#text/quotes/quote.ts';
import type { FieldReader } from '../../input/form-values.ts';
import { oneLine, plainLines } from '../../input/read-form.ts';

/** Nothing typed is nothing wrong. */
export function optional(parse: (typed: string) => string | null) {
  return (typed: string): string | null => (typed === '' ? '' : parse(typed));
}

/** On one line; may be empty. */
export function shortText(fields: FieldReader, name: string, most: number): string | null {
  const parse = (typed: string) => within(oneLine(typed), most);
  return fields.read(name, parse, quoteErrors.tooLong(most));
}

/** Lines stay lines; may be empty. */
export function longText(fields: FieldReader, name: string, most: number): string | null {
  const parse = (typed: string) => within(plainLines(typed), most);
  return fields.read(name, parse, quoteErrors.tooLong(most));
}

export function choiceOf<Choice extends string>(
  fields: FieldReader,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  return fields.read(name, (typed) => choices.find((choice) => choice === typed) ?? null, quoteErrors.choice);
}

function within(text: string, most: number): string | null {
  return text.length <= most ? text : null;
}
