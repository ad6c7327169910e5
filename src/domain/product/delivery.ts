import type { ColourRole } from './colour.ts';

const workingDays = { standard: 10, anodised: 15, listed: 15, custom: 20 } as const satisfies Record<
  ColourRole,
  number
>;
const seasonDays = 5;

/** April to July, when everybody wants screens. `date` is 'YYYY-MM-DD'. */
export function isHighSeason(date: string): boolean {
  const month = Number(date.slice(5, 7));
  return month >= 4 && month <= 7;
}

/** Working days within which a product in this colour is delivered when ordered on `date`. */
export function deliveryDays(extraDeliveryDays: number, role: ColourRole, date: string): number {
  return workingDays[role] + extraDeliveryDays + (isHighSeason(date) ? seasonDays : 0);
}
