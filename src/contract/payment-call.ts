import { z } from 'zod';
import { wireMethods } from './payment-page.ts';

const via = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,40}$/);

/** R7.8: where the payer came from, a word of the address and nothing that could be a sentence. */
export const paymentPatch = z.object({ via });

/** R7.9: a method that is missing or unknown is no method, which the form then asks for. */
export const paymentForm = z.object({
  payment_method: z.enum(wireMethods).nullable().catch(null),
  // For a payer without script, who cannot send the PATCH.
  via: via.nullable().catch(null),
});
