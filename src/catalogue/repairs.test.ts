import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '#domain/configuration/answers.ts';
import type { Customer } from '#domain/configuration/assessment.ts';
import { type Device, isQuickOrder } from '#domain/configuration/device.ts';
import { planFor } from '#domain/configuration/plan.ts';
import { findRepairs, type Repair } from '#domain/configuration/repairs.ts';
import { firstWorkshop } from '#domain/delivery/workshop.ts';
import { formData } from '#domain/drawing/form.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { findProduct, type ProductCode, products } from './index.ts';
import { configure, customer, opening, priceListOf, validAnswers } from './testing/configurator.ts';

type Changes = { readonly customer?: Partial<Customer>; readonly device?: Device };

function repairsOf(code: ProductCode, answers: Answers, changes: Changes = {}): readonly Repair[] {
  const product = findProduct(code);
  if (product === null) throw new Error(code);
  const { device = 'desktop' } = changes;
  const assessment = configure(code, answers, { ...changes, device });
  return findRepairs({
    input: {
      ...{ product, priceList: priceListOf(code), device, answers, amount: 1, today: '2026-11-15' },
      customer: { ...customer, ...changes.customer },
      workshop: firstWorkshop,
    },
    assessment,
    others: products.map((other) => ({ product: other, priceList: priceListOf(other.code) })),
    isSame: () => true,
  });
}

const told = (repairs: readonly Repair[]) =>
  repairs.flatMap((repair): readonly string[] => {
    if (repair.kind === 'size') return [`${repair.size.width} × ${repair.size.height}`];
    return repair.kind === 'product' ? [repair.product.code] : [];
  });

function sizeStepOf(code: ProductCode): string {
  const product = findProduct(code);
  if (product === null) throw new Error(code);
  return planFor(product, 'desktop', false).sizeStep;
}

describe('R20.10 a size in the wrong unit', () => {
  it.each<[ProductCode, Unit, string, string, readonly string[]]>([
    ['PE-100', 'mm', '90', '120', ['900 × 1200']],
    ['PE-100', 'mm', '90,5', '120,4', ['905 × 1204']],
    ['PE-100', 'mm', '900', '120', ['900 × 1200']],
    ['PE-100', 'mm', '90', '210', ['900 × 2100']],
    ['SE-100', 'mm', '90', '215', ['900 × 2150']],
    ['RO-50', 'mm', '90', '110', ['900 × 1100']],
    ['PE-100', 'cm', '900', '1200', ['900 × 1200']],
    ['SE-100', 'cm', '900', '2150', ['900 × 2150']],
    ['PE-100', 'cm', '90,5', '1204', ['905 × 1204']],
    // Too large or too small in either unit.
    ['PE-100', 'mm', '190', '190', []],
    ['PE-100', 'mm', '9', '12', []],
    ['SE-100', 'mm', '90', '120', []],
    ['PE-100', 'cm', '9000', '12000', []],
    // Meant as 1300 × 2800, which cannot be: 1300 × 280 was not said by anybody.
    ['CE-100', 'mm', '130', '280', []],
  ])('%s in %s: %s × %s', (code, unit, width, height, expected) => {
    const answers = { [sizeStepOf(code)]: opening(width, height) };
    const found = repairsOf(code, answers, { customer: { unit } }).filter(({ kind }) => kind === 'size');
    expect(told(found)).toEqual(expected);
  });

  it('is only offered when everything else that was answered goes with it', () => {
    const answers = { ...validAnswers['PE-100'], maten: opening('158', '100') };
    expect(told(repairsOf('PE-100', { maten: answers.maten }))).toEqual(['1580 × 1000']);
    expect(told(repairsOf('PE-100', answers))).toEqual([]);
  });

  it('is judged with what sticks up at the bottom in the unit it was typed in', () => {
    const around = { space_left: '30', space_right: '30', space_top: '30', space_bottom: 'A' };
    const answers = {
      kozijntype: { frame_type: 'A' },
      maten: opening('900', '2225'),
      rondom_maten: { ...around, space_bottom_extra: '4,0' },
    };
    expect(told(repairsOf('PE-100', answers, { customer: { unit: 'cm' } }))).toEqual(['900 × 2225']);
  });

  it('is offered for each row of quick order by itself', () => {
    const rows = { width_opening: ['900', '90', '1700'], height_opening: ['1200', '120', '1200'] };
    const found = repairsOf('PE-100', { maten: rows }, { device: 'snel_bestellen_desktop' });
    // However many products can.
    expect([...new Set(found.map(({ kind, row }) => `${row}: ${kind}`))]).toEqual([
      '1: size',
      '1: request',
      '1: phone',
      '2: product',
      '2: request',
      '2: phone',
    ]);
  });

  it('is not offered row by row for a list that is wrong from top to bottom', () => {
    const rows = { width_opening: Array(30).fill('90'), height_opening: Array(30).fill('120') };
    const found = repairsOf('PE-100', { maten: rows }, { device: 'snel_bestellen_desktop' });
    expect(new Set(found.map(({ row }) => row)).size).toBe(20);
  });
});

it('R20.10 a depth or a space that is too small is no size that is refused', () => {
  const [inside, onTop] = [{ in_frame: '1' }, { in_frame: '2' }];
  const size = opening(900, 1100);
  expect(repairsOf('RO-50', { montage: inside, alle_maten: { ...size, depth: '30' } })).toEqual([]);
  expect(repairsOf('RO-50', { montage: onTop, alle_maten: { ...size, space_top: '15' } })).toEqual([]);
});

const forFloor = (code: ProductCode) => {
  const form = findProduct(code)?.form;
  return form !== undefined && formData[form].standsOnFloor;
};

/** Every other product for the same kind of opening that has nothing against the size, asked itself. */
function othersThatMake(code: ProductCode, width: number, height: number): readonly ProductCode[] {
  return products
    .map((product) => product.code)
    .filter((other) => other !== code && forFloor(other) === forFloor(code))
    .filter(
      (other) => configure(other, { [sizeStepOf(other)]: opening(width, height) }).problems.length === 0,
    );
}

describe('R20.10 a size that another product can make', () => {
  it.each<[ProductCode, number, number, readonly string[]]>([
    ['SE-100', 2400, 2300, ['SE-200']],
    ['SE-100', 1896, 2690, ['SE-200']],
    ['SE-200', 900, 2150, ['SE-100', 'CA-100']],
    ['CA-100', 1500, 2300, ['SE-100', 'SE-200']],
    ['PE-100', 1700, 1200, ['RO-100', 'CE-100']],
    ['RO-50', 1500, 1000, ['PE-100', 'RO-100', 'CE-100']],
    ['RO-50', 800, 2100, ['PE-100', 'RO-100', 'CE-100']],
    ['PE-100', 3000, 3000, []],
    // A window is not closed with a door.
    ['PE-100', 1900, 2300, []],
  ])('%s of %i × %i', (code, width, height, expected) => {
    const found = repairsOf(code, { [sizeStepOf(code)]: opening(width, height) });
    expect(told(found)).toEqual(expect.arrayContaining([...expected]));
    expect(told(found)).toEqual(othersThatMake(code, width, height));
    expect(found.slice(-2).map(({ kind }) => kind)).toEqual(['request', 'phone']);
  });

  it('takes along what the other product asks as well, as far as it can be so there', () => {
    const answers = {
      ...validAnswers['SE-100'],
      maten: opening(2400, 2300),
      handgreep: { handgreepjes: '1' },
      color: { color: 'RAL 6005', color_type: '2', ral_color: 'RAL 6005', hex_color: '#114232' },
    };
    const found = repairsOf('SE-100', answers).find(
      (repair) => repair.kind === 'product' && repair.product.code === 'SE-200',
    );
    if (found?.kind !== 'product') throw new Error('no product');
    expect(found.answers).toEqual({
      montage: { in_frame: '1' },
      maten: opening(2400, 2300),
      onderstrip: { onderstrip: '1' },
      bevestiging: { fixation: '2' },
      gaas: { wire_id: '1' },
      color: { color: 'RAL 6005', color_type: '2', ral_color: 'RAL 6005', hex_color: '#114232' },
      kenmerk: { room: 'woonkamer' },
    });
  });
});

it('R20.10 whatever is typed, what is offered can be made and comes only with a size that cannot', () => {
  const lengths = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 200, max: 5000 }));
  fc.assert(
    fc.property(
      fc.constantFrom(...products),
      fc.constantFrom<Unit>('mm', 'cm'),
      fc.boolean(),
      fc.constantFrom<Device>('desktop', 'mobile', 'snel_bestellen_desktop'),
      fc.boolean(),
      lengths,
      lengths,
      ({ code }, unit, totalMeasures, device, isFilled, width, height) => {
        const isRows = isQuickOrder(device);
        const step = isRows ? 'maten' : sizeStepOf(code);
        const [w, h] =
          totalMeasures && !isRows ? ['width_total', 'height_total'] : Object.keys(opening(0, 0));
        const spelled = (length: number) => (isRows ? [String(length)] : String(length));
        const others = isFilled && !isRows ? validAnswers[code] : {};
        const answers: Answers = {
          ...others,
          [step]: { [w ?? '']: spelled(width), [h ?? '']: spelled(height) },
        };
        const whose = { unit, totalMeasures };
        const repairs = repairsOf(code, answers, { device, customer: whose });
        const sizeProblems = configure(code, answers, { device, customer: whose }).problems.filter(
          (problem) => problem.step === step,
        );
        if (repairs.length > 0) expect(sizeProblems.length).toBeGreaterThan(0);
        for (const repair of repairs) {
          if (repair.kind === 'size') {
            const size = {
              [w ?? '']: spelled(repair.size.width),
              [h ?? '']: spelled(repair.size.height),
            };
            const again = configure(code, { [step]: size }, { device, customer: { ...whose, unit: 'mm' } });
            expect(again.problems).toEqual([]);
          }
          if (repair.kind === 'product') {
            const other = findProduct(repair.product.code);
            if (other === null || other.code === code) throw new Error('no other product');
            const judged = configure(other.code, repair.answers, { customer: { ...whose, unit: 'mm' } });
            expect(judged.problems).toEqual([]);
          }
        }
      },
    ),
    { numRuns: 400 },
  );
});
