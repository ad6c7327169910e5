import { daysKept } from '#domain/business/retention.ts';
import { quoteStateNames } from './states.ts';

/** R13.4: the company's quotes. */
export const quoteListTexts = {
  title: 'Offertes',
  open: 'Naar de offertes',
  about: 'Offertes voor uw klanten, op uw eigen naam en met uw eigen prijzen.',
  waiting: (count: number) =>
    count === 1
      ? '1 offerte heeft akkoord en wacht tot u bestelt.'
      : `${count} offertes hebben akkoord en wachten tot u bestelt.`,
  searchHint: 'Nummer, klant, plaats, onderwerp of e-mailadres',
  status: 'Status',
  all: 'alle offertes',
  queues: { ...quoteStateNames, removed: 'verwijderd, nog terug te zetten' },
  maker: 'Gemaakt door',
  makers: 'iedereen',
  makerUnknown: 'Kies iemand uit de lijst.',
  headings: {
    number: 'Offerte',
    status: 'Status',
    customer: 'Klant',
    created: 'Gemaakt',
    validUntil: 'Geldig t/m',
    total: 'Totaal',
    margin: 'Marge',
  },
  version: (version: number) => `versie ${version}`,
  noCustomer: 'nog geen klant',
  by: (name: string) => `door ${name}`,
  note: 'Totaal is wat uw klant betaalt, incl. btw. Marge is uw verkoop zonder btw min wat de horren u kosten. Uw klant ziet haar niet.',
  summary: 'Totalen',
  count: (count: number) => (count === 1 ? '1 offerte' : `${count} offertes`),
  margin: (amount: string) => `marge ${amount}`,
  conversion: 'Van verstuurd naar besteld',
  share: (percent: string) => `${percent} van de offertes`,
  shareOfAmount: (percent: string) => `${percent} van het bedrag`,
  nothingSent: 'Nog niets verstuurd',
  counted: (ordered: number, sent: number, amount: string, ofAmount: string) =>
    `${ordered} van ${sent === 1 ? 'de 1 verstuurde offerte' : `de ${sent} verstuurde offertes`} ${ordered === 1 || sent === 1 ? 'is' : 'zijn'} besteld: ${amount} van ${ofAmount}.`,
  countedHow:
    'Telt elke offerte die u ooit verstuurde, ook als u haar daarna wijzigde, met het bedrag van nu. Besteld is een offerte met een bestelling die niet is geannuleerd.',
  narrowed: 'Totalen van wat u zoekt, over alle statussen.',
  none: 'U heeft nog geen offertes.',
  noneHow:
    'Stel horren samen en leg ze in de winkelwagen. Met ‘Bewaar als offerte’ maakt u er een offerte van voor uw klant, op uw eigen naam en met uw eigen prijzen.',
  toProducts: 'Horren samenstellen',
  toCart: 'Naar de winkelwagen',
  nothing: 'Geen offerte gevonden. Zoek op een ander woord, of wis de filters.',
  nothingRemoved: 'Er is niets verwijderd dat nog terug kan.',
  removed: (number: string) =>
    `Offerte ${number} is verwijderd. U kunt haar nog ${daysKept.removedQuotes} dagen terugzetten; daarna is zij definitief weg.`,
  restore: 'Terugzetten',
  restoreOne: (number: string) => `${number} terugzetten`,
  csv: {
    fileName: (today: string) => `offertes-${today}.csv`,
    headings: [
      'Offerte',
      'Status',
      'Versie',
      'Klant',
      'Plaats',
      'Onderwerp',
      'Gemaakt door',
      'Gemaakt op',
      'Verstuurd op',
      'Geldig t/m',
      'Totaal incl. btw',
      'Marge excl. btw',
    ],
  },
} as const;

export const quoteListProblems: Readonly<Record<string, string>> = {
  weg: 'Deze offerte is er niet meer.',
};

/** Asked before what was sent is removed. */
export const removeQuoteTexts = {
  title: (number: string) => `Offerte ${number} verwijderen`,
  crumb: 'Verwijderen',
  told: 'Deze offerte is verstuurd. Wie de link heeft, leest daarna dat de offerte er niet meer is en kan niet meer akkoord geven.',
  accepted: 'Uw klant heeft akkoord gegeven op deze offerte.',
  ordered: 'De bestelling die u ervan maakte, blijft staan.',
  later: `U kunt haar nog ${daysKept.removedQuotes} dagen terugzetten; daarna is zij definitief weg.`,
  remove: 'Ja, verwijderen',
  back: 'Terug naar de offerte',
} as const;

/** What is done to a whole quote, on its page. */
export const quoteActionTexts = {
  more: 'Meer',
  remove: 'Offerte verwijderen',
  refuse: 'Noteren als afgewezen',
  refuseNote:
    'Heeft uw klant nee gezegd? Noteer het hier. Via de link kan daarna niemand meer akkoord geven.',
  reason: 'Reden (mag leeg blijven)',
  reasonTooLong: (most: number) => `Schrijf de reden in ten hoogste ${most} tekens.`,
  copied: (number: string) => `Kopie van ${number}: controleer de klant.`,
} as const;

export const quoteActionNotices = {
  teruggezet: 'De offerte is teruggezet.',
  afgewezen: 'Genoteerd: uw klant heeft de offerte afgewezen.',
} as const;

export const quoteActionProblems = {
  'niet-af-te-wijzen':
    'Er is niets genoteerd: alleen een offerte die is verstuurd en nog geen antwoord heeft, kan worden afgewezen.',
} as const;
