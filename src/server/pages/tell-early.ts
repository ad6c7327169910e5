import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

/**
 * For what every answer carries, whoever makes it: told to Node itself, which hands it on with whatever the answer says of itself.
 * Eight of them by way of `Headers` took a tenth of a call (decision 077).
 */
export function tellEarly(c: Context<AppEnv>, name: string, value: string): void {
  const outgoing = c.env?.outgoing;
  if (outgoing === undefined) c.header(name, value);
  else outgoing.setHeader(name, value);
}
