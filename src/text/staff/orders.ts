import type { OrderQueue } from '#domain/order/order-queue.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import { collectedName } from '../ordering/carriers.ts';
import { linksTexts } from './links.ts';

const statusNames = {
  draft: 'concept',
  placed: 'wacht op betaling',
  paid: 'betaald',
  in_production: 'in productie',
  shipped: 'verzonden',
  completed: 'afgerond',
  cancelled: 'geannuleerd',
} as const satisfies Record<OrderStatus, string>;

type Circumstances = { readonly isOnAccount: boolean; readonly isCollected: boolean };

/** R12.2: nothing that is on account is ever called paid, nor sent what the customer came for. */
export function nameStaffStatus(status: OrderStatus, { isOnAccount, isCollected }: Circumstances): string {
  if (isOnAccount && status === 'paid') return 'op rekening, nog niet in productie';
  return isCollected && status === 'shipped' ? collectedName.toLowerCase() : statusNames[status];
}

const queueNames = {
  to_release: 'vrij voor productie',
  held: 'vastgehouden',
  due_today: 'vandaag te verzenden',
  late: 'te laat',
} as const satisfies Record<OrderQueue, string>;

export const ordersTexts = {
  title: 'Bestellingen',
  searchHint: 'Nummer, bedrijf, referentie, kenmerk of postcode',
  status: 'Status',
  statuses: { ...statusNames, ...queueNames },
  product: 'Product',
  colour: 'Kleur',
  standardColours: 'Vaste kleuren',
  otherColours: 'Andere RAL-kleuren',
  days: { from: 'Leverdag vanaf', until: 'Leverdag tot en met' },
  sorts: {
    '-placedAt': 'nieuwste eerst',
    placedAt: 'oudste eerst',
    dueOn: 'eerste leverdag eerst',
    '-dueOn': 'laatste leverdag eerst',
    company: 'bedrijf A–Z',
    '-company': 'bedrijf Z–A',
    '-total': 'hoogste bedrag eerst',
    total: 'laagste bedrag eerst',
  },
  headings: {
    order: 'Bestelling',
    company: 'Bedrijf',
    screens: 'Horren',
    colour: 'Kleur',
    due: 'Levering',
    status: 'Status',
    payment: 'Betaling',
    total: 'Totaal incl.',
  },
  // Of which there is one beside the heading, so that both are read.
  dueToday: (count: string) => `vandaag te verzenden ${count}`,
  late: (count: string) => `te laat ${count}`,
  atLeast: (count: number, most: number) => (count > most ? `meer dan ${most}` : String(count)),
  found: (count: number) => (count === 1 ? '1 bestelling' : `${count} bestellingen`),
  pick: (number: string) => `${number} kiezen`,
  abroad: { NL: '', BE: ' (BE)' },
  noReference: '–',
  amountOf: (amount: number, product: string) => `${amount} × ${product}`,
  colours: (count: number) => `${count} kleuren`,
  noDay: 'geen dag',
  today: 'vandaag',
  daysLate: (days: number) => (days === 1 ? 'te laat 1 dag' : `te laat ${days} dagen`),
  free: 'vrij',
  held: 'vastgehouden',
  payments: {
    open: 'open',
    paid: 'betaald',
    partially_refunded: 'deels terugbetaald',
    refunded: 'terugbetaald',
    charged_back: 'terugboeking',
    void: linksTexts.states.closed,
  } satisfies Record<PaymentStatus, string>,
  noPayment: '–',
  onAccount: 'op rekening',
  openOnAccount: (open: string) => `op rekening, ${open} open`,
  csv: {
    fileName: 'bestellingen.csv',
    headings: {
      order: 'Bestelling',
      placedOn: 'Besteld op',
      company: 'Bedrijf',
      reference: 'Referentie',
      screens: 'Horren',
      products: 'Producten',
      colours: 'Kleuren',
      due: 'Leverdag',
      status: 'Status',
      held: 'Vastgehouden',
      payment: 'Betaling',
      total: 'Totaal incl. btw',
    },
    yes: 'ja',
    no: 'nee',
  },
} as const;

const orders = (count: number) => (count === 1 ? '1 bestelling' : `${count} bestellingen`);

export const bulkTexts = {
  bar: 'Gekozen bestellingen',
  picked: 'gekozen',
  print: 'Werkbonnen afdrukken',
  sheetsFile: 'werkbonnen.pdf',
  reason: 'Waarom',
  notes: {
    hold: 'De gekozen bestellingen gaan niet naar de werkplaats en worden niet verzonden tot iemand ze loslaat.',
    let_go: 'De gekozen bestellingen mogen weer gemaakt en verzonden worden.',
  },
  confirm: { hold: 'Vasthouden', let_go: 'Loslaten' },
  done: {
    release: (count: number) => `${orders(count)} in productie genomen.`,
    hold: (count: number) => `${orders(count)} vastgehouden.`,
    let_go: (count: number) => `${orders(count)} losgelaten.`,
  },
  noAction: 'Er is niets gedaan: kies wat er moet gebeuren.',
  nothingPicked: 'Er is niets gedaan: kies eerst een of meer bestellingen.',
  reasonTooLong: (most: number) => `Er is niets gedaan: houd de reden bij ${most} tekens.`,
  refused: 'Er is niets gedaan, want het kan niet bij alle gekozen bestellingen:',
  changed:
    'Er is niets gedaan, want intussen is er iets veranderd. Kijk het na en druk nog eens om het toch te doen:',
  unknown: (number: string) => `Er is niets afgedrukt: bestelling ${number} bestaat niet.`,
  line: (number: string, why: string) => `${number}: ${why}`,
  statusNow: (status: OrderStatus, isOnAccount: boolean) =>
    `is nu ${nameStaffStatus(status, { isOnAccount, isCollected: false })}`,
  heldNow: 'wordt nu vastgehouden',
  letGoNow: 'wordt niet meer vastgehouden',
  changedNow: 'is intussen gewijzigd',
  changedBy: (what: string, who: string) => `${what}, door ${who}`,
} as const;
