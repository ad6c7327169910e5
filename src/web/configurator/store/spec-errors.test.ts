import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeRowErrors, decodeSpecErrors } from './spec-errors.ts';

it('R8.4 row errors arrive as JSON lists per row, split in width, height and combined', () => {
  const errors = {
    width: '[[],["te breed"]]',
    height: '[["te laag","echt"],[]]',
    combined: '[[],["te groot"]]',
  };
  expect(decodeRowErrors(errors)).toEqual([
    { width: [], height: ['te laag', 'echt'], combined: [] },
    { width: ['te breed'], height: [], combined: ['te groot'] },
  ]);
  expect(decodeSpecErrors(errors)).toEqual({ general: [], fields: {} });
});

it.each(['', 'geen json', '{}', '[1, null, {"a": 1}]', '[[1, ""]]', 'null'])(
  'R8.4 what cannot be read (%j) is no error',
  (encoded) => {
    const rows = decodeRowErrors({ width: encoded });
    expect(rows.flatMap(({ width, height, combined }) => [...width, ...height, ...combined])).toEqual([]);
  },
);

it('R8.4 nothing that arrives can break it', () => {
  fc.assert(
    fc.property(fc.string(), fc.json(), (text, json) => {
      expect(decodeRowErrors({ width: text, height: json, errors: [text] })).toBeInstanceOf(Array);
    }),
  );
});

it('R5.8 a field error may be one text or several', () => {
  expect(decodeSpecErrors({ width_opening: 'te breed', errors: ['a', 'b'] })).toEqual({
    general: ['a', 'b'],
    fields: { width_opening: ['te breed'] },
  });
});
