/** What was sent for one field. Quick order's rows are lists; null is something that is no answer at all. */
export type Answer = string | readonly (string | null)[] | null;

/** By step key and field name, as they stand on the wire. A step is null when it was no set of fields. */
export type Answers = Readonly<Record<string, Readonly<Record<string, Answer>> | null>>;

/** One configuration as a cart line keeps it: single sizes, typed measures in whole millimetres. */
export type KeptAnswers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Own properties only: a field named 'constructor' or '__proto__' must not find one of Object's. */
export function answerTo(answers: Answers, step: string, field: string): Answer | undefined {
  const fields = Object.hasOwn(answers, step) ? answers[step] : undefined;
  return fields && Object.hasOwn(fields, field) ? fields[field] : undefined;
}

export function isUnreadable(answers: Answers, step: string): boolean {
  return Object.hasOwn(answers, step) && answers[step] === null;
}
