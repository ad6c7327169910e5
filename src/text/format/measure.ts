import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';

/** '928 mm' or '92,8 cm'. */
export function formatLength(value: Millimetres, unit: Unit): string {
  return `${formatMeasure(value, unit)} ${unit}`;
}

/** '928 x 1228 mm' */
export function formatSize(width: Millimetres, height: Millimetres, unit: Unit): string {
  return `${formatMeasure(width, unit)} x ${formatMeasure(height, unit)} ${unit}`;
}

/** '222 – 1572': what may be typed, without the unit that stands in the field. */
export function formatRange(min: Millimetres, max: Millimetres, unit: Unit): string {
  return `${formatMeasure(min, unit)} – ${formatMeasure(max, unit)}`;
}

/** 'van 250 tot 1600 mm' */
export function formatBounds(min: Millimetres, max: Millimetres, unit: Unit): string {
  return `van ${formatMeasure(min, unit)} tot ${formatLength(max, unit)}`;
}

/** '3,04': square metres with two decimals, half up. */
export function formatSquareMetres(squareMillimetres: number): string {
  return hundredths(Math.floor((squareMillimetres + 5000) / 10_000));
}

/** Square metres of something too large: never rounded down onto the maximum it exceeds ('2,80' of 2,80). */
export function formatExcessSquareMetres(squareMillimetres: number, maxSquareMillimetres: number): string {
  const rounded = Math.floor((squareMillimetres + 5000) / 10_000);
  return hundredths(
    rounded * 10_000 > maxSquareMillimetres ? rounded : Math.ceil(squareMillimetres / 10_000),
  );
}

function hundredths(value: number): string {
  return `${Math.floor(value / 100)},${String(value % 100).padStart(2, '0')}`;
}
