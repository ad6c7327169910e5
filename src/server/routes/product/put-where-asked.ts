import type { Context } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import type { LineSnapshot } from '../../cart/cart-line.ts';
import {
  type CallIdentity,
  type NewLines,
  type PutOutcome,
  putAllLines,
  putLines,
} from '../../cart/put-lines.ts';
import { withdrawAdds } from '../../cart/withdraw-adds.ts';
import { isRefused } from '../../database/is-away.ts';
import { Refusal } from '../../errors.ts';
import { changeForCustomer } from '../../middleware/change-for-customer.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { staffAtWork } from '../../middleware/staff-at-work.ts';
import type { NoRoom } from '../../product/present-problems.ts';
import { putQuoteLines } from '../../quotes/lines/put-quote-lines.ts';
import { createLanes } from '../../turns/lanes.ts';
import { createTogether } from '../../turns/together.ts';

export type LineCall = 'add-to-cart' | 'update-cart';

/** By which a repeat is known: what was put in a cart is no answer to a call about a quote. */
export const quoteCalls = {
  'add-to-cart': 'add-to-quote',
  'update-cart': 'update-quote',
} as const satisfies Readonly<Record<LineCall, string>>;

type Wanted = {
  readonly route: LineCall;
  // The number of the quote; null for the cart.
  readonly quote: string | null;
  readonly lines: readonly LineSnapshot[];
  readonly replaced: number | null;
  readonly call: CallIdentity | null;
  readonly withdrawn: readonly string[];
};

type Put =
  | { readonly kind: 'done'; readonly timestamps: readonly number[]; readonly lines: number }
  | { readonly kind: 'refused'; readonly why: NoRoom };

/** In the customer's cart, or in a quote of their company: the lines are judged before, in the same way for both. */
export function createPutWhereAsked(deps: Dependencies) {
  const putInCart = createPutInCart(deps);
  return async (c: Context<AppEnv>, wanted: Wanted): Promise<Put> => {
    const { quote } = wanted;
    const outcome = await (quote === null ? putInCart(c, wanted) : putInQuote(c, deps, wanted, quote));
    return told(outcome, wanted);
  };
}

type Outcome = PutOutcome | Awaited<ReturnType<typeof putInQuote>>;

function told(outcome: Outcome, { quote, lines, replaced }: Wanted): Put {
  switch (outcome.kind) {
    case 'done':
      return outcome;
    case 'settled':
      return { kind: 'refused', why: { kind: 'quote-settled' } };
    case 'full': {
      const kind = quote === null ? 'cart-full' : 'quote-full';
      return { kind: 'refused', why: { kind, lines: outcome.lines, adding: lines.length } };
    }
    case 'gone':
      if (quote === null) throw new Refusal(404, callErrors.lineGone);
      throw new Refusal(404, replaced === null ? callErrors.quoteGone : callErrors.quoteLineGone);
    case 'other-call':
      throw new Refusal(409, callErrors.keyUsed);
  }
}

// One that holds the cart's row, and one that waits for it so that there is no gap between them. More would hold connections
// that other customers' calls are waiting for.
const inLane = createLanes(2);

function createPutInCart(deps: Dependencies) {
  const putAlone = (wanted: NewLines) =>
    inLane(wanted.personId, () => putLines(deps.database, wanted, deps.now()));
  const putTogether = createTogether({
    askAll: (wanted: readonly NewLines[]) => putAllLines(deps.database, wanted, deps.now()),
    most: 20,
    alone: { isAfter: isRefused, ask: putAlone },
  });

  return (c: Context<AppEnv>, { route, withdrawn, ...wanted }: Wanted): Promise<PutOutcome> => {
    const { id: personId } = signedInPerson(c);
    const { lines, replaced, call } = wanted;
    const given = { personId, lines, replaced, call };
    if (withdrawn.length === 0 && staffAtWork(c) === null) return putTogether(given);
    return inLane(personId, () =>
      changeForCustomer(c, deps, {
        action: 'cart_changed_on_behalf',
        what: route,
        change: async (database) => {
          await withdrawAdds(database, personId, withdrawn, deps.now());
          return putLines(database, given, deps.now());
        },
        isDone: ({ kind }) => kind === 'done',
      }),
    );
  };
}

function putInQuote(c: Context<AppEnv>, deps: Dependencies, wanted: Wanted, number: string) {
  const { id: personId, companyId } = signedInPerson(c);
  const { route, lines, replaced, call, withdrawn } = wanted;
  const given = { companyId, number, personId, lines, replaced, call, withdrawn };
  return changeForCustomer(c, deps, {
    action: 'quote_changed_on_behalf',
    what: quoteCalls[route],
    change: (database) => putQuoteLines(database, given, deps.now()),
    isDone: ({ kind }) => kind === 'done',
  });
}
