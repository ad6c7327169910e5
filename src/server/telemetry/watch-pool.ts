import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import type { Spans } from './telemetry.ts';

type Callback = (error: Error | null | undefined, ...rest: unknown[]) => void;
type End = (error?: unknown) => void;

/** A span for every statement of a request or a job; what the queue asks by itself every other second is none. */
export function watchPool(pool: Pool, spans: Spans): void {
  const watched = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    watchClient(client, spans);
  });
  // Who waits for a connection is called by whoever gives one back, and would count as part of theirs.
  const { connect } = pool;
  const bound = (callback?: Callback): unknown =>
    Reflect.apply(connect, pool, callback === undefined ? [] : [AsyncLocalStorage.bind(callback)]);
  Object.defineProperty(pool, 'connect', { value: bound });
}

function watchClient(client: PoolClient, spans: Spans): void {
  const { query } = client;
  const watched = (...args: unknown[]): unknown => {
    const text = textOf(args[0]);
    const end = text === null ? null : beginQuery(spans, text);
    if (end === null) return Reflect.apply(query, client, args);
    const callback = args.at(-1);
    if (typeof callback === 'function') args[args.length - 1] = endBefore(callback as Callback, end);
    const answer: unknown = Reflect.apply(query, client, args);
    if (answer instanceof Promise) answer.then(() => end(), end);
    return answer;
  };
  Object.defineProperty(client, 'query', { value: watched, configurable: true });
}

function endBefore(callback: Callback, end: End): Callback {
  return (error, ...rest) => {
    end(error ?? undefined);
    callback(error, ...rest);
  };
}

function beginQuery(spans: Spans, text: string): End | null {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const span = spans.begin({
    name: operation,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': withoutLiterals(text),
    },
  });
  if (span === null) return null;
  return (error) => {
    if (error !== undefined) span.fail(codeOf(error));
    span.end();
  };
}

// PostgreSQL's own code, and never its message, which quotes what was sent.
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'error';
}

// A query that streams is its own master.
function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return null;
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : null;
}

const maxText = 1000;

/** Placeholders stay; whatever was written into the statement itself does not leave the shop. */
export function withoutLiterals(text: string): string {
  return text
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '?')
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxText);
}
