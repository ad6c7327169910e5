import type { HotPayload } from 'vite';
import { z } from 'zod';

/** What the shop tells the process that started it. */
export const fromShop = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), port: z.number(), announcement: z.string() }),
  // A module of the web room, by the bundler's own protocol.
  z.object({ kind: z.literal('fetch'), id: z.number(), request: z.custom<HotPayload>() }),
  // Pages are rendered by what stands on the disk now, or, with a fault, still by what stood there before.
  z.object({ kind: z.literal('renewed'), fault: z.string().nullable() }),
]);

export type FromShop = z.output<typeof fromShop>;

const fetched = z.union([z.object({ result: z.any() }), z.object({ error: z.any() })]);

export const toShop = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fetched'), id: z.number(), answer: fetched }),
  z.object({ kind: z.literal('renew') }),
]);

export type ToShop = z.output<typeof toShop>;
