import { z } from 'zod';

/** R3.6: one colour of the RAL palette. `parent` is its tint group. */
const paletteColour = z.strictObject({
  id: z.string(),
  parent: z.int().min(1).max(9),
  hex: z.string().regex(/^#[\dA-F]{6}$/),
  label: z.string(),
  colorName: z.string(),
  /** Luminous and pearl tones are shown but refused. */
  orderable: z.boolean(),
});

/** What `GET /product/ral` answers, fetched when somebody wants a colour that is not listed. */
export const paletteAnswer = z.strictObject({ tints: z.array(paletteColour) });

export type PaletteAnswer = z.infer<typeof paletteAnswer>;
