import { describe, expect, it } from 'vitest';
import { linkStandingOf } from './link-standing.ts';

const today = '2026-11-16';
const quote = { version: 2, state: 'sent', isRemoved: false } as const;
const link = {
  version: 2,
  answer: null,
  validUntil: today,
  isOrdered: false,
  hasNewer: false,
  quote,
} as const;
const old = { ...link, version: 1 } as const;

describe('R13.3 what can be done with a link', () => {
  it.each([
    ['open on its last day', link, 'open'],
    ['open when somebody looked', { ...link, quote: { ...quote, state: 'seen' } }, 'open'],
    ['expired the day after', { ...link, validUntil: '2026-11-15' }, 'expired'],
    [
      'accepted, also after its last day',
      { ...link, answer: 'accepted', validUntil: '2026-11-01' },
      'accepted',
    ],
    ['accepted, also once ordered', { ...link, answer: 'accepted', isOrdered: true }, 'accepted'],
    ['refused', { ...link, answer: 'refused' }, 'refused'],
    ['refused by word of mouth', { ...link, quote: { ...quote, state: 'refused' } }, 'refused'],
    ['ordered without an answer', { ...link, isOrdered: true }, 'ordered'],
    ['an older version', { ...old, hasNewer: true }, 'older'],
    ['an older version that was accepted', { ...old, answer: 'accepted', hasNewer: true }, 'older'],
    ['changed, and not sent yet', old, 'changing'],
    ['accepted, changed since, and not sent yet', { ...old, answer: 'accepted' }, 'changing'],
    ['ordered, while a next version is worked on', { ...old, isOrdered: true }, 'ordered'],
    ['ordered, once a next version is sent', { ...old, isOrdered: true, hasNewer: true }, 'older'],
    [
      'removed, whatever was said',
      { ...link, answer: 'accepted', quote: { ...quote, isRemoved: true } },
      'removed',
    ],
  ] as const)('%s', (_, facts, expected) => {
    expect(linkStandingOf(facts, today)).toBe(expected);
  });
});
