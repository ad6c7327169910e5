import type { FormValues } from '../../input/read-form.ts';

const longestKey = 100;

/** What a form was drawn with; empty for one that no page of ours made: what is kept by it could not be stored. */
export function readKey(values: FormValues): string {
  const key = values['key'] ?? '';
  return key.length > longestKey ? '' : key;
}
