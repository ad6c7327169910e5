import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import type { SpaceField } from '#domain/product/field.ts';
import { formatLength } from '../format/measure.ts';
import type { FieldText } from '../products/step-text.ts';

/** A value of a margin or depth dropdown: '8 mm', '0,8 cm', '30 mm of meer', or words of its own. */
export function describeSpace(field: SpaceField, value: string, text: FieldText, unit: Unit): string {
  const own = text.values?.[value];
  if (own !== undefined) return own;
  const length = formatLength(millimetres(Number(value)), unit);
  return Number(value) === Math.max(...field.values) ? `${length} of meer` : length;
}
