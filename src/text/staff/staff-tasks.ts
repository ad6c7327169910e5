import type { Cents } from '#domain/money/cents.ts';
import type { Mismatch } from '#domain/payment/decide.ts';
import type { TaskKind } from '#domain/task/task-kind.ts';
import { formatAmount, formatEuro } from '../format/money.ts';
import type { MailText } from '../mails/mail.ts';

type TaskText = { readonly title: string; readonly text: string };

export const taskTexts: Readonly<Record<TaskKind, TaskText>> = {
  surplus: {
    title: 'Te veel betaald',
    text: 'Er is geld binnengekomen dat niet (meer) verschuldigd is. Betaal het terug bij Taken in het beheer.',
  },
  charged_back: {
    title: 'Betaling betwist',
    text: 'De kaarthouder heeft een betaling laten terugboeken. Een bestelling die nog niet in productie is, is aangehouden.',
  },
  mismatch: {
    title: 'Betaling klopt niet',
    text: 'De betaaldienst meldt een betaling die niet past bij wat wij hebben gevraagd. Zij is niet verwerkt; kijk ernaar.',
  },
  refund_failed: {
    title: 'Terugbetalen mislukt',
    text: 'Een terugbetaling is niet gelukt. Probeer het nog eens bij Taken in het beheer, of maak het bedrag op een andere manier over.',
  },
  refund_by_bank: {
    title: 'Zelf overmaken',
    text: 'Dit geld kwam per overschrijving en gaat niet via de betaaldienst terug. Maak het over en meld het bij de betaling.',
  },
  credit: {
    title: 'Creditnota niet gemaakt',
    text: 'Er is geld teruggegaan waarvoor geen creditnota kon worden gemaakt. Kijk wat er met de factuur is gebeurd.',
  },
  left_behind: {
    title: 'Betaald en niet verzonden',
    text: 'De laatste zending is weg zonder alle horren die de klant heeft betaald. Crediteer bij de bestelling wat niet komt en betaal het terug, of spreek met de klant iets anders af. De taak sluit vanzelf als het is gecrediteerd.',
  },
  ledger_mismatch: {
    title: 'Kas klopt niet',
    text: 'De controle vindt dat grootboek, facturen en betalingen niet hetzelfde zeggen. Geef dit door aan wie de winkel beheert; de taak sluit vanzelf als alles weer klopt.',
  },
  account_request: {
    title: 'Account aangevraagd',
    text: 'Een bedrijf wil klant worden. Bekijk de aanvraag en keur haar goed of wijs haar af.',
  },
  vat_refused: {
    title: 'Btw-nummer niet bevestigd',
    text: 'Het register bevestigt het btw-nummer van de klant niet. Vraag het na.',
  },
  special_request: {
    title: 'Maatwerk gevraagd',
    text: 'Een klant vraagt iets dat de configurator niet kan maken. Kijk wat er kan en neem binnen twee werkdagen contact op.',
  },
  job_failed: {
    title: 'Werk van de winkel mislukt',
    text: 'De winkel heeft iets drie keer geprobeerd en het is niet gelukt. De winkel probeert het verder; in het logboek staat waarom het misgaat.',
  },
  backup_failed: {
    title: 'Backup mislukt',
    text: 'Er is geen nieuwe backup: zoals het nu is, gaat bij schade meer verloren dan zou moeten. De winkel probeert het elk uur; de taak sluit vanzelf als er weer een goede is.',
  },
  backups_not_removed: {
    title: 'Oude backup niet verwijderd',
    text: 'De nieuwe backup is goed, maar een oude die weg mag, kon niet worden verwijderd. Verwijder die zelf, anders raakt de schijf vol; de taak sluit vanzelf als het opruimen weer lukt.',
  },
  restored: {
    title: 'Winkel hersteld van een backup',
    text: 'De winkel is teruggezet naar een eerder moment. Kijk na wat daarna nog is besteld, betaald, gefactureerd en gemaild: bestel- en factuurnummers die al waren uitgegeven, kunnen anders nog een keer worden gebruikt. Betalingen vraagt de winkel zelf weer op.',
  },
  mail_failed: {
    title: 'E-mail niet verzonden',
    text: 'Een e-mail is niet verzonden. Kijk of het adres klopt en laat het de klant op een andere manier weten.',
  },
};

const detailTexts: Readonly<Record<string, string>> = {
  paid_twice: 'twee keer betaald',
  no_longer_due: 'er was niets meer te betalen: geannuleerd, gecrediteerd of afgeboekt',
  amount_changed: 'het bedrag was intussen gewijzigd',
  more_than_due: 'er is meer betaald dan openstond',
  nothing_left: 'op de factuur staat niet zoveel meer open',
  'issue-invoice': 'factuur maken',
  'issue-credit-note': 'creditnota maken',
  'make-refund': 'geld terugbetalen',
  'make-invoice-documents': 'PDF van een factuur of creditnota maken',
  'make-quote-pdf': 'PDF van een offerte maken',
  'do-long-work': 'een export of ander lang werk maken',
  'reconcile-payments': 'betalingen nagaan bij de betaaldienst',
  'clean-up': 'oude gegevens opruimen',
  backup: 'een backup beginnen',
  forget: 'gegevens verwijderen waarvan de bewaartermijn voorbij is',
  'check-ledger': 'nagaan of grootboek, facturen en betalingen kloppen',
  'tend-orders': 'een onbetaalde bestelling herinneren of laten vervallen',
  'remind-invoices': 'aan een vervallen factuur herinneren',
};

const mismatches: Readonly<Record<Mismatch, string>> = {
  reference: 'andere verwijzing',
  mode: 'testbetaling in een echte winkel of andersom',
  currency: 'andere munt',
  amount: 'ander bedrag',
};

type ToldMismatch = { readonly field: Mismatch; readonly amount: Cents; readonly currency: string };

/** Both amounts: only one of them says nothing about what is wrong. */
export function describeMismatch({ field, amount, currency }: ToldMismatch, asked: Cents): string {
  const told = currency === 'EUR' ? formatEuro(amount) : `${formatAmount(amount)} ${currency}`;
  return `${mismatches[field]}; gevraagd ${formatEuro(asked)}, gemeld ${told}`;
}

const mailOutcomes = {
  trying: 'de winkel probeert het nog',
  refused: 'de mailserver weigert dit adres',
  out_of_tries: 'de winkel probeert het niet meer',
} as const;

type ToldMail = { readonly subject: string; readonly recipient: string };

export function mailTaskDetails(
  { subject, recipient }: ToldMail,
  outcome: keyof typeof mailOutcomes,
): string {
  return `‘${subject}’ aan ${recipient}; ${mailOutcomes[outcome]}`;
}

/** Staff see nothing of a dealer's own customer: only whose quote it is. */
export function quoteMailTaskDetails(
  { number, company }: { readonly number: string; readonly company: string },
  outcome: keyof typeof mailOutcomes,
): string {
  return `e-mail bij offerte ${number} van ${company}; ${mailOutcomes[outcome]}`;
}

/** How many screens do not come. */
export function leftBehindTaskDetails(left: number, all: number): string {
  return `${left} van de ${all} horren ${left === 1 ? 'komt' : 'komen'} niet meer`;
}

export const leftBehindUndone = 'Verzending ongedaan gemaakt';

type ToldTask = {
  readonly kind: TaskKind;
  readonly details: string;
  readonly amount: Cents | null;
  readonly invoiceNumber: string | null;
  readonly orderNumber: string | null;
  readonly description: string | null;
  readonly company: string | null;
};

/** What is known besides, in words. */
export function taskDetails(details: string): string {
  return detailTexts[details] ?? details;
}

export function describeTask({ kind, details }: Pick<ToldTask, 'kind' | 'details'>): string {
  const { title } = taskTexts[kind];
  return details === '' ? title : `${title} (${taskDetails(details)})`;
}

export function describeTaskSubject(task: Pick<ToldTask, 'invoiceNumber' | 'orderNumber' | 'description'>) {
  if (task.invoiceNumber !== null) return `Factuur ${task.invoiceNumber}`;
  if (task.orderNumber !== null) return `Bestelling ${task.orderNumber}`;
  return task.description ?? '';
}

export function staffTaskMail(task: ToldTask, link: MailText['action'] = null): MailText {
  const { title, text } = taskTexts[task.kind];
  const subject = describeTaskSubject(task);
  const details = taskDetails(task.details);
  // Some tell it themselves, with more.
  const company = task.company === null || details.includes(task.company) ? '' : task.company;
  const about = [subject, company, task.amount === null ? '' : formatEuro(task.amount)];
  return {
    subject: subject === '' ? title : `${title}: ${subject}`,
    paragraphs: [text, sentence(about), sentence([details])].filter((line) => line !== ''),
    action: link,
    closing: [],
  };
}

function sentence(parts: readonly string[]): string {
  const told = parts.filter((part) => part !== '').join(', ');
  const end = told.endsWith('.') ? '' : '.';
  return told === '' ? '' : `${told.charAt(0).toUpperCase()}${told.slice(1)}${end}`;
}

export const taskAnswers = {
  none: 'Er zijn geen open taken.',
  headings: ['Nr', 'Datum', 'Wat', 'Waarover', 'Klant', 'Bedrag'],
  noTask: (id: string) => `Er is geen open taak ${id}.`,
  done: (id: number, what: string) => `Taak ${id} is klaar: ${what}.`,
} as const;

export const accountRequestTask = { open: 'Aanvragen bekijken' } as const;
