import type { Address } from '#domain/business/address.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import { type Cents, times } from '#domain/money/cents.ts';
import { fillIn } from '#domain/shop-settings/placeholders.ts';
import { formatAddress } from '../account/account.ts';
import { describeProductLine } from '../documents/invoice.ts';
import { formatDate, formatLongDay } from '../format/date.ts';
import { formatEuro } from '../format/money.ts';
import { orderTexts } from '../ordering/order.ts';
import { placedByText } from '../staff/behalf.ts';
import type { MailPicture, MailText } from './mail.ts';

type PlacedOrder = {
  readonly contact: string;
  readonly number: string;
  // Who of our staff placed it for the customer.
  readonly placedBy: string | null;
  readonly reference: string;
  // Who filled the carts it came from, where that was somebody else.
  readonly measuredBy: readonly string[];
  // Of who reads it.
  readonly unit: Unit;
  readonly lines: readonly {
    readonly productCode: string;
    readonly productName: string;
    readonly totalWidth: Millimetres;
    readonly totalHeight: Millimetres;
    readonly boxLabel: string;
    readonly amount: number;
    readonly unitPrice: Cents;
    readonly picture: MailPicture | null;
  }[];
  readonly net: Cents;
  readonly vat: Cents;
  readonly vatPercent: number;
  readonly total: Cents;
  readonly deliveryAddress: Address & { readonly recipient: string };
  // 'YYYY-MM-DD', when it is paid on the day it was placed, or is on account.
  readonly dueOn: string | null;
  readonly payment: HowToPay;
  readonly orderLink: string;
};

// 'YYYY-MM-DD'
type InAdvance = { readonly kind: 'in_advance'; readonly until: string; readonly link: string };

// R12.2: by the invoice that comes when it is sent.
type HowToPay = InAdvance | { readonly kind: 'on_account'; readonly termDays: number };

// Without what is to be paid and until when: it may be paid, or over.
type PlacedAgain = Omit<PlacedOrder, 'placedBy' | 'measuredBy' | 'payment'>;

type Ended = {
  readonly contact: string;
  readonly number: string;
  readonly reason: string;
  // What goes back; zero where nothing was paid, or it went back before.
  readonly refunded: Cents;
  readonly wasPaid: boolean;
  readonly creditNote: string | null;
  readonly orderLink: string;
};

type Expiring = {
  readonly contact: string;
  readonly number: string;
  // R11.7: the owner's words, with placeholders.
  readonly reminder: string;
  readonly total: Cents;
  // 'YYYY-MM-DD'
  readonly payUntil: string;
  // None where no link is open any more.
  readonly payLink: string | null;
  readonly orderLink: string;
};

type Rest = Pick<Expiring, 'contact' | 'number' | 'payLink' | 'orderLink'> & {
  readonly part: Cents;
  readonly open: Cents;
};

const linkIsOver = 'Uw betaallink is verlopen. Vraag ons om een nieuwe.';

const greeting = ['Met vriendelijke groet,', 'Maathor'] as const;

export const orderMails = {
  expiring: (order: Expiring): MailText => ({
    subject: `Bestelling ${order.number} is nog niet betaald`,
    paragraphs: [
      `Beste ${order.contact},`,
      fillIn(order.reminder, {
        nummer: order.number,
        bedrag: formatEuro(order.total),
        vervaldag: formatDate(order.payUntil),
      }),
      ...(order.payLink === null ? [linkIsOver] : []),
    ],
    action:
      order.payLink === null ? null : { label: `${formatEuro(order.total)} betalen`, href: order.payLink },
    closing: [
      'Heeft u al betaald? Dan hoeft u niets te doen.',
      `Uw bestelling: ${order.orderLink}`,
      ...greeting,
    ],
  }),
  // A part is here, and nothing is made before all of it is.
  rest: (order: Rest): MailText => ({
    subject: `Van bestelling ${order.number} staat nog ${formatEuro(order.open)} open`,
    paragraphs: [
      `Beste ${order.contact},`,
      `Voor uw bestelling ${order.number} hebben wij ${formatEuro(order.part)} ontvangen. Er staat nog ${formatEuro(order.open)} open. Zodra dat binnen is, gaan wij de horren maken.`,
      ...(order.payLink === null ? [linkIsOver] : []),
    ],
    action:
      order.payLink === null ? null : { label: `${formatEuro(order.open)} betalen`, href: order.payLink },
    closing: [
      'Heeft u al betaald? Dan hoeft u niets te doen.',
      `Uw bestelling: ${order.orderLink}`,
      ...greeting,
    ],
  }),
  expired: (order: Ended): MailText => ({
    subject: `Bestelling ${order.number} is vervallen`,
    paragraphs: [
      `Beste ${order.contact},`,
      `Uw bestelling ${order.number} is niet op tijd betaald en is vervallen. Er wordt niets gemaakt en u hoeft niets te betalen.`,
      'Wilt u de horren toch hebben? Op de pagina van de bestelling zet u ze met één knop opnieuw in uw winkelwagen.',
    ],
    action: null,
    closing: [`Uw bestelling: ${order.orderLink}`, ...greeting],
  }),
  cancelled: (order: Ended): MailText => ({
    subject: `Bestelling ${order.number} is geannuleerd`,
    paragraphs: [
      `Beste ${order.contact},`,
      `Uw bestelling ${order.number} is geannuleerd. Reden: ${order.reason.replace(/(?<!\.)\.+$/, '')}.`,
      order.refunded > 0
        ? `Wij betalen ${formatEuro(order.refunded)} terug op de manier waarop is betaald. Dat kan enkele dagen duren.`
        : order.wasPaid
          ? 'Wat u had betaald, is al terug naar u of onderweg.'
          : 'U hoeft niets te betalen.',
      ...(order.creditNote === null
        ? []
        : [`Creditnota ${order.creditNote} vindt u op de pagina van de bestelling.`]),
    ],
    action: null,
    closing: [`Uw bestelling: ${order.orderLink}`, ...greeting],
  }),
  placed: (order: PlacedOrder): MailText => {
    const { first, money, delivery, action, closing } = placedParts(order);
    return {
      subject: `Bestelling ${order.number} ontvangen`,
      paragraphs: [
        `Beste ${order.contact},`,
        `Wij hebben uw bestelling ${order.number} ontvangen${order.reference === '' ? '' : ` (uw referentie: ${order.reference})`}. ${first}`,
        ...(order.measuredBy.length === 0
          ? []
          : [`Ingemeten door ${order.measuredBy.join(', ')}, besteld door ${order.contact}.`]),
        ...(order.placedBy === null ? [] : [placedForYou(order.placedBy, order.payment)]),
        ...describeLines(order),
        `Totaal excl. btw, met kosten en verzending: ${formatEuro(order.net)}. ${orderTexts.vat(order.vatPercent)}: ${formatEuro(order.vat)}. ${money}`,
        describeDelivery(order),
        ...(order.dueOn === null ? [] : [delivery(formatLongDay(order.dueOn))]),
      ],
      action,
      closing: [
        ...closing,
        `De tekening van elke hor en de stand van uw bestelling: ${order.orderLink}`,
        ...greeting,
      ],
    };
  },
  // Once more, at any time after.
  placedAgain: (order: PlacedAgain): MailText => ({
    subject: `Bestelling ${order.number}: de bevestiging nog een keer`,
    paragraphs: [
      `Beste ${order.contact},`,
      `Hierbij nog een keer wat u heeft besteld met bestelling ${order.number}${order.reference === '' ? '' : ` (uw referentie: ${order.reference})`}.`,
      ...describeLines(order),
      `Totaal excl. btw, met kosten en verzending: ${formatEuro(order.net)}. ${orderTexts.vat(order.vatPercent)}: ${formatEuro(order.vat)}. Totaal incl. btw: ${formatEuro(order.total)}.`,
      describeDelivery(order),
      ...(order.dueOn === null ? [] : [`Wij leveren op ${formatLongDay(order.dueOn)}.`]),
    ],
    action: { label: 'Naar de bestelling', href: order.orderLink },
    closing: greeting,
  }),
} as const;

type PlacedParts = {
  readonly first: string;
  readonly money: string;
  readonly delivery: (day: string) => string;
  readonly action: MailText['action'];
  readonly closing: readonly string[];
};

// What differs by how it is paid.
function placedParts({ payment, total, orderLink }: PlacedOrder): PlacedParts {
  const amount = formatEuro(total);
  if (payment.kind === 'in_advance') {
    return {
      first: 'Zodra de betaling binnen is, gaan wij de horren maken.',
      money: `Te betalen: ${amount}, uiterlijk ${formatDate(payment.until)}; daarna vervalt de bestelling.`,
      delivery: (day) =>
        `Betaalt u vandaag, dan leveren wij op ${day}. De werkdagen tellen vanaf de dag van de betaling.`,
      action: { label: `${amount} betalen`, href: payment.link },
      closing: ['Heeft u al betaald? Dan hoeft u niets te doen.'],
    };
  }
  return {
    first: 'U bestelt op rekening: wij gaan de horren meteen maken en u hoeft nu niets te betalen.',
    money: `Totaal incl. btw: ${amount}. De factuur krijgt u als wij de horren verzenden; u betaalt binnen ${payment.termDays} dagen na de factuur.`,
    delivery: (day) => `Wij leveren op ${day}.`,
    action: { label: 'Naar de bestelling', href: orderLink },
    closing: [],
  };
}

function placedForYou(staff: string, { kind }: HowToPay): string {
  const call = kind === 'on_account' ? 'Bel ons dan meteen.' : 'Bel ons voordat u betaalt.';
  return `${placedByText(staff, null)}. Klopt er iets niet? ${call}`;
}

function describeLines({ lines, unit }: Pick<PlacedOrder, 'lines' | 'unit'>): MailText['paragraphs'] {
  return lines.flatMap((line) => [
    `${line.amount} × ${describeProductLine(line, unit)}: ${formatEuro(times(line.unitPrice, line.amount))} excl. btw`,
    ...(line.picture === null ? [] : [line.picture]),
  ]);
}

function describeDelivery({ deliveryAddress }: Pick<PlacedOrder, 'deliveryAddress'>): string {
  return `Wij leveren aan ${[deliveryAddress.recipient, ...formatAddress(deliveryAddress)].join(', ')}.`;
}
