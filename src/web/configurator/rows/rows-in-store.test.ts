import { describe, expect, it } from 'vitest';
import { millimetres } from '#domain/measure/millimetres.ts';
import { addedText } from '../quick-order/added-text.ts';
import { factsByRow, isPriceFrom, isSubmitting, screenCount, submitDisabled } from '../store/selectors.ts';
import {
  anAnswer,
  aRefusal,
  aSpecification,
  latest,
  ok,
  option,
  rolhor,
  setUpLoaded,
} from '../store/testing.ts';
import type { StateAnswer } from '../store/wire.ts';
import { rowsToJudge } from './state/rows.ts';

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
  test.blocks.replace(
    widths.map((width) => ({
      width: width === null ? null : millimetres(width),
      height: millimetres(1200),
      amount: 1,
      kenmerk: '',
    })),
  );
  const judge = () => {
    const rows = rowsToJudge(test.state().blocks);
    test.actions.chosenValue('maten', rows && { kind: 'rows', rows }, false);
  };
  judge();
  const id = (row: number) => test.state().blocks[row]?.id ?? '';
  return { ...test, judge, id };
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
    test.blocks.edit(test.id(1), { width: millimetres(1700), amount: 50 });
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
    const { validate, state, blocks, id } = await withRows(900, 901, 902);
    await latest(validate).resolve(ok(priced('1.00', '2.00', '3.00')));
    const last = id(2);
    blocks.remove(id(1));
    expect(factsByRow(state()).get(last)).toMatchObject({
      price: '3.00',
      size: { width: 902, height: 1200 },
    });
  });

  it('R8.4 asks again for the rows that are sound, and shows their prices beside the error', async () => {
    const { validate, state, id } = await withRows(900, 9000, 902);
    await latest(validate).resolve({ kind: 'refused', answer: tooWide(1, 3) });
    expect(latest(validate).body.specs['maten']?.['width_opening']).toBe('["900","902"]');
    await latest(validate).resolve(ok({ ...priced('1.00', '3.00'), complete: true }));
    const facts = factsByRow(state());
    expect([0, 1, 2].map((row) => facts.get(id(row))?.price)).toEqual(['1.00', undefined, '3.00']);
    expect(state().refusal?.errors['maten']?.rows[1]?.width).toEqual(['breed']);
    expect(submitDisabled(state())).toBe(true);
  });

  it('drops those prices when somebody typed on meanwhile', async () => {
    const { validate, state, blocks, judge, id } = await withRows(900, 9000);
    await latest(validate).resolve({ kind: 'refused', answer: tooWide(1, 2) });
    const late = latest(validate);
    blocks.edit(id(1), { width: millimetres(950) });
    judge();
    await late.resolve(ok(priced('1.00')));
    expect(factsByRow(state()).size).toBe(0);
  });

  it('R4.6 half a row cannot be ordered: the rows are marked as not filled in', async () => {
    const { validate, state, actions } = await withRows(900, null);
    await latest(validate).resolve(ok(priced('1.00', '0.00')));
    actions.addToCart();
    expect(Object.keys(state().refusal?.errors ?? {})).toContain('maten');
  });

  it.each([
    [[900], 'De Inzethor in 1 maat is toegevoegd aan de winkelwagen.'],
    [[900, 901], 'De Inzethor in 2 maten is toegevoegd aan de winkelwagen.'],
  ])('R2.52 says how many sizes were added', async (widths, message) => {
    const { state } = await withRows(...widths);
    expect(addedText(state())).toEqual({ title: 'Producten toegevoegd', message });
  });

  it('R2.41 R4.10 asks before rows are lost, also when the first of them was emptied again', async () => {
    const { actions, blocks, state } = await withRows(900, 1000);
    blocks.remove(state().blocks[0]?.id ?? '');
    actions.switchProduct(rolhor);
    expect([state().switchProduct, state().blocks.length]).toEqual([{ show: true, product: rolhor }, 2]);
    actions.cancelSwitchProduct();
    blocks.remove(state().blocks[1]?.id ?? '');
    actions.switchProduct(rolhor);
    expect(state().product).toEqual(rolhor);
  });

  it('R7.4 orders what stands in the rows, also in one that was not left', async () => {
    const { actions, blocks, judge, validate, add, state } = await withRows(900, 1000);
    judge();
    actions.chosenValue('kleur', option('1'), false);
    await latest(validate).resolve(ok({ ...priced('1.00', '2.00'), complete: true }));
    blocks.edit(state().blocks[1]?.id ?? '', { amount: 5 });
    actions.addToCart();
    expect([add.length, isSubmitting(state())]).toEqual([0, true]);
    await latest(validate).resolve(ok({ ...priced('1.00', '9.00'), complete: true }));
    expect(add[0]?.body.specs['maten']?.['user_amount']).toBe('[1,5]');
  });

  it('R4.6 a row that is being emptied cannot be ordered as it was, left or not', async () => {
    const { actions, blocks, validate, add, state, id } = await withRows(900, 1000);
    actions.chosenValue('kleur', option('1'), false);
    const complete = ok({ ...priced('1.00', '2.00'), complete: true });
    await latest(validate).resolve(complete);
    expect(submitDisabled(state())).toBe(false);
    blocks.edit(id(1), { width: null });
    expect(submitDisabled(state())).toBe(true);
    actions.addToCart();
    await latest(validate).resolve(complete);
    expect([add.length, submitDisabled(state())]).toEqual([0, true]);
  });

  it('R4.6 nor can the only row, and what comes in its place is judged first', async () => {
    const { actions, blocks, validate, add, state, id } = await withRows(900);
    actions.chosenValue('kleur', option('1'), false);
    const complete = ok({ ...priced('1.00'), complete: true });
    await latest(validate).resolve(complete);
    blocks.edit(id(0), { width: null });
    expect([submitDisabled(state()), state().chosen['maten']]).toEqual([true, undefined]);
    blocks.edit(id(0), { width: millimetres(950) });
    expect(submitDisabled(state())).toBe(false);
    actions.addToCart();
    expect(add).toHaveLength(0);
    await latest(validate).resolve(complete);
    expect(add[0]?.body.specs['maten']?.['width_opening']).toBe('["950"]');
  });

  it('what was awaited of rows that have changed since is no judgement of them', async () => {
    const { blocks, judge, validate, state, id } = await withRows(900, 1000);
    const late = latest(validate);
    blocks.edit(id(1), { height: null });
    await late.resolve(ok({ ...priced('1.00', '2.00'), complete: true }));
    expect(state().isJudged).toBe(false);
    const calls = validate.length;
    judge();
    expect(validate.length - calls).toBe(1);
  });
});
