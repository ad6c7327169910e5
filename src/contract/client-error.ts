import { z } from 'zod';

// Cut, not refused: the report of a broken page should not be lost for being long.
const cut = (length: number) => z.string().transform((text) => text.slice(0, length));

export const clientError = z.object({
  message: cut(1000),
  stack: cut(8000).optional(),
  // The call that failed, when it was one (R8.2).
  request: cut(4000).optional(),
  page: cut(500),
  at: cut(40),
});

export type ClientError = z.input<typeof clientError>;
