import type { Customer } from '#domain/configuration/assessment.ts';
import { wayOfMeasuring } from '#domain/measure/way-of-measuring.ts';

type Reading = Pick<Customer, 'unit' | 'totalMeasures'>;

/** How a customer's figures are read: what stands at the end of a cart string. */
export function readingOf({ unit, totalMeasures }: Reading): string {
  return `${unit}-${wayOfMeasuring(totalMeasures)}`;
}

/** Whether a page that says how it reads its sizes reads them otherwise than they are read now. */
export function isReadOtherwise(reading: string | null, customer: Reading): boolean {
  return reading !== null && reading !== readingOf(customer);
}

/**
 * Whether what is ordered was last shown in another reading than it has now. A page may stand open while its reader chooses
 * total sizes elsewhere, and rows have the same names in both ways. A cart string of somebody's own making says nothing.
 */
export function wasShownOtherwise(cartString: string | null, customer: Reading): boolean {
  const [, shown] = /\.((?:mm|cm)-(?:opening|total))$/.exec(cartString ?? '') ?? [];
  return isReadOtherwise(shown ?? null, customer);
}
