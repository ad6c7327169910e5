import { describe, expect, it } from 'vitest';
import { findChange, readSeen, type SeenOrder, writeSeen } from './seen-order.ts';

const seen: SeenOrder = { eventId: 12, status: 'paid', heldBy: null, refundable: 399_28 };

describe('R11.3 an order as it was seen', () => {
  it.each<SeenOrder>([seen, { eventId: 0, status: 'in_production', heldBy: 'chargeback', refundable: null }])(
    '%j goes through a form',
    (one) => {
      expect(readSeen(writeSeen(one, { seesMoney: true }))).toEqual(one);
    },
  );

  it.each([
    '',
    '12',
    '12.paid.free',
    '12.gone.free.1',
    '12.paid.nobody.1',
    '-1.paid.free.1',
    '1.paid.free.1;',
  ])('%j is of no page of ours', (text) => {
    expect(readSeen(text)).toBeNull();
  });

  it.each<readonly [string, Partial<SeenOrder>, object | null]>([
    ['nothing', {}, null],
    ['a note', { eventId: 13 }, { status: null, held: null, refundable: null, hasEvents: true }],
    ['a payment', { refundable: 0 }, { status: null, held: null, refundable: 0, hasEvents: false }],
    [
      'a chargeback',
      { heldBy: 'chargeback' },
      { status: null, held: 'held', refundable: null, hasEvents: false },
    ],
    [
      'a release',
      { eventId: 13, status: 'in_production' },
      { status: 'in_production', held: null, refundable: null, hasEvents: true },
    ],
  ])('tells %s in between', (_case, now, expected) => {
    expect(findChange(seen, { ...seen, ...now })).toEqual(expected);
  });

  it('tells that it was let go', () => {
    expect(findChange({ ...seen, heldBy: 'staff' }, seen)).toMatchObject({ held: 'let_go' });
  });

  it('tells nothing of money to who sees none', () => {
    const written = writeSeen(seen, { seesMoney: false });
    expect(written).not.toContain('39928');
    expect(findChange(readSeen(written) ?? seen, { ...seen, refundable: 0 })).toBeNull();
  });
});
