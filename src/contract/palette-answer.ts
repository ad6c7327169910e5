import { z } from 'zod';

// GET /product/ral (R3.6)
export const paletteAnswer = z.strictObject({
  tints: z.array(
    z.strictObject({
      id: z.string(),
      parent: z.int().min(1).max(9),
      hex: z.string().regex(/^#[\dA-F]{6}$/),
      label: z.string(),
      colorName: z.string(),
      orderable: z.boolean(),
    }),
  ),
});

export type PaletteAnswer = z.infer<typeof paletteAnswer>;
