import type { Address } from '../business/address.ts';

export const carrierCodes = ['postnl', 'dhl', 'dpd', 'own', 'pickup', 'other'] as const;

export type CarrierCode = (typeof carrierCodes)[number];

export type Parcel = {
  readonly trackingCode: string;
  readonly to: Pick<Address, 'country' | 'postcode'>;
};

type Carrier = {
  // Else there is nothing to follow: who brings it ourselves has no code.
  readonly hasCode: boolean;
  // Where the carrier tells how far it is; null where we know no such page.
  readonly track: ((code: string, to: Parcel['to']) => string) | null;
};

/** Who brings it. A new one is a line here and its name in the texts. */
export const carriers: Readonly<Record<CarrierCode, Carrier>> = {
  postnl: {
    hasCode: true,
    track: (code, { country, postcode }) =>
      `https://jouw.postnl.nl/track-and-trace/${code}-${country}-${encodeURIComponent(postcode.replaceAll(' ', ''))}`,
  },
  dhl: {
    hasCode: true,
    track: (code) => `https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=${code}`,
  },
  dpd: { hasCode: true, track: (code) => `https://tracking.dpd.de/status/nl_NL/parcel/${code}` },
  own: { hasCode: false, track: null },
  pickup: { hasCode: false, track: null },
  other: { hasCode: true, track: null },
};

/** Nothing of it was sent: the customer came for all that went. */
export function areCollected(went: readonly CarrierCode[]): boolean {
  return went.length > 0 && went.every((code) => code === 'pickup');
}

/** What is collected here does not cross the border, and 0 % between two countries is for what does. */
export function carriersFor(vatBasis: 'domestic' | 'intra_community'): readonly CarrierCode[] {
  return vatBasis === 'domestic' ? carrierCodes : carrierCodes.filter((code) => code !== 'pickup');
}

export function isCarrier(text: string): text is CarrierCode {
  return (carrierCodes as readonly string[]).includes(text);
}

/** Null without a code, or for a carrier without such a page. */
export function trackingLink(carrier: CarrierCode, { trackingCode, to }: Parcel): string | null {
  const { track } = carriers[carrier];
  return track === null || trackingCode === '' ? null : track(encodeURIComponent(trackingCode), to);
}

/** Characters. */
export const maxTrackingCode = 40;

/** As carriers print it: letters, digits and the marks between them; null for anything else. */
export function readTrackingCode(text: string): string | null {
  const code = text.replaceAll(/\s+/g, '').toUpperCase();
  return code.length <= maxTrackingCode && /^[A-Z0-9./-]*$/.test(code) ? code : null;
}
