import { type Mails, notArrivedHours, type Provider } from '#domain/status/facts.ts';
import { type Finding, type FindingKind, limits } from '#domain/status/judge.ts';
import type { Verdict } from '#domain/status/verdict.ts';
import { formatCount } from '../format/count.ts';

export const verdictWords: Readonly<Record<Verdict, string>> = {
  fine: 'In orde',
  look: 'Kijk hiernaar',
  wrong: 'Gaat mis',
  unknown: 'Niet bekend',
};

export const statusTexts = {
  title: 'Status',
  aside: (moment: string) => `Stand van ${moment}`,
  refresh: 'Vernieuwen',
  overall: {
    fine: 'Alles is in orde.',
    look: 'De winkel werkt. Hier moet iemand naar kijken:',
    wrong: 'Er gaat iets mis:',
    unknown: 'De winkel werkt, maar niet alles kon worden nagekeken:',
  } satisfies Readonly<Record<Verdict, string>>,
  parts: {
    jobs: 'Vast werk',
    queues: 'Wachtrijen',
    mails: 'E-mail',
    provider: 'Betalingen',
    register: 'Btw-nummers (VIES)',
    database: 'Database',
    backup: 'Reservekopie',
    process: 'Versies en geheugen',
  },
  unknown: {
    late: 'Het antwoord bleef te lang uit. Vernieuw de pagina; blijft dit zo, bel dan wie de winkel beheert.',
    failed: 'Dit kon niet worden gelezen. Vernieuw de pagina; blijft dit zo, bel dan wie de winkel beheert.',
  },
  partLink: (part: string) => `${part}:`,
  more: (count: number) => (count === 1 ? '(en nog iets)' : `(en nog ${count} dingen)`),
  never: 'nog niet',
  none: 'geen',
  jobsIntro: 'Wat de winkel uit zichzelf op vaste tijden doet.',
  job: {
    name: 'Werk',
    last: 'Laatst gedaan',
    next: 'Volgende keer',
    failed: 'Laatst mislukt',
    verdict: 'Stand',
  },
  queuesIntro: 'Wat er wordt gedaan zodra er iets gebeurt. Opgegeven werk staat hier een week.',
  queue: {
    name: 'Werk',
    waiting: 'Wacht',
    active: 'Bezig',
    failed: 'Opgegeven',
    oldest: 'Wacht het langst, sinds',
    verdict: 'Stand',
  },
  mail: {
    waiting: 'Te versturen',
    oldest: 'Wacht het langst, sinds',
    notArrived: `Niet aangekomen, laatste ${notArrivedHours} uur`,
    lastSent: 'Laatst verstuurd',
    goesTo: 'Gaat via',
  },
  goesTo: {
    server: 'de mailserver',
    demo: 'niemand: de demo bewaart de e-mail zelf',
    nobody: 'niemand: er is geen mailserver ingesteld',
  } satisfies Readonly<Record<Mails['goesTo'], string>>,
  provider: {
    which: 'Gaat via',
    good: 'Laatste goede antwoord',
    bad: 'Laatste keer zonder goed antwoord',
    old: 'Begonnen en na een uur nog open',
    webhook: 'Laatste bericht van de bank',
  },
  which: {
    live: 'Mollie, met echt geld',
    test: 'Mollie, met een testsleutel',
    sandbox: 'de nagemaakte bank van de demo',
    none: 'niemand: er is geen sleutel ingesteld',
  } satisfies Readonly<Record<Provider['which'], string>>,
  database: {
    version: 'PostgreSQL',
    size: 'Grootte',
    connections: 'Verbindingen in gebruik',
    of: (used: number, most: number) => `${used} van ${most}`,
    transaction: 'Langst lopende werk',
    migration: 'Laatste wijziging van de tabellen',
  },
  backup: {
    by: 'Wordt gemaakt door',
    shop: (hours: number) => `de winkel, om de ${hours} uur`,
    others: 'iemand anders: BACKUP_DIR is niet ingesteld',
    nobody: 'niemand: BACKUP_DIR is niet ingesteld',
    made: 'Laatste goede kopie',
    size: 'Grootte',
    encrypted: 'Versleuteld',
    yes: 'ja',
    no: 'nee',
  },
  process: {
    shop: 'Winkel',
    commit: 'Commit',
    build: 'Bouw van de pagina’s',
    node: 'Node',
    machine: 'Machine',
    memory: 'Geheugen van dit proces',
    besides: 'Alle processen van deze start',
    each: (sizes: readonly string[]) => `${sizes.length}: ${sizes.join(', ')}`,
    started: 'Gestart',
    pid: 'Procesnummer',
  },
} as const;

const jobNames: Readonly<Record<string, string>> = {
  'clean-up': 'Opruimen',
  forget: 'Vergeten wat te oud is',
  'reconcile-payments': 'Betalingen navragen bij de bank',
  'tend-orders': 'Bestellingen bijhouden',
  'remind-invoices': 'Herinneringen aan facturen',
  'check-ledger': 'Grootboek controleren',
  backup: 'Reservekopie maken',
  'send-mail': 'E-mail versturen',
  'issue-invoice': 'Facturen maken',
  'issue-credit-note': 'Creditnota’s maken',
  'make-refund': 'Geld terugbetalen',
  'make-invoice-documents': 'Facturen als PDF en UBL',
  'make-quote-pdf': 'Offertes als PDF',
  'do-long-work': 'Exports',
};

/** What staff call it; a job that has no name here goes by its own. */
export function nameJob(name: string): string {
  return jobNames[name] ?? name;
}

type Sentence = (finding: {
  readonly name: string;
  readonly count: number;
  readonly since: string;
}) => string;

const inTasks = 'De eigenaar vindt het bij Taken.';

const sentences: Readonly<Record<FindingKind, Sentence>> = {
  round_failed: ({ name, count }) =>
    `${name} is ${count === 1 ? 'de laatste keer' : `${formatCount(count)} keer achter elkaar`} mislukt. De winkel probeert het vanzelf weer. ${inTasks}`,
  round_missed: ({ name, since }) =>
    `${name} is al ${since} niet gedaan. Vraag wie de winkel beheert om in het log te kijken.`,
  work_waits: ({ name, since }) => `${name}: er wacht al ${since} iets. Het is druk, of het werk staat stil.`,
  given_up: ({ name, count }) =>
    `${name}: ${formatCount(count)} keer opgegeven in de laatste week. ${inTasks}`,
  mail_waits: ({ since }) =>
    `Er wacht al ${since} een e-mail. Werkt de mailserver? De winkel blijft het twee dagen proberen.`,
  mails_not_arrived: ({ count }) =>
    `${count === 1 ? 'Eén e-mail is' : `${formatCount(count)} e-mails zijn`} de laatste ${notArrivedHours} uur niet aangekomen. ${inTasks}`,
  no_provider: () => 'Er kan niet online worden betaald: er is geen sleutel van Mollie ingesteld.',
  no_answer: ({ since }) =>
    `Al ${since} geen goed antwoord op de laatste vraag. De winkel vraagt het vanzelf opnieuw.`,
  old_payments: ({ count }) =>
    `${count === 1 ? 'Eén betaling is' : `${formatCount(count)} betalingen zijn`} langer dan een uur geleden begonnen, zonder einde. Zie Betalingen, ‘onderweg’.`,
  connections: ({ count }) =>
    `${formatCount(count)} verbindingen in gebruik: bijna alle die de database toelaat. Vraag wie de winkel beheert om er meer toe te laten.`,
  transaction: ({ since }) =>
    `Iets is al ${since} aan het werk in de database. Een reservekopie mag dat; iets anders houdt de rest op.`,
  no_backup: () =>
    'Er is nog geen reservekopie. De eerste komt vanzelf; duurt het langer dan een dag, vraag dan wie de winkel beheert.',
  nobody_backs_up: () =>
    'De winkel maakt geen reservekopie en weet van geen andere. Gaat de schijf stuk, dan is alles weg. Vraag wie de winkel beheert om BACKUP_DIR in te stellen.',
  old_backup: ({ since }) =>
    `De laatste goede reservekopie is ${since} oud. Vraag wie de winkel beheert of de schijf daarvoor vol is.`,
  untried_backup: ({ since }) =>
    `Al ${since} is geen reservekopie op proef teruggezet; zij zijn alleen teruggelezen. Vraag wie de winkel beheert of de schijf ruimte heeft voor een tweede kopie van de gegevens.`,
  memory: ({ count }) =>
    `Een proces gebruikt ${formatCount(count)} MB; ${formatBytes(limits.memory.wrong)} is de grens.`,
};

export function describeFinding({ kind, name, count, since }: Finding): string {
  return sentences[kind]({ name: nameJob(name ?? ''), count: count ?? 0, since: formatSpan(since ?? 0) });
}

/** '3 minuten': about how long, in the largest unit that still says something. */
export function formatSpan(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'minder dan een minuut';
  if (minutes < 120) return minutes === 1 ? '1 minuut' : `${minutes} minuten`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} uur` : `${Math.floor(hours / 24)} dagen`;
}

/** '38 MB', '1,2 GB'. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  if (megabytes < 1000) return `${formatCount(Math.round(megabytes))} MB`;
  return `${(megabytes / 1000).toFixed(1).replace('.', ',')} GB`;
}
