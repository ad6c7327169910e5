import type { OrderAction, WhyNot } from '#domain/order/order-actions.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { describeHindrance } from '../documents/documents.ts';
import { notCollected } from '../ordering/carriers.ts';
import { nameStatus } from '../ordering/order.ts';

/** On a button; with dots where something is asked first. */
export const orderActionNames: Readonly<Record<OrderAction, string>> = {
  release: 'In productie nemen',
  take_back: 'Terug uit productie…',
  hold: 'Vasthouden…',
  let_go: 'Loslaten…',
  cancel: 'Annuleren…',
  change_address: 'Afleveradres wijzigen…',
  ship: 'Verzenden…',
  undo_ship: 'Verzending ongedaan maken…',
  complete: 'Afronden',
  credit: 'Crediteren…',
  refund: 'Terugbetalen…',
  send_document: 'Opnieuw sturen',
  note: 'Notitie bewaren',
};

type Refused = {
  readonly why: WhyNot;
  // Null for an order that there is not.
  readonly order: {
    readonly status: OrderStatus;
    readonly heldReason: string;
    readonly termDays: number | null;
  } | null;
};

/** After the number of the order, in a list of what was not done. */
export function describeRefusal({ why, order }: Refused): string {
  if (order === null || why === 'unknown_order') return 'deze bestelling bestaat niet';
  switch (why) {
    case 'status':
      return `dat kan niet bij de status ‘${nameStatus(order.status, { isOnAccount: order.termDays !== null, isCollected: false })}’`;
    case 'held':
    case 'charged_back':
    case 'refunded':
    case 'unpaid':
    case 'cancelled':
      return describeHindrance(why, order.heldReason);
    default:
      return others[why];
  }
}

const others = {
  already_held: 'deze bestelling wordt al vastgehouden',
  not_held: 'deze bestelling wordt niet vastgehouden',
  partly_sent: 'een deel is al verzonden',
  nothing_to_credit: 'er is niets (meer) te crediteren',
  nothing_to_refund: 'er is niets (meer) terug te betalen',
  reason_missing: 'een reden ontbreekt',
  too_much: 'dat is meer dan er nog over is',
  not_received: 'zoveel geld is er niet ontvangen, of niet meer',
  which_invoice: 'kies eerst van welke factuur',
  other_vat:
    'met dit land verandert de btw, en die is al met de klant afgesproken. Annuleer de bestelling en laat de klant opnieuw bestellen',
  no_document: 'dit document is er niet',
  no_recipient: 'bij deze klant is niemand meer die de e-mail kan krijgen',
  nothing_sent: 'er is nog niets verzonden',
  too_many_screens: 'er zijn er niet zoveel meer te verzenden',
  no_screens: 'er is niets gekozen om te verzenden',
  not_collected: `ophalen kan niet. ${notCollected}`,
  not_today: 'alleen een verzending die vandaag is ingevoerd, kan ongedaan worden gemaakt',
  on_document:
    'de leverdatum staat al op een factuur of creditnota die niet vanzelf kan worden teruggedraaid. Klopt de verzending niet, crediteer dan de factuur',
} as const;
