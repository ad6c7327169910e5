import { describe, expect, it } from 'vitest';
import { products } from '#catalogue/index.ts';
import { answersWith, configure, opening, validAnswers } from '#catalogue/testing/configurator.ts';
import { aSeller } from '#domain/business/testing.ts';
import type { Answers } from '#domain/configuration/answers.ts';
import { devices } from '#domain/configuration/device.ts';
import { type WayOfMeasuring, waysOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { Product } from '#domain/product/product.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { stepText } from '#text/configurator/steps.ts';
import type { ByWay } from '#text/measuring/by-way.ts';
import { generalFilm, productFilm } from '#text/measuring/films.ts';
import { helpText, type ProductHelp } from '#text/measuring/help.ts';
import { measuringHelp } from '#text/measuring/help-measuring.ts';
import type { OuterSize } from '#text/measuring/outer-size.ts';
import { visitorMeasuringText } from '#text/measuring/pages.ts';
import { productTexts } from '#text/products/product-texts.ts';
import { measuringSheet } from '../documents/measuring-sheet.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const buyers: ByWay<Buyer> = {
  opening: await Buyer.login(shop, demoAccounts.millimetres),
  total: await Buyer.login(shop, demoAccounts.totalMeasures),
};
const codes = products.map(({ code }) => code);
const paths = codes.map((code) => code.toLowerCase());

/** Sentences that would mislead whoever measures in this way. */
const misleading: ByWay<RegExp> = {
  opening:
    /buitenmaat|er gaat niets af|er komt niets bij|totale maten|precies (in )?die( maat)?|maak de hor [^.<]*dan de opening|laat de hor|blijf vrij/i,
  total:
    /trek\w* niets af|aftrekken|wij rekenen (de )?(speling|overlap)|overlap rekenen wij|wij houden [^.<]*speling|vul de opening in|vul(t u)? [^.<]*de kleinste|'Anders'|ruimte er rondom is|meet de ruimte rondom|vragen wij/i,
};

function expectFor(way: WayOfMeasuring, place: string, text: string): void {
  expect([place, text.match(misleading[way])?.[0] ?? null]).toEqual([place, null]);
}

describe.each(waysOfMeasuring)('a customer who measures by the %s', (way) => {
  const buyer = buyers[way];

  it.each([
    '/',
    '/snel-bestellen',
    '/meetinstructies',
    ...paths.flatMap((path) => [`/producten/${path}`, `/meetinstructies/${path}`]),
  ])('R6.1 reads nothing on %s that is meant for the other way', async (path) => {
    const answer = await buyer.visitor.get(path);
    expect(answer.status).toBe(200);
    expectFor(way, path, await answer.text());
  });

  it('R6.1 reads nothing of it in cart and checkout', async () => {
    const size = { opening: opening(900, 1200), total: { width_total: '928', height_total: '1228' } }[way];
    const { rondom_maten, ...rest } = answersWith('PE-100', { maten: size });
    const specs = way === 'opening' ? { ...rest, rondom_maten } : rest;
    expect((await buyer.add('PE-100', specs)).status).toBe(200);
    for (const path of ['/winkelwagen', '/checkout']) {
      expectFor(way, path, await (await buyer.visitor.get(path)).text());
    }
  });

  it.each(codes)('R6.1 reads nothing of it in the steps of %s, on any device', async (code) => {
    for (const device of devices) {
      for (const mount of ['1', '2']) {
        const { body } = await buyer.validate(code, { montage: { in_frame: mount } }, { device });
        for (const { key, ...words } of body.product_specifications ?? []) {
          expectFor(way, `${device} ${key}`, JSON.stringify(words));
        }
      }
    }
  });

  it.each(products)('R2.13 R2.26 reads nothing of it beside the steps of $code', ({ code, form }) => {
    const { title: first, paragraphs: words } = measuringHelp(way);
    expectFor(way, 'help', [first, ...words].join(' '));
    const help: ProductHelp = productTexts[code].help;
    for (const [topic, topicWords] of Object.entries(help)) {
      const { title, paragraphs, points } = helpText(topicWords, way, form);
      expectFor(way, topic, [title, ...paragraphs, ...points.map(({ text }) => text)].join(' '));
    }
    expectFor(way, 'start', stepText.introAdvice[way]);
  });

  it.each([
    generalFilm(way, productTexts['PE-100']),
    ...codes.map((code) => productFilm(way, code, productTexts[code])),
  ])('R1.5 sees nothing of it in the film $file', async ({ file, label, scenes }) => {
    expectFor(way, 'film', [label, ...scenes.map(({ caption }) => caption)].join(' '));
    const captions = await buyer.visitor.get(`/video/${file}.vtt`);
    expectFor(way, 'captions', await captions.text());
    for (const { caption } of scenes) expect(caption.length).toBeLessThan(120);
  });

  it.each(products)('R1.5 has a measuring sheet of $code that says nothing of it', (product) => {
    expectFor(way, 'sheet', JSON.stringify(measuringSheet(product, way, aSeller).content));
  });
});

describe('a visitor, who has no way of measuring yet', () => {
  it.each([
    '/meetinstructies',
    ...paths.flatMap((path) => [`/producten/${path}`, `/meetinstructies/${path}`]),
  ])('R1.5 is told on %s for whom it holds', async (path) => {
    const page = await (await new Visitor(shop).get(path)).text();
    expect(page).toContain(visitorMeasuringText.forWhom);
  });
});

describe('the size a customer works out for himself', () => {
  it.each(products)('is what the shop would make of the opening of a $code', (product) => {
    const made = (mount: string) => {
      const answers = answersWith(product.code, {
        ...withRoom(product, validAnswers[product.code]),
        montage: { in_frame: mount },
        onderstrip: { onderstrip: mount === '2' ? '4' : '1' },
      });
      const [size] = configure(product.code, answers).sizes;
      const { typed, total } = size ?? { typed: null, total: null };
      return (['width', 'height'] as const).map((axis) => (total?.[axis] ?? 0) - (typed?.[axis] ?? 0));
    };
    const { inside, around }: OuterSize = productTexts[product.code].outerSize;
    expect(made('2')).toEqual(around);
    expect(inside && made('1')).toEqual(inside?.map((less) => -less) ?? null);
  });
});

/** All the room there can be, above a sill where the product asks whether there is one. */
function withRoom({ steps }: Product, given: Answers) {
  return Object.fromEntries(
    steps
      .filter(({ kind }) => kind === 'margins' || kind === 'sizeAndSpace')
      .map(({ key, kind, fields }) => [
        key,
        {
          ...given[key],
          ...Object.fromEntries(
            fields.flatMap((field) => {
              if (field.kind !== 'space') return [];
              const isSill = kind === 'sizeAndSpace' && field.side === 'bottom';
              return [[field.name, String(isSill ? Math.min(...field.values) : Math.max(...field.values))]];
            }),
          ),
        },
      ]),
  );
}
