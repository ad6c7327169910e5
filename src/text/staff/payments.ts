import { maxReason } from '#domain/business/limits.ts';
import type { AttemptStatus } from '#domain/payment/attempt-status.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import type { RefundStatus } from '#domain/payment/refund-status.ts';
import { linksTexts } from './links.ts';

const statuses = {
  open: 'niet betaald',
  paid: 'betaald',
  partially_refunded: 'deels terugbetaald',
  refunded: 'terugbetaald',
  charged_back: 'teruggeboekt',
  void: linksTexts.states.closed,
} as const satisfies Record<PaymentStatus, string>;

const attemptStatuses = {
  creating: 'wordt gemaakt',
  open: 'bij de bank',
  pending: 'in behandeling',
  paid: 'betaald',
  failed: 'mislukt',
  canceled: 'afgebroken',
  expired: 'verlopen',
} as const satisfies Record<AttemptStatus, string>;

const refundStatuses = {
  requested: 'aangevraagd',
  sent: 'onderweg',
  done: 'teruggegeven',
  failed: 'mislukt',
} as const satisfies Record<RefundStatus, string>;

type DescribedPayment = {
  readonly status: PaymentStatus;
  readonly isSurplus: boolean;
  readonly isWithdrawn: boolean;
  readonly attemptStatus: AttemptStatus | null;
};

/** How a payment stands, in a word or two. */
export function describePayment({ status, isSurplus, isWithdrawn, attemptStatus }: DescribedPayment): string {
  if (isSurplus) return 'te veel betaald';
  if (isWithdrawn) return linksTexts.states.withdrawn;
  if (status === 'open' && attemptStatus !== null) return attemptStatuses[attemptStatus];
  return statuses[status];
}

export const paymentsTexts = {
  title: 'Betalingen',
  searchHint: 'Bestelling, factuur, bedrijf of kenmerk van de betaaldienst',
  status: 'Status',
  method: 'Betaalmethode',
  methods: {
    ideal: 'iDEAL | Wero',
    creditcard: 'Creditcard',
    bancontact: 'Bancontact',
    bank_transfer: 'Overschrijving',
  },
  queues: {
    paid: 'betaald',
    open: 'bezig met betalen',
    partially_refunded: 'deels terugbetaald',
    refunded: 'terugbetaald',
    charged_back: 'teruggeboekt',
    surplus: 'te veel betaald',
    refunding: 'terugbetaling niet klaar',
    failed: 'niet gelukt',
  },
  statuses,
  attemptStatuses,
  refundStatuses,
  days: { from: 'Begonnen vanaf', until: 'Tot en met' },
  headings: {
    id: 'Betaling',
    subject: 'Waarvoor',
    company: 'Bedrijf',
    at: 'Wanneer',
    method: 'Methode',
    status: 'Status',
    back: 'Terug',
    amount: 'Bedrag',
  },
  attempts: (count: number) => (count === 1 ? '1 poging' : `${count} pogingen`),
  book: 'Overschrijving boeken',
  notices: { geboekt: 'De overschrijving is geboekt.' },
  back: (amount: string, status: string) => `${amount} ${status}`,
  chargedBack: (amount: string) => `${amount} teruggeboekt`,
  fileName: 'betalingen.csv',
  csvHeadings: [
    'betaling',
    'begonnen',
    'betaald op',
    'status',
    'bedrijf',
    'bestelling',
    'factuur',
    'omschrijving',
    'bedrag',
    'methode',
    'kenmerk betaaldienst',
    'pogingen',
    'via',
    'terugbetaald',
    'stand terugbetaling',
    'teruggeboekt',
  ],
} as const;

type NamedSubject = {
  readonly orderNumber: string | null;
  readonly invoiceNumber: string | null;
  readonly description: string | null;
};

/** What is paid for. */
export function nameSubject({ orderNumber, invoiceNumber, description }: NamedSubject): string {
  if (invoiceNumber !== null) return `Factuur ${invoiceNumber}`;
  return orderNumber === null ? (description ?? '') : `Bestelling ${orderNumber}`;
}

const sources: Readonly<Record<string, string>> = {
  create: 'bij het beginnen',
  cancel: 'bij het afbreken',
  webhook: 'bericht van de betaaldienst',
  redirect: 'bij terugkomst van de betaler',
  poll: 'nagevraagd',
};

export const paymentTexts = {
  title: (id: number) => `Betaling ${id}`,
  facts: 'Betaling',
  subject: 'Waarvoor',
  shares: 'Facturen',
  several: (count: number) => `${count} facturen`,
  tooMuch: 'Te veel betaald',
  partOf: 'Deel van',
  company: 'Bedrijf',
  amount: 'Bedrag',
  status: 'Status',
  method: 'Methode',
  providerId: 'Kenmerk betaaldienst',
  via: 'Via',
  begun: 'Gemaakt',
  paidAt: 'Betaald',
  expiresAt: 'Geldig tot',
  none: '–',
  attempts: 'Pogingen',
  noAttempts: 'Niemand is begonnen met betalen.',
  surplus: 'te veel',
  failure: (reason: string) => `reden: ${reason}`,
  refunds: 'Terugbetalingen',
  noRefunds: 'Er is niets terugbetaald.',
  byHand: 'zelf over te maken',
  transferred: (amount: string) => `${amount} is overgemaakt`,
  transferredNote: (amount: string) =>
    `Dit geld kwam per overschrijving. Maak ${amount} over naar de klant en meld het hier.`,
  confirmTransferred: 'Ja, overgemaakt',
  timeline: 'Wat er gebeurde',
  ask: 'Vraag de stand op',
  giveBack: (amount: string) => `Betaal ${amount} terug`,
  giveBackNote: (amount: string) =>
    `Er is ${amount} te veel betaald. Het gaat terug naar waar het vandaan kwam; de taak is dan afgehandeld.`,
  confirmGiveBack: 'Ja, terugbetalen',
  booking: 'Overschrijving',
  bookedOn: 'Op het afschrift',
  payer: 'Betaler',
  description: 'Omschrijving',
  bookedBy: 'Geboekt door',
  parts: 'Waarvoor',
  undone: (by: string, on: string, reason: string) => `Teruggedraaid door ${by} op ${on}: ${reason}`,
  undo: 'Boeking terugdraaien',
  undoNote:
    'Met een tegenboeking: beide blijven staan. Wat ermee was betaald staat weer open, en een bestelling die nog niet in productie is wacht.',
  reason: 'Reden',
  reasonHint: `Staat bij de betaling en in het logboek. Maximaal ${maxReason} tekens.`,
  confirmUndo: 'Ja, terugdraaien',
  notUndone: 'Er is niets teruggedraaid',
  reasonMissing: `Schrijf op waarom, in ten hoogste ${maxReason} tekens.`,
  isDone: 'afgehandeld',
  events: {
    link: 'Betaallink gemaakt',
    begun: (method: string, amount: string) => `Begonnen met ${method}, ${amount}`,
    told: (status: string, source: string) => `${status} (${sources[source] ?? source})`,
    refund: (amount: string, status: string) => `Terugbetaling van ${amount}: ${status}`,
    booked: (amount: string, payer: string, by: string) => `${amount} van ${payer} geboekt door ${by}`,
    undone: (by: string, reason: string) => `Teruggedraaid door ${by}: ${reason}`,
    withdrawn: 'Betaallink ingetrokken',
  },
  notices: {
    gevraagd: 'De betaaldienst heeft de stand gegeven; hij staat hieronder.',
    terug: 'De terugbetaling is aangevraagd. De stand staat hieronder.',
    overgemaakt: 'Genoteerd: de terugbetaling is overgemaakt.',
    teruggedraaid: 'De boeking is teruggedraaid. Wat ermee was betaald staat weer open.',
  },
  problems: {
    'geen-antwoord': 'De betaaldienst geeft nu geen antwoord. Probeer het straks nog eens.',
    'geen-overschot': 'Er is niets terug te geven, of iemand anders heeft het al gedaan.',
    'al-teruggedraaid': 'Deze boeking is al teruggedraaid.',
    'al-terugbetaald': 'Deze boeking kan niet worden teruggedraaid: er is al geld van terugbetaald.',
  },
} as const;
