import { type Season, seasonOn } from '#domain/delivery/season.ts';
import { deliveryDays } from '#domain/product/delivery.ts';
import { table } from './tables.ts';

const roles = ['standard', 'anodised', 'listed', 'custom'] as const;

/** Working days by colour, as a rule and in each period of the season. */
export function deliveryTable(season: Season): string {
  const daysOn = (date: string) => roles.map((role) => String(deliveryDays(0, role, date, season)));
  return table(
    ['', ...roles],
    [
      ['as a rule', ...daysOn(ordinaryDay(season))],
      ...season.periods.map(({ from, until }) => [
        `${tellDay(from)} to ${tellDay(until)}`,
        ...daysOn(`2026-${from}`),
      ]),
    ],
  );
}

function ordinaryDay(season: Season): string {
  const days = [...Array(365).keys()].map((day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const found = days.find((day) => seasonOn(day, season) === null);
  if (found === undefined) throw new Error('the season has no end');
  return found;
}

function tellDay(day: string): string {
  return new Date(`2026-${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  });
}
