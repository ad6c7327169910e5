import { products } from '#catalogue/index.ts';
import { ralColours, ralPalette } from '#catalogue/ral.ts';
import type { ColourChoice } from '#contract/office/orders.ts';
import type { Product } from '#domain/product/product.ts';
import { anodisedColour } from '#text/products/steps.ts';

/** As lines keep them, with what they look like. */
const standardColours: ReadonlyMap<string, string> = new Map(
  products
    .flatMap(({ steps }: Product) => steps.flatMap(({ fields }) => fields))
    .flatMap((field) => (field.kind === 'colour' ? field.colours : []))
    .flatMap((colour) => ('label' in colour ? [[colour.label, colour.hex] as const] : [])),
);

const anodised = products
  .flatMap(({ steps }: Product) => steps.flatMap(({ fields }) => fields))
  .flatMap((field) => (field.kind === 'colour' ? field.colours : []))
  .flatMap((colour) => (colour.role === 'anodised' ? [colour.label] : []));

const labels: readonly string[] = [...new Set([...standardColours.keys(), ...ralPalette.keys()])];

/** To choose from: what the products come in, then whatever can be mixed. */
export const colourChoices: readonly ColourChoice[] = [
  ...[...standardColours.keys()].map((value) => ({
    value,
    label: showColour(value).label,
    isStandard: true,
  })),
  ...ralColours
    .filter(({ label, isOrderable }) => isOrderable && !standardColours.has(label))
    .map(({ label }) => ({ value: label, label, isStandard: false })),
];

/** One colour; a tone without its finish, as 'RAL 7016' or '7016', is that tone in all its finishes. */
export function parseColour(typed: string): readonly string[] | null {
  const words = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const wanted = /^\d{4}\b/.test(words) ? `ral ${words}` : words;
  if (wanted === anodisedColour.toLowerCase()) return anodised;
  const exact = labels.find((label) => label.toLowerCase() === wanted);
  if (exact === undefined) return null;
  return labels.filter((label) => label === exact || label.startsWith(`${exact} `));
}

/** How a colour is called and looks; null for what nothing is known of any more. */
export function showColour(label: string): { readonly label: string; readonly hex: string | null } {
  const hex = standardColours.get(label) ?? ralPalette.get(label)?.hex ?? null;
  return { label: anodised.includes(label) ? anodisedColour : label, hex };
}
