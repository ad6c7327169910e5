import { expect, it } from 'vitest';
import { anAnswer, aSpecification, inzethor, option, threeSteps } from '../store/answers-testing.ts';
import { hasUnsavedWork } from '../store/selectors.ts';
import { latest, ok, setUpLoaded, setUpStore } from '../store/testing.ts';

const onPhone = anAnswer({
  product_specifications: [
    aSpecification({ key: 'intro', display: 'SpecIntro' }),
    ...threeSteps,
    aSpecification({ key: 'aantal', display: 'SpecAmount' }),
  ],
});

it('R4.9 on a phone a line is changed from its first choice on', () => {
  const { actions, state } = setUpStore({ device: 'mobile' });
  actions.initStateEdit(inzethor, {
    timestamp: 99,
    amount: 3,
    totalPrice: '258.24',
    totalAdviesPrijs: '504.00',
    specs: { kozijn: { frame_material: '1' } },
  });
  expect(state().activeIndex).toBe(1);
});

it('R4.7 the start button sets its marker and moves on, and leaves nothing to lose', async () => {
  const { actions, validate, state, storage } = await setUpLoaded({ device: 'mobile' }, onPhone);
  actions.chosenValue('intro', { kind: 'start' });
  await latest(validate).resolve(ok(onPhone));
  expect(latest(validate).body.specs).toEqual({ intro: { start: '1' } });
  expect([state().activeIndex, hasUnsavedWork(state()), storage.length]).toEqual([1, false, 0]);
});

it('R7.10 an amount set on a wide screen is an answer on the phone', async () => {
  const wide = await setUpLoaded();
  wide.actions.chosenValue('kozijn', option('1'));
  await latest(wide.validate).resolve(ok(anAnswer()));
  wide.actions.updateAmount(3);
  const phone = setUpStore({ device: 'mobile', storage: wide.storage });
  phone.actions.initStateAdd(inzethor);
  expect(latest(phone.validate).body).toMatchObject({
    meta: { amount: 1 },
    specs: { aantal: { user_amount: '3' } },
  });
});

it('R2.27 another product: asked first when there is work, straight to the chooser when not', async () => {
  const { actions, validate, state } = await setUpLoaded({ device: 'mobile' }, onPhone);
  actions.chosenValue('kozijn', option('1'));
  await latest(validate).resolve(ok(onPhone));
  const here = state().activeIndex;
  actions.switchProduct(null);
  expect(state().switchProduct).toEqual({ show: true, product: null });
  actions.cancelSwitchProduct();
  expect([state().product, state().activeIndex]).toEqual([inzethor, here]);
  actions.switchProduct(null);
  actions.confirmSwitchProduct();
  expect([state().product, state().activeIndex]).toEqual([null, -1]);

  const fresh = await setUpLoaded({ device: 'mobile' }, onPhone);
  fresh.actions.switchProduct(null);
  expect([fresh.state().product, fresh.state().switchProduct.show]).toEqual([null, false]);
});
