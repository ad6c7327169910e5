import type { LogbookRole } from '#domain/logbook/entry.ts';
import { cents } from '#domain/money/cents.ts';
import type { OrderEventDetails, OrderEventKind } from '#domain/order/order-event.ts';
import { formatEuro } from '../format/money.ts';
import { carrierNames, collectedName } from '../ordering/carriers.ts';

export type ToldEvent = {
  readonly kind: OrderEventKind;
  readonly reason: string;
  readonly details: OrderEventDetails | null;
};

/** What staff did, in one sentence; who did it stands beside it. Amounts only for who sees prices. */
export function describeOrderEvent({ kind, reason, details }: ToldEvent, seesPrices: boolean): string {
  const sentence = sentences[kind](details ?? {}, seesPrices);
  return reason === '' ? sentence : kind === 'noted' ? reason : `${sentence}: ${reason}`;
}

const sentences: Readonly<
  Record<OrderEventKind, (details: OrderEventDetails, seesPrices: boolean) => string>
> = {
  cancelled: ({ amount = 0 }, seesPrices) =>
    seesPrices && amount > 0 ? `Geannuleerd, ${formatEuro(cents(amount))} gaat terug` : 'Geannuleerd',
  expired: () => 'Vervallen, want niet op tijd betaald',
  released: () => 'Losgelaten',
  held: () => 'Vastgehouden',
  in_production: () => 'In productie genomen',
  taken_back: () => 'Terug uit productie',
  shipped: (details) => describeShipment(details.carrier === 'pickup' ? collectedName : 'Verzonden', details),
  shipped_in_part: (details) =>
    describeShipment(
      details.carrier === 'pickup' ? `Deels ${collectedName.toLowerCase()}` : 'Deels verzonden',
      details,
    ),
  shipping_undone: () => 'Verzending ongedaan gemaakt',
  completed: () => 'Afgerond',
  address_changed: ({ from = '', to = '' }) => `Afleveradres gewijzigd van ${from} in ${to}`,
  credited: ({ amount = 0, creditNote = '' }, seesPrices) =>
    seesPrices ? `${formatEuro(cents(amount))} gecrediteerd met ${creditNote}` : 'Gecrediteerd',
  refunded: ({ amount = 0, creditNote = '' }, seesPrices) =>
    seesPrices
      ? `${formatEuro(cents(amount))} terugbetaald${creditNote === '' ? '' : `, creditnota ${creditNote}`}`
      : 'Terugbetaald',
  document_sent: ({ document = '', to = '' }, seesPrices) =>
    seesPrices ? `${document} opnieuw gestuurd aan ${to}` : `${document} opnieuw gestuurd`,
  noted: () => 'Notitie',
};

function describeShipment(
  what: string,
  { carrier, trackingCode, screens, leftBehind = 0 }: OrderEventDetails,
): string {
  const parts = [
    screens === undefined ? null : countScreens(screens),
    carrier === undefined ? null : carrierNames[carrier],
    trackingCode ?? null,
  ].filter((part) => part !== null && part !== '');
  const sent = parts.length === 0 ? what : `${what} (${parts.join(', ')})`;
  if (leftBehind === 0) return sent;
  return `${sent}; ${countScreens(leftBehind)} ${leftBehind === 1 ? 'komt' : 'komen'} niet meer`;
}

function countScreens(screens: number): string {
  return screens === 1 ? '1 hor' : `${screens} horren`;
}

/** Who did it: a colleague by name, the machine's owner by their way in. */
export function nameOfWriter(name: string, role: LogbookRole): string | null {
  if (role === 'shop') return null;
  return role === 'command' ? 'opdracht op de server' : name;
}

export const historyTexts = {
  placed: (name: string) => `Besteld door ${name}`,
  placedFor: (staff: string, name: string) => `Namens ${name} besteld door ${staff}`,
  paid: (method: string, amount: string) => `Betaald met ${method}, ${amount}`,
  paidPlain: 'Betaald',
  surplus: (method: string, amount: string) => `Te veel betaald met ${method}, ${amount}`,
  chargedBack: (amount: string) => `Betaling teruggeboekt door de bank, ${amount}`,
  refund: (amount: string, state: string) => `Terugbetaling van ${amount}: ${state}`,
  invoice: (number: string) => `Factuur ${number} gemaakt`,
  creditNote: (number: string) => `Creditnota ${number} gemaakt`,
  mail: (subject: string, state: string) => `E-mail ‘${subject}’: ${state}`,
} as const;

export const sentDocumentNames = { confirmation: 'Bevestiging' } as const;
