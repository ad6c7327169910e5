import { z } from 'zod';

const connection = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  password: z.string(),
  database: z.string(),
});

const asked = { id: z.number(), topic: z.enum(['session', 'metrics']), question: z.string() };

/** What the first process says to those that serve. */
export const toWorker = z.discriminatedUnion('kind', [
  // The database is ready. Its secrets come this way and not in an environment, which lies open for as long as the process lives.
  z.object({
    kind: z.literal('begin'),
    port: z.number(),
    connection: connection.nullable(),
    sessionSecret: z.string(),
  }),
  z.object({ kind: z.literal('question'), ...asked }),
  z.object({ kind: z.literal('answers'), id: z.number(), answers: z.array(z.unknown()) }),
]);

export type ToWorker = z.output<typeof toWorker>;
export type Begin = Extract<ToWorker, { kind: 'begin' }>;

/** What those say to it. */
export const fromWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  // `isFinal`: a second try would end as the first did.
  z.object({ kind: z.literal('failed'), message: z.string(), isFinal: z.boolean() }),
  z.object({ kind: z.literal('ask'), ...asked }),
  z.object({ kind: z.literal('answer'), id: z.number(), answer: z.unknown() }),
]);

export type FromWorker = z.output<typeof fromWorker>;
