import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, divideHalfUp, sum } from '../money/cents.ts';
import { planDeliveryInvoice } from './delivery-invoice.ts';

const order = { net: cents(160_71), vat: cents(33_75), vatPercent: 21 };
const extras = [{ amount: 1, unitPrice: cents(57_93) }];
const screens = (amount: number) => [{ amount, unitPrice: cents(51_39) }];

describe('R12.3 a delivery on account is invoiced as', () => {
  it.each([
    ['all of the order', [], 2, { net: 160_71, vat: 33_75, total: 194_46 }],
    ['its first screen, with fees and shipping', [], 1, { net: 109_32, vat: 22_96, total: 132_28 }],
    [
      'the rest, and no fee a second time',
      [{ net: cents(109_32), vat: cents(22_96) }],
      1,
      { net: 51_39, vat: 10_79, total: 62_18 },
    ],
  ])('%s', (_case, earlier, amount, expected) => {
    expect(planDeliveryInvoice({ order, earlier, screens: screens(amount), extras })).toMatchObject(expected);
  });

  it('what costs nothing, without a line for fees that stand on another', () => {
    const free = [{ amount: 3, unitPrice: cents(0) }];
    const earlier = [{ net: cents(109_32), vat: cents(22_96) }];
    expect(planDeliveryInvoice({ order, earlier, screens: free, extras })).toEqual({
      lines: free,
      ...{ net: 0, vat: 0, total: 0 },
    });
  });

  it('never more than was ordered', () => {
    const earlier = [{ net: order.net, vat: order.vat }];
    expect(() => planDeliveryInvoice({ order, earlier, screens: screens(1), extras })).toThrow('of an order');
  });

  it('parts that come to the order to the cent, however it is split', () => {
    const aLine = fc.record({ amount: fc.integer({ min: 1, max: 6 }), price: fc.nat(50_000) });
    fc.assert(
      fc.property(
        fc.array(aLine, { minLength: 1, maxLength: 6 }),
        fc.nat(20_000),
        fc.constantFrom(0, 6, 9, 21),
        // An order from before a rounding was changed may be a cent off.
        fc.constantFrom(-1, 0, 1),
        fc.infiniteStream(fc.nat(3)),
        (ordered, extra, vatPercent, off, choices) => {
          const net = cents(extra + sum(ordered.map(({ amount, price }) => cents(amount * price))));
          const vat = cents(Math.max(0, divideHalfUp(net * vatPercent, 100) + off));
          const left = ordered.map(({ amount }) => amount);
          const invoices: ReturnType<typeof planDeliveryInvoice>[] = [];
          while (left.some((amount) => amount > 0)) {
            const taken = left.map((amount) => Math.min(amount, choices.next().value));
            // Somebody always sends something.
            const going = taken.some((amount) => amount > 0) ? taken : left.map((amount) => amount);
            going.forEach((amount, index) => {
              left[index] = (left[index] ?? 0) - amount;
            });
            invoices.push(
              planDeliveryInvoice({
                order: { net, vat, vatPercent },
                earlier: invoices,
                screens: ordered.map(({ price }, index) => ({
                  amount: going[index] ?? 0,
                  unitPrice: cents(price),
                })),
                extras: [{ amount: 1, unitPrice: cents(extra) }],
              }),
            );
            const told = invoices.at(-1);
            expect(Math.min(told?.net ?? -1, told?.vat ?? -1, told?.total ?? -1)).toBeGreaterThanOrEqual(0);
          }
          expect(sum(invoices.map((one) => one.net))).toBe(net);
          expect(sum(invoices.map((one) => one.vat))).toBe(vat);
          expect(sum(invoices.map((one) => one.total))).toBe(net + vat);
        },
      ),
    );
  });
});
