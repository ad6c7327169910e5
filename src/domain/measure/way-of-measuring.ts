/** What a customer types: the opening as it is measured, or the size of the screen itself. */
export type WayOfMeasuring = 'opening' | 'total';

export const waysOfMeasuring: readonly WayOfMeasuring[] = ['opening', 'total'];

export function wayOfMeasuring(entersTotals: boolean): WayOfMeasuring {
  return entersTotals ? 'total' : 'opening';
}
