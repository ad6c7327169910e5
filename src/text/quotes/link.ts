import type { LinkStanding } from '#domain/quote/link-standing.ts';
import { formatDate } from '../format/date.ts';

/**
 * What an end customer reads on the page of a quote, around the quote itself. It speaks for the dealer: never for the shop, and
 * never of who made the screens.
 */
export const quoteLinkText = {
  title: (number: string, sender: string) => `Offerte ${number} van ${sender}`,
  own: 'Zo ziet uw klant de offerte. Dat u hem bekijkt telt niet als ‘gezien’.',
  pdf: 'Offerte als pdf',
  toAnswer: 'Naar akkoord',
  numberAndVersion: (number: string, version: number) =>
    version === 1 ? `Offerte ${number}` : `Offerte ${number}, versie ${version}`,
  for: (customer: string) => `Voor ${customer}`,
  quoteFor: (customer: string) => `Offerte voor ${customer}`,
  validUntil: (day: string) => `Geldig tot en met ${day}`,
  lines: 'Wat wij aanbieden',
  quantity: (quantity: string, isScreen: boolean) =>
    isScreen || quantity === '1' ? `${quantity} ${quantity === '1' ? 'stuk' : 'stuks'}` : quantity,
  times: (quantity: string, price: string) => `${quantity} × ${price}`,
  rate: (percent: number) => `${percent} % btw`,
  linesTotal: 'Totaal van de regels',
  total: 'Totaal incl. btw',
  withoutVat: 'Totaal excl. btw',
  vat: (percent: number) => `Btw ${percent} %`,
  terms: 'Voorwaarden',
  answerTitle: 'Akkoord met deze offerte?',
  name: 'Uw naam',
  nameHint: 'Voor- en achternaam. Wij bewaren uw naam, het tijdstip en het internetadres bij uw akkoord.',
  // The number comes between them, and is never broken in two.
  agree: { before: 'Ik ga akkoord met offerte ', after: (version: number) => `, versie ${version}` },
  accept: 'Akkoord geven',
  refuseTitle: 'Liever niet',
  refuseLead: 'U kunt laten weten dat u van de offerte afziet. Een reden hoeft niet, maar helpt wel.',
  reason: 'Reden',
  refuse: 'Offerte afwijzen',
  askTitle: 'Stel een vraag',
  askLead: (sender: string) => `Uw vraag gaat per e-mail naar ${sender}; het antwoord komt in uw mailbox.`,
  email: 'Uw e-mailadres',
  question: 'Uw vraag',
  ask: 'Vraag versturen',
  asked: (sender: string) => `Uw vraag aan ${sender} is verstuurd.`,
  optional: 'Mag leeg blijven.',
  stale:
    'De pagina stond lang open, daarom is er nog niets verstuurd. Wat u had ingevuld staat er nog: druk nog één keer op de knop.',
  tooManyQuestions:
    'Er zijn vandaag al veel vragen over deze offerte gesteld. Uw vraag is niet verstuurd; bellen of mailen kan wel.',
  checkFields: 'Er is nog niets verstuurd. Hieronder staat wat er ontbreekt of niet klopt.',
  notAgreed: 'Zet een vinkje als u akkoord gaat.',
  acceptedBy: (name: string, moment: string) => `Akkoord gegeven door ${name} op ${moment}.`,
  gone: {
    title: 'Deze offerte is ingetrokken',
    body: (sender: string) =>
      `${sender} heeft deze offerte ingetrokken. Neem contact op als u er nog vragen over hebt.`,
  },
} as const;

type Told = { readonly title: string; readonly body: string };

export function describeStanding(
  standing: Exclude<LinkStanding, 'open' | 'removed'>,
  { sender, validUntil }: { readonly sender: string; readonly validUntil: string },
): Told {
  switch (standing) {
    case 'accepted':
      return {
        title: 'Er is akkoord gegeven op deze offerte',
        body: `${sender} krijgt hiervan bericht per e-mail.`,
      };
    case 'refused':
      return {
        title: 'Deze offerte is afgewezen',
        body: `Van gedachten veranderd? Vraag ${sender} om een nieuwe versie.`,
      };
    case 'ordered':
      return {
        title: 'Deze offerte is al in opdracht genomen',
        body: `Akkoord geven is niet meer nodig. Aan ${sender} kunt u nog vragen stellen.`,
      };
    case 'expired':
      return {
        title: `Deze offerte was geldig tot en met ${formatDate(validUntil)}`,
        body: `Akkoord geven kan niet meer. Vraag ${sender} om een nieuwe versie.`,
      };
    case 'changing':
      return {
        title: 'Deze offerte wordt gewijzigd',
        body: `Er komt een nieuwe versie; ${sender} stuurt u die als zij klaar is. Met deze versie kunt u niet meer akkoord gaan.`,
      };
    case 'older':
      return {
        title: 'Er is een nieuwere versie van deze offerte',
        body: `U bekijkt een oudere versie, waarmee u niet meer akkoord kunt gaan. Vraag ${sender} om de nieuwe.`,
      };
  }
}

/** To who just tried, and whose answer came after another's. */
export const nothingChanged = 'Er is niets veranderd.';

type ErrorText = { readonly title: string; readonly body: string };

export const quoteLinkErrors: Readonly<Record<400 | 403 | 404 | 413 | 429 | 500 | 503, ErrorText>> = {
  400: {
    title: 'Dit konden wij niet lezen',
    body: 'Bij het versturen ging iets mis en er is niets veranderd. Ga een stap terug, ververs de pagina en probeer het opnieuw.',
  },
  403: {
    title: 'Dit is niet gelukt',
    body: 'Er is niets veranderd. Open de offerte opnieuw vanuit uw e-mail en probeer het nog een keer.',
  },
  404: {
    title: 'Deze offerte is niet gevonden',
    body: 'Misschien is de link niet helemaal meegekomen. Open hem opnieuw vanuit uw e-mail, of vraag de afzender om een nieuwe.',
  },
  413: {
    title: 'Dit is te veel in één keer',
    body: 'Wat u verstuurde is te groot en er is niets veranderd. Ga een stap terug, maak de tekst korter en probeer het opnieuw.',
  },
  429: {
    title: 'Een ogenblik geduld',
    body: 'Er kwamen in korte tijd te veel verzoeken binnen. Wacht een minuut en probeer het dan opnieuw.',
  },
  500: {
    title: 'Er ging iets mis',
    body: 'Het ligt niet aan u en er is niets veranderd. Probeer het over enkele minuten opnieuw.',
  },
  503: {
    title: 'Het is even te druk',
    body: 'Er is niets veranderd. Wacht enkele seconden en probeer het dan opnieuw.',
  },
};

export const quoteLinkAway: ErrorText = {
  title: 'Even geduld',
  body: 'De offerte is even niet bereikbaar. Ververs de pagina over een halve minuut en kijk of uw antwoord is aangekomen voordat u het herhaalt.',
};
