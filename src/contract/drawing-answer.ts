import { z } from 'zod';

const sheet = z.strictObject({
  svg: z.string(),
  /** The line beneath it that says where one looks from. */
  caption: z.string(),
});

/** What `POST /product/drawing/{code}` answers: the configured screen as far as it is known. */
export const drawingAnswer = z.strictObject({
  ...sheet.shape,
  /** The same in parts, for who has less room: the front alone, for much and for little height, and the sections alone. */
  front: sheet,
  tall: sheet,
  strip: sheet,
  /** Without figures: for a place so small that words beside it tell them. */
  plain: z.string(),
  sections: sheet,
});

export type DrawnSheet = z.infer<typeof sheet>;
export type DrawingAnswer = z.infer<typeof drawingAnswer>;
