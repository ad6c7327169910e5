/** The four screens that configure; they differ in the steps they ask, never in rules or prices. */
export const devices = ['desktop', 'mobile', 'snel_bestellen_desktop', 'snel_bestellen_mobile'] as const;
export type Device = (typeof devices)[number];

export function isQuickOrder(device: Device): boolean {
  return device === 'snel_bestellen_desktop' || device === 'snel_bestellen_mobile';
}

export function isMobile(device: Device): boolean {
  return device === 'mobile' || device === 'snel_bestellen_mobile';
}
