import type { Address } from '#domain/business/address.ts';
import type { Millimetres } from '#domain/measure/millimetres.ts';
import { type Cents, times } from '#domain/money/cents.ts';
import { fillIn } from '#domain/shop-settings/placeholders.ts';
import { formatAddress } from '../account/account.ts';
import { describeProductLine } from '../documents/invoice.ts';
import { formatDate, formatLongDay } from '../format/date.ts';
import { formatEuro } from '../format/money.ts';
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
  // 'YYYY-MM-DD'
  readonly payUntil: string;
  // 'YYYY-MM-DD', when it is paid on the day it was placed.
  readonly dueOn: string | null;
  readonly payLink: string;
  readonly orderLink: string;
};

// Without what is to be paid and until when: it may be paid, or over.
type PlacedAgain = Omit<PlacedOrder, 'placedBy' | 'measuredBy' | 'payUntil' | 'payLink'>;

type Ended = {
  readonly contact: string;
  readonly number: string;
  readonly reason: string;
  // What goes back; zero where nothing was paid.
  readonly refunded: Cents;
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
      ...(order.payLink === null ? ['Uw betaallink is verlopen. Vraag ons om een nieuwe.'] : []),
    ],
    action:
      order.payLink === null ? null : { label: `${formatEuro(order.total)} betalen`, href: order.payLink },
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
      `Uw bestelling ${order.number} is geannuleerd. Reden: ${order.reason.replace(/\.+$/, '')}.`,
      order.refunded > 0
        ? `Wij betalen ${formatEuro(order.refunded)} terug op de manier waarop is betaald. Dat kan enkele dagen duren.`
        : 'U hoeft niets te betalen.',
      ...(order.creditNote === null
        ? []
        : [`Creditnota ${order.creditNote} vindt u op de pagina van de bestelling.`]),
    ],
    action: null,
    closing: [`Uw bestelling: ${order.orderLink}`, ...greeting],
  }),
  placed: (order: PlacedOrder): MailText => ({
    subject: `Bestelling ${order.number} ontvangen`,
    paragraphs: [
      `Beste ${order.contact},`,
      `Wij hebben uw bestelling ${order.number} ontvangen${order.reference === '' ? '' : ` (uw referentie: ${order.reference})`}. Zodra de betaling binnen is, gaan wij de horren maken.`,
      ...(order.measuredBy.length === 0
        ? []
        : [`Ingemeten door ${order.measuredBy.join(', ')}, besteld door ${order.contact}.`]),
      ...(order.placedBy === null
        ? []
        : [`${placedByText(order.placedBy, null)}. Klopt er iets niet? Bel ons voordat u betaalt.`]),
      ...describeLines(order),
      `Totaal excl. btw, met kosten en verzending: ${formatEuro(order.net)}. Btw ${order.vatPercent} %: ${formatEuro(order.vat)}. Te betalen: ${formatEuro(order.total)}, uiterlijk ${formatDate(order.payUntil)}; daarna vervalt de bestelling.`,
      describeDelivery(order),
      ...(order.dueOn === null
        ? []
        : [
            `Betaalt u vandaag, dan leveren wij op ${formatLongDay(order.dueOn)}. De werkdagen tellen vanaf de dag van de betaling.`,
          ]),
    ],
    action: { label: `${formatEuro(order.total)} betalen`, href: order.payLink },
    closing: [
      'Heeft u al betaald? Dan hoeft u niets te doen.',
      `De tekening van elke hor en de stand van uw bestelling: ${order.orderLink}`,
      'Met vriendelijke groet,',
      'Maathor',
    ],
  }),
  // Once more, at any time after.
  placedAgain: (order: PlacedAgain): MailText => ({
    subject: `Bestelling ${order.number}: de bevestiging nog een keer`,
    paragraphs: [
      `Beste ${order.contact},`,
      `Hierbij nog een keer wat u heeft besteld met bestelling ${order.number}${order.reference === '' ? '' : ` (uw referentie: ${order.reference})`}.`,
      ...describeLines(order),
      `Totaal excl. btw, met kosten en verzending: ${formatEuro(order.net)}. Btw ${order.vatPercent} %: ${formatEuro(order.vat)}. Totaal incl. btw: ${formatEuro(order.total)}.`,
      describeDelivery(order),
      ...(order.dueOn === null ? [] : [`Wij leveren op ${formatLongDay(order.dueOn)}.`]),
    ],
    action: { label: 'Naar de bestelling', href: order.orderLink },
    closing: greeting,
  }),
} as const;

function describeLines({ lines }: Pick<PlacedOrder, 'lines'>): MailText['paragraphs'] {
  return lines.flatMap((line) => [
    `${line.amount} × ${describeProductLine(line)}: ${formatEuro(times(line.unitPrice, line.amount))} excl. btw`,
    ...(line.picture === null ? [] : [line.picture]),
  ]);
}

function describeDelivery({ deliveryAddress }: Pick<PlacedOrder, 'deliveryAddress'>): string {
  return `Wij leveren aan ${[deliveryAddress.recipient, ...formatAddress(deliveryAddress)].join(', ')}.`;
}
