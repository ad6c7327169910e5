import { expect, it } from 'vitest';
import { anAnswer, inzethor, lineSpecs } from './answers-testing.ts';
import { latest, ok, setUpComplete, setUpLoaded, setUpStore } from './testing.ts';

const quote = 'O2026-00001';
const line = { timestamp: 12, amount: 1, totalPrice: '86.08', totalAdviesPrijs: '168.00' };

it('R13.1 a screen for a quote is sent with its number, and the cart is left alone', async () => {
  const test = await setUpComplete({ quote });
  test.actions.addToCart();
  expect(latest(test.add).body).toMatchObject({ quote });
  await latest(test.add).resolve(ok({ ok: true, timestamps: [12], lines: 1 }));
  expect(test.state()).toMatchObject({ showPostAddToCartPage: true, quote });
  expect([test.cart, test.preview]).toEqual([[], []]);
  // Another size is for the same quote.
  test.store.repeat(inzethor, null);
  expect(test.state().quote).toBe(quote);
  test.actions.chosenProduct(inzethor);
  expect(test.state().quote).toBe(quote);
});

it('R13.1 a line of a quote is changed there, and that is where one goes', async () => {
  const test = setUpStore({ quote });
  test.actions.initStateEdit(inzethor, { ...line, specs: lineSpecs });
  await latest(test.validate).resolve(ok(anAnswer({ complete: true })));
  test.actions.addToCart();
  expect(latest(test.update).body).toMatchObject({ quote, timestamp: 12 });
  await latest(test.update).resolve(ok({ ok: true, timestamps: [12], lines: 1 }));
  expect(test.visits).toEqual(['quote']);
  expect(test.state().showPostAddToCartPage).toBe(false);
});

it('R13.1 what is begun for a quote is not offered for the cart, nor for another quote', async () => {
  const { storage, actions } = await setUpLoaded({ quote });
  actions.updateAmount(5);
  const begun = async (of: string | null) => (await setUpLoaded({ storage, quote: of })).state().amount;
  expect([await begun(null), await begun('O2026-00002'), await begun(quote)]).toEqual([1, 1, 5]);
});
