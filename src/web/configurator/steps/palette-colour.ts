import type { PaletteAnswer } from '#contract/palette-answer.ts';

export type PaletteColour = PaletteAnswer['tints'][number];
