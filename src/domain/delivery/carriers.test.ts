import { expect, it } from 'vitest';
import {
  carrierCodes,
  carriers,
  carriersFor,
  isCarrier,
  readTrackingCode,
  trackingLink,
} from './carriers.ts';

const parcel = { trackingCode: '3SMTHR0012345', to: { country: 'NL', postcode: '3542 AB' } } as const;

it.each([
  ['postnl', 'https://jouw.postnl.nl/track-and-trace/3SMTHR0012345-NL-3542AB'],
  ['dhl', 'https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=3SMTHR0012345'],
  ['dpd', 'https://tracking.dpd.de/status/nl_NL/parcel/3SMTHR0012345'],
  ['own', null],
  ['pickup', null],
  ['other', null],
] as const)('R11.3 a parcel by %s is followed at %s', (carrier, link) => {
  expect(trackingLink(carrier, parcel)).toBe(link);
});

it('R11.3 nothing is followed without a code, and a code cannot change the address of the page', () => {
  expect(carrierCodes.map((carrier) => trackingLink(carrier, { ...parcel, trackingCode: '' }))).toEqual(
    carrierCodes.map(() => null),
  );
  expect(trackingLink('dpd', { ...parcel, trackingCode: '../x?y' })).toBe(
    'https://tracking.dpd.de/status/nl_NL/parcel/..%2Fx%3Fy',
  );
});

it.each([
  [' 3s mthr 0012345 ', '3SMTHR0012345'],
  ['', ''],
  ['JVGL-061/2', 'JVGL-061/2'],
  ['<script>', null],
  ['1'.repeat(41), null],
])('R11.3 reads the code %j as %j', (text, code) => {
  expect(readTrackingCode(text)).toBe(code);
});

it('R11.3 what was sold at 0 % to another country is not collected here', () => {
  expect(carriersFor('intra_community')).toEqual(['postnl', 'dhl', 'dpd', 'own', 'other']);
  expect(carriersFor('domestic')).toEqual(carrierCodes);
});

it('R11.3 knows its carriers, and who brings it ourselves has no code', () => {
  expect(carrierCodes.filter(isCarrier)).toEqual(carrierCodes);
  expect(isCarrier('toString')).toBe(false);
  expect(carrierCodes.filter((code) => !carriers[code].hasCode)).toEqual(['own', 'pickup']);
});
