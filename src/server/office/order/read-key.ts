import type { FormValues } from '../../input/read-form.ts';
import { uuidOf } from '../../secrets/uuid-of.ts';

const longestKey = 100;

// What a page draws anew each time, whatever is asked on it.
const drawn = new Set(['_token', 'seen', 'key']);

/**
 * Of what a form was drawn with and of what it says: a page that was gone back to has the same key, and may ask for something
 * else. Empty for one that no page of ours made.
 */
export function readKey(values: FormValues): string {
  const key = values['key'] ?? '';
  if (key === '' || key.length > longestKey) return '';
  const said = Object.entries(values).filter(([name]) => !drawn.has(name));
  return uuidOf('press', key, JSON.stringify(said.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}
