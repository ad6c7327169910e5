import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';

export const sandboxAmount = z
  .object({
    currency: z.literal('EUR', 'The currency is not supported'),
    value: z
      .string('The amount contains an invalid value')
      .regex(/^\d{1,9}\.\d{2}$/, 'The amount contains an invalid value'),
  })
  .refine(({ value }) => /[1-9]/.test(value), {
    path: ['value'],
    error: 'The amount is lower than the minimum',
  });

export function notFound(c: Context) {
  return fail(c, 404, 'Not Found', 'No payment exists with this id');
}

export function fail(
  c: Context,
  status: ContentfulStatusCode,
  title: string,
  detail: string,
  field?: string,
) {
  return c.json({ status, title, detail, ...(field !== undefined && { field }), _links: {} }, status);
}
