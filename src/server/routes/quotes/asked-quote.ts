import type { Context } from 'hono';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { isSettled } from '#domain/quote/quote-state.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { quoteProblems } from '#text/quotes/quote.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { timestampFrom } from '../../cart/cart-line.ts';
import type { NamedLine } from '../../cart/line-to-edit.ts';
import { Refusal } from '../../errors.ts';
import { demandRight } from '../../middleware/session.ts';
import { type FoundQuote, findQuote } from '../../quotes/find-quote.ts';

/**
 * R13.1: the quote that a page of the configurator works for (`?offerte=`); null where it works for the cart, and for a visitor,
 * who logs in first. One that cannot be changed leads back to itself, where that is said with the way on.
 */
export async function findAskedQuote(
  c: Context<AppEnv>,
  { database, now }: Dependencies,
): Promise<FoundQuote | Response | null> {
  const { offerte: number } = c.req.query();
  const { person } = c.get('session');
  if (number === undefined || person === null) return null;
  demandRight(c, 'make_quotes');
  const quote = await findQuote(database, person.companyId, number, dutchDate(now()));
  if (quote === null) throw new Refusal(404, callErrors.quoteGone);
  return isSettled(quote.standing) ? backToQuote(c, quote, 'vast') : quote;
}

/** The screen that `?regel=` or `?zelfde=` names; null when the quote has no such line. */
export function screenNamed({ lines }: FoundQuote, name: string | undefined): NamedLine | null {
  const timestamp = timestampFrom(name);
  const line = lines.find(({ id }) => id === timestamp);
  return line?.kind === 'screen' ? { ...line.screen, timestamp: line.id } : null;
}

export function backToQuote(
  c: Context<AppEnv>,
  { number }: Pick<FoundQuote, 'number'>,
  problem: keyof typeof quoteProblems,
): Response {
  return c.redirect(`/offertes/${number}?melding=${problem}`, 303);
}
