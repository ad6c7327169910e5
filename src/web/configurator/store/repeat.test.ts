import { describe, expect, it } from 'vitest';
import { millimetres } from '#domain/measure/millimetres.ts';
import type { Answers } from './answer.ts';
import {
  anAnswer,
  aSpecification,
  everyAnswer,
  inzethor,
  label,
  lineSpecs,
  option,
  size,
} from './answers-testing.ts';
import { withoutSize } from './repeat.ts';
import { latest, ok, setUpComplete, setUpStore } from './testing.ts';

describe('what is kept for another size', () => {
  it('R20.7 is everything but the size, the box label and the amount', () => {
    const colour = { kind: 'colour', colour: 'RAL 9010', custom: null } as const;
    const margins = {
      kind: 'measures',
      typed: { space_bottom_extra: millimetres(6) },
      spaces: { space_left: '30', space_bottom: 'A' },
    } as const;
    const chosen: Answers = {
      start: { kind: 'start' },
      kozijn: option('1'),
      maten: size(900, 1200),
      rondom_maten: margins,
      bevestiging: { kind: 'sides', sides: ['1', '2'] },
      color: colour,
      kenmerk: label('hal'),
      aantal: { kind: 'amount', amount: 3 },
    };
    const { maten: _size, kenmerk: _label, aantal: _amount, ...kept } = chosen;
    expect(withoutSize(chosen)).toEqual({ chosen: kept, sizeKey: 'maten' });
  });

  it('R20.7 keeps the margins of a roller screen, which are asked in one step with its size', () => {
    const spaces = { space_left: '28', space_right: '28' };
    const { chosen, sizeKey } = withoutSize({ alle_maten: { ...size(450, 1500), spaces } });
    expect(chosen).toEqual({ alle_maten: { kind: 'measures', typed: {}, spaces } });
    expect(sizeKey).toBe('alle_maten');
  });

  it('R20.7 knows total sizes too, and the rows of quick order', () => {
    const totals = { width_total: millimetres(900), height_total: millimetres(1200) };
    expect(withoutSize({ maten: { kind: 'measures', typed: totals, spaces: {} } })).toEqual({
      chosen: {},
      sizeKey: 'maten',
    });
    expect(withoutSize({ rijen: { kind: 'rows' }, kozijn: option('1') })).toEqual({
      chosen: { kozijn: option('1') },
      sizeKey: 'rijen',
    });
  });
});

describe('another size', () => {
  it('R20.7 begins with what was just ordered, at the question for the size', async () => {
    const test = await setUpComplete();
    test.actions.updateAmount(3);
    await latest(test.validate).resolve(ok(anAnswer({ complete: true })));
    test.actions.addToCart();
    await latest(test.add).resolve(ok({ ok: true, timestamps: [1], lines: 1 }));
    expect(test.state().showPostAddToCartPage).toBe(true);
    test.repeat(inzethor, null);
    expect(latest(test.validate).body).toMatchObject({ meta: { amount: 1 } });
    expect(latest(test.validate).body.specs).toEqual({ kozijn: { frame_material: '1' } });
    await latest(test.validate).resolve(ok(anAnswer()));
    const { showPostAddToCartPage, activeIndex, chosen, amount, edited, isTouched } = test.state();
    expect({ showPostAddToCartPage, activeIndex, amount, edited, isTouched }).toEqual({
      showPostAddToCartPage: false,
      activeIndex: 1,
      amount: 1,
      edited: null,
      isTouched: false,
    });
    expect(chosen).toEqual({ kozijn: everyAnswer.kozijn });
  });

  it('R20.7 is ordered under a key of its own, as a line of its own', async () => {
    const test = await setUpComplete();
    test.actions.addToCart();
    await latest(test.add).resolve(ok({ ok: true, timestamps: [1], lines: 1 }));
    test.repeat(inzethor, null);
    await latest(test.validate).resolve(ok(anAnswer()));
    test.actions.chosenValue('maten', size(900, 1200), false);
    test.actions.chosenValue('kenmerk', label('hal'), false);
    await latest(test.validate).resolve(ok(anAnswer({ complete: true })));
    test.actions.addToCart();
    expect(test.add).toHaveLength(2);
    expect(test.add[1]?.key).not.toBe(test.add[0]?.key);
    expect(test.update).toHaveLength(0);
  });

  it.each(['desktop', 'mobile'] as const)('R20.7 begins with a line of the cart, on %s', async (device) => {
    const test = setUpStore({ device });
    const line = { timestamp: 5, amount: 2, totalPrice: '1.00', totalAdviesPrijs: '1.00', specs: lineSpecs };
    test.repeat(inzethor, line);
    await latest(test.validate).resolve(ok(anAnswer()));
    expect(test.state()).toMatchObject({ edited: null, activeIndex: 1, amount: 1, isRestored: false });
    expect(test.state().chosen).toEqual({ kozijn: option('1') });
  });

  it('is kept while somebody works on it, like any other', async () => {
    const test = await setUpComplete();
    test.actions.addToCart();
    await latest(test.add).resolve(ok({ ok: true, timestamps: [1], lines: 1 }));
    test.repeat(inzethor, null);
    await latest(test.validate).resolve(ok(anAnswer()));
    expect(test.storage.length).toBe(0);
    test.actions.chosenValue('maten', size(1000, 1200), false);
    expect(test.storage.getItem('maathor.draft.product.7.PE-100')).toContain('1000');
  });

  it('has a size to ask also where the product asks nothing else', async () => {
    const test = setUpStore();
    const line = {
      timestamp: 5,
      amount: 1,
      totalPrice: '1.00',
      totalAdviesPrijs: '1.00',
      specs: { maten: lineSpecs.maten },
    };
    test.repeat(inzethor, line);
    await latest(test.init).resolve(
      ok(anAnswer({ product_specifications: [aSpecification({ key: 'maten' })] })),
    );
    expect(test.state().activeIndex).toBe(0);
  });
});
