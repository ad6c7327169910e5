import { expect, it } from 'vitest';
import { changedSince, decodeSeen, encodeSeen, typedOver } from './seen.ts';

const now = new Date('2026-11-16T09:00:00Z');
const shown = { company: 'Jansen', city: 'Utrecht', addition: '' };

it('tells what is no longer as the form showed it', () => {
  const seen = decodeSeen(encodeSeen(shown, now));
  expect(seen).toEqual({ at: now.toISOString(), values: shown });
  if (seen === null) throw new Error('unreadable');
  expect(changedSince(seen, shown)).toEqual([]);
  expect(changedSince(seen, { ...shown, city: 'Zeist', addition: 'A' })).toEqual([
    { name: 'city', before: 'Utrecht', after: 'Zeist' },
    { name: 'addition', before: '', after: 'A' },
  ]);
});

it('keeps what was typed, and takes over what was left alone', () => {
  const seen = decodeSeen(encodeSeen(shown, now));
  const typed = { ...shown, company: 'Jansen B.V.', other: 'x' };
  const present = { ...shown, company: 'Jansen en Zn.', city: 'Zeist' };
  expect(typedOver(typed, seen, present)).toEqual({
    company: 'Jansen B.V.',
    city: 'Zeist',
    addition: '',
    other: 'x',
  });
  expect(typedOver(typed, null, present)).toEqual(typed);
});

it.each([undefined, '', 'x', 'bnVsbA', Buffer.from('{"at":1}').toString('base64url')])(
  'reads nothing from %s',
  (text) => {
    expect(decodeSeen(text)).toBeNull();
  },
);
