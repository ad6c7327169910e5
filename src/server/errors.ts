import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * An answer the caller can act on, thrown where returning it would pass through many hands. Anything else that
 * is thrown is a fault of ours and is reported.
 */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}

/** R10.1: for whom the address exists, and who may not; the page says what is missing. */
export class RightMissing extends Refusal {
  readonly right: string;

  constructor(right: string, message: string) {
    super(403, message);
    this.name = 'RightMissing';
    this.right = right;
  }
}

/** Too often for longer than a minute: the page says until when. */
export class LongWait extends Refusal {
  readonly seconds: number;

  constructor(seconds: number, message: string) {
    super(429, message, { 'Retry-After': String(seconds) });
    this.name = 'LongWait';
    this.seconds = seconds;
  }
}

/** What keeps the shop from starting and an operator can put right: told in one line, without a stack. */
export class StartProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartProblem';
  }
}

/** What the owner can put right: told in a line or more, without a stack. */
export class CommandProblem extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'CommandProblem';
  }
}
