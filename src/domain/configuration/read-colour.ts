import type { ColourOption } from '../product/colour.ts';
import type { ColourField } from '../product/field.ts';
import { type Answer, type Answers, answerTo } from './answers.ts';
import type { ChosenColour } from './assessment.ts';
import { type Read, shortText, unanswered, unknownChoice } from './read-field.ts';

/** The names a colour is sent under, beside the field's own. */
export const colourType = { listed: '1', custom: '2' } as const;

const unknownRal = { value: null, finding: { code: 'ral_onbekend' } } as const satisfies Read<never>;

/** The wire's hex code is never used: what a colour looks like is the palette's word. */
export function readColour(field: ColourField, answers: Answers, step: string): Read<ChosenColour> {
  const label = shortText(answerTo(answers, step, field.name));
  if (label === undefined) return unanswered;
  if (label === null) return unknownChoice;
  const type = readType(answerTo(answers, step, 'color_type'));
  const listed = findListed(field, label);
  if (type === colourType.listed || (type === undefined && listed !== null)) {
    return listed === null ? unknownRal : { value: listed, finding: null };
  }
  const custom = field.colours.find((colour) => colour.role === 'custom');
  if (custom === undefined || type === null) return unknownChoice;
  const ral = shortText(answerTo(answers, step, 'ral_color'));
  return ral === undefined || ral === label ? readCustom(custom, label) : unknownRal;
}

function readType(answer: Answer | undefined): '1' | '2' | null | undefined {
  const text = shortText(answer);
  if (text === undefined || text === colourType.listed || text === colourType.custom) return text;
  return null;
}

function findListed(field: ColourField, label: string): ChosenColour | null {
  for (const colour of field.colours) {
    if (colour.role === 'other' || colour.role === 'custom') continue;
    if (colour.label === label) return colour;
  }
  return null;
}

function readCustom(option: Extract<ColourOption, { role: 'custom' }>, label: string): Read<ChosenColour> {
  const colour = option.palette.get(label);
  if (colour === undefined) return unknownRal;
  if (!colour.isOrderable) return { value: null, finding: { code: 'ral_niet_leverbaar', ral: label } };
  return { value: { role: 'custom', key: option.key, label, hex: colour.hex }, finding: null };
}
