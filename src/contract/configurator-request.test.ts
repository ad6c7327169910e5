import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  countedRequest,
  decodeInit,
  decodeRequest,
  decodeTimestamp,
  validateRequest,
} from './configurator-request.ts';

describe('decodeRequest', () => {
  it('R7.3 reads the body of the contract', () => {
    const body = {
      meta: {
        device: 'mobile',
        webshop_type: 'zakelijk',
        customer_id: 7,
        price: '0.00',
        amount: 3,
        frontend: 'space_bottom_A',
        reading: 'cm-total',
      },
      specs: { kozijntype: { frame_type: 'A' } },
    };
    expect(decodeRequest(body)).toEqual({
      device: 'mobile',
      answers: { kozijntype: { frame_type: 'A' } },
      amount: 3,
      customerId: 7,
      reading: 'cm-total',
    });
  });

  it.each([
    [undefined, 1],
    [null, 1],
    ['3', 3],
    ['2.9', 2],
    ['2,9', 2],
    [2.9, 2],
    ['abc', 1],
    [[5], 1],
    [0, 1],
    [-3, -3],
  ])('R5.3 reads amount %j as %i', (amount, expected) => {
    expect(decodeRequest({ meta: { amount } })?.amount).toBe(expected);
  });

  it.each([
    [undefined, null],
    [null, null],
    [7, 7],
    ['7', 7],
    [{}, null],
    ['x', Number.NaN],
  ])('reads customer %j as %d', (customer_id, expected) => {
    expect(decodeRequest({ meta: { customer_id } })?.customerId).toBe(expected);
  });

  it('takes an empty body for a desktop that answered nothing', () => {
    expect(decodeRequest({})).toEqual({
      device: 'desktop',
      answers: {},
      amount: 1,
      customerId: null,
      reading: null,
    });
  });

  it.each([null, [], 'x', 5, { meta: [] }, { specs: 'x' }, { meta: { device: 'television' } }])(
    'does not read %j',
    (body) => {
      expect(decodeRequest(body)).toBeNull();
    },
  );
});

it('R7.2 reads the device of init', () => {
  expect(decodeInit({ device: 'snel_bestellen_desktop' })).toEqual({ device: 'snel_bestellen_desktop' });
  expect(decodeInit({})).toEqual({ device: 'desktop' });
  expect(decodeInit({ device: 'x' })).toBeNull();
  expect(decodeInit(null)).toBeNull();
});

it.each([
  [1731628800123, 1731628800123],
  ['1731628800123', 1731628800123],
  ['x', null],
  [undefined, null],
  [1.5, null],
  [-1, null],
  [{}, null],
])('R7.5 reads timestamp %j as %j', (timestamp, expected) => {
  expect(decodeTimestamp({ timestamp })).toBe(expected);
});

it('R7.3 takes for a request exactly what is described as one', () => {
  const some = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('desktop', 'mobile', null, undefined, '', '3', 3, [], {}),
  );
  const sent = fc.oneof(
    fc.jsonValue(),
    fc.record({ meta: some, specs: some }, { requiredKeys: [] }),
    fc.record({
      meta: fc.record(
        { device: some, customer_id: some, amount: some, reading: some, price: some, webshop_type: some },
        { requiredKeys: [] },
      ),
      specs: some,
    }),
  );
  fc.assert(
    fc.property(sent, (body) => {
      const { success, data } = validateRequest.safeParse(body);
      expect(decodeRequest(body) !== null).toBe(success);
      if (data !== undefined) expect(countedRequest.safeParse(body).data?.meta).toEqual(used(data.meta));
    }),
    { numRuns: 2000 },
  );
});

function used({ device, customer_id, amount, reading }: z.infer<typeof validateRequest>['meta']) {
  return { device, customer_id, amount, reading };
}
