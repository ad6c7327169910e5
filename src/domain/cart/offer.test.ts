import { describe, expect, it } from 'vitest';
import { joinRemarks } from './offer.ts';

describe('R12.1 the remarks of a cart that is taken over', () => {
  it.each([
    ['', '', ''],
    ['Bel vooraf', '', 'Bel vooraf'],
    ['', 'Ladder nodig', 'Ladder nodig'],
    ['Bel vooraf', 'Ladder nodig', 'Bel vooraf\nLadder nodig'],
    // Given back and offered again, it is not said twice.
    ['Ladder nodig', 'Ladder nodig', 'Ladder nodig'],
  ])('%j with %j', (own, added, joined) => {
    expect(joinRemarks(own, added, 100)).toBe(joined);
  });

  it('what does not fit is not cut', () => {
    expect(joinRemarks('12345', '6789', 10)).toBe('12345\n6789');
    expect(joinRemarks('12345', '67890', 10)).toBeNull();
  });
});
