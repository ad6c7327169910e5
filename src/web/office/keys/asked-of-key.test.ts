import { expect, it } from 'vitest';
import { askedOfKey, type Place } from './asked-of-key.ts';

const nothing = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, isComposing: false };

it.each([
  ['/', 'elsewhere', 'search'],
  ['ArrowDown', 'elsewhere', 'next'],
  ['j', 'elsewhere', 'next'],
  ['J', 'elsewhere', 'next'],
  ['ArrowUp', 'elsewhere', 'previous'],
  ['k', 'elsewhere', 'previous'],
  ['x', 'elsewhere', 'pick'],
  ['x', 'pick', 'pick'],
  ['Escape', 'elsewhere', 'back'],
  ['Escape', 'field', 'back'],
  ['?', 'elsewhere', 'help'],
  // A link opens by itself; a box would send its form.
  ['Enter', 'elsewhere', null],
  ['Enter', 'pick', 'open'],
  ...['/', '?', 'j', 'x', 'ArrowDown', 'Enter'].map((key) => [key, 'field', null] as const),
  ['a', 'elsewhere', null],
  ['Tab', 'elsewhere', null],
] as const)('%s on %s asks for %s', (key, place: Place, action) => {
  expect(askedOfKey({ ...nothing, key }, place)).toBe(action);
});

it.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing'] as const)(
  'with %s a key is the browser’s',
  (held) => {
    for (const key of ['/', 'j', 'x', 'ArrowDown', 'Escape'])
      expect(askedOfKey({ ...nothing, [held]: true, key }, 'elsewhere')).toBeNull();
  },
);

it('with shift a question mark stays one, and a letter is another', () => {
  expect(askedOfKey({ ...nothing, shiftKey: true, key: '?' }, 'elsewhere')).toBe('help');
  expect(askedOfKey({ ...nothing, shiftKey: true, key: 'X' }, 'elsewhere')).toBeNull();
});
