import { describe, expect, it } from 'vitest';
import { may, mayOnBehalf, type Right, rights } from './rights.ts';
import { isStaffRole, type Role, roles } from './role.ts';

// In the order of the roles: company owner, buyer, measurer; owner, sales, bookkeeping, workshop.
const table: Readonly<Record<Right, string>> = {
  configure: '+++ ++--',
  order: '++- ----',
  pay: '++- ----',
  offer_cart: '--+ ----',
  answer_offers: '++- ----',
  make_quotes: '+++ ----',
  send_quotes: '+++ ----',
  manage_quote_look: '++- ----',
  see_company_orders: '++- ----',
  see_company_invoices: '++- ----',
  manage_addresses: '++- ----',
  manage_people: '+-- ----',
  open_office: '--- ++++',
  see_all_orders: '--- ++++',
  see_prices: '+++ +++-',
  change_orders: '--- ++--',
  ship_orders: '--- ++-+',
  send_documents: '--- +++-',
  see_customers: '--- +++-',
  change_customers: '--- ++--',
  work_for_customers: '--- ++--',
  reset_second_factors: '--- +---',
  manage_price_lists: '--- +---',
  see_money: '--- +-+-',
  move_money: '--- +-+-',
  make_payment_links: '--- +++-',
  see_workshop: '--- ++-+',
  work_in_workshop: '--- +--+',
  manage_staff: '--- +---',
  manage_settings: '--- +---',
  read_logbook: '--- +---',
  see_status: '--- +++-',
  manage_own_login: '+++ ++++',
  manage_own_details: '+++ ++++',
};

// What is left of it for staff who work for a company owner, a buyer, a measurer; no right of a member of staff is.
const onBehalf: Readonly<Record<Right, string>> = {
  configure: '+++ ----',
  order: '++- ----',
  pay: '--- ----',
  offer_cart: '--- ----',
  answer_offers: '--- ----',
  make_quotes: '+++ ----',
  send_quotes: '--- ----',
  manage_quote_look: '++- ----',
  see_company_orders: '++- ----',
  see_company_invoices: '++- ----',
  manage_addresses: '++- ----',
  manage_people: '--- ----',
  open_office: '--- ----',
  see_all_orders: '--- ----',
  see_prices: '+++ ----',
  change_orders: '--- ----',
  ship_orders: '--- ----',
  send_documents: '--- ----',
  see_customers: '--- ----',
  change_customers: '--- ----',
  work_for_customers: '--- ----',
  reset_second_factors: '--- ----',
  manage_price_lists: '--- ----',
  see_money: '--- ----',
  move_money: '--- ----',
  make_payment_links: '--- ----',
  see_workshop: '--- ----',
  work_in_workshop: '--- ----',
  manage_staff: '--- ----',
  manage_settings: '--- ----',
  read_logbook: '--- ----',
  see_status: '--- ----',
  manage_own_login: '--- ----',
  manage_own_details: '--- ----',
};

describe('R10.1 R12.1 what a role may', () => {
  it.each(rights)('%s', (right) => {
    const marks = roles.map((role) => (may(role, right) ? '+' : '-')).join('');
    expect(marks).toBe(table[right].replace(' ', ''));
  });

  it('nobody but staff opens the office, and no member of staff orders in their own name', () => {
    const open = roles.filter((role) => may(role, 'open_office'));
    expect(open).toEqual(roles.filter(isStaffRole));
    expect(roles.filter((role: Role) => may(role, 'order') && isStaffRole(role))).toEqual([]);
  });
});

describe('R10.4 what staff may who work for a customer in a role', () => {
  it.each(rights)('%s', (right) => {
    const marks = roles.map((role) => (mayOnBehalf(role, right) ? '+' : '-')).join('');
    expect(marks).toBe(onBehalf[right].replace(' ', ''));
  });

  it('is never more than the customer may', () => {
    const more = roles.flatMap((role) =>
      rights.filter((right) => mayOnBehalf(role, right) && !may(role, right)),
    );
    expect(more).toEqual([]);
  });
});
