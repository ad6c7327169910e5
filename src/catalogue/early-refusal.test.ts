import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '#domain/configuration/answers.ts';
import type { Field, SpaceField } from '#domain/product/field.ts';
import type { Step } from '#domain/product/step.ts';
import { type CatalogueProduct, type ProductCode, products } from './index.ts';
import { configure, margins, opening } from './testing/configurator.ts';

const device = 'snel_bestellen_desktop';

function findings(code: ProductCode, answers: Answers): readonly object[] {
  return configure(code, answers).problems.map(({ finding }) => finding);
}

describe('a size that no answer still to come can save', () => {
  it.each<[ProductCode, Answers, object]>([
    [
      'PE-100',
      { maten: opening(1400, 2100) },
      { code: 'maat_oppervlak', width: 1414, height: 2066, maxSquareMillimetres: 2_800_000, soFar: true },
    ],
    [
      'PE-100',
      { maten: opening(1400, 2100), rondom_maten: margins(30, 30, 30, 30) },
      { code: 'maat_oppervlak', width: 1416, height: 2116, maxSquareMillimetres: 2_800_000, soFar: true },
    ],
    ['PE-100', { maten: opening(1500, 270) }, { code: 'maat_verhouding', times: 5 }],
    ['PE-100', { maten: opening(1587, 600) }, { code: 'maat_te_breed', width: 1601, max: 1600, soFar: true }],
    ['PE-100', { maten: opening(600, 221) }, { code: 'maat_te_laag', height: 249, min: 250, soFar: true }],
    [
      'RO-50',
      { montage: { in_frame: '2' }, alle_maten: opening(900, 435) },
      { code: 'maat_te_laag', height: 499, min: 500, soFar: true },
    ],
    ['SE-100', { maten: opening(539, 2150) }, { code: 'maat_te_smal', width: 599, min: 600, soFar: true }],
    [
      'SE-100',
      { maten: opening(1900, 2650) },
      { code: 'maat_oppervlak', width: 1896, height: 2647, maxSquareMillimetres: 4_800_000, soFar: true },
    ],
    ['SE-100', { maten: opening(1800, 1998) }, { code: 'se_verhouding', figures: { surplus: 200 } }],
    [
      'SE-100',
      { gaas: { wire_id: '2' }, maten: opening(900, 2604) },
      { code: 'se_grijs_hoogte', figures: { max: 2600 } },
    ],
    [
      'SE-200',
      { verdeling: { split: '2' }, maten: opening(2855, 2500) },
      { code: 'se200_verdeling', figures: { width: { atLeast: 1901 }, max: 1900 } },
    ],
    [
      'RO-100',
      { alle_maten: opening(1250, 2000) },
      { code: 'ro100_hoek', figures: { width: { atLeast: 1248 }, max: 1900 } },
    ],
    [
      'RO-100',
      { rem: { brake: '1' }, alle_maten: opening(443, 1000) },
      { code: 'ro100_smal_rem', figures: { under: 500 } },
    ],
    [
      'CE-100',
      { bevestiging: { fixation: '2' }, maten: opening(1100, 1500) },
      { code: 'ce_magneet', figures: {} },
    ],
    [
      'CE-100',
      { bevestiging: { fixation: '4' }, maten: opening(977, 900) },
      { code: 'ce_scharnier', figures: { max: 1000 } },
    ],
    [
      'CA-100',
      { dranger: { closer: '1' }, maten: opening(679, 2150) },
      { code: 'ca_dranger', figures: { from: 750 } },
    ],
  ])('%s with %o is refused at once', (code, answers, finding) => {
    expect(findings(code, answers)).toEqual([finding]);
  });

  it.each<[ProductCode, Answers]>([
    ['PE-100', { maten: opening(1340, 2080) }],
    ['PE-100', { maten: opening(1400, 275) }],
    ['PE-100', { maten: opening(1586, 600) }],
    ['PE-100', { maten: opening(600, 222) }],
    ['RO-50', { montage: { in_frame: '2' }, alle_maten: opening(900, 436) }],
    // Too narrow between the frame, and not on it: the first way of mounting alone decides nothing.
    ['SE-100', { maten: opening(540, 2150) }],
    ['CA-100', { maten: opening(900, 1735) }],
    ['SE-100', { maten: opening(1799, 1998) }],
    ['SE-100', { gaas: { wire_id: '2' }, maten: opening(900, 2603) }],
    ['SE-200', { verdeling: { split: '2' }, maten: opening(2854, 2500) }],
    ['RO-100', { alle_maten: opening(1250, 1902) }],
    ['RO-100', { rem: { brake: '1' }, alle_maten: opening(444, 1000) }],
    ['CE-100', { bevestiging: { fixation: '4' }, maten: opening(976, 900) }],
    ['CA-100', { dranger: { closer: '1' }, maten: opening(680, 2150) }],
  ])('%s with %o can still come right', (code, answers) => {
    expect(findings(code, answers)).toEqual([]);
  });

  it('shows where the size is asked: beside the field that is to blame alone, else on the step', () => {
    const places = (code: ProductCode, answers: Answers, changes = {}) =>
      configure(code, answers, changes).problems.map(({ step, field, row }) => [step, field, row]);
    expect(places('PE-100', { maten: opening(1400, 2100) })).toEqual([['maten', null, null]]);
    expect(places('PE-100', { maten: opening(900, 2300) })).toEqual([['maten', 'height_opening', null]]);
    expect(places('RO-100', { alle_maten: opening(1250, 2000) })).toEqual([['alle_maten', null, null]]);
    const maten = {
      width_opening: ['900', '1400', '1700'],
      height_opening: ['1200', '2100', '900'],
      user_amount: ['1', '1', '1'],
      room: ['', '', ''],
    };
    expect(places('PE-100', { maten }, { device })).toEqual([
      ['maten', null, 1],
      ['maten', 'width_opening', 2],
    ]);
  });

  it('is told what can be told early as well: the rail of a high screen', () => {
    const notices = (height: number) =>
      configure('PE-100', { maten: opening(900, height) }).notices.map(({ code }) => code);
    expect([notices(1534), notices(1533)]).toEqual([['tussenregel'], []]);
  });
});

/** The rules that a size breaks, by itself or together with a choice. */
const aboutSize: ReadonlySet<string> = new Set([
  'maat_te_smal',
  'maat_te_breed',
  'maat_te_laag',
  'maat_te_hoog',
  'maat_oppervlak',
  'maat_verhouding',
  'se_verhouding',
  'se_grijs_hoogte',
  'se_tape_hoogte',
  'se200_verdeling',
  'ro100_hoek',
  'ro100_smal_rem',
  'ce_magneet',
  'ce_scharnier',
  'ca_luik_breedte',
  'ca_sluiting_hoog',
  'ca_dranger',
]);

describe.each(products)('for every size of $code', (product) => {
  const { width, height } = product.limits;
  const sizes = fc.record({
    width: fc.integer({ min: width.min - 90, max: width.max + 60 }),
    height: fc.integer({ min: height.min - 90, max: height.max + 60 }),
  });
  const deciding = decidingAnswers(product);
  const told = (size: Size, answers: Flat, totalMeasures = false) => {
    const { problems, sizes: assessed } = configure(
      product.code,
      nested(product, size, answers, totalMeasures),
      {
        customer: { totalMeasures },
      },
    );
    const codes = problems.map(({ finding }) => finding.code).filter((code) => aboutSize.has(code));
    return { codes: codes.toSorted(), total: assessed[0]?.total };
  };

  it('it is refused as soon as all that can still be answered is, and never before', () => {
    fc.assert(
      fc.property(
        sizes,
        choices(product),
        fc.constantFrom(...deciding),
        fc.nat(),
        (size, chosen, whole, mask) => {
          const open = asked(product, withoutSome(whole, mask));
          const after = deciding
            .filter((answers) => Object.entries(open).every(([field, value]) => answers[field] === value))
            .map((answers) => told(size, { ...chosen, ...answers }).codes);
          const always = after[0]?.filter((code) => after.every((codes) => codes.includes(code)));
          expect(told(size, { ...chosen, ...open }).codes).toEqual(always);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('an opening is judged like its total size once that is known', () => {
    fc.assert(
      fc.property(sizes, choices(product), fc.constantFrom(...deciding), (size, chosen, whole) => {
        const { codes, total } = told(size, { ...chosen, ...whole });
        if (total?.width == null || total.height === null) throw new Error('all that decides it is answered');
        expect(told({ width: total.width, height: total.height }, chosen, true).codes).toEqual(codes);
      }),
      { numRuns: 40 },
    );
  });
});

type Size = { readonly width: number; readonly height: number };
/** By field; where something sticks up at the bottom, how far belongs to the answer. */
type Flat = Readonly<Record<string, string>>;

/** All combinations of what decides how much is added to the opening: every option, the extremes of every space. */
function decidingAnswers(product: CatalogueProduct): readonly Flat[] {
  const names = new Set<string>();
  for (const mounting of product.totalSize) {
    for (const { field } of mounting.when ?? []) names.add(field);
    for (const allowance of [...mounting.width, ...mounting.height])
      if ('field' in allowance) names.add(allowance.field);
  }
  let combinations: readonly Flat[] = [{}];
  for (const field of fieldsOf(product)) {
    if (!names.has(field.name)) continue;
    const values = field.kind === 'option' ? field.options : field.kind === 'space' ? extremes(field) : [];
    combinations = combinations.flatMap((one) => values.map((value) => ({ ...one, [field.name]: value })));
  }
  return combinations;
}

function extremes({ values, raisedBy }: SpaceField): readonly string[] {
  const ends = [Math.min(...values), Math.max(...values)].map(String);
  return raisedBy === undefined ? ends : [...ends, 'A1', 'A40'];
}

/** Any answer to the other options that a rule about sizes looks at. */
function choices(product: CatalogueProduct): fc.Arbitrary<Flat> {
  const names = new Set<string>(['split']);
  for (const rule of product.rules) {
    if (rule.kind !== 'forbid' || !rule.when.some((clause) => 'size' in clause)) continue;
    for (const clause of rule.when) if ('field' in clause) names.add(clause.field);
  }
  const fields = fieldsOf(product).filter(({ name }) => names.has(name));
  return fc.record(
    Object.fromEntries(
      fields.map((field) => [field.name, fc.constantFrom(...('options' in field ? field.options : []))]),
    ),
  );
}

function withoutSome(answers: Flat, mask: number): Flat {
  return Object.fromEntries(Object.entries(answers).filter((_, index) => (mask >> index) % 2 === 0));
}

/** Without the answers to what is not asked as long as another answer is missing. */
function asked(product: CatalogueProduct, answers: Flat): Flat {
  const isAsked = (name: string) =>
    stepsOf(product).some((step) =>
      step.fields.some((field) => {
        const conditions = [step.when, 'when' in field ? field.when : undefined];
        return (
          field.name === name &&
          conditions.every((when) => when === undefined || when.is.includes(answers[when.field] ?? ''))
        );
      }),
    );
  return Object.fromEntries(Object.entries(answers).filter(([name]) => isAsked(name)));
}

function nested(product: CatalogueProduct, size: Size, answers: Flat, totalMeasures: boolean): Answers {
  const valuesOf = (field: Field): readonly (readonly [string, string])[] => {
    if (field.kind === 'measure')
      return [[totalMeasures ? field.totalName : field.name, String(size[field.axis])]];
    const value = answers[field.name];
    if (value === undefined) return [];
    if (field.kind !== 'space' || field.raisedBy === undefined || !value.startsWith('A'))
      return [[field.name, value]];
    return [
      [field.name, 'A'],
      [field.raisedBy, value.slice(1)],
    ];
  };
  return Object.fromEntries(
    stepsOf(product).map(({ key, fields }) => [key, Object.fromEntries(fields.flatMap(valuesOf))]),
  );
}

function stepsOf({ steps }: CatalogueProduct): readonly Step[] {
  return steps;
}

function fieldsOf(product: CatalogueProduct): readonly Field[] {
  return stepsOf(product).flatMap((step) => step.fields);
}
