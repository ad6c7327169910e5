import { cents } from '#domain/money/cents.ts';
import type { PaymentMethod, ReceiptMethod } from '#domain/payment/payment-method.ts';
import type { PaymentSubject } from '#domain/payment/payment-subject.ts';
import { formatEuro } from '../format/money.ts';

export const methodNames = {
  ideal: 'iDEAL | Wero',
  creditcard: 'Creditcard',
  bancontact: 'Bancontact',
} as const satisfies Record<PaymentMethod, string>;

const receiptMethodNames: Readonly<Record<ReceiptMethod, string>> = {
  ...methodNames,
  bank_transfer: 'Overschrijving',
};

/** How money came in; what the provider may call a method some day stands as it says. */
export function nameReceiptMethod(method: string): string {
  return Object.entries(receiptMethodNames).find(([key]) => key === method)?.[1] ?? method;
}

/** On the payer's bank statement, and in what we write about the payment. */
export function describeSubject(subject: PaymentSubject): string {
  switch (subject.kind) {
    case 'order':
      return `Bestelling ${subject.number}`;
    case 'invoice':
      return `Factuur ${subject.number}`;
    case 'several':
      return describeSeveral(subject.invoices.map(({ number }) => number));
    case 'other':
      return subject.description;
    default:
      return subject satisfies never;
  }
}

const mostNamed = 3;

/** On the row of money that came with a payment for several invoices and that nobody owed. */
export const restOfSeveral = (numbers: readonly string[]): string =>
  `Te veel betaald bij ${describeSeveral(numbers)}`;

/** As many as a bank statement has room for. */
export function describeSeveral(numbers: readonly string[]): string {
  const [only] = numbers;
  if (numbers.length === 1) return `Factuur ${only}`;
  const named = numbers.length <= mostNamed ? numbers : numbers.slice(0, mostNamed - 1);
  const others = numbers.length - named.length;
  return `${numbers.length} facturen: ${named.join(', ')}${others === 0 ? '' : ` en ${others} andere`}`;
}

// The provider's reasons for refusing a card; what is not here gets the neutral sentence.
const failureReasons: Readonly<Record<string, string>> = {
  authentication_abandoned: 'De betaling is niet bevestigd bij uw bank.',
  authentication_failed: 'De bevestiging bij uw bank is niet gelukt.',
  authentication_required: 'Uw bank vraagt om een bevestiging. Probeer het opnieuw.',
  card_declined: 'Uw bank heeft de kaart geweigerd.',
  card_expired: 'De kaart is verlopen.',
  inactive_card: 'De kaart is niet actief.',
  insufficient_funds: 'Er staat niet genoeg saldo op de kaart.',
  invalid_card_holder_name: 'De naam op de kaart klopt niet.',
  invalid_card_number: 'Het kaartnummer klopt niet.',
  invalid_card_type: 'Deze soort kaart kunnen wij niet aannemen.',
  invalid_cvv: 'De controlecode (CVC) klopt niet.',
  possible_fraud: 'De betaling is tegengehouden. Gebruik een andere betaalmethode of bel ons.',
  refused_by_issuer: 'Uw bank heeft de betaling geweigerd.',
};

export function describeFailure(reason: string | null): string {
  return failureReasons[reason ?? ''] ?? paymentTexts.notPaid;
}

/** Why a method cannot be chosen for an amount. */
export function describeLimit(mostCents: number | null): string {
  if (mostCents === null) return paymentTexts.methodRefused;
  return `Kan niet voor dit bedrag: ten hoogste ${formatEuro(cents(mostCents))} per betaling.`;
}

export const paymentTexts = {
  title: 'Betalen',
  invoice: 'Factuur',
  invoiceNumber: 'Factuurnummer',
  orderNumber: 'Bestelnummer',
  subject: 'Omschrijving',
  amount: 'Te betalen',
  amountReceived: 'Betaald',
  amountAsked: 'Bedrag',
  amountRefunded: 'Terugbetaald',
  tooMuch: 'Te veel, gaat terug',
  invoiceTotal: 'Factuurtotaal',
  includingVat: 'incl. btw',
  chooseMethod: 'Betaalmethode',
  methodMissing: 'Kies uw betaalmethode',
  pay: 'Betalen',
  redirecting: 'U wordt doorgestuurd om te betalen',
  safe: 'U betaalt bij Mollie. Wij zien uw bank- of kaartgegevens niet.',
  notPaid: 'De betaling is niet afgerond. Er is niets afgeschreven. U kunt het opnieuw proberen.',
  oldAmount: (receivedCents: number) =>
    `Wij hebben ${formatEuro(cents(receivedCents))} ontvangen, maar dat bedrag klopte niet meer. Wij betalen het terug. Hieronder staat wat nu nog open staat.`,
  methodRefused: 'Dit bedrag kan niet met deze betaalmethode worden betaald. Kies een andere.',
  payUntil: (date: string) => `Betaal uiterlijk ${date}. Daarna vervalt de bestelling.`,
  unavailable:
    'Betalen lukt op dit moment niet. Er is niets afgeschreven. Probeer het over een paar minuten opnieuw.',
  tooHigh: 'Dit bedrag kan niet in één keer online worden betaald',
  tooHighLink:
    'Het is hoger dan elke betaalmethode toestaat. Neem contact met ons op, dan spreken wij af hoe u betaalt. Er is niets afgeschreven.',
  contact: 'Contact opnemen',
  refresh: 'Nu opnieuw kijken',
  payAgain: 'Niet afgerond? Opnieuw betalen',
  toShop: 'Naar de winkel',
  toOrder: 'Naar uw bestelling',
  toInvoices: 'Naar uw facturen',
} as const;

type StateText = { readonly title: string; readonly text: string };

export const paymentStateTexts = {
  paid: {
    title: 'Betaling ontvangen',
    text: 'Dank u wel. U krijgt een bevestiging per e-mail.',
  },
  already_paid: {
    title: 'Al betaald',
    text: 'Deze betaling is al ontvangen. U hoeft niets meer te doen.',
  },
  partially_refunded: {
    title: 'Betaald en deels terugbetaald',
    text: 'Deze betaling is ontvangen. Een deel is terugbetaald. U hoeft niets meer te doen.',
  },
  refunded: {
    title: 'Terugbetaald',
    text: 'Deze betaling is ontvangen en helemaal terugbetaald. Met deze link kan niet meer worden betaald.',
  },
  charged_back: {
    title: 'Betaling teruggedraaid',
    text: 'Uw bank heeft deze betaling teruggedraaid. Met deze link kan niet meer worden betaald; neem contact met ons op.',
  },
  surplus: {
    title: 'Te veel betaald',
    text: 'Uw betaling is ontvangen, maar dit bedrag hoefde niet meer te worden betaald. Wij betalen het terug.',
  },
  pending: {
    title: 'Betaling in behandeling',
    text: 'Wij wachten op bericht van uw bank. Dat kan enkele minuten duren. U mag deze pagina sluiten: zodra de betaling binnen is krijgt u een e-mail.',
  },
  expired: {
    title: 'Deze betaallink is verlopen',
    text: 'Er kan met deze link niet meer worden betaald. Vraag ons om een nieuwe.',
  },
  cancelled: {
    title: 'Deze betaallink is niet meer geldig',
    text: 'De bestelling is geannuleerd. Er hoeft niets te worden betaald.',
  },
  lapsed: {
    title: 'Deze bestelling is vervallen',
    text: 'Zij is niet op tijd betaald. Er hoeft niets te worden betaald. Wilt u de horren nog? Bestel ze dan opnieuw.',
  },
  nothing_due: {
    title: 'Deze betaallink is niet meer geldig',
    text: 'Er staat niets meer open. Er hoeft niets te worden betaald.',
  },
  withdrawn: {
    title: 'Deze betaallink is ingetrokken',
    text: 'Er kan met deze link niet meer worden betaald. Vraag ons om een nieuwe als u nog iets te betalen heeft.',
  },
  unknown: {
    title: 'Deze betaallink kennen wij niet',
    text: 'Controleer of u het hele adres uit de e-mail heeft gebruikt, of vraag ons om een nieuwe link.',
  },
} as const satisfies Record<string, StateText>;

/** Who pays a free amount has left us no address to write to. */
export const stateTextsWithoutMail: Readonly<Partial<Record<string, string>>> = {
  paid: 'Dank u wel. Uw betaling is bij ons binnen.',
  pending: 'Wij wachten op bericht van uw bank. Dat kan enkele minuten duren. U mag deze pagina sluiten.',
};

/** R12.4: of a payment for several, of which some was settled by it. */
export const partSurplusText =
  'Uw betaling is ontvangen. Een deel ervan hoefde niet meer te worden betaald: dat betalen wij terug.';

export const demoPaymentLinkTexts = {
  title: 'Betaallink proberen',
  intro: 'Alleen in de demo: maak een nieuwe betaallink en betaal hem op de demo-betaalpagina.',
  subjects: { order: 'Voor een bestelling', invoice: 'Voor een factuur', other: 'Voor een bedrag' },
  description: 'Aanbetaling horren',
} as const;

export const demoPaymentTexts = {
  title: 'Demo-betaalpagina',
  notice: 'Dit is een demo. Er wordt niets afgeschreven. Kies hieronder hoe de betaling afloopt.',
  description: 'Omschrijving',
  amount: 'Bedrag',
  method: 'Betaalmethode',
  status: 'Status',
  outcome: 'Hoe loopt de betaling af?',
  outcomes: {
    paid: 'Betaald',
    pending: 'In behandeling',
    failed: 'Mislukt',
    canceled: 'Geannuleerd',
    expired: 'Verlopen',
  },
  webhook: 'Bericht aan de winkel (webhook)',
  webhooks: {
    before: 'Voordat u terugkeert',
    after: 'Nadat u bent teruggekeerd',
    twice: 'Twee keer tegelijk',
    late: 'Tien seconden later',
    never: 'Nooit',
  },
  afterwards: 'Na de betaling',
  refund: 'Geld terugbetalen',
  chargeBack: 'Kaarthouder betwist de betaling',
  reverse: 'De winkel wint het geschil',
  backToShop: 'Terug naar de winkel',
  statuses: {
    open: 'Open',
    pending: 'In behandeling',
    authorized: 'Gereserveerd',
    paid: 'Betaald',
    canceled: 'Geannuleerd',
    expired: 'Verlopen',
    failed: 'Mislukt',
  },
} as const;
