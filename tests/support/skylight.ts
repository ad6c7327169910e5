import { standard } from '#catalogue/colours.ts';
import { closing, intro, size } from '#catalogue/steps.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { parsePriceList } from '#domain/pricing/parse-price-list.ts';
import { defineProduct } from '#domain/product/product.ts';
import type { TextOf } from '#server/product/product-text.ts';
import { windowSpecials } from '#text/products/help.ts';
import { closingTexts, colourText, introText, sizeText } from '#text/products/steps.ts';

/** For tests: all that is written to add a product, in the shop of `eighth-product.test.ts` and nowhere else. */

/** Its file in the catalogue. */
export const skylight = defineProduct({
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
      help: 'bijzonderheden',
      fields: [{ kind: 'option', name: 'window_brand', options: ['v', 'f'], isDrawn: false }],
    },
    {
      key: 'verduistering',
      kind: 'radio',
      when: { field: 'window_brand', is: ['v'] },
      fields: [{ kind: 'option', name: 'blackout', options: ['0', '1'], isDrawn: false }],
    },
    {
      key: 'color',
      kind: 'colour',
      fields: [{ kind: 'colour', name: 'color', colours: [standard('1', 'RAL 9010')] }],
    },
    ...closing,
  ],
  totalSize: [{ width: [{ kind: 'fixed', millimetres: 40 }], height: [{ kind: 'fixed', millimetres: 60 }] }],
  rules: [
    { kind: 'maxRatio', times: 2 },
    { kind: 'corner', finding: 'da_schuinte', steps: [{ upTo: 1200, height: 1400 }] },
    {
      kind: 'forbid',
      when: [
        { field: 'blackout', is: ['1'] },
        { size: 'width', over: 1000 },
      ],
      finding: 'da_verduistering',
      figures: { max: millimetres(1000) },
      at: 'blackout',
    },
    { kind: 'inform', when: [{ field: 'window_brand', is: ['f'] }], notice: 'da_zonwering' },
  ],
});

/** Its file of Dutch. */
export const skylightText: TextOf<typeof skylight> = {
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
      question: 'Welke?',
      instruction: null,
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
      question: 'Welke?',
      instruction: null,
      tooltip: 'Donker?',
      explanation: null,
      fields: {
        blackout: { label: 'Verduistering', options: { '0': { name: 'Nee' }, '1': { name: 'Ja' } } },
      },
    },
    color: colourText,
    ...closingTexts,
  },
  measuring: {
    intro: 'U meet de dagkant van het dakraam.',
    size: { opening: 'De opening is de dagkant.', total: 'De totale maat is de buitenmaat van de hor.' },
    further: { opening: [{ title: 'Meet de dakhelling', body: 'In hele graden.' }], total: [] },
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
  help: { bijzonderheden: { ...windowSpecials, title: 'Rond het dakraam' } },
  findings: {
    da_schuinte: 'Bij een dakraam van {width} breed is de maximale hoogte {max}.',
    da_verduistering: 'De {product} kan tot een breedte van {max} met verduistering.',
    da_zonwering: 'Denk ook aan zonwering.',
  },
};

/** Its price list, as the owner reads it in. */
export const skylightPriceFile = [
  'DA-100;800;1200',
  '1000;100;150',
  '1600;130;180',
  '',
  'toeslag;bedrag;procent',
  'blackout.1;;20',
];

/** The same as an entry of the first price lists. */
export const skylightPriceList = parsePriceList({
  version: 1,
  productCode: skylight.code,
  validFrom: '2026-01-01',
  widths: [800, 1200],
  heights: [1000, 1600],
  cells: [
    [10_000, 15_000],
    [13_000, 18_000],
  ],
  surcharges: { 'blackout.1': { kind: 'percent', percent: 20 } },
});
