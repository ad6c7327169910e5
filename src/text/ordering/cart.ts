import { maxCartLines, maxOrderSubtotal, maxRemarks } from '#domain/cart/terms.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { formatEuro } from '../format/money.ts';

/** `adding` is how many were to come beside the `lines` it holds. */
export function cartIsFull(lines: number, adding: number): string {
  const room = Math.max(0, maxCartLines - lines);
  const holds = `Een winkelwagen kan ${maxCartLines} regels bevatten`;
  return room === 0
    ? `${holds} en deze is vol. Bestel eerst wat erin staat, of verwijder regels.`
    : `${holds} en deze heeft er al ${lines}. Er ${room === 1 ? 'past nog 1 regel' : `passen nog ${room} regels`} bij, u voegt er ${adding} toe. Bestel eerst wat erin staat, of voeg er minder toe.`;
}

/** The cart page and what it says after a change. */
export const cartText = {
  title: 'Winkelwagen',
  linesLabel: 'Regels in uw winkelwagen',
  empty: 'Uw winkelwagen is leeg.',
  emptyHint: 'Stel een hor samen, of voer in één keer een lijst met maten in.',
  toProducts: 'Naar de producten',
  toQuickOrder: 'Snel bestellen',
  makes: (size: string) => `Wij maken ${size}`,
  fromQuote: (number: string) => `Uit offerte ${number}`,
  boxLabel: 'Kenmerk',
  reference: 'Referentie',
  referenceHint: 'Van u, voor deze regel: een project of klant. Er kan op worden gegroepeerd.',
  saveReference: 'Referentie opslaan',
  specifications: 'Specificaties',
  details: (photos: number) =>
    photos === 0
      ? 'Specificaties en foto’s'
      : `Specificaties en ${photos} ${photos === 1 ? 'foto' : 'foto’s'}`,
  amount: 'Aantal',
  changeAmount: 'Aantal wijzigen',
  perPiece: (price: string) => `${price} per stuk`,
  advicePrice: 'Adviesprijs per stuk',
  columns: { product: 'Product, kenmerk en maat', delivery: 'Levering', price: 'Totaal excl. btw' },
  groupBy: 'Groeperen op',
  groupings: {
    none: 'niet',
    kenmerk: 'kenmerk',
    referentie: 'referentie',
    product: 'product',
    kleur: 'kleur',
  },
  groupNone: {
    kenmerk: 'Zonder kenmerk',
    referentie: 'Zonder referentie',
    product: 'Overige',
    kleur: 'Overige',
  },
  groupSum: (pieces: number, price: string) =>
    `${pieces} ${pieces === 1 ? 'stuk' : 'stuks'}, ${price} excl. btw`,
  toFreeShipping: (amount: string) => `Nog ${amount} excl. btw tot gratis verzending.`,
  edit: 'Wijzigen',
  anotherSize: 'Nog een maat, zelfde keuzes',
  anotherSizeShort: 'Nog een maat',
  copy: 'Kopiëren',
  remove: 'Verwijderen',
  lineName: (name: string, boxLabel: string) => (boxLabel === '' ? name : `${name}, ${boxLabel}`),
  // What a button is about, for who cannot see which line it stands in.
  ofLine: (action: string, name: string, boxLabel: string) =>
    boxLabel === '' ? `${action}: ${name}` : `${action}: ${name}, ${boxLabel}`,
  otherColour: (colour: string, name: string, boxLabel: string) =>
    `${colour}, andere kleur voor ${boxLabel === '' ? name : `${name}, ${boxLabel}`}`,
  removed: (name: string, boxLabel: string) =>
    boxLabel === '' ? `${name} is verwijderd.` : `${name} (${boxLabel}) is verwijderd.`,
  undo: 'Ongedaan maken',
  newPrice: (former: string, now: string) =>
    `De prijs per stuk is gewijzigd van ${former} in ${now}, door een nieuwe prijslijst.`,
  newPrices: 'Er geldt een nieuwe prijslijst. Bij de regels hieronder ziet u de oude en de nieuwe prijs.',
  acknowledgePrices: 'Begrepen',
  notPossible: 'Deze hor kunnen wij zo niet meer maken.',
  notPossibleHint: 'Wijzig of verwijder de regel om te kunnen bestellen.',
  remarks: 'Opmerkingen bij de bestelling',
  remarksHint: `Bijvoorbeeld over de levering. Wij lezen dit voordat wij beginnen. Maximaal ${maxRemarks} tekens.`,
  remarksTooLong: `Een opmerking kan maximaal ${maxRemarks} tekens lang zijn.`,
  saveRemarks: 'Opmerkingen opslaan',
  overview: 'Overzicht',
  checkout: 'Afrekenen',
  offer: 'Aanbieden aan collega',
  forStaff: 'Als medewerker bestelt u namens een klant, vanaf de pagina van die klant.',
  forStaffAtWork:
    'Deze klant is inmeter en bestelt niet zelf. Werk namens een inkoper of eigenaar van het bedrijf.',
  offerBlocked: 'Aanbieden kan zodra elke regel weer gemaakt kan worden.',
  blocked: {
    lines: `Een bestelling kan ${maxCartLines} regels bevatten. Verwijder regels en bestel ze apart.`,
    line: 'Afrekenen kan zodra elke regel weer gemaakt kan worden.',
    total: `Een bestelling via de website kan tot ${formatEuro(maxOrderSubtotal)} excl. btw. Verdeel deze over meer bestellingen, of neem contact met ons op.`,
  },
  amountRefused: (typed: string, kept: number, max: number) =>
    `${typed === '' ? 'Er is geen getal ingevuld.' : `‘${typed}’ kan niet.`} Vul een aantal in van 1 t/m ${max}. Het aantal is nog ${kept}.`,
  saveAsQuote: 'Bewaar als offerte',
  saveAsQuoteHint: 'De regels gaan met hun foto’s naar een nieuwe offerte voor uw klant, in uw naam.',
  addToQuote: 'Toevoegen aan een offerte',
  addToQuoteLabel: 'Concept',
  addToQuoteSubmit: 'Toevoegen',
  concept: (number: string, customer: string) => (customer === '' ? number : `${number} · ${customer}`),
  continueShopping: 'Verder winkelen',
} as const;

/** These travel over a redirect by name. */
export const cartProblems = {
  'niets-te-bewaren': 'Er stond niets meer in uw winkelwagen om als offerte te bewaren.',
  'te-veel-regels': `Een offerte kan ${quoteLimits.lines} regels bevatten. Zo passen ze er niet allemaal in; er is niets bewaard.`,
  'offerte-past-niet': `Een winkelwagen kan ${maxCartLines} regels bevatten. De horren van de offerte passen er niet allemaal bij; er is niets toegevoegd.`,
  'geen-concept':
    'Die offerte is geen concept meer: zij is verzonden of verwijderd. Uw regels staan nog in de winkelwagen.',
  'niets-aan-te-bieden': 'Uw winkelwagen was leeg: er is niets aangeboden.',
  weg: 'Deze regel staat niet meer in uw winkelwagen.',
  vol: cartIsFull(maxCartLines, 1),
  'geen-foto': 'Deze foto stond er al niet meer.',
  // Also where it was somebody else who logged in since: then it is another cart.
  verlopen:
    'Uw laatste wijziging is niet opgeslagen: sinds u deze pagina opende is er opnieuw ingelogd. Kijk of dit uw winkelwagen is en doe de wijziging nog een keer.',
  aantal: 'Een aantal is een heel getal van 1 of meer. Wij hebben het aangepast; kijk of het klopt.',
} as const;

export const cartNotices = {
  overgenomen: 'U heeft de winkelwagen overgenomen. De regels staan onderaan, tegen de prijzen van vandaag.',
  teruggenomen: 'U heeft de winkelwagen teruggenomen. De regels staan weer in uw winkelwagen.',
  'uit-offerte':
    'De horren van uw offerte staan onderaan uw winkelwagen, tegen de prijzen van vandaag. De offerte blijft zoals zij is.',
  opnieuw: 'De horren uit uw bestelling staan in uw winkelwagen, tegen de prijzen van vandaag.',
  gekopieerd: 'De regel is gekopieerd.',
  teruggezet: 'De regel staat weer in uw winkelwagen.',
  opmerkingen: 'Uw opmerkingen zijn opgeslagen.',
  referentie: 'De referentie is opgeslagen.',
  foto: 'De foto staat bij de regel.',
  'foto-weg': 'De foto is verwijderd.',
} as const;

/** Said by the script when a change was made, or could not be. */
export const cartStatus = {
  changed: 'De winkelwagen is bijgewerkt.',
  changedElsewhere:
    'De winkelwagen is in een ander venster gewijzigd. Kijk of het zo klopt en ga dan verder.',
  // An answer that is lost says nothing of what was done; all of it can be done again.
  failed: 'De wijziging is misschien niet opgeslagen. Controleer de verbinding en probeer het opnieuw.',
  waiting: 'Een ogenblik, wij werken de winkelwagen bij.',
} as const;

/** How a fee is called, on the page and over the wire. */
export const feeNames = {
  ralSetup: (ral: string) => `Instelkosten ${ral}`,
} as const;
