import type { OrderStatus } from '#domain/order/order-status.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { DemoScreen } from './demo-screens.ts';

export type DemoOrder = {
  readonly buyer: string;
  /** When it was paid, or placed where it is not: so many days ago, or so that it is due in so many days. */
  readonly on: { readonly daysAgo: number } | { readonly dueIn: number };
  readonly status: Exclude<OrderStatus, 'draft'>;
  readonly reference: string;
  readonly method?: PaymentMethod;
  /** By a member of staff, with why. */
  readonly held?: string;
  readonly money?: 'charged_back' | 'refunded';
  /** R12.2: on account, and what became of its invoice. */
  readonly onAccount?: 'paid' | 'open';
  readonly screens: readonly DemoScreen[];
};

const [dijk, inkoop, zwolle, jong, hoekstra, raamwerk, vermeer, montage] = [
  'mm@voorbeeld.nl',
  'inkoop@voorbeeld.nl',
  'cm@voorbeeld.nl',
  'totaal@voorbeeld.nl',
  'melding@voorbeeld.nl',
  'be@voorbeeld.be',
  'rekening@voorbeeld.nl',
  'inkoop-rekening@voorbeeld.nl',
] as const;

const [white, cream, signal, grey, black] = [
  'RAL 9010',
  'RAL 9001',
  'RAL 9016',
  'RAL 7016 structuur',
  'RAL 9005 structuur',
] as const;

const ago = (daysAgo: number) => ({ daysAgo });
const due = (dueIn: number) => ({ dueIn });

/**
 * Contract §5: forty orders of the last months over all states and products, and three on account: one invoice is paid, one
 * open and one overdue. What is not paid or just sent is so young that
 * nothing becomes of it by itself in the first days of a demo.
 */
export const demoOrders: readonly DemoOrder[] = [
  // Delivered.
  order(dijk, ago(118), 'completed', 'Rijnkade 8', [['PE-100', 850, 1150, 4, white, 'slaapkamers']]),
  order(zwolle, ago(111), 'completed', 'Assendorp 31', [['SE-100', 920, 2160, 2, grey, 'tuindeur']]),
  order(hoekstra, ago(104), 'completed', 'Dorpsstraat 8', [['CA-100', 930, 2180, 1, white, 'achterdeur']]),
  order(raamwerk, ago(99), 'completed', 'Aalst 4', [['RO-50', 780, 1240, 6, cream, 'voorgevel']], {
    method: 'bancontact',
  }),
  order(jong, ago(93), 'completed', 'Strijp T3', [['RO-100', 1180, 1420, 3, grey, 'kantoor']]),
  order(inkoop, ago(88), 'completed', 'Kanaleneiland', [
    ['PE-100', 640, 1010, 8, grey, 'etage 2'],
    ['PE-100', 640, 1310, 8, grey, 'etage 3'],
  ]),
  order(zwolle, ago(80), 'completed', 'Stadshagen 12', [['SE-200', 2380, 2240, 1, black, 'pui']]),
  order(dijk, ago(73), 'completed', '', [['CE-100', 900, 1300, 2, 'RAL 6009', 'keuken']]),
  order(hoekstra, ago(66), 'completed', 'Oosterkade', [
    ['RO-50', 900, 1100, 2, white, 'badkamer'],
    ['CE-100', 1000, 1200, 1, white, 'berging'],
  ]),
  order(raamwerk, ago(60), 'completed', 'Mortsel 22', [['SE-100', 880, 2100, 1, 'RAL 9006', 'terras']], {
    method: 'bancontact',
  }),
  order(jong, ago(54), 'completed', 'Woensel', [['PE-100', 1020, 1450, 5, 'EV 1', 'woonkamer']]),
  order(inkoop, ago(47), 'completed', 'Lombok 14', [['CA-100', 880, 2120, 2, grey, 'balkon']], {
    method: 'creditcard',
  }),
  order(zwolle, ago(41), 'completed', 'Wipstrik', [['RO-100', 760, 1310, 4, white, 'zolder']]),
  order(dijk, ago(35), 'completed', 'Vleuten 9', [['PE-100', 980, 1290, 3, 'RAL 6005', 'serre']]),
  // On their way.
  order(hoekstra, due(-6), 'shipped', 'Havenzicht 2', [['SE-200', 2610, 2310, 1, grey, 'schuifpui']]),
  order(raamwerk, due(-5), 'shipped', 'Deurne 17', [['PE-100', 720, 980, 6, cream, 'verdieping']], {
    method: 'bancontact',
  }),
  order(jong, due(-4), 'shipped', 'Gestel 5', [['RO-50', 1080, 1260, 2, black, 'keuken']]),
  order(inkoop, due(-1), 'shipped', 'Leidsche Rijn 40', [
    ['CE-100', 1100, 1400, 4, grey, 'begane grond'],
    ['SE-100', 960, 2200, 1, grey, 'tuindeur'],
  ]),
  order(zwolle, due(1), 'shipped', 'Berkum', [['PE-100', 800, 1200, 2, white, 'werkkamer']]),
  // At the bench.
  order(dijk, due(-2), 'in_production', 'Rijnkade 30', [['RO-100', 1320, 1510, 2, grey, 'erker']]),
  order(hoekstra, due(0), 'in_production', 'proj. Waalkade', [['PE-100', 910, 1220, 12, white, 'blok A']]),
  order(raamwerk, due(1), 'in_production', 'Aalst 9', [['RO-50', 840, 1180, 6, cream, 'achtergevel']], {
    method: 'bancontact',
  }),
  order(zwolle, due(2), 'in_production', 'Holtenbroek 3', [['CA-100', 940, 2210, 1, black, 'keukendeur']], {
    held: 'Klant belt over de scharnierzijde',
  }),
  order(jong, due(4), 'in_production', 'Tongelre', [
    ['SE-100', 900, 2150, 2, cream, 'slaapkamer'],
    ['PE-100', 700, 1100, 3, cream, 'slaapkamer'],
  ]),
  order(inkoop, due(6), 'in_production', 'Zuilen 77', [['CE-100', 960, 1280, 3, signal, 'voorzijde']]),
  // Free, but for two.
  order(inkoop, due(-1), 'paid', 'Leidsche Rijn 18', [
    ['PE-100', 900, 1200, 3, grey, 'woonkamer'],
    ['SE-100', 940, 2180, 1, grey, 'tuindeur'],
  ]),
  order(jong, due(0), 'paid', 'proj. Waalkade 2', [
    ['PE-100', 860, 1160, 6, cream, 'links'],
    ['PE-100', 860, 1160, 6, grey, 'rechts'],
  ]),
  order(hoekstra, due(3), 'paid', '', [['CA-100', 900, 2150, 1, grey, 'voordeur']], {
    money: 'charged_back',
  }),
  order(dijk, due(5), 'paid', 'keuken', [['CE-100', 1000, 1300, 2, white, 'keuken']]),
  order(zwolle, due(6), 'paid', 'Westenholte', [['RO-50', 760, 1050, 2, black, 'toilet']], {
    held: 'Maat wordt nagemeten',
  }),
  order(raamwerk, due(7), 'paid', 'Berchem 51', [['SE-200', 2200, 2200, 1, 'RAL 8019', 'veranda']], {
    method: 'bancontact',
  }),
  order(jong, due(9), 'paid', 'Blixembosch', [['RO-100', 980, 1360, 5, 'RAL 6009', 'kinderkamers']]),
  order(dijk, due(11), 'paid', 'Vleuten 21', [['PE-100', 740, 1060, 4, 'RAL 3005', 'dakkapel']]),
  // Not paid yet.
  order(hoekstra, ago(0), 'placed', 'Dorpsstraat 12', [['SE-200', 2400, 2250, 1, black, 'tuinpui']]),
  order(raamwerk, ago(1), 'placed', 'Hoboken', [['RO-50', 820, 1140, 3, white, 'keuken']]),
  order(zwolle, ago(2), 'placed', 'Stadshagen 40', [['PE-100', 930, 1240, 2, grey, 'hal']]),
  order(inkoop, ago(3), 'placed', 'Overvecht', [['CE-100', 880, 1180, 5, cream, 'trappenhuis']]),
  // Called off.
  order(jong, ago(84), 'cancelled', 'Meerhoven', [['SE-100', 900, 2100, 1, white, 'balkon']]),
  order(dijk, ago(50), 'cancelled', 'Rijnkade 2', [['RO-100', 900, 1300, 2, grey, 'slaapkamer']], {
    money: 'refunded',
  }),
  order(hoekstra, ago(29), 'cancelled', '', [['PE-100', 880, 1190, 1, white, 'zolder']]),
  // On account: due days of invoices count from when they left.
  order(vermeer, due(-40), 'completed', 'Strandweg 3', [['PE-100', 820, 1180, 4, white, 'verdieping']], {
    onAccount: 'paid',
  }),
  order(montage, due(-15), 'completed', 'Duinpan 14', [['RO-50', 860, 1220, 2, grey, 'slaapkamer']], {
    onAccount: 'open',
  }),
  order(vermeer, due(-4), 'shipped', 'Havenhoofd', [['PE-100', 760, 1080, 3, cream, 'kantine']], {
    onAccount: 'open',
  }),
];

function order(
  buyer: string,
  on: DemoOrder['on'],
  status: DemoOrder['status'],
  reference: string,
  screens: DemoOrder['screens'],
  more: Pick<DemoOrder, 'held' | 'money' | 'method' | 'onAccount'> = {},
): DemoOrder {
  return { buyer, on, status, reference, screens, ...more };
}
