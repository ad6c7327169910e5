import type { CarrierCode } from '../delivery/carriers.ts';

/** What was done to an order or decided about it; a new kind gets its word here and its sentence in the texts. */
export const orderEventKinds = [
  'cancelled',
  'expired',
  // Let go: nothing that a person can lift is in its way any more.
  'released',
  'held',
  'in_production',
  'taken_back',
  'shipped',
  'shipped_in_part',
  'shipping_undone',
  'completed',
  'address_changed',
  'credited',
  'refunded',
  'document_sent',
  'noted',
] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];

/** What a sentence about it needs besides the reason. Amounts are cents, for who sees prices. */
export type OrderEventDetails = {
  readonly from?: string;
  readonly to?: string;
  readonly document?: string;
  readonly amount?: number;
  readonly creditNote?: string;
  readonly carrier?: CarrierCode;
  readonly trackingCode?: string;
  readonly screens?: number;
  // Screens that stay behind for good.
  readonly leftBehind?: number;
};

/** Characters of a note for colleagues. */
export const maxNote = 1000;
