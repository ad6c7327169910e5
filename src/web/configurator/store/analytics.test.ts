import { expect, it } from 'vitest';
import type { Device } from '#domain/configuration/device.ts';
import { type ShopEvent, trackEvents } from './analytics.ts';
import { anAnswer, inzethor, label, lineSpecs, option, rolhor, size } from './answers-testing.ts';
import { ok, setUpLoaded, setUpStore } from './testing.ts';

async function tracked(device: Device) {
  const test = await setUpLoaded({ device }, anAnswer({ complete: true }));
  const events: ShopEvent[] = [];
  test.listen(trackEvents((event) => events.push(event)));
  return {
    ...test,
    events,
    told: () => events.map((event) => `${event.event_action}: ${event.event_label}`),
  };
}

it('R7.11 tells of opening, choosing, navigating, ordering and leaving, once each', async () => {
  const { actions, note, leave, validate, add, told } = await tracked('mobile');
  note({ type: 'opened' });
  actions.chosenValue('kozijn', option('1'), false);
  await validate[0]?.resolve(ok(anAnswer()));
  actions.stepForward();
  actions.stepBack();
  actions.chosenValue('maten', size(900, 1200), false);
  await validate[1]?.resolve(ok(anAnswer({ complete: true })));
  note({ type: 'tooltipOpened', key: 'kozijn' });
  note({ type: 'instructionClicked' });
  actions.addToCart();
  await add[0]?.resolve(ok({ ok: true, timestamps: [1], lines: 1 }));
  leave('shop');
  leave('cart');
  leave('checkout');
  note({ type: 'closed' });
  expect(told()).toEqual([
    'open: PE-100',
    'configurator started: PE-100',
    'value chosen: kozijn',
    'forward button: maten',
    'backward button: maten',
    'value chosen: maten',
    'tooltip clicked: kozijn',
    'meetinstructie clicked: PE-100',
    'add to cart: PE-100',
    'continue shopping: PE-100',
    'go to cart: PE-100',
    'go to checkout: PE-100',
    'close: PE-100',
  ]);
});

it('R7.11 tells an update from an addition, and of a product chosen', async () => {
  const events: ShopEvent[] = [];
  const { actions, listen, validate, update } = setUpStore();
  listen(trackEvents((event) => events.push(event)));
  const line = { timestamp: 1, amount: 1, totalPrice: '1.00', totalAdviesPrijs: '1.00' };
  actions.initStateEdit(inzethor, { ...line, specs: lineSpecs });
  await validate[0]?.resolve(ok(anAnswer({ complete: true })));
  actions.addToCart();
  await update[0]?.resolve(ok({ ok: true, timestamps: [1], lines: 1 }));
  actions.chosenProduct(rolhor);
  expect(events.map(({ event_action }) => event_action)).toEqual(['update cart', 'product chosen']);
});

it.each<[Device, string]>([
  ['desktop', 'configurator-desktop-PE-100'],
  ['mobile', 'configurator-mobile-PE-100'],
  ['snel_bestellen_mobile', 'snelbestellen-mobile-PE-100'],
  ['snel_bestellen_desktop', 'snel-bestellen-desktop'],
])('R7.11 on %s the category is %s', async (device, category) => {
  const { note, events } = await tracked(device);
  note({ type: 'opened' });
  expect(events).toEqual([
    { event: 'shop_event', event_category: category, event_action: 'open', event_label: 'PE-100' },
  ]);
});

it('R7.11 mobile quick order has a category of its own before a product is chosen', () => {
  const events: ShopEvent[] = [];
  const { listen, note } = setUpStore({ device: 'snel_bestellen_mobile' });
  listen(trackEvents((event) => events.push(event)));
  note({ type: 'opened' });
  expect(events[0]?.event_category).toBe('snel-bestellen-mobile');
});

it('R7.11 no label holds what somebody typed', async () => {
  const { actions, events } = await tracked('desktop');
  actions.chosenValue('kenmerk', label('mevrouw De Vries'));
  actions.chosenValue('maten', size(1234, 567));
  expect(JSON.stringify(events)).not.toMatch(/Vries|1234|567/);
});
