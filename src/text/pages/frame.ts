import type { Seller } from '#domain/business/seller.ts';
import { formatAddress } from '../account/account.ts';

export const footerText = {
  adviceHeading: 'Advies nodig?',
  adviceBody: 'Onze adviseurs denken mee over meten, montage en maatwerk.',
  orderHeading: 'Bestellen',
  shopHeading: 'Maathor',
  terms: 'Algemene voorwaarden',
  privacy: 'Privacy',
  contact: 'Contact',
  madeToMeasure: 'Horren op maat voor vakbedrijven in Nederland en België.',
  seller: ({ name, address, companyNumber, vatId }: Seller) =>
    [name, formatAddress(address).slice(0, 2).join(', '), `KvK ${companyNumber}`, `Btw-id ${vatId}`].join(
      ' · ',
    ),
} as const;

export const cartPreviewText = {
  label: 'Winkelwagen',
  lines: (count: number) => (count === 1 ? '1 regel' : `${count} regels`),
} as const;
