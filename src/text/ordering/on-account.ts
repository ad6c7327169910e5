import { cents } from '#domain/money/cents.ts';
import type { OnAccount } from '#domain/on-account/on-account.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { writtenOffNames } from '../account/invoices.ts';
import { formatDate } from '../format/date.ts';
import { formatEuro } from '../format/money.ts';

export const onAccountName = 'Op rekening';

/** Why nobody had to press a button. */
export const releasedOnAccount = 'besteld op rekening';

/** R12.2: at the checkout, for the customer and for staff who order for one. */
export const onAccountTexts = {
  term: (days: number) => `Betalen binnen ${days} dagen na de factuur, die komt als wij verzenden.`,
  room: (roomCents: number, limitCents: number) =>
    `Nu nog ${euro(roomCents)} vrij van de limiet van ${euro(limitCents)}.`,
  overLimit: (missingCents: number, limitCents: number) =>
    `Kan niet voor deze bestelling: er is ${euro(missingCents)} te weinig ruimte binnen de limiet van ${euro(limitCents)}. Kies een andere manier om te betalen.`,
  blocked:
    'Kan nu niet: na drie herinneringen staat er nog een factuur open. Zodra die is betaald, kan het weer. Kies een andere manier om te betalen.',
  open: 'Openstaande facturen',
  invoice: (number: string, openCents: number, dueOn: string) =>
    `${number}: ${euro(openCents)} open, vervaldag ${formatDate(dueOn)}`,
  payWithin: (days: number) => `Betalen binnen ${days} dagen na de factuur.`,
  toInvoices: 'Facturen bekijken en betalen',
  submit: 'Bestellen op rekening',
  agreeAndSubmit: 'Akkoord, bestellen op rekening',
  placed:
    'De bestelling op rekening is geplaatst. Er hoeft nu niets te worden betaald; de factuur komt als wij verzenden.',
} as const;

type Standing = {
  readonly status: OrderStatus;
  readonly onAccount: {
    readonly money: {
      readonly invoices: number;
      readonly invoicedCents: number;
      readonly writtenOffCents: number;
      readonly openCents: number;
    } | null;
  };
};

/** Where the payment of another order stands: what was invoiced of it and what is open; to staff also what was written off. */
export function describeOnAccount(
  { status, onAccount: { money } }: Standing,
  reader: keyof typeof writtenOffNames,
): string {
  if (money === null) return onAccountName;
  const { invoices, invoicedCents, writtenOffCents, openCents } = money;
  if (invoices === 0)
    return `${onAccountName}, ${status === 'cancelled' ? 'niets te betalen' : 'nog niet gefactureerd'}`;
  if (invoicedCents === 0 && writtenOffCents === 0) return `${onAccountName}, gecrediteerd`;
  if (invoicedCents === 0) return `${onAccountName}, ${writtenOffNames[reader]}`;
  const open = openCents === 0 ? 'niets meer open' : `${euro(openCents)} open`;
  const written =
    reader === 'staff' && writtenOffCents > 0 ? `, ${euro(writtenOffCents)} ${writtenOffNames.staff}` : '';
  return `${onAccountName}, ${euro(invoicedCents + writtenOffCents)} gefactureerd${written}, ${open}`;
}

/** At the method, where somebody chose it all the same. */
export function describeRefusal(why: Exclude<OnAccount, { kind: 'free' }>): string {
  switch (why.kind) {
    case 'not_offered':
      return 'Op rekening bestellen is met dit bedrijf niet afgesproken. Kies een andere manier om te betalen.';
    case 'over_limit':
      return `Op rekening kan niet: er is ${euro(why.missing)} te weinig ruimte. Er is nog niets besteld. Kies een andere manier om te betalen.`;
    case 'blocked':
      return 'Op rekening kan nu niet: na drie herinneringen staat er nog een factuur open. Er is nog niets besteld. Kies een andere manier om te betalen.';
    default:
      return why satisfies never;
  }
}

function euro(amount: number): string {
  return formatEuro(cents(amount));
}
