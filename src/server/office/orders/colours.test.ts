import { expect, it } from 'vitest';
import { colourChoices, parseColour, showColour } from './colours.ts';

it.each([
  ['RAL 7016 structuur', ['RAL 7016 structuur']],
  ['ral  7016 STRUCTUUR', ['RAL 7016 structuur']],
  ['RAL 6005', ['RAL 6005']],
  ['6005', ['RAL 6005']],
  ['EV 1', ['EV 1']],
  ['Aluminium geanodiseerd', ['EV 1']],
  ['paars', null],
  ['RAL', null],
])('R11.2 the colour %s is %j', (typed, colours) => {
  const found = parseColour(typed);
  expect(found === null ? null : [...new Set(found)]).toEqual(colours);
});

it('R11.2 a tone is found in all its finishes', () => {
  expect(parseColour('RAL 7016')).toEqual(expect.arrayContaining(['RAL 7016', 'RAL 7016 structuur']));
});

it('R11.2 every colour that can be chosen can be looked for and is shown as it looks', () => {
  expect(new Set(colourChoices.map(({ value }) => value)).size).toBe(colourChoices.length);
  for (const { value } of colourChoices) {
    expect(parseColour(value)).toContain(value);
    expect(showColour(value).hex).toMatch(/^#[\dA-F]{6}$/i);
  }
});
