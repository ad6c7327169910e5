import { isStaffRole, type Role, roles } from './role.ts';

// R10.1 R12.1: everything that guards, shows or offers asks this table. A role that is not named in a line does not have
// that right; the test writes out every role against every right.
const holders = {
  // Prices, the configurator and an own cart.
  configure: ['company_owner', 'buyer', 'measurer', 'owner', 'sales'],
  // Checkout and ordering again.
  order: ['company_owner', 'buyer'],
  // Choosing a method at the checkout and going to the bank with it. A payment link is open to whoever holds it.
  pay: ['company_owner', 'buyer'],
  // A cart to a colleague, instead of ordering it.
  offer_cart: ['measurer'],
  // A cart that a colleague offered goes back with a word; to take it over is to order.
  answer_offers: ['company_owner', 'buyer'],
  // R13: for end customers, in the company's own name; all of a company see each other's.
  make_quotes: ['company_owner', 'buyer', 'measurer'],
  // To somebody outside, in the company's name.
  send_quotes: ['company_owner', 'buyer', 'measurer'],
  // How its quotes look, and what they begin with.
  manage_quote_look: ['company_owner', 'buyer'],
  see_company_orders: ['company_owner', 'buyer'],
  // R12.4: what the company owes and has paid.
  see_company_invoices: ['company_owner', 'buyer'],
  manage_addresses: ['company_owner', 'buyer'],
  manage_people: ['company_owner'],

  open_office: ['owner', 'sales', 'bookkeeping', 'workshop'],
  see_all_orders: ['owner', 'sales', 'bookkeeping', 'workshop'],
  // What anything costs: the workshop sees no price anywhere.
  see_prices: ['company_owner', 'buyer', 'measurer', 'owner', 'sales', 'bookkeeping'],
  change_orders: ['owner', 'sales'],
  // What leaves, and with whom: also for who packs it.
  ship_orders: ['owner', 'sales', 'workshop'],
  // A mail that the customer had already, once more.
  send_documents: ['owner', 'sales', 'bookkeeping'],
  see_customers: ['owner', 'sales', 'bookkeeping'],
  change_customers: ['owner', 'sales'],
  work_for_customers: ['owner', 'sales'],
  // Of a customer who has lost everything they log in with.
  reset_second_factors: ['owner'],
  manage_price_lists: ['owner'],
  see_money: ['owner', 'bookkeeping'],
  move_money: ['owner', 'bookkeeping'],
  make_payment_links: ['owner', 'sales', 'bookkeeping'],
  see_workshop: ['owner', 'sales', 'workshop'],
  work_in_workshop: ['owner', 'workshop'],
  manage_staff: ['owner'],
  manage_settings: ['owner'],
  read_logbook: ['owner'],
  // How the shop itself is doing: who hears a customer on the phone knows whether it is us.
  see_status: ['owner', 'sales', 'bookkeeping'],
  // Of one's own login: password, second factor, open logins.
  manage_own_login: roles,
  // One's own name, phone and units, and all that the shop knows of oneself in one file.
  manage_own_details: roles,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Right = keyof typeof holders;

export const rights = Object.keys(holders) as readonly Right[];

export function may(role: Role, right: Right): boolean {
  return (holders[right] as readonly Role[]).includes(role);
}

// R10.4: what stays with the customers themselves while staff are at work for them: what opens their doors, what is paid,
// who belongs to them, and what would be said in their name to a colleague or a customer.
const notOnBehalf: ReadonlySet<Right> = new Set([
  'pay',
  'offer_cart',
  'answer_offers',
  'send_quotes',
  'manage_people',
  'manage_own_login',
  'manage_own_details',
]);

/** What staff may in the shop while they work for somebody in this role. */
export function mayOnBehalf(role: Role, right: Right): boolean {
  return !isStaffRole(role) && may(role, right) && !notOnBehalf.has(right);
}
