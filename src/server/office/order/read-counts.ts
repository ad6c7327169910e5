import type { FormValues } from '../../input/read-form.ts';

type Line = { readonly id: number; readonly position: number; readonly left: number };

type Counts = {
  // By the line's id; null where the form asks for no line at all.
  readonly counts: ReadonlyMap<number, number> | null;
  readonly errors: Readonly<Record<string, string>>;
};

type Sentences = { readonly amount: string; readonly tooMany: (left: number) => string };

/** How many of each line were typed, in the fields `line-{position}`; an empty one is none. */
export function readCounts(values: FormValues, lines: readonly Line[], texts: Sentences): Counts {
  const typed = lines.filter(({ position }) => `line-${position}` in values);
  if (typed.length === 0) return { counts: null, errors: {} };
  const counts = new Map<number, number>();
  const errors: Record<string, string> = {};
  for (const { id, position, left } of typed) {
    const name = `line-${position}`;
    const text = values[name]?.trim() ?? '';
    const count = text === '' ? 0 : /^\d{1,4}$/.test(text) ? Number(text) : null;
    if (count === null) errors[name] = texts.amount;
    else if (count > left) errors[name] = texts.tooMany(left);
    else counts.set(id, count);
  }
  return { counts, errors };
}
