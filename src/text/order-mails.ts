import type { Address } from '#domain/business/address.ts';
import type { Millimetres } from '#domain/measure/millimetres.ts';
import { type Cents, times } from '#domain/money/cents.ts';
import { formatAddress } from './account.ts';
import { formatEuro } from './format-money.ts';
import { describeProductLine } from './invoice.ts';
import type { MailPicture, MailText } from './mail.ts';

type PlacedOrder = {
  readonly contact: string;
  readonly number: string;
  readonly reference: string;
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
  readonly payLink: string;
  readonly orderLink: string;
};

export const orderMails = {
  placed: (order: PlacedOrder): MailText => ({
    subject: `Bestelling ${order.number} ontvangen`,
    paragraphs: [
      `Beste ${order.contact},`,
      `Wij hebben uw bestelling ${order.number} ontvangen${order.reference === '' ? '' : ` (uw referentie: ${order.reference})`}. Zodra de betaling binnen is, gaan wij de horren maken.`,
      ...order.lines.flatMap((line) => [
        `${line.amount} × ${describeProductLine(line)}: ${formatEuro(times(line.unitPrice, line.amount))} excl. btw`,
        ...(line.picture === null ? [] : [line.picture]),
      ]),
      `Totaal excl. btw, met kosten en verzending: ${formatEuro(order.net)}. Btw ${order.vatPercent} %: ${formatEuro(order.vat)}. Te betalen: ${formatEuro(order.total)}.`,
      `Wij leveren aan ${[order.deliveryAddress.recipient, ...formatAddress(order.deliveryAddress)].join(', ')}.`,
    ],
    action: { label: `${formatEuro(order.total)} betalen`, href: order.payLink },
    closing: [
      'Heeft u al betaald? Dan hoeft u niets te doen.',
      `De tekening van elke hor en de stand van uw bestelling: ${order.orderLink}`,
      'Met vriendelijke groet,',
      'Maathor',
    ],
  }),
} as const;
