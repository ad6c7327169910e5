import { formatIban } from '#domain/business/iban.ts';
import type { Cents } from '#domain/money/cents.ts';
import { formatDate } from '../format/date.ts';
import { formatEuro } from '../format/money.ts';
import type { MailText } from './mail.ts';

type Invoiced = {
  readonly contact: string;
  readonly number: string;
  readonly orderNumber: string;
  // The customer's own.
  readonly reference: string;
  readonly total: Cents;
  // 'YYYY-MM-DD'
  readonly dueOn: string;
  readonly termDays: number;
  readonly seller: { readonly name: string; readonly iban: string };
  // What a transfer is recognised by.
  readonly paymentReference: string;
  // None where there is nothing to pay.
  readonly payLink: string | null;
  readonly orderLink: string;
};

/** R12.3: what was ordered on account asks for its money when it is sent. */
export const invoiceMails = {
  issued: (invoice: Invoiced): MailText => ({
    subject: `Factuur ${invoice.number} bij bestelling ${invoice.orderNumber}`,
    paragraphs: [
      `Beste ${invoice.contact},`,
      `Hierbij factuur ${invoice.number} voor wat wij van uw bestelling ${named(invoice)} hebben verzonden. De factuur zit bij deze e-mail.`,
      ...howToPay(invoice),
    ],
    action:
      invoice.payLink === null
        ? null
        : { label: `${formatEuro(invoice.total)} betalen`, href: invoice.payLink },
    closing: [
      ...(invoice.payLink === null ? [] : ['Heeft u al betaald? Dan hoeft u niets te doen.']),
      `Uw bestelling: ${invoice.orderLink}`,
      'Met vriendelijke groet,',
      'Maathor',
    ],
  }),
} as const;

function howToPay({
  payLink,
  total,
  dueOn,
  termDays,
  seller,
  paymentReference,
}: Invoiced): readonly string[] {
  if (payLink === null) return ['U hoeft niets te betalen.'];
  return [
    `Te betalen: ${formatEuro(total)}, uiterlijk op ${formatDate(dueOn)} (binnen ${termDays} dagen).`,
    `Betaal met de link hieronder, of maak het bedrag over naar ${formatIban(seller.iban)} ten name van ${seller.name}, onder vermelding van ${paymentReference}.`,
  ];
}

function named({ orderNumber, reference }: Invoiced): string {
  return reference === '' ? orderNumber : `${orderNumber} (uw referentie: ${reference})`;
}
