import type { CatalogueProduct } from '#catalogue/index.ts';
import { eachSide, surchargeName } from '#domain/pricing/surcharge-names.ts';
import { roleOf } from '#domain/product/colour.ts';
import { surchargeWords } from '#text/staff/prices.ts';
import { productText } from '../../product/product-text.ts';

/** What a surcharge is for, in the words that customers read: 'Gaas: Pollengaas' of 'wire_id.4'. */
export function surchargeLabels(product: CatalogueProduct): ReadonlyMap<string, string> {
  const { steps: texts } = productText(product);
  const labels = new Map<string, string>();
  for (const { key, fields } of product.steps) {
    const step = texts[key];
    if (step === undefined) continue;
    for (const field of fields) {
      const words = step.fields[field.name];
      const label = (choice: string, text: string) =>
        labels.set(surchargeName(field, choice), `${step.short}: ${text}`);
      for (const [option, { name }] of Object.entries(words?.options ?? {})) label(option, name);
      for (const [value, name] of Object.entries(words?.values ?? {})) label(value, name);
      if (field.kind === 'sides') label(eachSide, surchargeWords.side);
      if (field.kind === 'colour') {
        for (const colour of field.colours) label(roleOf(colour), surchargeWords.colours[roleOf(colour)]);
      }
    }
  }
  return labels;
}
