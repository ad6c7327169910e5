import { termsInDays } from '#domain/account/credit-terms.ts';
import { maxCompanyNote, maxReason } from '#domain/business/limits.ts';
import { roleNames } from '../account/roles.ts';

export const customersTexts = {
  title: 'Klanten',
  aside: 'Bedrijven met een account.',
  searchHint: 'Bedrijf, persoon, e-mailadres, nummer of plaats',
  headings: {
    company: 'Bedrijf',
    city: 'Plaats',
    number: 'Nummer',
    group: 'Kortingsgroep',
    people: 'Mensen',
    lastOrder: 'Laatste bestelling',
    status: 'Status',
  },
  status: 'Status',
  statuses: { active: 'actief', blocked: 'geblokkeerd' },
  countries: { NL: 'Nederland', BE: 'België' },
  noOrder: 'nog niets',
  add: 'Klant toevoegen',
  group: 'Kortingsgroep',
  country: 'Land',
  csvHeadings: [
    'nummer',
    'bedrijf',
    'KvK- of ondernemingsnummer',
    'btw-nummer',
    'land',
    'plaats',
    'kortingsgroep',
    'mensen',
    'laatste bestelling',
    'status',
  ],
  fileName: 'klanten.csv',
} as const;

/** '14 dagen', or that there is none. */
export function describeTerm(days: number | null): string {
  return days === null ? 'niet op rekening' : `${days} dagen`;
}

export const termOptions: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: describeTerm(null) },
  ...termsInDays.map((days) => ({ value: String(days), label: describeTerm(days) })),
];

export const unitNames = { mm: 'millimeters', cm: 'centimeters' } as const;
export const measureNames = { opening: 'maat van de opening', total: 'totaalmaat van de hor' } as const;

export const termErrors = {
  choose: 'Kies een van de mogelijkheden.',
  termMissing: 'Kies ook een betaaltermijn, of maak de kredietlimiet leeg.',
  limitMissing: 'Vul ook een kredietlimiet in, of kies ‘niet op rekening’.',
  limit: 'Vul een bedrag in van meer dan nul, zoals 2500 of 2.500,00.',
} as const;

/** The value of a field as its reader knows it. */
export function describeField(name: string, value: string): string {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    country: customersTexts.countries,
    role: roleNames,
    unit: unitNames,
    measures: measureNames,
    isDefault: { '': 'nee', 1: 'ja' },
    termDays: Object.fromEntries(termOptions.map((option) => [option.value, option.label])),
  };
  return names[name]?.[value] ?? (value === '' ? 'leeg' : value);
}

export const customerTexts = {
  since: (date: string) => `Klant sinds ${date}`,
  changeCompany: 'Bedrijfsgegevens wijzigen',
  invoiceAddress: 'Factuuradres',
  terms: 'Voorwaarden',
  changeTerms: 'Voorwaarden wijzigen',
  term: 'Betaaltermijn',
  limit: 'Kredietlimiet',
  noLimit: 'geen',
  exposure: 'Openstaand en besteld',
  onAccount: 'Op rekening',
  accountBlocked: (count: number) =>
    count === 1
      ? 'kan niet, tot de factuur is betaald die na drie herinneringen openstaat:'
      : 'kan niet, tot de facturen zijn betaald die na drie herinneringen openstaan:',
  vatAnswers: {
    valid: (date: string) => `bevestigd door het register op ${date}`,
    invalid: (date: string) => `niet bekend bij het register op ${date}`,
    unavailable: (date: string) => `het register gaf op ${date} geen antwoord`,
  },
  owed: 'Openstaand',
  nothingOwed: 'Er staat niets open.',
  credit: 'Tegoed bij ons',
  open: 'Openstaand',
  overdue: 'waarvan te laat',
  invoiceStatuses: { open: 'open', overdue: 'te laat' },
  dueOn: (date: string) => `vervalt op ${date}`,
  statement: 'Rekeningoverzicht van dit jaar:',
  statementFormats: { pdf: 'PDF', csv: 'CSV' },
  toInvoices: 'Alle facturen van deze klant',
  toOrders: 'Alle bestellingen van deze klant',
  notes: 'Notities',
  notesIntro: 'Voor collega’s. De klant ziet ze niet; een notitie kan niet worden gewijzigd.',
  noNotes: 'Er zijn nog geen notities.',
  noteBy: (author: string, moment: string) => `${author}, ${moment}`,
  addNote: 'Notitie toevoegen',
  noteHint: `Ten hoogste ${maxCompanyNote} tekens. Schrijf over iemand niets dat die niet zou mogen lezen.`,
  invite: 'Iemand uitnodigen',
  change: 'Wijzigen',
  changeOf: (name: string) => `Wijzigen: ${name}`,
  inviteAgain: 'Opnieuw uitnodigen',
  inviteAgainOf: (name: string) => `Opnieuw uitnodigen: ${name}`,
  withdraw: (name: string) => `Uitnodiging van ${name} intrekken`,
  withdrawNote: 'De link in de e-mail werkt dan niet meer, en het e-mailadres komt vrij.',
  confirmWithdraw: 'Ja, intrekken',
  removePerson: (name: string) => `${name} verwijderen`,
  removePersonNote:
    'De login eindigt meteen en de eigen winkelwagen vervalt. Bestellingen en facturen blijven staan. De persoon krijgt er een e-mail over.',
  confirmRemove: 'Ja, verwijderen',
  invitedUntil: (moment: string) => `uitgenodigd, de link werkt tot ${moment}`,
  invitationOver: 'de uitnodiging werkt niet meer',
  measuresIn: (unit: string, measures: string) => `${unit}, ${measures}`,
  lastSeen: (moment: string) => `laatst gezien ${moment}`,
  addAddress: 'Afleveradres toevoegen',
  removeAddress: (recipient: string) => `Verwijderen: ${recipient}`,
  removeAddressNote: 'Bestellingen die hierheen gaan of gingen, houden dit adres.',
  noAddresses: 'Er is geen afleveradres; geleverd wordt op het factuuradres.',
  company: 'Bedrijf',
  country: 'Land',
  vatId: 'Btw-nummer',
  noVatId: 'geen',
  persons: 'Mensen',
  noPersons: 'Dit bedrijf heeft nog geen mensen met een login.',
  statuses: { active: 'actief', invited: 'uitgenodigd', blocked: 'geblokkeerd' },
  never: 'nog niet gezien',
  secondFactor: (isSet: boolean) => (isSet ? 'tweede stap ingesteld' : 'zonder tweede stap'),
  resetSecondFactor: (name: string) => `Tweede stap van ${name} resetten`,
  resetNote:
    'Voor wie telefoon, passkeys en herstelcodes kwijt is. De klant wordt overal afgemeld en logt dan in met het wachtwoord alleen. Ga eerst na dat u de klant zelf spreekt.',
  confirmReset: 'Ja, resetten',
  addresses: 'Adressen',
  addressKinds: { invoice: 'Factuuradres', delivery: 'Afleveradres' },
  usual: 'standaard',
  orders: 'Laatste bestellingen',
  noOrders: 'Dit bedrijf heeft nog niets besteld.',
  order: { number: 'Nummer', on: 'Geplaatst', by: 'Door', total: 'Bedrag', status: 'Status' },
  total: (amount: string) => `${amount} incl. btw`,
  access: 'Toegang',
  mayOrder: 'De mensen van dit bedrijf kunnen inloggen en bestellen.',
  blocked: (moment: string) => `Geblokkeerd sinds ${moment}.`,
  reason: 'Reden',
  reasonHint: `Staat op deze pagina en in het logboek. Maximaal ${maxReason} tekens.`,
  because: (reason: string) => `Reden: ${reason}`,
  blockCompany: 'Bedrijf blokkeren',
  blockCompanyNote:
    'Iedereen van dit bedrijf is meteen overal afgemeld en kan niet meer inloggen. Winkelwagens, bestellingen en facturen blijven bewaard, en wat is besteld gaat door.',
  unblockCompany: 'Blokkade van het bedrijf opheffen',
  blockPerson: (name: string) => `${name} blokkeren`,
  blockPersonNote:
    'Is meteen overal afgemeld en kan niet meer inloggen. Winkelwagen en bestellingen blijven bewaard.',
  unblockPerson: (name: string) => `Blokkade van ${name} opheffen`,
  confirm: 'Ja, blokkeren',
  notBlocked: 'Er is niets geblokkeerd',
  reasonMissing: `Schrijf op waarom, in ten hoogste ${maxReason} tekens.`,
  lastOwner: (name: string) =>
    `${name} verwijderen kan niet: dit is de laatste eigenaar van het bedrijf. Maak eerst iemand anders eigenaar.`,
  notices: {
    toegevoegd: 'De klant is toegevoegd. De uitnodiging om een wachtwoord te kiezen is onderweg.',
    'toegevoegd-btw':
      'De klant is toegevoegd en de uitnodiging is onderweg. Het btw-register gaf geen antwoord; bij een bestelling wordt het opnieuw gevraagd.',
    gewijzigd: 'De bedrijfsgegevens zijn gewijzigd. Wat al besteld en gefactureerd is, blijft zoals het was.',
    'gewijzigd-btw':
      'De bedrijfsgegevens zijn gewijzigd. Het btw-register gaf geen antwoord; bij een bestelling wordt het opnieuw gevraagd.',
    voorwaarden: 'De voorwaarden zijn gewijzigd en gelden meteen.',
    persoon: 'De gegevens zijn gewijzigd.',
    uitgenodigd: 'De uitnodiging is onderweg.',
    'opnieuw-uitgenodigd': 'De uitnodiging is opnieuw verstuurd. De vorige link werkt niet meer.',
    ingetrokken: 'De uitnodiging is ingetrokken.',
    'persoon-verwijderd': 'De login is beëindigd. De persoon krijgt er een e-mail over.',
    adres: 'Het adres is bewaard.',
    'adres-verwijderd': 'Het adres is verwijderd.',
    notitie: 'De notitie is toegevoegd.',
    'bedrijf-geblokkeerd': 'Het bedrijf is geblokkeerd. Iedereen van dit bedrijf is overal afgemeld.',
    'bedrijf-gedeblokkeerd': 'De blokkade is opgeheven. Het bedrijf kan weer inloggen en bestellen.',
    'persoon-geblokkeerd': 'De persoon is geblokkeerd en overal afgemeld.',
    'persoon-gedeblokkeerd': 'De blokkade is opgeheven. De persoon kan weer inloggen.',
    'tweede-stap':
      'De tweede stap is gereset en de klant is overal afgemeld. De klant kreeg er een e-mail over.',
  },
  problems: {
    'uitnodigen-geblokkeerd':
      'Wie geblokkeerd is kan niet inloggen, en een uitnodiging dus ook niet gebruiken. Hef eerst de blokkade op.',
    'laatste-eigenaar': 'Dit is de laatste eigenaar van het bedrijf. Maak eerst iemand anders eigenaar.',
    'al-zo': 'Er was niets te wijzigen: het was al zo.',
    geblokkeerd: 'Namens wie geblokkeerd is kan niemand werken. Hef eerst de blokkade op.',
  },
} as const;
