import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { products } from '#catalogue/index.ts';
import { ralColours } from '#catalogue/ral.ts';
import { priceListOf } from '#catalogue/testing/configurator.ts';
import type { Rule } from '#domain/product/rule.ts';
import { productText } from '#server/product/product-text.ts';
import { productBook } from './product-book/book.ts';
import { deliveryTable } from './product-book/delivery.ts';
import { productSection } from './product-book/product-section.ts';

it('docs/product-book.md says what the catalogue says; `npm run product-book` writes it anew', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'product-book.md'), 'utf8');
  expect(page.split('\n')).toEqual(productBook().split('\n'));
});

it('has a sentence for every message that a rule gives', () => {
  const [beforeMessages = '', messages = ''] = productBook().split('\n## 4. Messages\n');
  const given = [...beforeMessages.matchAll(/ \| `(\w+)` \| [^|]+\.(?: |\|)/g)].map(([, name = '']) => name);
  expect(given.length).toBeGreaterThan(40);
  expect(given.filter((name) => !messages.includes(`\n| \`${name}\` |`))).toEqual([]);
});

const rules = products.flatMap((product) =>
  product.rules.map((rule: Rule, index) => ({
    product,
    rule,
    index,
    name: `${product.code} rule ${index + 1}`,
  })),
);

// Two rules that say the same of other sizes once stood there with the sentence of the first.
it.each(rules)('has every figure of $name ($rule.kind)', ({ product, rule, index }) => {
  const whole: readonly Rule[] = product.rules;
  const tellWith = (changed: Rule) =>
    productSection(
      { ...product, rules: whole.with(index, changed) },
      priceListOf(product.code),
      productText(product),
    );
  const told = tellWith(rule);
  expect(alterations(rule).filter((altered) => tellWith(altered) === told)).toEqual([]);
});

it('would have found a figure that is not told', () => {
  expect(alterations({ kind: 'maxRatio', times: 5 })).toEqual([{ kind: 'maxRatio', times: 10 }]);
  expect(rules.flatMap(({ rule }) => alterations(rule)).length).toBeGreaterThan(80);
});

/** The rule with one of its numbers doubled, or one of its words replaced, for each of them. */
function alterations(rule: Rule): readonly Rule[] {
  const json = JSON.stringify(rule);
  return [...json.matchAll(/(?<=[:[,])\d+|"(?:mid-rail|one-rail|two-rails)"/g)].map(
    ({ 0: figure, index }) => {
      const other = figure.startsWith('"') ? '"left"' : String(2 * Number(figure));
      return JSON.parse(json.slice(0, index) + other + json.slice(index + figure.length));
    },
  );
}

it('tells the tones that cannot be ordered, and no others', () => {
  const told = /cannot be ordered[^:]*: ([^.]+)\./.exec(productBook())?.[1];
  expect(told?.split(', ')).toEqual(ralColours.filter((one) => !one.isOrderable).map(({ code }) => code));
});

it('tells working days in the season that there is', () => {
  const periods = [
    { from: '03-15', until: '05-31' },
    { from: '12-01', until: '01-31' },
  ];
  expect(deliveryTable({ periods, extraDays: 7 }).split('\n').slice(2)).toEqual([
    '| as a rule | 10 | 15 | 15 | 20 |',
    '| 15 March to 31 May | 17 | 22 | 22 | 27 |',
    '| 1 December to 31 January | 17 | 22 | 22 | 27 |',
  ]);
});
