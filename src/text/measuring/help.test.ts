import { expect, it } from 'vitest';
import { windowSpecials } from '../products/help.ts';
import { helpText } from './help.ts';

it('R2.13 words that products share show the pictures that are drawn of the form, and stand alone where there are none', () => {
  const shown = (form: Parameters<typeof helpText>[2]) => {
    const { points, ...rest } = helpText({ ...windowSpecials, picture: 'obstacle' }, 'opening', form);
    return { first: rest.picture, beside: points.map(({ picture }) => picture) };
  };
  expect(shown('face-frame')).toEqual({
    first: 'obstacle',
    beside: ['shutter', 'grille', 'drainage-strip'],
  });
  expect(shown('pleated')).toEqual({ first: null, beside: ['shutter', 'grille', null] });
  expect(shown('heavy-roller')).toEqual({ first: null, beside: [null, null, null] });
  const [window, roller] = (['face-frame', 'heavy-roller'] as const).map((form) =>
    helpText(windowSpecials, 'opening', form).points.map(({ text }) => text),
  );
  expect(roller).toEqual(window);
});
