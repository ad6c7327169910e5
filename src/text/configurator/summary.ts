import { formatMeasure } from '#domain/measure/format-measure.ts';
import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import type { FieldText } from '../products/step-text.ts';
import { allSides } from '../products/steps.ts';

export const summaryWords = {
  totalSize: 'Totale maat',
  margins: 'Ruimte rondom',
  depth: 'Inbouwdiepte',
  size: (row: number) => `Maat ${row + 1}`,
} as const;

/** '900 x 1200 mm, 2 stuks, keuken' */
export function summariseRow(size: string, amount: number, label: string): string {
  const pieces = amount === 1 ? '1 stuk' : `${amount} stuks`;
  return [size, pieces, label].filter((part) => part !== '').join(', ');
}

/** 'L 30 · R 30 · B 20 · O 15 mm'; what sticks up at the bottom as 'O anders 6'. */
export function summariseMargins(
  spaces: readonly { readonly side: string; readonly space: string }[],
  raise: string | null,
  unit: Unit,
): string {
  const values = spaces.map(({ side, space }) => {
    const value =
      space === 'A' ? `anders ${raise ?? ''}`.trim() : formatMeasure(millimetres(Number(space)), unit);
    return `${side.charAt(0)} ${value}`;
  });
  return `${values.join(' · ')} ${unit}`;
}

/** 'Links, rechts', 'Alle zijden' or 'Geen'. */
export function summariseSides(sides: readonly string[], all: readonly string[], text: FieldText): string {
  if (sides.length === 0) return 'Geen';
  if (sides.length === all.length) return allSides;
  const names = sides.map((side) => text.options?.[side]?.name ?? side).join(', ');
  return names.charAt(0) + names.slice(1).toLowerCase();
}
