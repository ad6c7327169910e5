import { describe, expect, it } from 'vitest';
import { millimetres } from '#domain/measure/millimetres.ts';
import { anAnswer, aRefusal, aSpecification, option, rolhor } from '../store/answers-testing.ts';
import { rowsAnswer } from '../store/reduce-answer.ts';
import {
  canStepBack,
  isPriceFrom,
  isSubmitting,
  isWrong,
  screenCount,
  submitDisabled,
} from '../store/selectors.ts';
import { latest, ok, setUpLoaded } from '../store/testing.ts';
import type { StateAnswer } from '../store/wire.ts';
import { errorsInSight } from './shown-row.ts';

const steps = [
  aSpecification({ key: 'maten', display: 'SpecMatenMultiple' }),
  aSpecification({ key: 'kleur' }),
];

const amounts = (total: string) => ({
  price: total,
  adviesPrijs: total,
  totalPrice: total,
  totalAdviesPrijs: total,
});

function priced(...totals: readonly string[]): StateAnswer {
  return anAnswer({
    product_specifications: steps,
    price: { ...amounts('9.00'), rows: totals.map(amounts) },
    calculated_total_sizes: totals.map((_, index) => [
      { name: 'width_total', value: 900 + index },
      { name: 'height_total', value: 1200 },
    ]),
  });
}

async function withRows(...widths: readonly (number | null)[]) {
  const test = await setUpLoaded(
    { device: 'snel_bestellen_desktop' },
    anAnswer({ product_specifications: steps }),
  );
  test.rows.replace(
    widths.map((width) => ({
      width: width === null ? null : millimetres(width),
      height: millimetres(1200),
      amount: 1,
      kenmerk: '',
    })),
  );
  const judge = () => test.actions.chosenValue('maten', rowsAnswer(test.state().rows), false);
  judge();
  const id = (row: number) => test.state().rows.typed[row]?.id ?? '';
  const facts = () => test.state().rows.typed.map((row) => test.state().rows.said[row.id]?.facts ?? null);
  const prices = () => facts().map((each) => each?.price);
  return { ...test, judge, id, facts, prices };
}

const tooWide = (row: number, of: number) => {
  const list = (at: number) =>
    JSON.stringify(Array.from({ length: of }, (_, i) => (i === at ? ['breed'] : [])));
  return aRefusal({ errors: { maten: { width: list(row), height: list(-1), combined: list(-1) } } });
};

describe('rows and what the server says of them', () => {
  it('R2.35 counts the screens of all rows, and calls the price a beginning until each of them has one', async () => {
    const test = await withRows(900, 1000);
    expect([screenCount(test.state()), isPriceFrom(test.state())]).toEqual([2, true]);
    await latest(test.validate).resolve(ok(priced('31.77', '31.77')));
    expect(isPriceFrom(test.state())).toBe(false);
    test.rows.edit(test.id(1), { width: millimetres(1700), amount: 50 });
    test.judge();
    await latest(test.validate).resolve({ kind: 'refused', answer: tooWide(1, 2) });
    await latest(test.validate).resolve(ok(priced('31.77')));
    expect([screenCount(test.state()), isPriceFrom(test.state())]).toEqual([51, true]);
  });

  it('R7.10 sends half a row with an empty cell, so that the others get their price', async () => {
    const { validate } = await withRows(900, null);
    expect(latest(validate).body.specs['maten']).toEqual({
      width_opening: '["900",""]',
      height_opening: '["1200","1200"]',
      user_amount: '[1,1]',
      room: '["",""]',
    });
  });

  it('R3.7 keeps size and price with their row when another goes', async () => {
    const { validate, rows, id, facts } = await withRows(900, 901, 902);
    await latest(validate).resolve(ok(priced('1.00', '2.00', '3.00')));
    rows.remove(id(1));
    expect(facts()[1]).toMatchObject({ price: '3.00', width: 902, height: 1200 });
  });

  it('R20.13 a size that is only expected has the price of that, and one that cannot be made so has none', async () => {
    const test = await withRows(900, 950);
    const { calculated_total_sizes: sizes, ...answer } = priced('0.00', '0.00');
    const expected = {
      ...answer,
      calculated_total_sizes: sizes.map(() => [
        { name: 'width_total' as const, value: null },
        { name: 'height_total' as const, value: null },
      ]),
      expected_total_sizes: sizes,
      expected_if: 'bij volle ruimte',
      expected_row_prices: [amounts('41.00'), amounts('0.00')],
    };
    await latest(test.validate).resolve(ok(expected));
    expect(test.prices()).toEqual(['41.00', null]);
  });

  it('R8.4 asks again for the rows that are sound, and shows their prices beside the error', async () => {
    const { validate, state, id, prices } = await withRows(900, 9000, 902);
    await latest(validate).resolve({ kind: 'refused', answer: tooWide(1, 3) });
    expect(latest(validate).body.specs['maten']?.['width_opening']).toBe('["900","902"]');
    await latest(validate).resolve(ok({ ...priced('1.00', '3.00'), complete: true }));
    expect(prices()).toEqual(['1.00', undefined, '3.00']);
    expect(errorsInSight(state().rows, id(1))?.width).toEqual(['breed']);
    expect(submitDisabled(state())).toBe(true);
  });

  it.each([
    ['a choice that all rows share', aRefusal({ errors: { kleur: { errors: ['kan niet'] } } })],
    ['every row', tooWide(0, 1)],
  ])('R20.13 no row keeps a price of before once %s is refused', async (_what, refused) => {
    const test = await withRows(900);
    await latest(test.validate).resolve(ok(priced('31.77')));
    test.actions.chosenValue('kleur', option('9'), false);
    await latest(test.validate).resolve({ kind: 'refused', answer: refused });
    expect(test.prices()).toEqual([undefined]);
  });

  it('R20.13 nor where the others cannot be asked about either', async () => {
    const test = await withRows(900, 1000);
    await latest(test.validate).resolve(ok(priced('31.77', '31.77')));
    test.actions.chosenValue('kleur', option('9'), false);
    await latest(test.validate).resolve({ kind: 'refused', answer: tooWide(1, 2) });
    await latest(test.validate).resolve({ kind: 'refused', answer: aRefusal() });
    expect(test.prices()).toEqual([undefined, undefined]);
  });

  it('R20.10 a way on stays with its row when another goes', async () => {
    const test = await withRows(900, 90, 1000);
    const way = {
      kind: 'request' as const,
      row: 1,
      label: 'Vraag',
      code: null,
      href: '/maatwerk',
      specs: null,
      note: null,
    };
    const answer = { ...tooWide(1, 3), repairs: [way] };
    await latest(test.validate).resolve({ kind: 'refused', answer });
    await latest(test.validate).resolve(ok(priced('1.00', '2.00')));
    const wrong = test.id(1);
    test.rows.remove(test.id(0));
    test.judge();
    expect(test.state().refusal?.repairs.map(({ row }) => row)).toEqual([wrong]);
  });

  it('drops those prices when somebody typed on meanwhile', async () => {
    const { validate, rows, judge, id, prices } = await withRows(900, 9000);
    await latest(validate).resolve({ kind: 'refused', answer: tooWide(1, 2) });
    const late = latest(validate);
    rows.edit(id(1), { width: millimetres(950) });
    judge();
    await late.resolve(ok(priced('1.00')));
    expect(prices()).toEqual([undefined, undefined]);
  });

  it('R20.13 nor do they come back over newer ones, however late they are', async () => {
    const { validate, rows, judge, id, prices } = await withRows(900, 9000);
    await latest(validate).resolve({ kind: 'refused', answer: tooWide(1, 2) });
    const late = latest(validate);
    rows.edit(id(1), { width: millimetres(950) });
    judge();
    await latest(validate).resolve(ok(priced('2.00', '3.00')));
    await late.resolve(ok(priced('1.00')));
    expect(prices()).toEqual(['2.00', '3.00']);
  });

  it('R4.6 half a row cannot be ordered: the rows are marked as not filled in', async () => {
    const { validate, state, actions } = await withRows(900, null);
    await latest(validate).resolve(ok(priced('1.00', '0.00')));
    actions.addToCart();
    expect(Object.keys(state().refusal?.errors ?? {})).toContain('maten');
  });

  it('R5.8 a focused row forgets its errors and no other does, until the server has judged it anew', async () => {
    const { validate, actions, state, judge, id } = await withRows(9000, 900, 9001);
    const wide = JSON.stringify([['breed'], [], ['breder']]);
    const none = JSON.stringify([[], [], []]);
    const answer = aRefusal({ errors: { maten: { width: wide, height: none, combined: none } } });
    await latest(validate).resolve({ kind: 'refused', answer });
    const shown = () => [0, 1, 2].map((row) => errorsInSight(state().rows, id(row))?.width ?? null);
    expect([shown(), canStepBack(state())]).toEqual([[['breed'], null, ['breder']], false]);
    actions.resetErrorOnFocus('maten', id(0));
    expect([shown(), state().isJudged]).toEqual([[null, null, ['breder']], false]);
    actions.resetErrorOnFocus('maten', id(2));
    expect([shown(), isWrong(state(), 'maten')]).toEqual([[null, null, null], true]);
    judge();
    await latest(validate).resolve({ kind: 'refused', answer });
    expect(shown()).toEqual([['breed'], null, ['breder']]);
  });

  it('R5.8 focusing a row with nothing wrong asks the server nothing', async () => {
    const { validate, actions, judge, id } = await withRows(900, 9000);
    await latest(validate).resolve({ kind: 'refused', answer: tooWide(1, 2) });
    await latest(validate).resolve(ok(priced('1.00')));
    const calls = validate.length;
    actions.resetErrorOnFocus('maten', id(0));
    judge();
    expect(validate).toHaveLength(calls);
  });

  it('R2.41 R4.10 asks before rows are lost, also when the first of them was emptied again', async () => {
    const { actions, rows, state, id } = await withRows(900, 1000);
    rows.remove(id(0));
    actions.switchProduct(rolhor);
    expect([state().switchProduct, state().rows.typed.length]).toEqual([{ show: true, product: rolhor }, 2]);
    actions.cancelSwitchProduct();
    rows.remove(id(1));
    actions.switchProduct(rolhor);
    expect(state().product).toEqual(rolhor);
  });

  it('R7.4 orders what stands in the rows, also in one that was not left', async () => {
    const { actions, rows, judge, validate, add, state, id } = await withRows(900, 1000);
    judge();
    actions.chosenValue('kleur', option('1'), false);
    await latest(validate).resolve(ok({ ...priced('1.00', '2.00'), complete: true }));
    rows.edit(id(1), { amount: 5 });
    actions.addToCart();
    expect([add.length, isSubmitting(state())]).toEqual([0, true]);
    await latest(validate).resolve(ok({ ...priced('1.00', '9.00'), complete: true }));
    expect(add[0]?.body.specs['maten']?.['user_amount']).toBe('[1,5]');
  });

  it('R4.6 a row that is being emptied cannot be ordered as it was, left or not', async () => {
    const { actions, rows, validate, add, state, id } = await withRows(900, 1000);
    actions.chosenValue('kleur', option('1'), false);
    const complete = ok({ ...priced('1.00', '2.00'), complete: true });
    await latest(validate).resolve(complete);
    expect(submitDisabled(state())).toBe(false);
    rows.edit(id(1), { width: null });
    expect(submitDisabled(state())).toBe(true);
    actions.addToCart();
    await latest(validate).resolve(complete);
    expect([add.length, submitDisabled(state())]).toEqual([0, true]);
  });

  it('R4.6 nor can the only row, and what comes in its place is judged first', async () => {
    const { actions, rows, validate, add, state, id } = await withRows(900);
    actions.chosenValue('kleur', option('1'), false);
    const complete = ok({ ...priced('1.00'), complete: true });
    await latest(validate).resolve(complete);
    rows.edit(id(0), { width: null });
    expect([submitDisabled(state()), state().chosen['maten']]).toEqual([true, undefined]);
    rows.edit(id(0), { width: millimetres(950) });
    expect(submitDisabled(state())).toBe(false);
    actions.addToCart();
    expect(add).toHaveLength(0);
    await latest(validate).resolve(complete);
    expect(add[0]?.body.specs['maten']?.['width_opening']).toBe('["950"]');
  });

  it('what was awaited of rows that have changed since is no judgement of them', async () => {
    const { rows, judge, validate, state, id } = await withRows(900, 1000);
    const late = latest(validate);
    rows.edit(id(1), { height: null });
    await late.resolve(ok({ ...priced('1.00', '2.00'), complete: true }));
    expect(state().isJudged).toBe(false);
    const calls = validate.length;
    judge();
    expect(validate.length - calls).toBe(1);
  });
});
