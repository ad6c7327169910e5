import { findProduct } from '#catalogue/index.ts';
import type { DrawingInput } from '#domain/drawing/drawing.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { overlapsOf } from '#domain/product/overlaps.ts';
import type { Product } from '#domain/product/product.ts';
import { anodisedColour } from '#text/products/steps.ts';
import type { LineSnapshot } from './cart-line.ts';

type DrawnLine = Pick<
  LineSnapshot,
  'productCode' | 'answers' | 'openingWidth' | 'openingHeight' | 'totalWidth' | 'totalHeight'
>;

/** What was ordered as a picture; null for a product that has left the catalogue. */
export function lineDrawing(line: DrawnLine, unit: Unit): DrawingInput | null {
  const product = findProduct(line.productCode);
  if (product === null) return null;
  const { openingWidth, openingHeight } = line;
  return {
    form: product.form,
    overlaps: overlapsOf(product, line.answers, 'mm'),
    measured: openingWidth === null ? 'total' : 'opening',
    opening: openingWidth === null ? null : { width: openingWidth, height: openingHeight },
    total: { width: line.totalWidth, height: line.totalHeight },
    answers: line.answers,
    profileColour: colourOf(product, line),
    unit,
    answersUnit: 'mm',
  };
}

/** As it is printed, and the step it is chosen in; null for a product that has left the catalogue. */
export function lineColour({
  productCode,
  answers,
}: Pick<LineSnapshot, 'productCode' | 'answers'>): { readonly label: string; readonly step: string } | null {
  for (const { key, fields } of findProduct(productCode)?.steps ?? []) {
    for (const field of fields) {
      if (field.kind !== 'colour') continue;
      const label = answers[key]?.[field.name] ?? '';
      const isAnodised = field.colours.some((colour) => colour.role === 'anodised' && colour.label === label);
      return { label: isAnodised ? anodisedColour : label, step: key };
    }
  }
  return null;
}

function colourOf({ steps }: Product, { answers }: DrawnLine): string | null {
  for (const { key, fields } of steps) {
    for (const field of fields) {
      if (field.kind !== 'colour') continue;
      const chosen = answers[key];
      const listed = field.colours.find(
        (colour) => 'label' in colour && colour.label === chosen?.[field.name],
      );
      return listed !== undefined && 'hex' in listed ? listed.hex : (chosen?.['hex_color'] ?? null);
    }
  }
  return null;
}
