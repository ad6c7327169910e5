import { z } from 'zod';

const money = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .describe('Euro, two decimals, excl. VAT');

const cartLine = z.strictObject({
  timestamp: z.int().positive().describe('Names the line in update-cart and in ?edit='),
  code: z.string(),
  name: z.string(),
  amount: z.int().min(1),
  unitPrice: money,
  linePrice: money,
  adviesPrijs: z
    .string()
    .regex(/^\d+\.\d{2}$/)
    .describe('Advice price of one screen, incl. VAT'),
  sizes: z
    .strictObject({ width_total: z.number(), height_total: z.number() })
    .describe("In the customer's unit"),
  kenmerk: z.string().max(25),
  summary: z.array(z.strictObject({ label: z.string(), value: z.string() })),
});

// GET /winkelwagen with Accept: application/json
export const cartAnswer = z.strictObject({
  lines: z.array(cartLine),
  fees: z.array(z.strictObject({ name: z.string(), price: money })),
  shipping: money,
  subtotal: money.describe('Lines, fees and shipping, excl. VAT'),
  vat: money,
  total: money.describe('Incl. VAT'),
});

export type CartAnswer = z.infer<typeof cartAnswer>;
