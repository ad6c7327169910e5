import type { QuoteEventKind } from '#domain/quote/quote-event.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { ruleLimits } from '#domain/quote/selling-price.ts';
import { countryNames } from '../account/account.ts';
import { formatDate } from '../format/date.ts';
import { formatBasisPoints } from '../format/percent.ts';
import { discountChoices, roundingNames, ruleChoices } from './prices.ts';

/** The dealer's own page of a quote. Names of fields and buttons are what others hold on to. */
export const quoteTexts = {
  title: (number: string) => `Offerte ${number}`,
  name: 'Offerte',
  list: 'Offertes',
  version: (version: number) => `versie ${version}`,
  lineCount: (count: number) => (count === 1 ? '1 regel' : `${count} regels`),
  validUntil: (day: string) => `geldig tot en met ${day}`,
  noCustomer: 'Nog geen klant ingevuld',

  send: 'Versturen',
  order: 'Bestellen',
  toCart: 'Naar winkelwagen',
  copy: 'Kopiëren',
  pdf: 'Bekijk zoals uw klant het krijgt (pdf)',
  newVersion: 'Nieuwe versie maken',
  takePrices: 'Prijzen van vandaag overnemen',
  actions: 'Wat u met deze offerte kunt doen',

  customer: 'Uw klant',
  changeCustomer: 'Klant wijzigen',
  fillCustomer: 'Klant invullen',
  lines: 'Regels',
  noLines: 'Er staan nog geen regels in deze offerte.',
  own: 'eigen regel',
  ownWork: 'Uw eigen regels tellen geheel mee in uw marge.',
  addLine: 'Eigen regel toevoegen',
  addLineHint: 'Bijvoorbeeld montage, inmeten of voorrijkosten.',
  changeLine: 'Regel wijzigen',
  changePrice: 'Verkoopprijs wijzigen',
  of: (what: string, line: string) => `${what}: ${line}`,
  words: 'Tekst en geldigheid',
  changeWords: 'Tekst en geldigheid wijzigen',
  prices: 'Verkoopprijzen',
  changePrices: 'Verkoopprijzen wijzigen',
  totals: 'Wat uw klant betaalt',
  margin: 'Uw marge',
  history: 'Wat er gebeurde',
  save: 'Bewaren',
  add: 'Toevoegen',
  boxLabel: 'Kenmerk',
  reference: 'Referentie',
  makes: (size: string) => `Wij maken ${size}`,

  times: (quantity: string, price: string) => `${quantity} × ${price}`,
  inclVat: (percent: number) => `incl. ${percent} % btw`,
  net: 'Netto excl. btw',

  allLines: 'Alle regels',
  total: 'Totaal incl. btw',
  withoutVat: 'Totaal excl. btw',
  vat: (percent: number) => `Btw ${percent} %`,
  vatOver: (percent: number, amount: string) => `Btw ${percent} % over ${amount}`,

  sales: 'Verkoop excl. btw',
  netScreens: 'Netto prijs van de horren',
  marginName: 'Marge',
  loss: 'Verlies',
  lossLine: (amount: string) => `U verkoopt deze regel ${amount} onder uw netto prijs.`,
  lossAll: (amount: string) => `Let op: met deze prijzen legt u ${amount} toe op deze offerte.`,
  ofSales: (percent: string) => `${percent} van de verkoop`,
  onlyYou: 'Alleen u ziet netto prijzen en marge; uw klant niet.',
  discountInMargin: 'De korting is er al af.',
  onOrdering: (parts: readonly string[]) =>
    `Bij bestellen komt er excl. btw nog bij: ${parts.join(' en ')}. Dat gaat van uw marge af.`,
  onOrderingFree: 'Bij bestellen komen er geen instelkosten of verzendkosten bij.',
  fee: (label: string, amount: string) => `${label.charAt(0).toLowerCase()}${label.slice(1)} ${amount}`,
  shipping: (amount: string) => `verzendkosten ${amount}`,

  willChange: (version: number) =>
    `Deze versie is verstuurd. Wijzigt u iets, dan wordt het versie ${version} en een concept: de link die uw klant heeft, zegt dan dat er een nieuwe versie komt en neemt geen akkoord meer aan.`,
  refusedBefore: (version: number) =>
    `Uw klant heeft deze versie afgewezen. Wijzigt u iets, dan wordt het versie ${version}, die u opnieuw kunt versturen.`,
  expiredBefore: (version: number) =>
    `De geldigheid van deze versie is voorbij. Kies een nieuwe laatste dag: dan wordt het versie ${version}, die u opnieuw kunt versturen.`,
  isPast: 'De laatste dag is voorbij. Kies een nieuwe dag voordat u de offerte verstuurt.',
  accepted: (version: number) =>
    `Uw klant is akkoord met versie ${version}. Daarom kunt u haar niet wijzigen zonder een nieuwe versie te maken.`,
  ordered: (version: number) =>
    `Deze offerte is besteld. Wilt u iets wijzigen, maak dan versie ${version + 1}.`,
  newVersionHint:
    'De nieuwe versie is een concept. Wat uw klant heeft gekregen blijft bewaard; de oude link neemt niets meer aan.',

  otherPrices: (count: number) =>
    count === 1
      ? 'Van één regel is de prijs vandaag anders dan in deze offerte. Er is niets gewijzigd.'
      : `Van ${count} regels is de prijs vandaag anders dan in deze offerte. Er is niets gewijzigd.`,
  otherPricesHint:
    'Neemt u de prijzen van vandaag over, dan wijzigen ook de verkoopprijzen die daarvan zijn afgeleid. Een getypte verkoopprijs blijft.',
  impossibleLines: (count: number) =>
    count === 1
      ? 'Eén hor kan vandaag niet meer zo gemaakt worden. Dat staat bij de regel.'
      : `${count} horren kunnen vandaag niet meer zo gemaakt worden. Dat staat bij de regels.`,
  netToday: (before: string, after: string) => `Netto vandaag ${after} per stuk, in deze offerte ${before}.`,
  adviceToday: (before: string, after: string) =>
    `Adviesprijs vandaag ${after} per stuk, in deze offerte ${before}.`,
  impossible: 'Deze hor kan vandaag niet meer zo gemaakt worden.',
  impossibleHint: 'De prijs in deze offerte blijft staan. Pas de hor aan voordat u haar bestelt.',

  event: (what: string, version: number) => `${what} (versie ${version})`,

  checkFields: 'Er is niets bewaard. Controleer de velden hieronder.',
  overtaken: 'Er is niets bewaard: een collega heeft dit intussen gewijzigd.',
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  nothing: 'leeg',
  none: '–',
  sendAgain: 'Wat u typte staat er nog. Controleer het en bewaar opnieuw.',
} as const;

/** By the name a field has in its form. */
export const quoteFieldNames = {
  name: 'Naam',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  street: 'Straat en huisnummer',
  postcode: 'Postcode',
  city: 'Plaats',
  country: 'Land',
  subject: 'Onderwerp',
  validUntil: 'Geldig tot en met',
  opening: 'Openingswoorden',
  closing: 'Slotwoorden',
  rule: 'Verkoopprijs',
  percent: 'Percentage',
  rounding: 'Afronden',
  discount: 'Korting voor uw klant',
  discountValue: 'Hoogte van de korting',
  description: 'Omschrijving',
  quantity: 'Aantal',
  unit: 'Eenheid',
  price: 'Prijs incl. btw',
  vat: 'Btw-tarief',
  standing: 'Stand van de offerte',
} as const;
export type QuoteField = keyof typeof quoteFieldNames;

export const quoteFieldHints: Readonly<Partial<Record<QuoteField, string>>> = {
  postcode: 'Nederland: 1234 AB. België: 1000.',
  subject: 'Bijvoorbeeld: Horren voor Dorpsstraat 8.',
  quantity: 'Bijvoorbeeld 1 of 2,5.',
  unit: 'Bijvoorbeeld uur, stuk of km. Mag leeg blijven.',
  price: 'Van één eenheid, bijvoorbeeld 62,50.',
};

const percentOf = (basisPoints: number) => formatBasisPoints(basisPoints);

/** What is wrong with what was typed. */
export const quoteErrors = {
  required: 'Vul dit veld in.',
  tooLong: (most: number) => `Dit is te lang: gebruik ten hoogste ${most} tekens.`,
  choice: 'Kies een van de mogelijkheden.',
  percent: 'Vul een percentage in, zoals 10 of 7,5.',
  advicePercent: `Vul een percentage in van ${percentOf(ruleLimits.advice.least)} tot ${percentOf(ruleLimits.advice.most)}, zoals -10 of 7,5.`,
  netPercent: `Vul een percentage in van ${percentOf(ruleLimits.net.least)} tot ${percentOf(ruleLimits.net.most)}, zoals 40 of 37,5.`,
  discountPercent: 'Vul een percentage in van 0 tot 100 %, zoals 5 of 7,5.',
  amount: 'Vul een bedrag in, zoals 62,50 of 1.234,50.',
  quantity: `Vul een aantal in groter dan 0 en ten hoogste ${quoteLimits.quantity / 100}, zoals 1 of 2,5.`,
  day: 'Kies een dag.',
  dayPast: 'Deze dag is voorbij. Kies vandaag of een latere dag.',
  dayFar: 'Kies een dag binnen een jaar.',
} as const;

export const quoteEventNames: Readonly<Record<QuoteEventKind, string>> = {
  made: 'Gemaakt',
  copied: 'Gemaakt als kopie',
  sent: 'Verstuurd',
  seen: 'Door uw klant geopend',
  reminded: 'Herinnering gestuurd',
  asked: 'Vraag van uw klant',
  accepted: 'Akkoord van uw klant',
  refused: 'Afgewezen',
  new_version: 'Nieuwe versie begonnen',
  to_cart: 'In de winkelwagen gezet',
  ordered: 'Besteld',
};

export function vatName(percent: number): string {
  return `${percent} %`;
}

/** After what was done, by name over the redirect. */
export const quoteNotices = {
  gewijzigd: 'De wijziging is bewaard.',
  'regel-erbij': 'De regel is toegevoegd.',
  prijzen: 'De prijzen van vandaag zijn overgenomen.',
  versie: 'Dit is de nieuwe versie. Zij is een concept tot u haar verstuurt.',
  'al-zo': 'Er was niets te wijzigen.',
} as const;

export const quoteProblems = {
  'prijzen-anders': 'De prijzen zijn intussen weer anders. Kijk wat er nu staat en neem ze dan over.',
  vast: 'Er is niets gewijzigd: uw klant is akkoord, of er is besteld. Maak eerst een nieuwe versie.',
  'vast-bewaard':
    'Er is niets gewijzigd: uw klant is akkoord, of er is besteld. Maak eerst een nieuwe versie; wat u typte staat daar klaar.',
  vol: `Een offerte heeft ten hoogste ${quoteLimits.lines} regels.`,
  regel: 'Deze regel staat niet meer in de offerte.',
  'geen-nieuwe': 'Deze offerte kunt u gewoon wijzigen: daar is geen nieuwe versie voor nodig.',
} as const;

const choiceNames: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {
  rule: ruleChoices,
  rounding: roundingNames,
  discount: discountChoices,
  country: countryNames,
};

/** What stands in a field, as its page says it. */
export function describeQuoteField(name: string, value: string): string {
  if (value === '') return quoteTexts.nothing;
  if (name === 'validUntil' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  return choiceNames[name]?.[value] ?? value;
}

export function quoteFieldName(name: string): string {
  const names: Readonly<Record<string, string>> = quoteFieldNames;
  return names[name] ?? name;
}
