import { describe, expect, it } from 'vitest';
import { cents, zero } from '../money/cents.ts';
import {
  judgeAction,
  mainAction,
  type OrderAction,
  type OrderFacts,
  orderActionRules,
  orderActions,
} from './order-actions.ts';
import { canOrderMove, orderStatuses } from './order-status.ts';
import { findHindrance } from './production.ts';

const usual: OrderFacts = {
  status: 'paid',
  heldBy: null,
  hindrance: null,
  sent: 0,
  leftToCredit: cents(399_28),
  refundable: cents(399_28),
};

// Nothing but the status is in the way.
const inStatus = (status: OrderFacts['status']): OrderFacts => ({
  ...usual,
  status,
  hindrance: findHindrance({
    status,
    heldAt: null,
    releasedAt: null,
    payments: ['paid'],
    isOnAccount: false,
  }),
});

const shown = (action: OrderAction, facts: OrderFacts) => {
  const state = judgeAction(action, facts);
  if (!state.isOpen) return state.why === 'status' ? '-' : state.why;
  return state.asksReason ? '+?' : '+';
};

describe('R11.3 what can be done to an order', () => {
  // In the order of the statuses: draft, placed, paid, in production, shipped, completed, cancelled. ? asks for a reason.
  it.each<readonly [OrderAction, string]>([
    ['release', '- - + - - - -'],
    ['take_back', '- - - +? - - -'],
    ['hold', '- +? +? +? - - -'],
    ['let_go', '- not_held not_held not_held - - -'],
    ['cancel', '+? +? +? - - - -'],
    ['change_address', '- + + + - - -'],
    ['ship', '- - - + - - -'],
    ['undo_ship', '- - - nothing_sent nothing_sent - -'],
    ['complete', '- - - - + - -'],
    ['credit', '- +? +? +? +? +? +?'],
    ['refund', '- +? +? +? +? +? +?'],
    ['send_document', '- + + + + + +'],
    ['note', '- + + + + + +'],
  ])('%s', (action, expected) => {
    expect(orderStatuses.map((status) => shown(action, inStatus(status))).join(' ')).toBe(expected);
  });

  it.each<readonly [string, Partial<OrderFacts>, Readonly<Partial<Record<OrderAction, string>>>]>([
    [
      'held by a person',
      { heldBy: 'staff', hindrance: 'held' },
      { release: 'held', hold: 'already_held', let_go: '+?', cancel: '+?', change_address: '+', note: '+' },
    ],
    [
      'held for a chargeback',
      { heldBy: 'chargeback', hindrance: 'held' },
      { release: 'held', hold: '+?', let_go: '+?' },
    ],
    [
      'held while it is made',
      { status: 'in_production', heldBy: 'staff', hindrance: 'held' },
      { ship: 'held', take_back: '+?', let_go: '+?', hold: 'already_held' },
    ],
    [
      'charged back while it is made',
      { status: 'in_production', hindrance: 'charged_back' },
      { ship: '+?', let_go: '+?', hold: '+?' },
    ],
    [
      'paid back while it is made',
      { status: 'in_production', hindrance: 'refunded' },
      { ship: '+?', let_go: 'not_held' },
    ],
    ['paid back before it is made', { hindrance: 'refunded' }, { release: 'refunded', cancel: '+?' }],
    ['charged back before it is made', { hindrance: 'charged_back' }, { release: 'charged_back' }],
    [
      'sent in part',
      { status: 'in_production', sent: 2 },
      { take_back: 'partly_sent', change_address: 'partly_sent', ship: '+', undo_ship: '+?', hold: '+?' },
    ],
    ['credited whole', { leftToCredit: zero }, { credit: 'nothing_to_credit', refund: '+?' }],
    ['given back whole', { refundable: zero }, { refund: 'nothing_to_refund', credit: '+?' }],
  ])('of one that is %s', (_case, facts, expected) => {
    const found = Object.keys(expected).map((action) => {
      const name = action as OrderAction;
      return [name, shown(name, { ...usual, ...facts })];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('needs these rights, and these are for several orders at once', () => {
    const rights = orderActions.map((action) => {
      const { right, isForSeveral } = orderActionRules[action];
      return `${action}: ${right}${isForSeveral ? ', several' : ''}`;
    });
    expect(rights).toEqual([
      'release: change_orders, several',
      'take_back: change_orders, several',
      'hold: change_orders, several',
      'let_go: change_orders, several',
      'cancel: change_orders',
      'change_address: change_orders',
      'ship: ship_orders, several',
      'undo_ship: ship_orders',
      'complete: change_orders, several',
      'credit: move_money',
      'refund: move_money',
      'send_document: send_documents',
      'note: see_all_orders',
    ]);
  });

  it('can be undone where the world allows, from where it has led', () => {
    const undone = orderActions.flatMap((action) => {
      const { undoneBy } = orderActionRules[action];
      return undoneBy === null ? [] : [`${action} by ${undoneBy}`];
    });
    expect(undone).toEqual([
      'release by take_back',
      'take_back by release',
      'hold by let_go',
      'let_go by hold',
      'change_address by change_address',
      'ship by undo_ship',
      'undo_ship by ship',
    ]);
    expect(canOrderMove('in_production', 'paid')).toBe(true);
  });

  it('a held order reaches neither the workshop nor the road, whatever reason is given', () => {
    for (const status of orderStatuses) {
      const held: OrderFacts = { ...usual, status, heldBy: 'staff', hindrance: 'held' };
      expect(judgeAction('release', held).isOpen).toBe(false);
      expect(judgeAction('ship', held).isOpen).toBe(false);
    }
  });

  it.each<readonly [Partial<OrderFacts>, OrderAction | null]>([
    [{ status: 'placed', hindrance: 'unpaid' }, null],
    [{}, 'release'],
    [{ heldBy: 'staff', hindrance: 'held' }, 'let_go'],
    [{ hindrance: 'refunded' }, null],
    [{ status: 'in_production' }, 'ship'],
    [{ status: 'shipped' }, null],
    [{ status: 'cancelled', hindrance: 'cancelled' }, null],
  ])('of %j the main one is %s', (facts, expected) => {
    expect(mainAction({ ...usual, ...facts })).toBe(expected);
  });
});
