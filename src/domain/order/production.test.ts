import { expect, it } from 'vitest';
import { findHindrance } from './production.ts';

const now = new Date('2026-11-16T12:00:00Z');
const paid = {
  status: 'paid',
  heldAt: null,
  releasedAt: null,
  payments: ['paid'],
  isOnAccount: false,
} as const;

it.each([
  ['paid', {}, null],
  ['paid for in part after a refund', { payments: ['partially_refunded'] }, null],
  ['paid anew after a chargeback', { payments: ['charged_back', 'paid'] }, null],
  ['paid without a payment of ours', { payments: [] }, null],
  ['in production', { status: 'in_production' }, null],
  ['not paid yet', { status: 'placed', payments: ['open'] }, 'unpaid'],
  ['held', { heldAt: now, payments: ['charged_back'] }, 'held'],
  ['held, although another payment stands', { heldAt: now }, 'held'],
  ['charged back', { payments: ['charged_back'] }, 'charged_back'],
  [
    'charged back while it is being made',
    { status: 'in_production', payments: ['charged_back'] },
    'charged_back',
  ],
  ['charged back and let go by a person', { releasedAt: now, payments: ['charged_back'] }, null],
  ['given back whole', { payments: ['refunded'] }, 'refunded'],
  [
    'given back whole while it is being made',
    { status: 'in_production', payments: ['refunded'] },
    'refunded',
  ],
  ['given back whole, whoever let it go before', { releasedAt: now, payments: ['refunded'] }, 'refunded'],
  ['cancelled', { status: 'cancelled', payments: ['refunded'] }, 'cancelled'],
  ['on account', { isOnAccount: true, payments: [] }, null],
  [
    'on account, of which an invoice was paid and charged back',
    { status: 'in_production', isOnAccount: true, payments: ['charged_back'] },
    null,
  ],
  ['on account and held', { isOnAccount: true, heldAt: now }, 'held'],
  ['on account and cancelled', { isOnAccount: true, status: 'cancelled' }, 'cancelled'],
  ['sent before the money went back', { status: 'shipped', payments: ['refunded'] }, null],
] as const)('an order that is %s', (_case, facts, expected) => {
  expect(findHindrance({ ...paid, ...facts })).toBe(expected);
});
