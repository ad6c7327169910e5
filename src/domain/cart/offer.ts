/** What became of a cart that was offered to a colleague. */
export const offerStates = ['offered', 'taken', 'given_back', 'taken_back'] as const;
export type OfferState = (typeof offerStates)[number];

/** Characters of what one writes with an offered cart, or with one that goes back. */
export const maxWord = 500;

/**
 * The remarks of a cart that gets another one's lines. Null when they do not fit together: then both stay where they are,
 * for half a remark could say the opposite.
 */
export function joinRemarks(own: string, added: string, most: number): string | null {
  const joined = [own, added]
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join('\n');
  return joined.length <= most ? joined : null;
}
