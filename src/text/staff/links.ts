import type { LinkRefusal } from '#domain/payment/link-refusal.ts';
import { maxLinkDays } from '#domain/payment/payment-subject.ts';
import { orderStatusNames } from '../ordering/order.ts';

/** Of a mail with a link for a free amount, when nobody gave a name. */
export const linkSalutation = 'klant';

/** Why there is no link, on the page and to who typed the command. */
export function describeLinkRefusal(refusal: LinkRefusal): string {
  const { number } = refusal;
  switch (refusal.why) {
    case 'no_order':
      return `Er is geen bestelling ${number}.`;
    case 'no_invoice':
      return `Er is geen factuur ${number}.`;
    case 'on_account':
      return `Bestelling ${number} is op rekening en wordt gefactureerd bij verzending. Maak de link voor een factuur.`;
    case 'not_payable':
      return `Bestelling ${number} kan niet worden betaald: ${orderStatusNames[refusal.status]}.`;
    case 'paid':
      return `${number} is al betaald.`;
    case 'pending':
      return `Voor ${number} loopt al een betaling bij de bank. Wacht die eerst af.`;
    case 'refunded':
      return `${number} is al betaald en (deels) terugbetaald.`;
    case 'credited':
      return `Factuur ${number} is helemaal gecrediteerd; er is niets te betalen.`;
    case 'written_off':
      return `Factuur ${number} is afgeboekt; er is niets te betalen.`;
    default:
      return refusal satisfies never;
  }
}

export const linksTexts = {
  title: 'Betaallinks',
  searchHint: 'Bestelling, factuur, bedrijf of omschrijving',
  status: 'Status',
  states: {
    open: 'open',
    expired: 'verlopen',
    withdrawn: 'ingetrokken',
    paid: 'betaald',
    closed: 'niet meer nodig',
  },
  days: { from: 'Gemaakt vanaf', until: 'Tot en met' },
  headings: {
    subject: 'Waarvoor',
    company: 'Bedrijf',
    made: 'Gemaakt',
    until: 'Geldig tot',
    mailed: 'Gemaild aan',
    status: 'Status',
    amount: 'Bedrag',
  },
  noEnd: 'zonder einde',
  notMailed: 'niet gemaild',
  busy: 'wordt betaald',
  make: 'Betaallink maken',
  nameOf: (id: number) => `Betaallink ${id}`,
  fileName: 'betaallinks.csv',
  csvHeadings: [
    'link',
    'gemaakt',
    'status',
    'bedrijf',
    'bestelling',
    'factuur',
    'omschrijving',
    'bedrag',
    'geldig tot',
    'gemaild aan',
  ],
} as const;

export const newLinkTexts = {
  title: 'Betaallink maken',
  intro:
    'Is er al een open link voor deze bestelling of factuur, dan krijgt u die: twee zouden uitnodigen om twee keer te betalen.',
  what: 'Waarvoor',
  forNumber: 'Een bestelling of factuur',
  forAmount: 'Een vrij bedrag',
  fields: {
    number: 'Bestel- of factuurnummer',
    amount: 'Bedrag incl. btw',
    description: 'Omschrijving',
    days: 'Geldig, in dagen',
    email: 'Mail de link aan',
    contact: 'Naam in de aanhef',
  },
  hints: {
    number: 'Bijvoorbeeld B2026-00001 of F2026-00001. Het bedrag is wat er openstaat.',
    description: 'Leest de betaler, ook op het bankafschrift.',
    days: 'Leeg: zonder einde.',
    email: 'Leeg: u krijgt de link en stuurt hem zelf.',
    contact: 'Leeg: de naam van de klant.',
  },
  submit: 'Maken',
  cancel: 'Annuleren',
  problems: {
    number: 'Vul een bestel- of factuurnummer in.',
    amount: 'Vul een bedrag in, bijvoorbeeld 1.234,50.',
    days: `Vul een aantal dagen in, van 1 tot en met ${maxLinkDays}.`,
  },
} as const;

export const linkTexts = {
  facts: 'Betaallink',
  address: 'Adres van de link',
  addressNote: 'Wie dit adres heeft kan betalen.',
  payment: 'Alles van deze betaling',
  send: 'Mailen',
  sendTo: 'E-mailadres',
  confirmSend: 'Versturen',
  withdraw: 'Intrekken',
  withdrawNote:
    'Niemand kan er dan nog mee betalen, en de pagina van de link zegt dat. Dat kan niet ongedaan.',
  confirmWithdraw: 'Ja, intrekken',
  notices: {
    gemaakt: 'De betaallink is gemaakt.',
    bestond: 'Er was al een open betaallink; dit is hem.',
    verstuurd: 'De e-mail met de link gaat de deur uit.',
    ingetrokken: 'De betaallink is ingetrokken.',
  },
  problems: {
    wacht: 'Er is niets verstuurd: dezelfde e-mail staat al klaar en is nog niet weg.',
    'niet-open': 'Dit kan niet meer: de link is niet open.',
    bezig: 'De link is niet ingetrokken: er wordt nu mee betaald. Probeer het over een kwartier nog eens.',
  },
} as const;
