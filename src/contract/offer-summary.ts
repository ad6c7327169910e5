import type { OfferState } from '#domain/cart/offer.ts';

/** Whether the reader was offered it, or offered it. */
export type OfferSide = 'buyer' | 'measurer';

export type OfferSummary = {
  readonly id: number;
  readonly side: OfferSide;
  /** The other one of the two. */
  readonly colleague: string;
  readonly state: OfferState;
  readonly lines: number;
  readonly word: string;
  readonly answer: string;
  readonly offeredAt: string;
};
