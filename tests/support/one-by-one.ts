import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

const requests = new AsyncLocalStorage<{ last: Promise<unknown> }>();

/** What one request asks of the database outside a transaction goes one by one. */
export function asOneRequest<T>(ask: () => T): T {
  return requests.run({ last: Promise.resolve() }, ask);
}

/**
 * A page asks several things at once, and each connection it has for that learns every table and statement for itself: a third of
 * PostgreSQL's work in a test. So the statements of one request go one by one, over one connection. Those of
 * different requests meet as ever, and so do transactions: tests are about that.
 */
export function oneByOne(pool: Pool): void {
  const query = pool.query.bind(pool);
  const inTurn = (...asked: unknown[]): unknown => {
    const request = requests.getStore();
    const ask = (): Promise<unknown> => Reflect.apply(query, pool, asked);
    if (request === undefined) return ask();
    const answer = request.last.then(ask);
    request.last = answer.catch(() => undefined);
    return answer;
  };
  Object.defineProperty(pool, 'query', { value: inTurn });
}
