import { demoAccounts } from '../tests/support/demo.ts';
import { logIn } from './customer.ts';
import { loadBeside } from './load.ts';
import { lineShot, tenSizesToCart } from './shots.ts';

const load10 = { connections: 10, seconds: 4 };
const full = 500;

/** R15.4: what a page costs whoever has a full cart; the reference is the same page with one line in it. */
export async function benchFullCart(shop: string): Promise<void> {
  const path = '/producten/pe-100';
  const few = await logIn(shop, demoAccounts.buyer);
  const many = await logIn(shop, demoAccounts.onAccount);
  const pageOf = (headers: typeof few) => () => ({ url: shop + path, headers });
  await lineShot(shop, few);
  for (let lines = 0; lines < full; lines += 10) await tenSizesToCart(shop, many);
  const { ours, reference } = await loadBeside(pageOf(many), pageOf(few), load10);
  console.log(
    `GET     ${path} logged in: ${reference.perSecond.toFixed(0)}/s with one line in the cart, ${ours.perSecond.toFixed(0)}/s with ${full} lines; ` +
      `ratio ${(ours.perSecond / reference.perSecond).toFixed(3)}`,
  );
}
