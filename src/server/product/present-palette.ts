import { ralColours } from '#catalogue/ral.ts';
import type { PaletteAnswer } from '#contract/palette-answer.ts';

/** R3.6: the tints and the picker, with the tones that cannot be ordered marked. */
export function presentPalette(): PaletteAnswer {
  return {
    tints: ralColours.map(({ code, tint, hex, label, name, isOrderable }) => ({
      id: code,
      parent: tint,
      hex,
      label,
      colorName: name,
      orderable: isOrderable,
    })),
  };
}
