import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { quoteAnchors, quotePath } from '#contract/quote/quote.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { maxAmount } from '#domain/configuration/limits.ts';
import { readAmount } from '#domain/configuration/read-field.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { quoteIsFull, type quoteLineNotices, type quoteLineProblems } from '#text/quotes/lines.ts';
import type { quoteNotices, quoteProblems } from '#text/quotes/quote.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../errors.ts';
import { rowId } from '../../input/read-address.ts';
import { type FormValues, oneLine, readForm } from '../../input/read-form.ts';
import { changeForCustomer } from '../../middleware/change-for-customer.ts';
import { isCall } from '../../middleware/errors.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { type Changed, changeQuote } from '../../quotes/change-quote.ts';
import { findDone, rememberDone } from '../../quotes/done-once.ts';
import { type FoundQuote, findQuote } from '../../quotes/find-quote.ts';
import {
  changeScreenAmount,
  copyLine,
  findRemovedLine,
  groupLine,
  type LineMove,
  moveLine,
  removeLine,
  restoreLine,
} from '../../quotes/lines/change-quote-lines.ts';
import { uuidOf } from '../../secrets/uuid-of.ts';

const formKey = z.uuid();
const amountField = { kind: 'amount', name: 'amount', max: maxAmount } as const;

type Notice =
  | keyof typeof quoteLineNotices
  | keyof typeof quoteLineProblems
  | Extract<keyof typeof quoteNotices, 'al-zo'>
  | Extract<keyof typeof quoteProblems, 'regel' | 'vast' | 'vol'>;

/**
 * Lines of a quote: moved, grouped, copied, taken out and put back. Every change is a form that posts and comes back to the
 * quote. None carries what it was made from: each is about one line, and two people at work lose nothing of each other's.
 */
export function quoteLineRoutes(deps: Dependencies): Hono<AppEnv> {
  const { database, now } = deps;

  const change = <Outcome>(
    c: Context<AppEnv>,
    what: string,
    act: (transaction: Database, quote: FoundQuote) => Promise<Outcome | 'unchanged' | null>,
  ): Promise<Changed<Outcome>> => {
    const { id: personId, companyId } = signedInPerson(c);
    const which = { companyId, number: numberOf(c), personId, seen: null };
    return changeForCustomer(c, deps, {
      action: 'quote_changed_on_behalf',
      what,
      change: (db) => changeQuote(db, which, now(), act),
      isDone: ({ kind }) => kind === 'done',
    });
  };

  const find = async (c: Context<AppEnv>): Promise<FoundQuote> => {
    const { companyId } = signedInPerson(c);
    const quote = await findQuote(database, companyId, numberOf(c), dutchDate(now()));
    if (quote === null) throw new Refusal(404, callErrors.quoteGone);
    return quote;
  };

  // Told on the quote, if it is one's own.
  const refuse = async (c: Context<AppEnv>, problem: Notice): Promise<Response> => {
    await find(c);
    return toLine(c, lineOf(c), problem);
  };

  // A person sees the quote as it is now, a program the status.
  const answer = async <Outcome>(
    c: Context<AppEnv>,
    changed: Changed<Outcome>,
    notice: (outcome: Outcome) => Response,
    { isAdding = false } = {},
  ): Promise<Response> => {
    if (changed.kind === 'done') return notice(changed.outcome);
    if (changed.kind === 'unchanged') return toLine(c, lineOf(c), 'al-zo');
    if (changed.kind !== 'gone') {
      if (isCall(c)) throw new Refusal(409, callErrors.quoteSettled);
      return toQuote(c, 'vast');
    }
    const quote = await find(c);
    if (isAdding && quote.lines.length >= quoteLimits.lines) return answerFull(c);
    if (isCall(c)) throw new Refusal(404, callErrors.quoteLineGone);
    return toQuote(c, 'regel');
  };

  const line = '/offertes/:number/regels/:id';
  return new Hono<AppEnv>()
    .post(`${line}/aantal`, async (c) => {
      const { value: amount } = readAmount(amountField, ((await readForm(c))['amount'] ?? '').trim());
      if (amount === null) return refuse(c, 'aantal-fout');
      const changed = await change(c, 'amount', (db, quote) =>
        changeScreenAmount(db, quote, lineOf(c), amount),
      );
      return answer(c, changed, () => toLine(c, lineOf(c), 'aantal'));
    })
    .post(`${line}/ruimte`, async (c) => {
      const group = oneLine((await readForm(c))['group']);
      if (group.length > quoteLimits.group) return refuse(c, 'ruimte-lang');
      const changed = await change(c, 'group', (db, quote) => groupLine(db, quote, lineOf(c), group));
      return answer(c, changed, () => toLine(c, lineOf(c), 'ruimte'));
    })
    .post(`${line}/verplaatsen`, async (c) => {
      const move = moveOf(await readForm(c));
      const changed = await change(c, 'moved', (db, quote) => moveLine(db, quote, lineOf(c), move));
      return answer(c, changed, (how) =>
        toLine(c, lineOf(c), how === 'moved' ? 'verplaatst' : 'verplaatst-ruimte'),
      );
    })
    .post(`${line}/kopie`, async (c) => {
      const { data: key } = formKey.safeParse((await readForm(c))['key']);
      const { id: personId } = signedInPerson(c);
      const call = key && { personId, key: uuidOf('copy', key, lineOf(c)), route: 'copy-quote-line' };
      const changed = await change(c, 'copy', async (db, quote) => {
        // A double click wants one copy.
        const before = call ? await findDone(db, call) : null;
        const copy = before === null ? await copyLine(db, quote, lineOf(c)) : Number(before);
        if (call && copy !== null) await rememberDone(db, call, String(copy));
        return copy;
      });
      return answer(c, changed, (copy) => toLine(c, copy, 'gedupliceerd'), { isAdding: true });
    })
    .post(`${line}/verwijderen`, async (c) => {
      const changed = await change(c, 'removed', (db, quote) => removeLine(db, quote, lineOf(c), now()));
      const toWayBack = () => toQuote(c, null, `verwijderd=${lineOf(c)}`, quoteAnchors.removed);
      // The second press of a double click would take away the way back.
      const isAgain =
        changed.kind === 'gone' &&
        !isCall(c) &&
        (await findRemovedLine(database, (await find(c)).id, lineOf(c))) !== null;
      return isAgain ? toWayBack() : answer(c, changed, toWayBack);
    })
    .post(`${line}/terugzetten`, async (c) => {
      const changed = await change(c, 'restored', (db, quote) => restoreLine(db, quote, lineOf(c)));
      const toRestored = () => toLine(c, lineOf(c), 'teruggezet');
      const isThere =
        changed.kind === 'gone' && !isCall(c) && (await find(c)).lines.some(({ id }) => id === lineOf(c));
      return isThere ? toRestored() : answer(c, changed, toRestored, { isAdding: true });
    });
}

function numberOf(c: Context<AppEnv>): string {
  return c.req.param('number') ?? '';
}

function lineOf(c: Context<AppEnv>): number {
  return rowId(c.req.param('id') ?? '');
}

// One place on, or where it was dropped: before another line, last under a heading where there is none.
function moveOf(values: FormValues): LineMove {
  const way = values['naar'];
  if (way === 'omhoog') return 'up';
  if (way === 'omlaag') return 'down';
  const before = Number(values['voor'] ?? 0);
  const group = oneLine(values['groep']).slice(0, quoteLimits.group);
  return { before: Number.isSafeInteger(before) && before > 0 ? before : null, group };
}

function toLine(c: Context<AppEnv>, id: number, notice: Notice): Response {
  const at = quoteAnchors.line(id);
  return toQuote(c, notice, `bij=${at}`, at);
}

function toQuote(
  c: Context<AppEnv>,
  notice: Notice | null,
  query = '',
  anchor: string = quoteAnchors.lines,
): Response {
  const asked = [...(notice === null ? [] : [`melding=${notice}`]), ...(query === '' ? [] : [query])];
  return c.redirect(`${quotePath(numberOf(c))}?${asked.join('&')}#${anchor}`, 303);
}

function answerFull(c: Context<AppEnv>): Response {
  if (isCall(c)) throw new Refusal(409, quoteIsFull(quoteLimits.lines, 1));
  return toQuote(c, 'vol');
}
