import { z } from 'zod';

/** What `POST /product/drawing/{code}` answers: the configured screen as far as it is known. */
export const drawingAnswer = z.strictObject({
  svg: z.string(),
  /** The line beneath it that says where one looks from. */
  caption: z.string(),
});

export type DrawingAnswer = z.infer<typeof drawingAnswer>;
