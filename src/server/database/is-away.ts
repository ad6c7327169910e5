// PostgreSQL's own words: it stops or starts, it has no room for a connection or on its disk, it is a standby by now, or it has ended
// a transaction in which we stood still.
const awayStates = /^(?:08...|53...|57P0[1-5]|58030|25006|25P03)$/;

// The machine's words, where it cannot be reached at all.
const unreachable: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

// What the driver says in words alone.
const driversWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error) and is not queryable|Cannot use a pool after calling end)/;

/**
 * Whether the database, rather than what was asked of it, is the reason: a matter of waiting, not of mending. What was on its
 * way may have been done all the same. The queue hands on copies of errors, which are objects with the same fields.
 */
export function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isAway)) return true;
  if ('code' in error && isAwayCode(error.code, error)) return true;
  if ('message' in error && driversWords.test(String(error.message))) return true;
  // Somebody else's line, which a fetch was for, is not the database's.
  return 'cause' in error && !(error instanceof TypeError) && isAway(error.cause);
}

function isAwayCode(code: unknown, error: object): boolean {
  if (unreachable.has(code) || awayStates.test(String(code))) return true;
  // Its socket is gone; of a file it would say so by another call.
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}

/** Whether PostgreSQL itself said no to what was asked, and has done nothing of it. */
export function isRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || isAway(error)) return false;
  // One of PostgreSQL's has a digit; EPIPE and its like have none.
  if ('code' in error && /^(?=.*\d)[\dA-Z]{5}$/.test(String(error.code))) return true;
  return 'cause' in error && isRefused(error.cause);
}

/** In one line, without what was asked. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (error instanceof Error) return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
