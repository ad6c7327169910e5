import { z } from 'zod';
import type { FormValues } from './read-form.ts';

const shape = z.object({ at: z.iso.datetime(), values: z.record(z.string(), z.string()) });

/** What a form showed when it was made, and when: whoever sends it can be told what has changed since. */
export type Seen = z.infer<typeof shape>;

export function encodeSeen(values: FormValues, now: Date): string {
  return Buffer.from(JSON.stringify({ at: now.toISOString(), values })).toString('base64url');
}

/** Null for what no page of ours has made. */
export function decodeSeen(text: string | undefined): Seen | null {
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export type SeenChange = { readonly name: string; readonly before: string; readonly after: string };

/** What is no longer as the form showed it. */
export function changedSince({ values }: Seen, present: FormValues): readonly SeenChange[] {
  return Object.entries(present).flatMap(([name, after]) => {
    const before = values[name] ?? '';
    return before === after ? [] : [{ name, before, after }];
  });
}

/**
 * What was typed, over what is there now: a field that its writer left alone shows what somebody else has made of it, and is
 * not set back by sending the form again.
 */
export function typedOver(typed: FormValues, seen: Seen | null, present: FormValues): FormValues {
  if (seen === null) return typed;
  const left = Object.keys(present).filter((name) => (typed[name] ?? '') === (seen.values[name] ?? ''));
  return { ...typed, ...Object.fromEntries(left.map((name) => [name, present[name] ?? ''])) };
}
