import { daysBetween } from '#domain/business/dutch-date.ts';
import type { Hindrance } from '#domain/order/production.ts';
import { formatDate } from '../format/date.ts';

// What stands on paper: invoices, credit notes, packing and production sheets.

export const invoiceDocumentTexts = {
  titles: { invoice: 'Factuur', credit_note: 'Creditnota' },
  numbers: { invoice: 'Factuurnummer', credit_note: 'Creditnummer' },
  issuedOn: 'Factuurdatum',
  dueOn: 'Vervaldatum',
  deliveredOn: 'Leverdatum',
  paidOn: 'Vooruitbetaald op',
  expectedBy: 'Levering uiterlijk',
  orderNumber: 'Bestelnummer',
  reference: 'Uw referentie',
  credited: 'Bij factuur',
  customerVatId: 'Uw btw-nummer',
  description: 'Omschrijving',
  amount: 'Aantal',
  unitPrice: 'Prijs excl. btw',
  linePrice: 'Bedrag excl. btw',
  net: 'Totaal excl. btw',
  vat: (percent: number, over: string) => `Btw ${percent} % over ${over}`,
  totals: { invoice: 'Totaal incl. btw', credit_note: 'Totaal gecrediteerd incl. btw' },
  intraCommunity:
    'Intracommunautaire levering, 0 % btw: tabel II, onderdeel a, post 6, Wet op de omzetbelasting 1968; artikel 138, lid 1, Richtlijn 2006/112/EG.',
  bothVatIds: (ours: string, yours: string) =>
    `Btw-nummer leverancier: ${ours}. Btw-nummer afnemer: ${yours}.`,
  paid: (method: string) => `Voldaan via ${method}.`,
  pleasePay: 'Graag overmaken',
  received: 'Al ontvangen',
  payable: 'Bedrag',
  payBy: 'Uiterlijk',
  account: 'Naar IBAN',
  accountName: 'Ten name van',
  payWith: 'Betaal met dit kenmerk',
  refund: 'Het bedrag is of wordt terugbetaald op de rekening waarmee is betaald.',
  settled: (number: string) =>
    `Het bedrag gaat af van factuur ${number}. Was die al betaald, dan heeft u het bij ons tegoed.`,
  chamberOfCommerce: 'KvK',
  vatId: 'Btw',
  iban: 'IBAN',
  page: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
} as const;

/** By when, and how long that is. */
export function describeTerm(issuedOn: string, dueOn: string): string {
  const days = daysBetween(issuedOn, dueOn);
  if (days <= 0) return formatDate(dueOn);
  return `${formatDate(dueOn)} (binnen ${days} ${days === 1 ? 'dag' : 'dagen'})`;
}

export const sheetTexts = {
  packing: 'Pakbon',
  production: 'Productieblad',
  doNotMake: 'NIET MAKEN',
  hindrances: {
    cancelled: 'deze bestelling is geannuleerd',
    held: 'deze bestelling is aangehouden, de betaling is betwist',
    charged_back: 'de betaling is teruggeboekt',
    refunded: 'het geld is terugbetaald',
    unpaid: 'deze bestelling is niet betaald',
  } satisfies Record<Hindrance, string>,
  askFirst: 'EERST NAVRAGEN',
  partlyRefunded: 'een deel van het geld is terugbetaald; vraag of alles nog gemaakt wordt',
  order: 'Bestelling',
  orderedOn: 'Besteld op',
  dueOn: 'Leverdatum',
  customer: 'Klant',
  deliverTo: 'Leveren aan',
  reference: 'Referentie klant',
  remarks: 'Opmerkingen',
  line: 'Regel',
  product: 'Product',
  amount: 'Aantal',
  size: 'Totaalmaat (b x h)',
  boxLabel: 'Kenmerk',
  packed: 'Ingepakt',
  lineOf: (line: number, lines: number) => `Regel ${line} van ${lines}`,
  pieces: (amount: number) => `${amount} ${amount === 1 ? 'stuk' : 'stuks'}`,
  totalSize: 'Totaalmaat',
  openingSize: 'Opening',
  label: 'Kenmerk op de doos',
  noLabel: 'geen',
  ral: 'Speciale kleur',
  options: 'Uitvoering',
  drawing: 'Tekening',
  photosOf: (order: string, line: number) => `Foto’s van de klant bij ${order}, regel ${line}`,
} as const;

/** Why nothing is made of it; a person who holds it has said why. */
export function describeHindrance(hindrance: Hindrance, heldReason: string): string {
  const isHeldByPerson = hindrance === 'held' && heldReason !== '';
  return isHeldByPerson ? `deze bestelling is vastgehouden: ${heldReason}` : sheetTexts.hindrances[hindrance];
}
