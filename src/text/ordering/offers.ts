import { maxWord, type OfferState } from '#domain/cart/offer.ts';
import { maxCartLines, maxRemarks } from '#domain/cart/terms.ts';

export function countLines(lines: number): string {
  return lines === 1 ? '1 regel' : `${lines} regels`;
}

/** Where a measurer chooses a colleague. */
export const offerFormTexts = {
  title: 'Aanbieden aan collega',
  intro:
    'Uw collega ziet de regels met uw prijzen, neemt de winkelwagen in zijn geheel over en bestelt. Tot die tijd kunt u hem terugnemen.',
  lines: (lines: number, total: string) => `${countLines(lines)}, ${total} excl. btw`,
  content: 'In deze winkelwagen',
  buyer: 'Aan wie?',
  buyerMissing: 'Kies een collega.',
  buyerGone: 'Deze collega kan niet meer bestellen. Kies een ander.',
  nobody:
    'Er is nog geen collega die kan bestellen. Vraag de eigenaar van uw bedrijfsaccount om een inkoper uit te nodigen.',
  word: 'Bericht',
  wordHint: `Mag leeg blijven. Bijvoorbeeld voor welk werk het is. Maximaal ${maxWord} tekens.`,
  wordTooLong: `Een bericht kan maximaal ${maxWord} tekens lang zijn.`,
  submit: 'Aanbieden',
  cancel: 'Terug naar winkelwagen',
} as const;

export const offerTexts = {
  titleTo: (from: string) => `Winkelwagen van ${from}`,
  titleFrom: (to: string) => `Aangeboden aan ${to}`,
  offeredOn: (moment: string) => `Aangeboden op ${moment}`,
  wrote: (name: string) => `${name} schrijft`,
  ownWord: 'U schreef',
  ownAnswer: 'U antwoordde',
  answered: (name: string) => `Antwoord van ${name}`,
  remarks: 'Opmerkingen bij de bestelling',
  linesLabel: 'Regels van deze winkelwagen',
  take: 'Overnemen in mijn winkelwagen',
  takeHint: 'Alle regels komen in uw eigen winkelwagen, met kenmerk, referentie en foto’s.',
  giveBack: 'Teruggeven',
  giveBackTitle: 'Klopt er iets niet?',
  giveBackIntro: (name: string) =>
    `Geef de winkelwagen terug. ${name} krijgt de regels weer in de eigen winkelwagen.`,
  giveBackGone: (name: string) => `${name} werkt niet meer met dit account. Teruggeven kan daarom niet.`,
  answer: 'Bericht',
  answerHint: `Mag leeg blijven. Maximaal ${maxWord} tekens.`,
  takeBack: 'Terugnemen',
  takeBackHint: 'De regels komen weer in uw eigen winkelwagen.',
  toCart: 'Naar winkelwagen',
  full: `De regels passen niet bij wat al in uw winkelwagen staat: die kan ${maxCartLines} regels bevatten. Er is niets overgenomen. Bestel eerst wat erin staat, of verwijder regels.`,
  // What became of it, as its reader sees it.
  states: {
    buyer: {
      offered: 'Wacht op u',
      taken: 'Door u overgenomen',
      given_back: 'Door u teruggegeven',
      taken_back: 'Teruggenomen',
    },
    measurer: {
      offered: 'Wacht op overname',
      taken: 'Overgenomen',
      given_back: 'Teruggegeven',
      taken_back: 'Door u teruggenomen',
    },
  } satisfies Record<'buyer' | 'measurer', Record<OfferState, string>>,
  over: {
    buyer: {
      taken:
        'U heeft deze winkelwagen overgenomen. De regels staan in uw eigen winkelwagen, of zijn besteld.',
      given_back: 'U heeft deze winkelwagen teruggegeven.',
      taken_back: 'Deze winkelwagen is teruggenomen door wie hem aanbood.',
    },
    measurer: {
      taken:
        'Uw collega heeft deze winkelwagen overgenomen. Zodra er besteld is, staat de bestelling ook bij uw bestellingen.',
      given_back: 'Deze winkelwagen is teruggegeven. De regels staan weer in uw winkelwagen.',
      taken_back: 'U heeft deze winkelwagen teruggenomen.',
    },
  } satisfies Record<'buyer' | 'measurer', Record<Exclude<OfferState, 'offered'>, string>>,
} as const;

/** In the cart and on the account page. */
export const offerListTexts = {
  title: 'Aangeboden winkelwagens',
  waits: (from: string, lines: number) => `${from} biedt u een winkelwagen aan met ${countLines(lines)}.`,
  isOffered: (to: string, lines: number) =>
    `U heeft een winkelwagen met ${countLines(lines)} aangeboden aan ${to}.`,
  cameBack: (by: string) => `${by} heeft uw winkelwagen teruggegeven. De regels staan hieronder.`,
  view: 'Bekijken',
  viewOf: (name: string) => `Bekijken: winkelwagen van of voor ${name}`,
  from: (name: string) => `Van ${name}`,
  to: (name: string) => `Aan ${name}`,
  quote: (word: string) => `‘${word}’`,
  answer: (word: string) => `Antwoord: ‘${word}’`,
} as const;

/** These travel over a redirect by name. */
export const offerNotices = {
  aangeboden: 'De winkelwagen is aangeboden. Uw collega krijgt een e-mail.',
} as const;

export const offerProblems = {
  vol: offerTexts.full,
  opmerkingen: `De opmerkingen van deze winkelwagen en die in uw eigen winkelwagen zijn samen te lang: ten hoogste ${maxRemarks} tekens. Er is niets overgenomen. Maak de opmerkingen in uw winkelwagen korter en probeer het opnieuw.`,
  'eerder-aangeboden':
    'Deze winkelwagen had u al aangeboden; er is niets nog eens verstuurd. Staat er nu iets in uw winkelwagen, dan is dat niet aangeboden: doe dat vanuit uw winkelwagen.',
  voorbij: 'Dit kon niet meer: iemand was u voor. Hieronder staat hoe het nu is.',
} as const;
