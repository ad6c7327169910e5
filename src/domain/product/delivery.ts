import { type Season, seasonOn } from '../delivery/season.ts';
import type { ColourRole } from './colour.ts';

const workingDays = { standard: 10, anodised: 15, listed: 15, custom: 20 } as const satisfies Record<
  ColourRole,
  number
>;

/** Working days within which a product in this colour is delivered when ordered on `date`, 'YYYY-MM-DD'. */
export function deliveryDays(
  extraDeliveryDays: number,
  role: ColourRole,
  date: string,
  season: Season,
): number {
  return workingDays[role] + extraDeliveryDays + (seasonOn(date, season) === null ? 0 : season.extraDays);
}
