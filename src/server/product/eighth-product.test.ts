import { describe, expect, it } from 'vitest';
import { closing, intro, size } from '#catalogue/steps.ts';
import { validateAnswer } from '#contract/configurator-answer.ts';
import { assess } from '#domain/configuration/assess.ts';
import { devices } from '#domain/configuration/device.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { parsePriceList } from '#domain/pricing/parse-price-list.ts';
import { defineProduct } from '#domain/product/product.ts';
import { closingTexts, introText, sizeText } from '#text/products/steps.ts';
import { presentState } from './present-assessment.ts';
import { presentRefusal } from './present-problems.ts';
import type { TextOf } from './product-text.ts';

/** A new product is its own file, its price list and its words: nothing here is known anywhere else. */
const skylight = defineProduct({
  id: 8,
  code: 'DA-100',
  kimLarge: 'da-100',
  form: 'face-frame',
  limits: { width: { min: 400, max: 1200 }, height: { min: 500, max: 1600 } },
  sizeErrors: 'perField',
  extraDeliveryDays: 1,
  steps: [
    intro,
    size,
    {
      key: 'dakraam',
      kind: 'radio',
      fields: [{ kind: 'option', name: 'window_brand', options: ['v', 'f'] }],
    },
    {
      key: 'verduistering',
      kind: 'radio',
      when: { field: 'window_brand', is: ['v'] },
      fields: [{ kind: 'option', name: 'blackout', options: ['0', '1'] }],
    },
    ...closing,
  ],
  totalSize: [{ width: [{ kind: 'fixed', millimetres: 40 }], height: [{ kind: 'fixed', millimetres: 60 }] }],
  rules: [
    { kind: 'maxRatio', times: 2 },
    {
      kind: 'forbid',
      when: [
        { field: 'blackout', is: ['1'] },
        { size: 'width', over: 1000 },
      ],
      finding: 'da_verduistering_breedte',
      figures: { max: millimetres(1000) },
      at: 'blackout',
    },
  ],
});

const skylightText: TextOf<typeof skylight> = {
  name: 'Dakraamhor',
  tagline: 'Voor dakramen die kantelen.',
  purpose: ['De dakraamhor ligt binnen tegen het stucwerk.'],
  properties: [{ label: 'Merk', value: 'Vierkant of Fel licht' }],
  steps: {
    intro: introText,
    maten: sizeText,
    dakraam: {
      label: 'Dakraam',
      short: 'Dakraam',
      mobile: 'Dakraam',
      tooltip: 'Welk merk?',
      explanation: null,
      fields: {
        window_brand: { label: 'Merk', options: { v: { name: 'Vierkant' }, f: { name: 'Fel licht' } } },
      },
    },
    verduistering: {
      label: 'Verduistering',
      short: 'Verduistering',
      mobile: 'Verduistering',
      tooltip: 'Donker?',
      explanation: null,
      fields: {
        blackout: { label: 'Verduistering', options: { '0': { name: 'Nee' }, '1': { name: 'Ja' } } },
      },
    },
    ...closingTexts,
  },
  measuring: {
    intro: 'U meet de dagkant van het dakraam.',
    size: { opening: 'De opening is de dagkant.', total: 'De totale maat is de buitenmaat van de hor.' },
    further: { opening: [], total: [] },
    attention: ['Let op de bedieningslijst.'],
  },
  outerSize: { inside: null, around: [40, 60], isMost: false, unless: null },
  film: {
    opening: [760, 900],
    total: [800, 960],
    answers: { dakraam: { window_brand: 'v' } },
    where: 'De opening: de dagkant van het dakraam.',
    inside: null,
    around: 'Meet het vlakke stucwerk.',
  },
  help: {},
  findings: { da_verduistering_breedte: 'Verduistering kan tot een breedte van {max}.' },
};

const priceList = parsePriceList({
  version: 1,
  productCode: 'DA-100',
  validFrom: '2026-01-01',
  widths: [800, 1200],
  heights: [1000, 1600],
  cells: [
    [100_00, 150_00],
    [130_00, 180_00],
  ],
  surcharges: { 'blackout.1': { kind: 'percent', percent: 20 } },
});

function configure(
  answers: Parameters<typeof assess>[0]['answers'],
  device: (typeof devices)[number] = 'desktop',
) {
  if (priceList === null) throw new Error('price list');
  const customer = { unit: 'mm', totalMeasures: false, discountGroup: 'B' } as const;
  return assess({ product: skylight, priceList, customer, device, answers, amount: 1, today: '2026-11-15' });
}

const answers = {
  maten: { width_opening: '760', height_opening: '900' },
  dakraam: { window_brand: 'v' },
  verduistering: { blackout: '1' },
  kenmerk: { room: 'zolder' },
};

describe('an eighth product', () => {
  it('is asked, measured, priced and told like the other seven', () => {
    const assessment = configure(answers);
    expect([assessment.problems, assessment.isComplete]).toEqual([[], true]);
    expect(assessment.price).toMatchObject({ advice: 120_00, unit: 61_49 });
    const { cart_string, product_specifications } = validateAnswer.parse(
      presentState(assessment, skylightText),
    );
    expect(cart_string.summary).toContainEqual({ label: 'Totale maat', value: '800 x 960 mm' });
    expect(product_specifications.map(({ key }) => key)).toEqual([
      'maten',
      'dakraam',
      'verduistering',
      'kenmerk',
    ]);
  });

  it('follows its own steps and rules', () => {
    expect(configure({ ...answers, dakraam: { window_brand: 'f' } }).price.advice).toBe(100_00);
    const wide = configure({ ...answers, maten: { width_opening: '961', height_opening: '900' } });
    expect(presentRefusal(wide, skylightText, { wantsToOrder: true })?.errors).toHaveProperty(
      'verduistering.blackout',
    );
  });

  it.each(devices)('works on %s', (device) => {
    validateAnswer.parse(presentState(configure({}, device), skylightText));
  });
});
