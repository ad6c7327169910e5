import { dutchVatPercent } from '#domain/business/vat.ts';
import { areCollected, type CarrierCode } from '#domain/delivery/carriers.ts';

/** For staff, who choose one. */
export const carrierNames: Readonly<Record<CarrierCode, string>> = {
  postnl: 'PostNL',
  dhl: 'DHL',
  dpd: 'DPD',
  own: 'Eigen bezorging',
  pickup: 'Ophalen door de klant',
  other: 'Andere vervoerder',
};

/** Why what was sold at 0 % VAT is not handed over here, and what to do. */
export const notCollected = `Deze bestelling is met 0% btw verkocht (intracommunautaire levering): de horren moeten aantoonbaar naar het andere land. Kies een vervoerder of eigen bezorging. Wil de klant ze toch hier ophalen, crediteer dan deze bestelling en laat de klant opnieuw bestellen met een afleveradres in Nederland (${dutchVatPercent}% btw)`;

// For the customer, in a sentence and after a day.
const sentBy: Readonly<Record<CarrierCode, string>> = {
  postnl: 'met PostNL',
  dhl: 'met DHL',
  dpd: 'met DPD',
  own: 'wij bezorgen zelf',
  pickup: 'opgehaald bij ons',
  other: '',
};

/** Of an order of which nothing was sent. */
export const collectedName = 'Opgehaald';

export const sentTexts = {
  title: (carriers: readonly CarrierCode[]) => (areCollected(carriers) ? collectedName : 'Verzonden'),
  // '16 november 2026, met PostNL'
  when: (day: string, carrier: CarrierCode) => (sentBy[carrier] === '' ? day : `${day}, ${sentBy[carrier]}`),
  track: 'Volg uw zending',
  code: (code: string) => `Zendingnummer ${code}`,
  line: (amount: number, what: string) => `${amount} × ${what}`,
  inPart: (sent: number, all: number, carriers: readonly CarrierCode[]) =>
    `${sent} van de ${all} horren ${sent === 1 ? 'is' : 'zijn'} ${
      areCollected(carriers) ? 'opgehaald' : 'verzonden'
    }; de rest volgt.`,
  // Of an order of which nothing more goes.
  gone: (carriers: readonly CarrierCode[]) => {
    const collected = carriers.filter((carrier) => carrier === 'pickup').length;
    if (collected === 0) return 'Uw horren zijn onderweg.';
    return collected === carriers.length
      ? 'Uw horren zijn bij ons opgehaald.'
      : 'Een deel van uw horren is bij ons opgehaald, de rest is onderweg.';
  },
  // Of an order that was closed without all of its screens.
  short: {
    shipped: (sent: number, all: number, carriers: readonly CarrierCode[]) =>
      `${sent} van de ${all} horren ${sent === 1 ? 'is' : 'zijn'} ${
        areCollected(carriers) ? 'opgehaald' : 'verzonden'
      }; de rest komt niet meer.`,
    completed: (sent: number, all: number) =>
      `${sent} van de ${all} horren ${sent === 1 ? 'is' : 'zijn'} geleverd; de rest komt niet meer.`,
  },
  leftBehind: 'Dit leveren wij niet meer:',
  notInvoiced: 'Voor wat niet komt, krijgt u geen factuur.',
  owed: 'Over het geld voor wat niet komt, krijgt u apart bericht van ons.',
  credited: 'Wat niet komt, is gecrediteerd.',
} as const;
