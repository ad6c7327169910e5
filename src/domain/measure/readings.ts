export type Readings = { readonly widths: readonly number[]; readonly heights: readonly number[] };

/** Three readings each way of an example opening: its size is the smallest of each. */
export function readingsOf([width, height]: readonly [number, number]): Readings {
  return { widths: [width + 2, width, width + 3], heights: [height + 3, height + 1, height] };
}
