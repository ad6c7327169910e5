import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import { parseMeasure } from '#domain/measure/parse-measure.ts';

/**
 * What a customer answered to one specification. Field names are the product book's own; sizes are whole
 * millimetres whatever the customer's unit. Serialisable: answers are kept in the browser's storage.
 */
export type Answer =
  | { readonly kind: 'start' }
  // One option key per sub-field: most have one, hinge side and pet door have two.
  | { readonly kind: 'options'; readonly keys: Fields }
  | { readonly kind: 'colour'; readonly colour: string; readonly custom: CustomColour | null }
  | { readonly kind: 'sides'; readonly sides: readonly string[] }
  | { readonly kind: 'text'; readonly text: string }
  // Typed sizes and chosen spaces: opening sizes, margins and all RO measures differ only in their fields.
  | { readonly kind: 'measures'; readonly typed: Typed; readonly spaces: Fields }
  | { readonly kind: 'amount'; readonly amount: number }
  // The rows themselves, as they were put to the server, are `rows.asked`.
  | { readonly kind: 'rows' };

export type Fields = Readonly<Record<string, string>>;
export type Typed = Readonly<Record<string, Millimetres>>;
export type CustomColour = { readonly ral: string; readonly hex: string };

/** Answers by specification, spelled as on the wire. */
export type Specs = Readonly<Record<string, Fields>>;

export type Answers = Readonly<Record<string, Answer>>;

export function isSameAnswer(one: Answer | null, other: Answer | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const unset = '-1';
export const raisedField = 'space_bottom_extra';
/** Of a bottom where something sticks up. */
export const raisedValue = 'A';

/**
 * R5.4: margins with a side still on 'Selecteer', or a raised bottom without its height, are no answer yet. They
 * are kept as they are, so that nobody has to begin again, but never sent.
 */
export function hasAllSpaces({ typed, spaces }: Extract<Answer, { kind: 'measures' }>): boolean {
  if (Object.values(spaces).includes(unset)) return false;
  return spaces['space_bottom'] !== raisedValue || typed[raisedField] !== undefined;
}

/** Every question of the specification, of which the height of a raised bottom is only asked where there is one. */
export function hasAllMeasures(
  answer: Extract<Answer, { kind: 'measures' }>,
  fields: readonly string[],
): boolean {
  const { typed, spaces } = answer;
  return (
    hasAllSpaces(answer) &&
    fields.every((field) => field === raisedField || field in typed || field in spaces)
  );
}

/**
 * Answers of a cart line, spelled as on the wire. The names alone tell the kind, so it needs no specification
 * list: the list of an unanswered product may lack a step the line has.
 */
export function decodeFields(fields: Fields, unit: Unit): Answer {
  const { color, color_type, ral_color = color, hex_color = '', sides, room, user_amount } = fields;
  if (color !== undefined) {
    const custom = color_type === '2' && ral_color !== undefined ? { ral: ral_color, hex: hex_color } : null;
    return { kind: 'colour', colour: color, custom };
  }
  if (sides !== undefined) return { kind: 'sides', sides: sides.split(',').filter((side) => side !== '') };
  if (room !== undefined) return { kind: 'text', text: room };
  if (user_amount !== undefined) return { kind: 'amount', amount: Number(user_amount) };
  const entries = Object.entries(fields);
  if (!entries.some(([field]) => isMeasureField(field))) return { kind: 'options', keys: fields };
  const typed = entries.flatMap(([field, text]) => {
    const value = isTypedField(field) ? parseMeasure(text, unit) : null;
    return value === null ? [] : [[field, value] as const];
  });
  return {
    kind: 'measures',
    typed: Object.fromEntries(typed),
    spaces: Object.fromEntries(entries.filter(([field]) => !isTypedField(field))),
  };
}

/** Answers of a cart line or a preset, by specification. */
export function decodeSpecs(specs: Specs, unit: Unit): Answers {
  return Object.fromEntries(Object.entries(specs).map(([key, fields]) => [key, decodeFields(fields, unit)]));
}

// Dropdown values are whole millimetres for everyone; only these are typed in the customer's unit.
function isTypedField(field: string): boolean {
  return isSizeField(field) || field === raisedField;
}

/** Width or height, of the opening or of the whole. */
export function isSizeField(field: string): boolean {
  return /^(width|height)_/.test(field);
}

function isMeasureField(field: string): boolean {
  return isTypedField(field) || field.startsWith('space_') || field === 'depth';
}
