import { afterEach, beforeEach, expect, it } from 'vitest';
import { intercept } from '../component-testing.tsx';
import { enhanceCheckout } from './enhance-checkout.ts';

const checkout = (total: string) => `<form id="checkout">
  <input type="radio" name="address" value="invoice" checked><input type="radio" name="address" value="7">
  <div id="checkout-methods">
    <input type="radio" name="payment_method" value="iDeal"><input type="radio" name="payment_method" value="Bancontact">
  </div>
  <div id="checkout-totals" data-spoken="Totaal ${total}"></div>
  <div id="checkout-order"><button name="action" value="order">Bestellen</button></div>
  <p id="checkout-status"></p>
</form>`;

beforeEach(() => {
  document.body.insertAdjacentHTML('beforeend', `<div id="page">${checkout('€ 10,00')}</div>`);
});
afterEach(() => document.getElementById('page')?.remove());
enhanceCheckout(document);

const find = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(`#checkout ${selector}`);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

it.each(['[value="Bancontact"]', '[value="order"]'])(
  'who went on to %s while the total was asked for is still there when it comes',
  async (place) => {
    const held = Promise.withResolvers<Response>();
    intercept('/checkout', () => held.promise);
    find('[value="7"]').click();
    find('[value="Bancontact"]').checked = true;
    const before = find(place);
    before.focus();
    held.resolve(new Response(checkout('€ 12,10')));
    await expect.poll(() => find('#checkout-status').textContent).toBe('Totaal € 12,10');
    expect(before.isConnected).toBe(false);
    expect(document.activeElement).toBe(find(place));
    expect(find('[value="Bancontact"]').checked).toBe(true);
  },
);
