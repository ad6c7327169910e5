import { type Cents, cents } from '#domain/money/cents.ts';
import type { OrderAction } from '#domain/order/order-actions.ts';
import { completedAfterDays, type OrderStatus } from '#domain/order/order-status.ts';
import type { AttemptStatus } from '#domain/payment/attempt-status.ts';
import type { RefundStatus } from '#domain/payment/refund-status.ts';
import { formatEuro } from '../format/money.ts';
import { nameStaffStatus } from './orders.ts';

export const officeOrderTexts = {
  actions: 'Wat u kunt doen',
  free: 'vrij voor productie',
  heldBecause: {
    staff: (reason: string) => `Vastgehouden: ${reason}`,
    chargeback: 'Vastgehouden omdat de klant de betaling betwist',
  },
  measuredBy: (names: readonly string[]) => `gemeten door ${names.join(', ')}`,
  orderedBy: (name: string) => `besteld door ${name}`,
  placedBy: (name: string) => `ingevoerd door ${name}`,
  screens: (count: number) => (count === 1 ? '1 hor' : `${count} horren`),
  opening: (size: string) => `opening ${size}`,
  drawing: 'Tekening',
  drawingOf: (name: string) => `Tekening van ${name}`,
  measured: 'Gemeten door',
  amountOf: (amount: number, price: string) => `${amount} × ${price}`,
  amount: (amount: number) => (amount === 1 ? '1 stuk' : `${amount} stuks`),
  money: 'Geld',
  payments: 'Betalingen',
  noPayments: 'Er is nog niets betaald.',
  payment: (amount: string, state: string, invoice: string | null) =>
    `${amount}${invoice === null ? '' : ` voor factuur ${invoice}`} · ${state}`,
  attempt: (method: string, state: string) => `${method}: ${state}`,
  surplus: 'te veel betaald',
  chargedBack: (amount: string) => `${amount} teruggeboekt door de bank`,
  refundedElsewhere: (amount: string) => `${amount} terugbetaald bij de betaaldienst zelf`,
  refund: (amount: string, state: string) => `Terugbetaling van ${amount}: ${state}`,
  documents: 'Documenten',
  noDocuments: 'De factuur komt zodra de betaling binnen is.',
  noDocumentsOnAccount: 'De factuur komt als er wordt verzonden.',
  dueBy: (amount: string, day: string) => `${amount} open, uiterlijk ${day}`,
  sheets: 'Werkbon en pakbon',
  sheetsAs: (format: string) => `Werkbon en pakbon als ${format}`,
  confirmation: 'Bevestiging van de bestelling',
  sendAgain: 'Opnieuw sturen',
  sendAgainOf: (name: string, addresses: readonly string[]) =>
    [`${name} opnieuw sturen`, ...(addresses.length === 0 ? [] : [addresses.join(' en ')])].join(' aan '),
  mails: 'E-mails',
  noMails: 'Er is nog geen e-mail verstuurd.',
  mailTo: (address: string) => `aan ${address}`,
  delivery: 'Levering',
  day: 'Leverdag',
  noDay: 'geen dag',
  deliveryAddress: 'Afleveradres',
  invoiceAddress: 'Factuuradres',
  contact: 'Contact',
  reference: 'Referentie',
  remarks: 'Opmerkingen',
  neutral: 'Neutraal leveren, zonder prijzen',
  history: 'Wat er gebeurde',
  note: 'Notitie voor collega’s',
  noteHint: 'Klanten zien dit nooit.',
  keepNote: 'Bewaren',
  reason: 'Reden',
  reasonHint: {
    cancel: 'Staat in de e-mail aan de klant, op de pagina en in het logboek.',
    other: 'Staat op deze pagina en in het logboek; de klant ziet het niet.',
  },
} as const;

export const attemptWords = {
  creating: 'begonnen',
  open: 'begonnen',
  pending: 'in behandeling bij de bank',
  paid: 'betaald',
  failed: 'mislukt',
  canceled: 'afgebroken',
  expired: 'verlopen',
} as const satisfies Record<AttemptStatus, string>;

const refundWords = {
  requested: 'wordt aangevraagd bij de betaaldienst',
  sent: 'onderweg, de betaaldienst voert haar uit',
  done: 'uitgevoerd',
  failed: 'mislukt, zie Taken',
} as const satisfies Record<RefundStatus, string>;

/** How a refund stands; money that came by bank goes back by a person, whom the provider knows nothing of. */
export function describeRefund({
  status,
  isByHand,
}: {
  readonly status: RefundStatus;
  readonly isByHand: boolean;
}): string {
  return isByHand ? 'zelf over te maken, zie Taken' : refundWords[status];
}

export const mailWords = {
  queued: 'staat klaar',
  captured: 'bewaard, niet verstuurd',
  sent: 'verstuurd',
  failed: 'mislukt',
} as const;

type Consequence = {
  readonly refundable: Cents;
  // Null where nothing is invoiced, nor will be.
  readonly leftToCredit: Cents | null;
  // Also what went back since.
  readonly wasPaid: boolean;
  // How it was paid, by name.
  readonly methods: readonly string[];
  readonly isBeingPaid: boolean;
  // R12.3: paid by invoice, of which there is none before something was sent.
  readonly isOnAccount: boolean;
  // Of who is told of it now.
  readonly emails: readonly string[];
};

/** What a press will do, before it is done. */
export function describeConsequence(action: OrderAction, about: Consequence): string {
  // An amount is read as one word.
  if (action === 'cancel') return cancelNote(about).replaceAll('€ ', '€\u00a0');
  return action === 'undo_ship' && about.isOnAccount ? undoOnAccountNote : formNotes[action];
}

function cancelNote(about: Consequence): string {
  const { refundable, leftToCredit, wasPaid, methods, isBeingPaid, isOnAccount, emails } = about;
  const via = methods.length === 0 ? '' : ` via ${methods.join(' en ')}`;
  const money =
    refundable > 0
      ? `Er gaat ${formatEuro(refundable)} terug naar de klant${via}${leftToCredit === null ? '' : ', en er komt een creditnota'}.`
      : leftToCredit !== null && leftToCredit > 0
        ? 'Er gaat geen geld terug; de factuur wordt gecrediteerd.'
        : isOnAccount
          ? 'Er is nog niets gefactureerd, dus er is niets te betalen of terug te geven.'
          : wasPaid
            ? 'Wat is betaald, is al terug naar de klant: er gaat niets meer terug.'
            : 'Er is niets betaald, dus er gaat geen geld terug; de betaallink vervalt.';
  return [
    'De bestelling wordt niet gemaakt; dit kan niet ongedaan worden gemaakt.',
    money,
    ...(isBeingPaid
      ? ['Er is een betaling begonnen. Komt dat geld nog binnen, dan staat het bij de taken.']
      : []),
    ...(emails.length === 0 ? [] : [`De klant krijgt een e-mail met de reden (${emails.join(' en ')}).`]),
  ].join(' ');
}

/** Of what is always the same. */
export const formNotes: Readonly<Record<Exclude<OrderAction, 'cancel'>, string>> = {
  release:
    'De werkplaats kan beginnen en de klant krijgt daar een e-mail over. Annuleren kan daarna niet meer; terug uit productie wel, tot er iets is verzonden.',
  take_back: 'De bestelling wacht weer op vrijgave. Vertel het de werkplaats als die al begonnen is.',
  hold: 'De bestelling gaat niet in productie en wordt niet verzonden tot iemand haar loslaat.',
  let_go: 'De bestelling kan weer in productie of worden verzonden, ook als de klant de betaling betwist.',
  change_address: 'De pakbon en het etiket krijgen het nieuwe adres. De prijs en de leverdag blijven.',
  ship: 'De klant krijgt een e-mail met wat er meegaat, de vervoerder en de link om de zending te volgen. Gaat de laatste hor mee, dan staat de bestelling als verzonden. Een vergissing kan dezelfde dag ongedaan worden gemaakt.',
  undo_ship:
    'De horren gelden weer als niet verzonden. Heeft de klant de e-mail al, dan volgt een tweede die zegt dat het een vergissing was.',
  complete: `De bestelling is klaar. Vanzelf gebeurt dat ${completedAfterDays} dagen na het verzenden.`,
  credit: 'Er komt een creditnota, die de klant per e-mail krijgt. Dit kan niet ongedaan worden gemaakt.',
  refund:
    'Er gaat geld terug naar de klant op de manier waarop is betaald. Dit kan niet ongedaan worden gemaakt.',
  send_document: 'De klant krijgt het document nog een keer per e-mail.',
  note: 'Alleen voor collega’s.',
};

const undoOnAccountNote =
  'De horren gelden weer als niet verzonden en de factuur van deze zending wordt geheel gecrediteerd. Heeft de klant de e-mail al, dan volgt een tweede die zegt dat het een vergissing was.';

/** R12.3: what left is invoiced, and an invoice that was made by mistake is credited. */
export const shipOnAccountNote =
  'De klant krijgt een e-mail met wat er meegaat, de vervoerder en de link om de zending te volgen. De factuur van deze zending wordt meteen gemaakt en gaat met een betaallink naar de klant. Gaat de laatste hor mee, dan staat de bestelling als verzonden. Een vergissing kan dezelfde dag ongedaan worden gemaakt, tot er iets van de factuur is betaald; zij wordt dan gecrediteerd.';

/** On the button that does it. */
export const confirmNames: Readonly<Partial<Record<OrderAction, string>>> = {
  take_back: 'Ja, terug uit productie',
  hold: 'Vasthouden',
  let_go: 'Loslaten',
  cancel: 'Ja, annuleren',
  change_address: 'Adres bewaren',
  complete: 'Ja, afronden',
};

/** After it is done; these travel over a redirect by name. */
export const orderNotices = {
  'in-productie': 'De bestelling is in productie genomen.',
  'deels-terugbetaald':
    'De bestelling is in productie genomen. Let op: een deel is terugbetaald. Ga na of alles nog gemaakt moet worden.',
  'terug-uit-productie': 'De bestelling is terug uit productie.',
  vasthouden: 'De bestelling wordt vastgehouden.',
  loslaten: 'De bestelling is losgelaten.',
  annuleren: 'De bestelling is geannuleerd. De klant krijgt een e-mail.',
  'annuleren-geld': 'De bestelling is geannuleerd. Het geld gaat terug; hoe het ermee staat ziet u bij Geld.',
  afleveradres: 'Het afleveradres is gewijzigd.',
  afronden: 'De bestelling is afgerond.',
  'opnieuw-sturen': 'Het document wordt nog een keer gemaild.',
  notitie: 'De notitie is bewaard.',
  verzenden: 'De verzending is ingevoerd.',
  verzonden: 'De bestelling is verzonden. De klant krijgt een e-mail.',
  'deels-verzonden': 'Een deel is verzonden. De klant krijgt een e-mail; de rest staat nog open.',
  'verzonden-factuur': 'De bestelling is verzonden. De klant krijgt een e-mail, en een met de factuur.',
  'deels-verzonden-factuur':
    'Een deel is verzonden. De klant krijgt een e-mail, en een met de factuur van dit deel; de rest staat nog open.',
  'zonder-rest-verzonden':
    'De bestelling is verzonden en wat overbleef komt niet meer. De klant krijgt een e-mail die dat zegt. Is er al voor betaald, dan staat het geld bij Taken.',
  'zonder-rest-verzonden-factuur':
    'De bestelling is verzonden en wat overbleef komt niet meer. De klant krijgt een e-mail die dat zegt, en een met de factuur van wat er ging.',
  'verzending-ongedaan': 'De verzending is ongedaan gemaakt.',
  crediteren: 'De creditnota is gemaakt.',
  gecrediteerd: 'De creditnota is gemaakt en gaat naar de klant. Er gaat geen geld terug.',
  'gecrediteerd-geld':
    'De creditnota is gemaakt en gaat naar de klant. Het geld gaat terug; hoe het ermee staat ziet u bij Geld.',
  terugbetalen: 'De terugbetaling is aangevraagd.',
  terugbetaald:
    'De terugbetaling is aangevraagd, zonder nieuwe creditnota. Hoe het ermee staat ziet u bij Geld.',
  'terugbetaald-creditnota':
    'De terugbetaling is aangevraagd en de creditnota gaat naar de klant. Hoe het ermee staat ziet u bij Geld.',
} as const;

export const orderProblemTexts = {
  refused: 'Er is niets gewijzigd',
  changed: 'Er is niets gewijzigd: intussen is er iets aan deze bestelling veranderd',
  changedHint: 'Kijk het na. Wat u typte staat er nog; druk nog eens om het toch te doen.',
  statusNow: (status: OrderStatus, isOnAccount: boolean) =>
    `De status is nu ‘${nameStaffStatus(status, { isOnAccount, isCollected: false })}’.`,
  heldNow: 'De bestelling wordt nu vastgehouden.',
  letGoNow: 'De bestelling wordt niet meer vastgehouden.',
  refundableNow: (amount: number) =>
    `Van het geld voor deze bestelling is nu ${formatEuro(cents(amount))} ontvangen en niet teruggegeven.`,
  reasonMissing: 'Vul in waarom.',
  reasonTooLong: (most: number) => `Houd het bij ${most} tekens.`,
  noteMissing: 'Typ een notitie.',
} as const;
