import type { Season } from '#domain/delivery/season.ts';
import type { ColourRole } from '#domain/product/colour.ts';
import { deliveryDays } from '#domain/product/delivery.ts';
import { table } from './tables.ts';

const roles = ['standard', 'anodised', 'listed', 'custom'] as const;

/** Working days by colour, as a rule and in each period of the season. */
export function deliveryTable(season: Season): string {
  return table(
    ['', ...roles],
    [
      ['as a rule', ...roles.map((role) => String(ordinaryDays(0, role)))],
      ...season.periods.map(({ from, until }) => [
        `${tellDay(from)} to ${tellDay(until)}`,
        ...roles.map((role) => String(deliveryDays(0, role, `2026-${from}`, season))),
      ]),
    ],
  );
}

/** Those of a day on which it takes no longer than it does as a rule. */
export function ordinaryDays(extraDeliveryDays: number, role: ColourRole): number {
  return deliveryDays(extraDeliveryDays, role, '2026-01-01', { periods: [], extraDays: 0 });
}

function tellDay(day: string): string {
  return new Date(`2026-${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  });
}
