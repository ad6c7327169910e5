/** What is wrong with a file of prices, and where: lines and columns count from 1. */
export type PriceFileFault = { readonly line: number; readonly column: number } & (
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'no-matrix' }
  | { readonly kind: 'other-product'; readonly text: string }
  | { readonly kind: 'not-a-size'; readonly text: string }
  | { readonly kind: 'size-not-larger'; readonly text: string }
  | { readonly kind: 'not-a-price'; readonly text: string }
  | { readonly kind: 'outside-matrix'; readonly text: string }
  /** The product can be ordered larger than the last step, and would then have no price. */
  | { readonly kind: 'too-small'; readonly axis: 'width' | 'height'; readonly needed: number }
  | { readonly kind: 'unknown-surcharge'; readonly text: string }
  | { readonly kind: 'surcharge-twice'; readonly text: string }
  | { readonly kind: 'surcharge-without-value'; readonly text: string }
  | { readonly kind: 'not-a-percentage'; readonly text: string }
);
