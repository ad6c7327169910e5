import { type Cents, cents, sum } from '#domain/money/cents.ts';
import type { PaymentSubject, PickedInvoice } from '#domain/payment/payment-subject.ts';
import { formatLongDay } from '../format/date.ts';
import { formatEuro } from '../format/money.ts';
import { describeSubject, methodNames, nameReceiptMethod } from '../ordering/payment.ts';
import type { MailText } from './mail.ts';

const signature = ['Met vriendelijke groet,', 'Maathor'] as const;

type Received = {
  readonly contact: string;
  readonly subject: PaymentSubject;
  readonly amount: Cents;
  readonly method: string;
  // 'YYYY-MM-DD', of an order that is now paid.
  readonly dueOn: string | null;
  // False for what is made already, or gone, as when it is paid anew after a chargeback.
  readonly isToBeMade: boolean;
};

type Link = {
  readonly contact: string;
  readonly subject: PaymentSubject;
  readonly amount: Cents;
  readonly link: string;
};

type Credited = {
  readonly contact: string;
  readonly number: string;
  readonly invoiceNumber: string;
  readonly amount: Cents;
  readonly lines: readonly { readonly description: string; readonly amount: number }[];
  readonly isMoneyBack: boolean;
  // Empty where nobody gave one.
  readonly reason: string;
};

type Refund = {
  readonly contact: string;
  readonly subject: PaymentSubject;
  readonly amount: Cents;
  // Empty where nobody gave one.
  readonly reason: string;
};

type Again = {
  readonly contact: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
};

export const paymentMails = {
  received: ({ contact, subject, amount, method, dueOn, isToBeMade }: Received): MailText => ({
    subject: `Betaling ontvangen: ${describeSubject(subject)}`,
    paragraphs: [
      `Beste ${contact},`,
      `Wij hebben uw betaling van ${formatEuro(amount)} voor ${inSentence(subject)} ontvangen (${nameReceiptMethod(method)}). Dank u wel.`,
      ...(subject.kind === 'order'
        ? [
            `${isToBeMade ? 'Wij gaan uw horren maken. ' : ''}De factuur zit bij deze e-mail en staat bij de bestelling in uw account.`,
          ]
        : []),
      ...(dueOn === null ? [] : [`Wij leveren op ${formatLongDay(dueOn)}.`]),
      ...(subject.kind === 'invoice' ? ['De factuur zit bij deze e-mail.'] : []),
      ...(subject.kind === 'several' ? nameShares(subject.invoices, amount) : []),
    ],
    action: null,
    closing: signature,
  }),
  credited: ({ contact, number, invoiceNumber, amount, lines, isMoneyBack, reason }: Credited): MailText => ({
    subject: `Creditnota ${number} bij factuur ${invoiceNumber}`,
    paragraphs: [
      `Beste ${contact},`,
      `Wij hebben ${formatEuro(amount)} van factuur ${invoiceNumber} gecrediteerd. De creditnota zit bij deze e-mail.`,
      ...told(reason),
      ...lines.map((line) => `${line.amount} × ${line.description}`),
      ...(isMoneyBack
        ? ['Het bedrag gaat terug naar de rekening waarmee is betaald. Dat kan enkele werkdagen duren.']
        : ['Het bedrag gaat van de factuur af. Was die al betaald, dan heeft u het bij ons tegoed.']),
    ],
    action: null,
    closing: signature,
  }),
  again: ({ contact, kind, number }: Again): MailText => ({
    subject: kind === 'invoice' ? `Factuur ${number}` : `Creditnota ${number}`,
    paragraphs: [
      `Beste ${contact},`,
      kind === 'invoice'
        ? `Hierbij sturen wij u factuur ${number} nog een keer.`
        : `Hierbij sturen wij u creditnota ${number} nog een keer.`,
    ],
    action: null,
    closing: signature,
  }),
  // Where no credit note tells it: a payment too many, or what was credited before.
  refundAsked: ({ contact, subject, amount, reason }: Refund): MailText => ({
    subject: `Terugbetaling: ${describeSubject(subject)}`,
    paragraphs: [
      `Beste ${contact},`,
      `Wij betalen ${formatEuro(amount)} voor ${inSentence(subject)} terug naar de rekening waarmee is betaald. Dat kan enkele werkdagen duren.`,
      ...told(reason),
    ],
    action: null,
    closing: signature,
  }),
  refundDone: ({ contact, subject, amount }: Refund): MailText => ({
    subject: `Terugbetaald: ${describeSubject(subject)}`,
    paragraphs: [
      `Beste ${contact},`,
      `Wij hebben ${formatEuro(amount)} voor ${inSentence(subject)} teruggestort op de rekening waarmee is betaald. Het hangt van uw bank af wanneer u het ziet.`,
    ],
    action: null,
    closing: signature,
  }),
  link: ({ contact, subject, amount, link }: Link): MailText => ({
    subject: `Betaallink: ${describeSubject(subject)}`,
    paragraphs: [
      `Beste ${contact},`,
      `Met de link hieronder betaalt u ${formatEuro(amount)} voor ${inSentence(subject)}. U kiest zelf hoe: ${methodNames.ideal}, ${methodNames.creditcard} of ${methodNames.bancontact}.`,
    ],
    action: { label: `${formatEuro(amount)} betalen`, href: link },
    closing: ['Heeft u al betaald? Dan hoeft u niets te doen.', ...signature],
  }),
} as const;

function told(reason: string): readonly string[] {
  return reason === '' ? [] : [`Reden: ${reason.replace(/(?<!\.)\.+$/, '')}.`];
}

function nameShares(invoices: readonly PickedInvoice[], amount: Cents): readonly string[] {
  const rest = cents(amount - sum(invoices.map((invoice) => invoice.amount)));
  return [
    ...invoices.map((invoice) => `Factuur ${invoice.number}: ${formatEuro(invoice.amount)}`),
    ...(rest > 0 ? [`Te veel betaald: ${formatEuro(rest)}. Dat betalen wij terug.`] : []),
  ];
}

function inSentence(subject: PaymentSubject): string {
  const described = describeSubject(subject);
  return subject.kind === 'other' ? described : described.charAt(0).toLowerCase() + described.slice(1);
}
