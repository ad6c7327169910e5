export type Size = {
  readonly orders: number;
  readonly companies: number;
  readonly cartLines: number;
  // Where a page of whatever waits, was settled or was offered can be as full as in a shop of any size.
  readonly isFull?: boolean;
};

/** R15.4: what a page or call has to stand without costing more. */
export const fullSize: Size = { orders: 1_000_000, companies: 100_000, cartLines: 5_000_000 };

/**
 * What it is compared with: a hundred orders with the demo's own; and as few as fill the pages that are asked for, so that a
 * page of four rows is not compared with one of fifty.
 */
export const smallSizes = {
  few: { orders: 56, companies: 10, cartLines: 500 },
  some: { orders: 1800, companies: 1200, cartLines: 60_000, isFull: true },
} as const satisfies Record<string, Size>;
