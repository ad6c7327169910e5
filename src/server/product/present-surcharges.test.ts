import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogueProduct, findProduct, type ProductCode, products } from '#catalogue/index.ts';
import { initialDiscountsOf } from '#catalogue/initial-discounts.ts';
import { configurations, customers, sentBy } from '#catalogue/testing/configurations.ts';
import {
  answersWith,
  configure,
  customColour,
  listedColour,
  priceListOf,
} from '#catalogue/testing/configurator.ts';
import type { Specification, SpecificationOption, Surcharge } from '#contract/configurator-answer.ts';
import type { Answers } from '#domain/configuration/answers.ts';
import type { Assessment } from '#domain/configuration/assessment.ts';
import { devices } from '#domain/configuration/device.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import { discountFor, netPrice } from '#domain/pricing/discount.ts';
import { writeInit } from './present-assessment.ts';
import { productText } from './product-text.ts';

type Listed = Pick<SpecificationOption, 'key' | 'type' | 'surcharge'>;
type Choice = { readonly field: string; readonly key: string; readonly surcharge: Surcharge | null };
type Changes = NonNullable<Parameters<typeof configure>[2]>;

function specificationsOf(assessment: Assessment): readonly Specification[] {
  const product = findProduct(assessment.plan.product.code);
  if (product === null) throw new Error('not in the catalogue');
  return JSON.parse(writeInit(assessment, productText(product)).toString()).product_specifications;
}

/** Every choice of a step, by the field that it answers. */
function choicesOf({ specs, options }: Specification): readonly Choice[] {
  return Object.entries(specs).flatMap(([field, sub], index) => {
    const listed: readonly Listed[] =
      index === 0 && options.length > 0 ? options : (sub.answer_possibilities ?? []);
    return listed
      .filter(({ type }) => type !== 'other')
      .map(({ key, surcharge }) => ({ field, key, surcharge }));
  });
}

function shown(assessment: Assessment): Readonly<Record<string, string>> {
  const costly = specificationsOf(assessment).flatMap(({ key: step, ...rest }) =>
    choicesOf({ key: step, ...rest }).flatMap(({ field, key, surcharge }) =>
      surcharge === null ? [] : [[`${step}.${field}.${key}`, `${surcharge.adviesPrijs} ${surcharge.price}`]],
    ),
  );
  return Object.fromEntries(costly);
}

const doors: Changes = { customer: { totalMeasures: true } };
const total = (width: number, height: number) => ({
  maten: { width_total: String(width), height_total: String(height) },
});

describe('what a choice costs before it is chosen', () => {
  it.each<[ProductCode, Answers, Changes, Readonly<Record<string, string>>]>([
    [
      'PE-100',
      answersWith('PE-100'),
      {},
      {
        'uitsteeksel.profile_depth.2': '10.00 5.12',
        'uitsteeksel.profile_depth.3': '18.00 9.22',
        'uitsteeksel.profile_depth.4': '25.00 12.81',
        'bevestiging.sides.3': '4.00 2.05',
        'bevestiging.sides.4': '4.00 2.05',
        'gaas.wire_id.3': '15.00 7.69',
        'gaas.wire_id.4': '39.00 19.98',
        'color.color.6': '25.00 12.81',
        'color.color.10': '45.00 23.06',
      },
    ],
    [
      'SE-100',
      answersWith('SE-100', total(1000, 2400)),
      doors,
      {
        'montage.in_frame.2': '32.00 17.98',
        'onderstrip.onderstrip.3': '15.00 8.43',
        'onderstrip.onderstrip.4': '15.00 8.43',
        'bevestiging.fixation.1': '12.00 6.74',
        'gaas.wire_id.2': '25.00 14.05',
        'handgreep.handgreepjes.1': '12.00 6.74',
        'handgreep.handgreepjes.2': '24.00 13.49',
        'color.color.9': '48.00 26.98',
      },
    ],
    [
      'SE-200',
      answersWith('SE-200', total(2000, 2400)),
      doors,
      {
        'montage.in_frame.2': '63.00 35.40',
        'verdeling.split.2': '40.00 22.48',
        'verdeling.split.3': '40.00 22.48',
        'onderstrip.onderstrip.3': '15.00 8.43',
        'onderstrip.onderstrip.4': '15.00 8.43',
        'bevestiging.fixation.1': '24.00 13.49',
        'gaas.wire_id.2': '50.00 28.10',
        'handgreep.handgreepjes.2': '24.00 13.49',
        'handgreep.handgreepjes.4': '48.00 26.98',
        'color.color.9': '94.00 52.83',
      },
    ],
    [
      'RO-50',
      answersWith('RO-50'),
      {},
      {
        'sluiting.closure.2': '18.00 9.22',
        'trekkoord.cord.1': '6.00 3.07',
        'color.color.6': '25.00 12.81',
        'color.color.7': '25.00 12.81',
        'color.color.8': '25.00 12.81',
        'color.color.9': '25.00 12.81',
      },
    ],
    [
      'CA-100',
      answersWith('CA-100', total(900, 2200)),
      doors,
      {
        'montage.in_frame.2': '52.00 29.22',
        'kader.frame.2': '25.00 14.05',
        'hinge_side_draaisluiting_position.draaisluiting_position.1': '30.00 16.86',
        'hinge_side_draaisluiting_position.draaisluiting_position.2': '30.00 16.86',
        'hinge_side_draaisluiting_position.draaisluiting_position.3': '30.00 16.86',
        'schopplaat.kick_plate.1': '25.00 14.05',
        'schopplaat.kick_plate.2': '30.00 16.86',
        'schopplaat.kick_plate.3': '35.00 19.67',
        'schopplaat.kick_plate.4': '45.00 25.29',
        'dierenluik.pet_door.1': '95.00 53.39',
        'dierenluik.pet_door.2': '120.00 67.44',
        'dierenluik.pet_door.3': '165.00 92.73',
        'dranger.closer.1': '50.00 28.10',
        'borstel.sides.1': '8.00 4.50',
        'borstel.sides.2': '8.00 4.50',
        'borstel.sides.3': '8.00 4.50',
        'borstel.sides.4': '8.00 4.50',
        'gaas.wire_id.3': '25.00 14.05',
        'gaas.wire_id.4': '75.00 42.15',
        'gaas.wire_id.5': '89.00 50.02',
        'color.color.6': '25.00 14.05',
        'color.color.9': '25.00 14.05',
        'color.color.10': '25.00 14.05',
        'color.color.11': '25.00 14.05',
        'color.color.12': '25.00 14.05',
      },
    ],
  ])('R20.2 %s tells it of every choice that has one in the book', (code, answers, changes, expected) => {
    const group = changes === doors ? 'C' : 'B';
    const customer = { ...changes.customer, discounts: initialDiscountsOf(group) };
    expect(shown(configure(code, answers, { ...changes, customer }))).toEqual(expected);
  });

  it.each([
    ['1,2', ['3', '4']],
    ['1,2,3', ['1', '2', '3', '4']],
    ['3,4', ['1', '2']],
  ])('R20.2 with sides %s a side costs what it adds to the others', (sides, costly) => {
    const amounts = shown(configure('PE-100', answersWith('PE-100', { bevestiging: { sides } })));
    expect(Object.keys(amounts).filter((name) => name.startsWith('bevestiging'))).toEqual(
      costly.map((side) => `bevestiging.sides.${side}`),
    );
  });

  it('R20.2 a percentage is told once the size is known, a fixed amount at once', () => {
    const before = shown(configure('SE-100', {}));
    expect(before['handgreep.handgreepjes.1']).toBe('12.00 6.15');
    expect(before).not.toHaveProperty(['montage.in_frame.2']);
    expect(before).not.toHaveProperty(['color.color.9']);
    const after = shown(configure('SE-100', answersWith('SE-100', { color: null })));
    expect(after).toMatchObject({ 'montage.in_frame.2': '32.00 16.40', 'color.color.9': '48.00 24.60' });
  });

  it('R20.2 a colour that opens the listed ones shows what those cost', () => {
    const [colours] = specificationsOf(configure('CE-100', {})).filter(({ key }) => key === 'color');
    expect(colours?.options.find(({ type }) => type === 'other')?.surcharge).toEqual({
      price: '12.81',
      adviesPrijs: '25.00',
    });
  });

  it('R20.2 over rows that differ, a percentage is that of the first, and says so', () => {
    const rows = (...sizes: readonly (readonly [string, string])[]) =>
      answersWith('SE-100', {
        maten: {
          width_opening: sizes.map(([width]) => width),
          height_opening: sizes.map(([, height]) => height),
        },
      });
    const mountingOf = (answers: Answers) =>
      specificationsOf(configure('SE-100', answers, { device: 'snel_bestellen_desktop' })).find(
        ({ key }) => key === 'montage',
      )?.options[1]?.surcharge;
    const one = { price: '16.40', adviesPrijs: '32.00' };
    expect(mountingOf(rows(['900', '2150'], ['910', '2160']))).toEqual(one);
    expect(mountingOf(rows(['', ''], ['900', '2150'], ['1200', '2150']))).toEqual({ ...one, varies: true });
    expect(mountingOf(rows(['', '']))).toBeNull();
  });

  it('R20.2 a margin costs something where the price list says so', () => {
    const priceList = {
      ...priceListOf('RO-50'),
      surcharges: { 'space_bottom.20': { kind: 'fixed', cents: cents(9_00) } as const },
    };
    const spaces = { space_left: '22', space_right: '22', space_top: '44', space_bottom: '20' };
    const answers = answersWith('RO-50', {
      montage: { in_frame: '2' },
      alle_maten: { width_opening: '900', height_opening: '1100', ...spaces },
    });
    const assessment = configure('RO-50', answers, { priceList });
    const sizes = specificationsOf(assessment).find(({ key }) => key === 'alle_maten');
    expect(sizes?.specs['space_bottom']?.dropdown_values).toEqual([
      { value: '0', label: expect.any(String) },
      { value: '20', label: expect.any(String), surcharge: { price: '4.61', adviesPrijs: '9.00' } },
    ]);
    const without = configure('RO-50', answers, { priceList: { ...priceList, surcharges: {} } });
    expect(assessment.price.advice - without.price.advice).toBe(9_00);
  });

  it('R20.2 what was said to one customer or size is never said to another', () => {
    const said = (group: 'A' | 'B' | 'C', width: number) =>
      shown(
        configure('SE-100', answersWith('SE-100', total(width, 2400)), {
          customer: { totalMeasures: true, discounts: initialDiscountsOf(group) },
        }),
      )['montage.in_frame.2'];
    expect([said('A', 1000), said('B', 1000), said('C', 1000)]).toEqual([
      '32.00 15.34',
      '32.00 16.40',
      '32.00 17.98',
    ]);
    expect([said('A', 1300), said('C', 1300), said('A', 1000)]).toEqual([
      '36.00 17.26',
      '36.00 20.23',
      '32.00 15.34',
    ]);
  });
});

describe('for every configuration', () => {
  it.each(products)('R20.2 $code: each amount shown is the difference of two assessments', (product) => {
    const ofProduct = configurations.filter((each) => each.product.code === product.code);
    fc.assert(
      fc.property(ofProduct, customers, fc.constantFrom(...devices), (configuration, customer, device) => {
        const answers = sentBy(device, customer, configuration);
        const now = configure(product.code, answers, { customer, device });
        for (const step of specificationsOf(now)) {
          for (const choice of choicesOf(step)) {
            const advice = differenceOf(product, answers, now, step, choice);
            if (advice === null) continue;
            const { surcharge } = choice;
            expect([step.key, choice.key, surcharge?.adviesPrijs ?? '0.00']).toEqual([
              step.key,
              choice.key,
              decimalString(cents(advice)),
            ]);
            const net = netPrice(cents(advice), discountFor(customer.discounts, product.code));
            expect(surcharge?.price ?? '0.00').toBe(decimalString(net));
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

/** With the choice and without it, the rest and the matrix price being the same; null where they cannot be. */
function differenceOf(
  { code }: CatalogueProduct,
  answers: Answers,
  now: Assessment,
  step: Specification,
  { field, key }: Choice,
): number | null {
  const { customer, plan } = now;
  const priced = (fields: Readonly<Record<string, string>>) => {
    const changed = { ...answers, [step.key]: { ...answers[step.key], ...fields } };
    return configure(code, changed, { customer, device: plan.device }).sizes[0]?.price ?? null;
  };
  const [withIt, without] = variants(now, step, field, key).map(priced);
  const base = now.sizes[0]?.price?.base;
  if (!withIt || !without || withIt.base !== base || without.base !== base) return null;
  // What a further question costs, asked beside one choice only, is told there.
  const further = ({ surcharges }: typeof withIt) =>
    surcharges.flatMap(({ name }) => (name.startsWith(`${field}.`) ? [] : name)).join();
  if (further(withIt) !== further(without)) return null;
  return withIt.advice - without.advice;
}

function variants(now: Assessment, { display, options, specs }: Specification, field: string, key: string) {
  if (display === 'SpecOptionCheckbox') {
    const { chosen_value, default_answer } = specs[field] ?? {};
    const sides = (chosen_value ?? default_answer ?? '')
      .split(',')
      .filter((side) => side !== '' && side !== key);
    return [{ [field]: [...sides, key].join(',') }, { [field]: sides.join(',') }];
  }
  if (display === 'SpecOptionColor') {
    const colour = options.find((option) => option.key === key);
    const plain = options.find(({ standard, surcharge }) => standard === true && surcharge === null);
    return [
      colour?.type === 'custom' ? customColour('RAL 6005') : listedColour(colour?.ral ?? ''),
      listedColour(plain?.ral ?? ''),
    ];
  }
  const [free] = Object.values(now.steps).flatMap(({ fields }) =>
    fields.flatMap((each) =>
      each.field.name === field && each.field.kind === 'option'
        ? each.field.options.filter(
            (option) => priceListOf(codeOf(now)).surcharges[`${field}.${option}`] === undefined,
          )
        : [],
    ),
  );
  return [{ [field]: key }, { [field]: free ?? key }];
}

function codeOf({ plan }: Assessment): ProductCode {
  const found = products.find(({ code }) => code === plan.product.code);
  if (found === undefined) throw new Error(plan.product.code);
  return found.code;
}
