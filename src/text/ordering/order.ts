import { maxCartLines } from '#domain/cart/terms.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import { collectedName } from './carriers.ts';
import { onAccountName } from './on-account.ts';

export const orderStatusNames = {
  draft: 'Concept',
  placed: 'Wacht op betaling',
  paid: 'Betaald',
  in_production: 'In productie',
  shipped: 'Verzonden',
  completed: 'Afgerond',
  cancelled: 'Geannuleerd',
} as const satisfies Record<OrderStatus, string>;

type Circumstances = { readonly isOnAccount: boolean; readonly isCollected: boolean };

/** R12.2: nothing that is on account is ever called paid: its invoices are. Nor is sent what the customer came for. */
export function nameStatus(status: OrderStatus, { isOnAccount, isCollected }: Circumstances): string {
  if (isOnAccount && status === 'paid') return `${onAccountName}, nog niet in productie`;
  return isCollected && status === 'shipped' ? collectedName : orderStatusNames[status];
}

const moneyNames: Readonly<Partial<Record<PaymentStatus, string>>> = {
  partially_refunded: 'deels terugbetaald',
  refunded: 'terugbetaald',
  charged_back: 'teruggeboekt',
};

/** For the owner's lists: the status alone would call an order paid whose money has gone back. */
export function nameOrderStatus(
  { status, termDays, heldAt }: NamedOrder,
  { payment, isCollected }: { readonly payment: PaymentStatus | null; readonly isCollected: boolean },
): string {
  const name = nameStatus(status, { isOnAccount: termDays !== null, isCollected });
  const money = heldAt !== null ? 'aangehouden' : payment === null ? undefined : moneyNames[payment];
  return money === undefined ? name : `${name}, ${money}`;
}

type NamedOrder = {
  readonly status: OrderStatus;
  readonly termDays: number | null;
  readonly heldAt: Date | null;
};

/** On the way from placed to delivered, where a status is also something that has happened. */
export const orderProgressNames = { ...orderStatusNames, placed: 'Geplaatst' } as const;

/** What each status means for the customer; of what has gone, `sentTexts` tells how. */
export const orderStatusTexts = {
  draft: 'Deze bestelling is nog niet geplaatst.',
  placed: 'Zodra de betaling binnen is, gaan wij de horren maken.',
  paid: 'De betaling is binnen. Wij gaan uw horren maken.',
  in_production: 'Uw horren worden gemaakt.',
  completed: 'Uw horren zijn geleverd.',
  cancelled: 'Deze bestelling is geannuleerd. Er wordt niets gemaakt.',
} as const satisfies Record<Exclude<OrderStatus, 'shipped'>, string>;

/** Of an order on account that is not in production. */
export const onAccountWaits = 'U bestelt op rekening. Wij gaan uw horren maken.';

export const orderExpired =
  'Deze bestelling is niet op tijd betaald en is vervallen. Er wordt niets gemaakt.';

/** For an order whose money has gone back since. */
export const unpaidAgain =
  'Er is geen betaling voor deze bestelling. Zonder betaling maken wij de horren niet.';

export const unpaidAgainNames: Readonly<Partial<Record<PaymentStatus | 'pending' | 'expired', string>>> = {
  open: 'Wacht op betaling',
  pending: 'Betaling in behandeling',
  expired: 'Wacht op betaling',
  refunded: 'Terugbetaald',
  charged_back: 'Betaling teruggedraaid',
};

export const orderPaymentTexts = {
  open: 'Wacht op betaling',
  pending: 'Betaling in behandeling: wij wachten op bericht van uw bank',
  expired: 'De betaallink is verlopen. Vraag ons om een nieuwe.',
  paid: 'Betaald',
  partially_refunded: 'Betaald, deels terugbetaald',
  refunded: 'Terugbetaald',
  charged_back: 'De betaling is door uw bank teruggedraaid. Neem contact met ons op.',
  void: 'Er hoeft niets te worden betaald',
} as const satisfies Record<PaymentStatus | 'pending' | 'expired', string>;

/** Where it can be paid on the same page. */
export const payAnewTexts: Readonly<Partial<Record<PaymentStatus | 'pending' | 'expired', string>>> = {
  expired: 'De betaallink is verlopen. U kunt hier opnieuw betalen.',
  charged_back: 'De betaling is door uw bank teruggedraaid. U kunt hier opnieuw betalen.',
};

export const orderTexts = {
  title: (number: string) => `Bestelling ${number}`,
  placedOn: (date: string) => `Geplaatst op ${date}`,
  orderedBy: (name: string) => `Besteld door ${name}`,
  measuredBy: (names: readonly string[]) => `Ingemeten door ${names.join(', ')}`,
  status: 'Status',
  reference: 'Uw referentie',
  remarks: 'Opmerkingen',
  neutral: 'Neutraal leveren, zonder prijzen',
  delivery: 'Levering',
  lines: 'Regels van deze bestelling',
  makes: (size: string) => `Wij maken ${size}`,
  boxLabel: 'Kenmerk',
  lineReference: 'Referentie',
  specifications: 'Specificaties',
  amount: 'Aantal',
  unitPrice: 'Per stuk',
  linePrice: 'Totaal',
  overview: 'Overzicht',
  goods: 'Artikelen',
  shipping: 'Verzendkosten',
  shippingFree: 'Gratis',
  subtotal: 'Totaal excl. btw',
  // At nothing it says why, wherever it stands.
  vat: (percent: number) => (percent === 0 ? 'Btw 0% (intracommunautaire levering)' : `Btw ${percent}%`),
  total: 'Totaal incl. btw',
  payment: 'Betaling',
  pay: 'Betalen',
  reason: (reason: string) => `Reden: ${reason}`,
  payUntil: (date: string) => `Betaal uiterlijk ${date}. Daarna vervalt de bestelling.`,
  due: (amount: string) => `Nog te betalen: ${amount} incl. btw`,
  dueBy: (amount: string, day: string) => `Nog te betalen: ${amount}, uiterlijk ${day}`,
  payInvoice: (number: string) => `Factuur ${number} betalen`,
  name: 'Bestelling',
  deliveryAddress: 'Afleveradres',
  invoiceAddress: 'Factuuradres',
  documents: 'Facturen',
  noDocuments: 'De factuur staat hier zodra de betaling binnen is.',
  noDocumentsOnAccount: 'De factuur staat hier zodra wij hebben verzonden.',
  documentKinds: { invoice: 'Factuur', credit_note: 'Creditnota' },
  pdf: 'PDF',
  ubl: 'UBL',
  documentName: (kind: string, number: string, format: string) => `${kind} ${number} als ${format}`,
  sheets: 'Werkbon en pakbon (PDF)',
  office: 'In het beheer',
  staff: 'Voor medewerkers:',
  reorder: 'Opnieuw bestellen',
  reorderHint: 'Zet dezelfde horren in uw winkelwagen, tegen de prijzen van vandaag.',
  refusedTitle: 'Niet alles kon opnieuw worden besteld',
  refused: 'Deze regels kunnen wij zo niet meer maken:',
  lineName: (name: string, boxLabel: string) => (boxLabel === '' ? name : `${name}, ${boxLabel}`),
  refusedLine: (position: number, name: string, boxLabel: string) =>
    boxLabel === '' ? `Regel ${position}: ${name}` : `Regel ${position}: ${name}, ${boxLabel}`,
  toCart: 'Naar winkelwagen',
  toAccount: 'Naar mijn account',
} as const;

/** These travel over a redirect by name. */
export const orderProblems = {
  vol: `De regels van deze bestelling passen niet meer in uw winkelwagen, die ${maxCartLines} regels kan bevatten. Bestel eerst wat erin staat, of verwijder regels.`,
  'niet-betaald':
    'Uw bestelling is geplaatst, maar betalen lukt op dit moment niet. Er is niets afgeschreven. Probeer het over een paar minuten opnieuw met de knop Betalen.',
} as const;

export const orderListTexts = {
  title: 'Bestellingen',
  none: 'Er zijn nog geen bestellingen.',
  orderedBy: (name: string) => `besteld door ${name}`,
  older: 'Oudere bestellingen',
  newest: 'Nieuwste bestellingen',
  open: (number: string) => `Bestelling ${number}`,
  total: (amount: string) => `${amount} incl. btw`,
} as const;
