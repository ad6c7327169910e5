import { afterEach, beforeEach, expect, it } from 'vitest';
import { intercept } from '../component-testing.tsx';
import { enhanceCheckout } from './enhance-checkout.ts';

const checkout = (total: string, order = 'Bestellen', more = '') => `<form id="checkout">
  <input type="radio" name="address" value="invoice" checked><input type="radio" name="address" value="7">
  <div id="checkout-methods">
    <input type="radio" name="payment_method" value="iDeal"><input type="radio" name="payment_method" value="Bancontact">${more}
  </div>
  <div id="checkout-totals" data-spoken="Totaal ${total}"></div>
  <div id="checkout-order"><button name="action" value="order">${order}</button></div>
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

async function chooseAnother(place: string, answer: string) {
  const held = Promise.withResolvers<Response>();
  intercept('/checkout', () => held.promise);
  find('[value="7"]').click();
  find('[value="Bancontact"]').checked = true;
  const before = find(place);
  before.focus();
  held.resolve(new Response(answer));
  await expect.poll(() => find('#checkout-status').textContent).toBe('Totaal € 12,10');
  return before;
}

it.each(['[value="Bancontact"]', '[value="order"]'])(
  'who went on to %s while the total was asked for is still there when it comes',
  async (place) => {
    const more = '<input type="radio" name="payment_method" value="Belfius">';
    const before = await chooseAnother(place, checkout('€ 12,10', 'Akkoord en bestellen', more));
    expect(before.isConnected).toBe(false);
    expect(document.activeElement).toBe(find(place));
    expect(find('[value="Bancontact"]').checked).toBe(true);
  },
);

it('an order button that says the same stays, for a finger may be on it', async () => {
  const before = await chooseAnother('[value="order"]', checkout('€ 12,10'));
  expect(find('[value="order"]')).toBe(before);
  expect(find('[value="Bancontact"]').checked).toBe(true);
});
