import type { QuoteEventKind } from '#domain/quote/quote-event.ts';
import {
  type MissingForSending,
  quoteMailLimits as mostMails,
  type QuoteMailLimit,
  reminderLimits,
} from '#domain/quote/sending.ts';
import { formatDateTime } from '../format/date-time.ts';

/** What keeps a quote from being sent, where it is filled in. */
export const missingTexts: Readonly<Record<MissingForSending, string>> = {
  name: 'Vul de naam van uw klant in: die staat boven de offerte.',
  email: 'Vul het e-mailadres van uw klant in: daar gaat de offerte heen.',
  lines: 'Zet eerst een regel in de offerte.',
  impossible:
    'Een hor kan vandaag niet meer zo gemaakt worden. Pas haar aan of verwijder haar; bij de regel staat wat er niet kan.',
  validUntil: 'De laatste dag is voorbij. Kies een nieuwe dag.',
  replyTo:
    'Er is geen adres waar uw klant op kan antwoorden. Vul het in bij Account, Huisstijl van offertes.',
};

export const sendTexts = {
  notSent: 'Er is niets verstuurd.',
  seeFields: 'Vul eerst in wat hieronder rood staat.',
  notOnBehalf: 'Versturen doet de klant zelf: dat kan niet namens een klant.',
} as const;

const fullLimits: Readonly<Record<QuoteMailLimit, string>> = {
  ofCompany: `uw bedrijf verstuurt in ${mostMails.hours} uur ten hoogste ${mostMails.ofCompany} e-mails over offertes`,
  toAddress: `naar één adres gaan in ${mostMails.hours} uur ten hoogste ${mostMails.toAddress} e-mails over offertes van uw bedrijf`,
  toAddressOfAll: `naar één adres gaan in ${mostMails.hours} uur ten hoogste ${mostMails.toAddressOfAll} e-mails over offertes, van alle afzenders samen`,
};

/** Where as many mails went out as may. */
export function tooManyMails(limit: QuoteMailLimit, endsAt: Date): string {
  return `Er is niets verstuurd: ${fullLimits[limit]}. Vanaf ${formatDateTime(endsAt)} kan het weer.`;
}

/** After what was done, by name over the redirect. */
export const sendNotices = {
  verstuurd:
    'De offerte is verstuurd. Uw klant krijgt een e-mail met de link en de pdf; bij ‘Verstuurde versies’ ziet u hoe het met die e-mail staat.',
  'al-verstuurd': 'De offerte was al verstuurd. Uw klant krijgt haar niet nog een keer.',
  herinnerd: 'De herinnering is verstuurd, met dezelfde link en pdf.',
} as const;

export const sendProblems = {
  'intussen-gewijzigd':
    'Er is niets verstuurd: een collega heeft deze offerte intussen gewijzigd. Kijk wat er nu staat en verstuur haar dan.',
  'vandaag-herinnerd': 'Uw klant heeft vandaag al een herinnering gekregen. Morgen kan het weer.',
  'genoeg-herinnerd': `Uw klant heeft al ${reminderLimits.inAll} herinneringen gekregen. Bel of schrijf uw klant zelf.`,
  'niet-te-herinneren':
    'Een herinnering kan alleen zolang de offerte is verstuurd, geldig is en nog niet is beantwoord.',
} as const;

/** 'Verstuurde versies' on the dealer's page. */
export const versionTexts = {
  title: 'Verstuurde versies',
  intro: 'Met de link leest uw klant de offerte; wie hem heeft, kan erop antwoorden.',
  version: (version: number) => `Versie ${version}`,
  sent: (moment: string) => `verstuurd ${moment}`,
  seen: (moment: string) => `geopend ${moment}`,
  notSeen: 'nog niet geopend',
  accepted: (name: string, moment: string) => `akkoord van ${name}, ${moment}`,
  refused: (moment: string) => `afgewezen ${moment}`,
  old: {
    older: 'De link zegt dat er een nieuwere versie is en neemt geen antwoord meer aan.',
    changing: 'De link zegt dat er een nieuwe versie komt en neemt geen antwoord meer aan.',
  },
  link: (version: number) => `Link naar versie ${version}`,
  pdf: 'Pdf',
  pdfOf: (version: number) => `Pdf van versie ${version}`,
  open: 'Openen zoals uw klant',
  sendAgain: 'Opnieuw versturen',
  remind: 'Herinnering sturen',
  remindHint: {
    tomorrow: 'Uw klant heeft vandaag al een herinnering gekregen. Morgen kan het weer.',
    never: `Uw klant heeft al ${reminderLimits.inAll} herinneringen gekregen.`,
  },
  mails: {
    sent: 'Offerte',
    reminded: 'Herinnering',
    confirmed: 'Bevestiging',
  },
  mail: (what: string, recipient: string, state: string) => `${what} per e-mail aan ${recipient}: ${state}`,
  mailStates: {
    waiting: 'wordt verzonden',
    sent: (moment: string) => `verzonden ${moment}`,
    failed: 'niet aangekomen',
  },
  failed: (recipient: string) => `De e-mail aan ${recipient} is niet aangekomen.`,
  failedHint:
    'Controleer het adres. Wijzigt u het, dan verstuurt u een nieuwe versie; u kunt uw klant ook de link hieronder sturen.',
} as const;

/** R13.4: what happened, in a sentence; what somebody wrote stands below it. */
export function describeQuoteEvent(kind: QuoteEventKind, text: string, name: string): string {
  if (text === '') return name;
  if (kind === 'sent' || kind === 'reminded') return `${name} naar ${text}`;
  if (kind === 'accepted') return `Akkoord van ${text}`;
  return name;
}

/** Whether what is kept with an event is already in its sentence. */
export function isInSentence(kind: QuoteEventKind): boolean {
  return kind === 'sent' || kind === 'reminded' || kind === 'accepted';
}
