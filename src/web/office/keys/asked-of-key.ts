import { type KeyAction, officeKeys } from '#contract/office/keys.ts';

/** Where the focus is: in what one types or chooses in, on the box that picks a row, or on anything else. */
export type Place = 'field' | 'pick' | 'elsewhere';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing'>;

/**
 * Null for whatever is the browser's own. Who types is left alone but for the way out; Enter opens by itself what is a link, and a
 * box would send its form with it.
 */
export function askedOfKey(pressed: Pressed, place: Place): KeyAction | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.isComposing) return null;
  const isLetter = /^[a-z]$/i.test(pressed.key);
  // A question mark needs the shift key, a letter with it is another one.
  if (isLetter && pressed.shiftKey) return null;
  const key = isLetter ? pressed.key.toLowerCase() : pressed.key;
  const [action] = (Object.keys(officeKeys) as KeyAction[]).filter((known) =>
    (officeKeys[known] as readonly string[]).includes(key),
  );
  if (action === undefined) return null;
  if (place === 'field') return action === 'back' ? action : null;
  return action === 'open' && place !== 'pick' ? null : action;
}
