/**
 * A failed query as the log and the error service may hear of it: its text, not what was to be stored. Those
 * values may be a reset link or a password's hash. Known by their fields, so that the log, which is there before
 * anything else, does not wait for the database's libraries.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('query' in error && 'params' in error) {
    const plain = new Error(`Failed query: ${error.query}`, { cause: withoutValues(error.cause) });
    return withStack(plain, error);
  }
  if ('severity' in error && 'detail' in error) {
    const { code, constraint, table } = { code: null, constraint: null, table: null, ...error };
    return withStack(Object.assign(new Error(error.message), { code, constraint, table }), error);
  }
  return error;
}

// A stack begins with the message, which is what must go.
function withStack(plain: Error, { stack = '' }: Error): Error {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  plain.stack = [`${plain.name}: ${plain.message}`, ...frames].join('\n');
  return plain;
}
