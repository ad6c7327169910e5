import type { Context } from 'hono';
import { cartAnchors } from '#contract/cart-page.ts';
import { type Grouping, groupings } from '#domain/cart/group-lines.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { type cartNotices, cartProblems } from '#text/ordering/cart.ts';
import type { AppEnv } from '../../app-env.ts';
import type { Added } from '../../cart/change-lines.ts';
import { Refusal } from '../../errors.ts';
import { isCall } from '../../middleware/errors.ts';

/** Back to the cart as it was looked at: without script the page begins anew. */
export function toCart(
  c: Context<AppEnv>,
  query: Readonly<Record<string, string>> = {},
  anchor = '',
): Response {
  const grouping = groupingOf(c);
  const all = new URLSearchParams({ ...query, ...(grouping !== null && { groep: grouping }) }).toString();
  return c.redirect(`/winkelwagen${all === '' ? '' : `?${all}`}${anchor === '' ? '' : `#${anchor}`}`, 303);
}

/** To the line that was changed. */
export function toLine(c: Context<AppEnv>, timestamp: number, notice: keyof typeof cartNotices): Response {
  return toCart(c, { melding: notice, regel: String(timestamp) }, cartAnchors.line(timestamp));
}

export function groupingOf(c: Context<AppEnv>): Grouping | null {
  return groupings.find((grouping) => grouping === c.req.query('groep')) ?? null;
}

export function answerAdded(c: Context<AppEnv>, outcome: Added, notice: keyof typeof cartNotices): Response {
  if (outcome === 'gone') return answerGone(c);
  if (outcome === 'full') {
    if (isCall(c)) throw new Refusal(409, cartProblems.vol);
    return toCart(c, { melding: 'vol' });
  }
  return toLine(c, outcome.timestamp, notice);
}

/** Another tab was first. A person sees the cart as it is now, a program the status. */
export function answerGone(c: Context<AppEnv>): Response {
  if (isCall(c)) throw new Refusal(404, callErrors.lineGone);
  return toCart(c, { melding: 'weg' });
}
