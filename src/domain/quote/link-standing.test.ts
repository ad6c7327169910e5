import { describe, expect, it } from 'vitest';
import { linkStandingOf } from './link-standing.ts';

const today = '2026-11-16';
const quote = { version: 2, state: 'sent', isRemoved: false, isOrdered: false } as const;
const link = { version: 2, answer: null, validUntil: today, quote } as const;

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
    [
      'accepted, also once ordered',
      { ...link, answer: 'accepted', quote: { ...quote, isOrdered: true } },
      'accepted',
    ],
    ['refused', { ...link, answer: 'refused' }, 'refused'],
    ['refused by word of mouth', { ...link, quote: { ...quote, state: 'refused' } }, 'refused'],
    ['ordered without an answer', { ...link, quote: { ...quote, isOrdered: true } }, 'ordered'],
    ['an older version', { ...link, version: 1 }, 'older'],
    ['an older version that was accepted', { ...link, version: 1, answer: 'accepted' }, 'older'],
    [
      'removed, whatever was said',
      { ...link, answer: 'accepted', quote: { ...quote, isRemoved: true } },
      'removed',
    ],
  ] as const)('%s', (_, facts, expected) => {
    expect(linkStandingOf(facts, today)).toBe(expected);
  });
});
