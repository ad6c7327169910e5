import { setTimeout } from 'node:timers/promises';
import { fieldsOf } from '../tests/support/checkout-form.ts';
import { demoAccounts } from '../tests/support/demo.ts';
import { workedExamples } from '../tests/support/worked-examples.ts';
import { type Headers, logIn, tokenIn } from './customer.ts';
import { timesOf } from './times.ts';

type Specs = (typeof workedExamples)[number]['specs'];

const lines = 250;
// Together within what one payment may be.
const screens = workedExamples.filter(({ price }) => Number(price.price) < 150);
const agreed = { terms: '1', payment_method: 'iDeal', action: 'order' };

/**
 * The work sheet of a long order, and what the shop's shortest answer takes while it is made; the reference is that same
 * answer before it.
 */
export async function benchWorkSheet(shop: string): Promise<void> {
  // Who makes screens does not order them.
  const customer = await logIn(shop, demoAccounts.belgian);
  const sheet = `${shop}${await placeOrder(shop, customer)}/werkbon.pdf`;
  const headers = await logIn(shop, demoAccounts.staff);
  const health = `${shop}/healthz`;
  const idle = await timesOf(health, setTimeout(3000));
  for (const state of ['first', 'again']) {
    const begin = performance.now();
    let took = 0;
    const made = fetch(sheet, { headers }).then(async (answer) => {
      if (answer.status !== 200) throw new Error(`the work sheet was answered ${answer.status}`);
      const { byteLength } = await answer.arrayBuffer();
      took = performance.now() - begin;
      return byteLength;
    });
    const under = await timesOf(health, made);
    console.log(
      `sheet   ${lines} lines, ${state}: ${(took / 1000).toFixed(2)} s, ${await made} bytes; meanwhile /healthz takes p50 ` +
        `${under.p50.toFixed(1)} ms, at most ${under.most.toFixed(0)} ms; before it ${idle.p50.toFixed(1)} and ` +
        `${idle.most.toFixed(0)} ms; ratio of the p50s ${(under.p50 / idle.p50).toFixed(2)}`,
    );
  }
}

async function placeOrder(shop: string, headers: Headers): Promise<string> {
  for (let line = 0; line < lines; line += 1) {
    const { code, specs } = screens[line % screens.length] ?? { code: '', specs: {} };
    const meta = { device: 'desktop', webshop_type: 'zakelijk', price: '0.00', amount: 1 };
    const body = JSON.stringify({ meta, specs: withSize(specs, line), cartString: '' });
    const answer = await fetch(`${shop}/product/add-to-cart/${code}`, { method: 'POST', headers, body });
    if (answer.status !== 200)
      throw new Error(`a line was answered ${answer.status}: ${await answer.text()}`);
  }
  const html = await (await fetch(`${shop}/checkout`, { headers })).text();
  const form = new URLSearchParams({ ...fieldsOf(html), _token: tokenIn(html), ...agreed });
  const placed = await fetch(`${shop}/checkout`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
    redirect: 'manual',
  });
  const orders = await (await fetch(`${shop}/account`, { headers })).text();
  const order = /"(\/bestelling\/[\w-]+)"/.exec(orders)?.[1];
  if (placed.status !== 303 || order === undefined)
    throw new Error(`the order was answered ${placed.status}`);
  return order;
}

// A size of its own for every line, as in a house.
function withSize(specs: Specs, line: number): Specs {
  const { width_opening: width, height_opening: height, ...rest } = specs['maten'] ?? {};
  const more = (side: string | undefined) => String(Number(side) + Math.floor(line / screens.length));
  return { ...specs, maten: { ...rest, width_opening: more(width), height_opening: more(height) } };
}
