import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { pe100, workedExamples } from '../tests/support/worked-examples.ts';
import type { Headers } from './customer.ts';
import type { Shot } from './load.ts';

const oneSize = JSON.stringify(stateOf(workedExamples[0]?.specs, 'desktop'));
const tenSizes = JSON.stringify(stateOf(quickOrder(10), 'snel_bestellen_desktop'));

/** A configuration that is judged. */
export function sizeShot(shop: string, headers: Headers): Shot {
  return { url: `${shop}/product/validate-state/PE-100`, method: 'POST', headers, body: oneSize };
}

export function tenSizesShot(shop: string, headers: Headers): Shot {
  return { ...sizeShot(shop, headers), body: tenSizes };
}

/** A line that is added. A cart holds 500 of them, which a load of seconds would fill. */
export function addShot(shop: string, headers: Headers): Shot {
  return asNewCall({ ...sizeShot(shop, headers), url: `${shop}/product/add-to-cart/PE-100` });
}

/** Ten lines that are added in one call. */
export function addTenShot(shop: string, headers: Headers): Shot {
  return { ...addShot(shop, headers), body: tenSizes };
}

/** A line that is changed. */
export async function lineShot(shop: string, headers: Headers): Promise<Shot> {
  const url = `${shop}/product/add-to-cart/PE-100`;
  const answer = await fetch(url, { method: 'POST', headers: { ...headers }, body: oneSize });
  const { timestamps } = z.object({ timestamps: z.tuple([z.number()]) }).parse(await answer.json());
  const body = JSON.stringify({ ...JSON.parse(oneSize), timestamp: timestamps[0] });
  return { url: `${shop}/product/update-cart/PE-100`, method: 'POST', headers, body };
}

/** Ten lines more in the cart. */
export async function tenSizesToCart(shop: string, headers: Headers): Promise<void> {
  const url = `${shop}/product/add-to-cart/PE-100`;
  const answer = await fetch(url, { method: 'POST', headers: { ...headers }, body: tenSizes });
  if (answer.status !== 200) throw new Error(`ten lines were answered ${answer.status}`);
}

/** No repeat of the call before it. */
export function asNewCall(shot: Shot): Shot {
  return { ...shot, headers: { ...shot.headers, 'idempotency-key': randomUUID() } };
}

function stateOf(specs: unknown, device: string) {
  return { meta: { device, webshop_type: 'zakelijk', price: '0.00', amount: 1 }, specs, cartString: '' };
}

/** So many sizes as quick order sends them, in one configuration. */
export function quickOrder(rows: number) {
  const { maten: _size, kenmerk: _label, ...shared } = pe100();
  const column = (cell: (row: number) => unknown) =>
    JSON.stringify(Array.from({ length: rows }, (_, row) => cell(row)));
  const maten = {
    width_opening: column((row) => String(700 + row * 20)),
    height_opening: column((row) => String(900 + row * 30)),
    user_amount: column((row) => 1 + (row % 3)),
    room: column((row) => `kamer ${row + 1}`),
  };
  return { ...shared, maten };
}
