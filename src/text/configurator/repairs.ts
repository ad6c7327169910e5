import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';

/** What is offered where a size cannot be (R20.10). */
export const repairTexts = {
  size: (width: Millimetres, height: Millimetres, unit: Unit) =>
    `Bedoelt u ${formatMeasure(width, unit)} × ${formatMeasure(height, unit)} ${unit}?`,
  product: (code: string) => `Verder als ${code} met deze maten`,
  left: (code: string, choices: readonly { readonly label: string; readonly value: string }[]) =>
    `Gaat niet mee naar ${code}: ${choices.map(({ label, value }) => `${label} ‘${value}’`).join(', ')}.`,
  request: 'Vraag maatwerk aan',
  phone: (number: string) => `Bel ${number}`,
} as const;
