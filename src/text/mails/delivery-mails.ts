import type { Address } from '#domain/business/address.ts';
import type { CarrierCode } from '#domain/delivery/carriers.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import { formatAddress } from '../account/account.ts';
import { describeProductLine } from '../documents/invoice.ts';
import { formatDate, formatLongDay } from '../format/date.ts';
import { sentTexts } from '../ordering/carriers.ts';
import type { MailText } from './mail.ts';

type About = {
  readonly contact: string;
  readonly number: string;
  // The customer's own.
  readonly reference: string;
  readonly orderLink: string;
};

type InProduction = About & {
  // 'YYYY-MM-DD'
  readonly dueOn: string | null;
};

type Screens = {
  readonly productCode: string;
  readonly productName: string;
  readonly totalWidth: Millimetres;
  readonly totalHeight: Millimetres;
  readonly boxLabel: string;
  readonly amount: number;
};

type NotSent = About & { readonly carrier: CarrierCode };

type Sent = About & {
  // Of who reads it.
  readonly unit: Unit;
  readonly lines: readonly Screens[];
  // R12.3: the invoice for it goes out in a mail of its own.
  readonly isInvoiced: boolean;
  // Something of the order is still to come.
  readonly isPart: boolean;
  // What of the order does not come any more, and whether that was paid and is still to be credited.
  readonly leftBehind: readonly Screens[];
  readonly isOwed: boolean;
  readonly carrier: CarrierCode;
  readonly trackingCode: string;
  readonly trackingLink: string | null;
  // 'YYYY-MM-DD'
  readonly sentOn: string;
  readonly address: Address & { readonly recipient: string };
};

const greeting = ['Met vriendelijke groet,', 'Maathor'] as const;

/** What the customer hears after paying. Never why somebody held the order, nor what staff wrote about it. */
export const deliveryMails = {
  inProduction: (order: InProduction): MailText => ({
    subject: `Bestelling ${order.number}: uw horren worden gemaakt`,
    paragraphs: [
      `Beste ${order.contact},`,
      `Wij maken nu de horren van uw bestelling ${named(order)}. Annuleren of wijzigen kan niet meer.`,
      ...(order.dueOn === null ? [] : [`Wij leveren op ${formatLongDay(order.dueOn)}.`]),
    ],
    action: null,
    closing: [`Uw bestelling: ${order.orderLink}`, ...greeting],
  }),
  sent: (order: Sent): MailText => ({
    subject: sentSubject(order),
    paragraphs: [
      `Beste ${order.contact},`,
      `${order.isPart ? 'Een deel van uw' : 'Uw'} bestelling ${named(order)} ${handedOver(order)}`,
      ...order.lines.map((line) => sentTexts.line(line.amount, describeProductLine(line, order.unit))),
      ...(order.isPart ? ['De rest van uw bestelling volgt; u krijgt er weer bericht van.'] : []),
      ...leftBehind(order),
      ...(order.carrier === 'pickup'
        ? []
        : [`Afleveradres: ${[order.address.recipient, ...formatAddress(order.address)].join(', ')}.`]),
      ...(order.trackingCode === '' ? [] : [`${sentTexts.code(order.trackingCode)}.`]),
      ...(order.isInvoiced ? ['De factuur van deze zending krijgt u in een aparte e-mail.'] : []),
    ],
    action: order.trackingLink === null ? null : { label: sentTexts.track, href: order.trackingLink },
    closing: [
      'Controleer de horren bij ontvangst en meld beschadiging meteen.',
      `Uw bestelling: ${order.orderLink}`,
      ...greeting,
    ],
  }),
  notSent: (order: NotSent): MailText => ({
    subject: `Bestelling ${order.number} is nog niet ${wentHow(order)}`,
    paragraphs: [
      `Beste ${order.contact},`,
      `Wij schreven u vandaag dat uw bestelling ${named(order)} was ${wentHow(order)}. Dat was een vergissing van ons: de horren zijn nog bij ons.${order.carrier === 'pickup' ? '' : ' U krijgt bericht zodra ze wel op weg zijn.'}`,
    ],
    action: null,
    closing: [`Uw bestelling: ${order.orderLink}`, ...greeting],
  }),
} as const;

function wentHow({ carrier }: Pick<Sent, 'carrier'>): string {
  return carrier === 'pickup' ? 'opgehaald' : 'verzonden';
}

function named({ number, reference }: About): string {
  return reference === '' ? number : `${number} (uw referentie: ${reference})`;
}

function sentSubject({ number, isPart, leftBehind: missing, carrier }: Sent): string {
  const what = isPart ? `Een deel van bestelling ${number}` : `Bestelling ${number}`;
  const sent = `${what} is ${wentHow({ carrier })}`;
  return missing.length > 0 ? `${sent}, maar niet compleet` : sent;
}

// Nobody goes on waiting for it, nor thinks that its money is gone.
function leftBehind({ leftBehind: lines, isOwed, isInvoiced, unit }: Sent): readonly string[] {
  if (lines.length === 0) return [];
  return [
    sentTexts.leftBehind,
    ...lines.map((line) => sentTexts.line(line.amount, describeProductLine(line, unit))),
    ...(isInvoiced ? [sentTexts.notInvoiced] : isOwed ? [sentTexts.owed] : []),
  ];
}

function handedOver({ carrier, sentOn }: Sent): string {
  if (carrier === 'pickup') return `is op ${formatDate(sentOn)} bij ons opgehaald:`;
  return `is verzonden op ${sentTexts.when(formatDate(sentOn), carrier)}:`;
}
