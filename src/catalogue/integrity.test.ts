import { describe, expect, it } from 'vitest';
import { surchargeNames } from '#domain/pricing/surcharge-names.ts';
import type { Choice } from '#domain/product/condition.ts';
import type { Product } from '#domain/product/product.ts';
import { type ProductCode, products } from './index.ts';
import { initialPriceLists } from './initial-price-lists.ts';
import { priceListOf } from './testing/configurator.ts';

const catalogue: readonly (Product & { readonly code: ProductCode })[] = products;

it('every product has its own id, code and picture, and one price list', () => {
  const claims = [
    catalogue.map(({ id }) => String(id)),
    catalogue.map(({ code }) => code),
    catalogue.map(({ kimLarge }) => kimLarge),
  ];
  for (const values of claims) expect(new Set(values).size).toBe(catalogue.length);
  expect(initialPriceLists.map((list) => list.productCode).toSorted()).toEqual(
    catalogue.map(({ code }) => code).toSorted(),
  );
});

describe.each(catalogue)('$code', (product) => {
  const fields = product.steps.flatMap((step) => step.fields);
  const list = priceListOf(product.code);

  it('names every step and field once', () => {
    for (const names of [product.steps.map(({ key }) => key), fields.map(({ name }) => name)]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('has options, and each of them once', () => {
    for (const field of fields) {
      const keys =
        field.kind === 'colour'
          ? field.colours.map(({ key }) => key)
          : field.kind === 'space'
            ? field.values.map(String)
            : 'options' in field
              ? field.options
              : ['-'];
      expect(keys.length).toBeGreaterThan(0);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('lists colours by rising key', () => {
    const keys = fields.flatMap((field) =>
      field.kind === 'colour' ? field.colours.map(({ key }) => Number(key)) : [],
    );
    expect(keys).toEqual(keys.map((_, index) => index + 1));
  });

  it('lets a step depend only on what was asked before', () => {
    const seen = new Set<string>();
    const check = (choice: Choice | undefined) => {
      if (choice !== undefined) expect([...seen]).toContain(choice.field);
    };
    for (const step of product.steps) {
      check(step.when);
      for (const field of step.fields) {
        if ('when' in field) check(field.when);
        seen.add(field.name);
      }
    }
  });

  it('knows every field and space its sizes are made of', () => {
    const names = fields.map(({ name }) => name);
    for (const { width, height } of product.totalSize) {
      for (const allowance of [...width, ...height]) {
        if (allowance.kind !== 'fixed') expect(names).toContain(allowance.field);
      }
    }
  });

  it('has a surcharge only for what can be chosen', () => {
    const possible = surchargeNames(product);
    expect(Object.keys(list.surcharges).filter((name) => !possible.includes(name))).toEqual([]);
  });

  it('rises in price with width and height', () => {
    for (const [row, cells] of list.cells.entries()) {
      for (const [column, cell] of cells.entries()) {
        expect(cell).toBeGreaterThanOrEqual(cells[column - 1] ?? 0);
        expect(cell).toBeGreaterThanOrEqual(list.cells[row - 1]?.[column] ?? 0);
      }
    }
  });
});
