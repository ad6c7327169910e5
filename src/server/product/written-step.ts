import type { Specification } from '#contract/configurator-answer.ts';

export type Json = Buffer<ArrayBuffer>;

/** What may be different in a step that is otherwise the same: what was typed, and the range it may have. */
export type Hole = { readonly spec: string; readonly of: 'placeholder' | 'chosen_value' };

/** A step as JSON, after the comma that stands before it: what stays the same, and what comes between. */
export type WrittenStep = { readonly pieces: readonly Json[]; readonly holes: readonly Hole[] };

// No word of ours has this character, and what a customer types stands in a hole itself.
const mark = (hole: Hole) => `\0${hole.spec}.${hole.of}`;
const marked = /"\\u0000([^"]+)"/;

export function writeStep(step: Specification, open: readonly Hole[]): WrittenStep {
  const specs = { ...step.specs };
  for (const hole of open) {
    const sub = specs[hole.spec];
    if (sub !== undefined) specs[hole.spec] = { ...sub, [hole.of]: mark(hole) };
  }
  const pieces: Json[] = [];
  const holes: Hole[] = [];
  for (const [index, part] of `,${JSON.stringify({ ...step, specs })}`.split(marked).entries()) {
    if (index % 2 === 0) pieces.push(Buffer.from(part));
    else holes.push(...open.filter((hole) => mark(hole) === `\0${part}`));
  }
  return { pieces, holes };
}

export function sizeOf({ pieces }: WrittenStep): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

const bracket = 0x5b;
const end = Buffer.from(']}');

/** An answer as JSON, in bytes. Most of it is steps that were written before. */
export function writeAnswer(head: object, steps: readonly Json[]): Json {
  const start = Buffer.from(`${JSON.stringify(head).slice(0, -1)},"product_specifications":`);
  if (steps.length === 0) return Buffer.concat([start, Buffer.from('[]}')]);
  const answer = Buffer.concat([start, ...steps, end]);
  // Where the first step has its comma, there is nothing before it.
  answer[start.length] = bracket;
  return answer;
}
