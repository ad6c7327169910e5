import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

const pages = new AsyncLocalStorage<{ last: Promise<unknown> }>();

/** What is asked of the database within, outside a transaction, goes one by one. */
export function asOnePage<T>(ask: () => T): T {
  return pages.run({ last: Promise.resolve() }, ask);
}

/**
 * A page asks several things at once, and each connection it has for that learns every table and statement for itself: a third of
 * PostgreSQL's work in a test. So the statements of one page go one by one, over one connection. Those of
 * different pages meet as ever, and so does whatever changes something: tests are about that.
 */
export function oneByOne(pool: Pool): void {
  const query = pool.query.bind(pool);
  const inTurn = (...asked: unknown[]): unknown => {
    const page = pages.getStore();
    const ask = (): Promise<unknown> => Reflect.apply(query, pool, asked);
    if (page === undefined) return ask();
    const answer = page.last.then(ask);
    page.last = answer.catch(() => undefined);
    return answer;
  };
  Object.defineProperty(pool, 'query', { value: inTurn });
}
