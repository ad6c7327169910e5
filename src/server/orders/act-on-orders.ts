import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { may } from '#domain/account/rights.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import {
  judgeAction,
  type OrderAction,
  type OrderFacts,
  orderActionRules,
  type WhyNot,
} from '#domain/order/order-actions.ts';
import { findChange, type OrderChange, readSeen, type SeenOrder, seenOf } from '#domain/order/seen-order.ts';
import { describeMissingRight } from '#text/account/roles.ts';
import type { Database } from '../database/database.ts';
import { orderEvents, orders } from '../database/schema/orders.ts';
import { RightMissing } from '../errors.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import type { ActionDependencies, ActionInputs, ActionResults, LockedOrder } from './actions/action.ts';
import { executors } from './actions/executors.ts';
import { findLastEvent, findOrderFacts } from './find-facts.ts';
import type { Order } from './store-order.ts';

export type Asked<Action extends OrderAction> = {
  readonly action: Action;
  readonly numbers: readonly string[];
  // Why, where that is due or helps; null or blank for nothing.
  readonly reason: string | null;
  readonly input: ActionInputs[Action];
  // By the order's number, what the form was made from (writeSeen). What is not named is not compared.
  readonly seen?: Readonly<Record<string, string>>;
};

export type DoneTo<Action extends OrderAction> = {
  // As it was before.
  readonly order: Order;
  readonly result: ActionResults[Action];
};

export type Refused = {
  readonly number: string;
  readonly why: WhyNot;
  // Null for an order that there is not.
  readonly locked: LockedOrder | null;
};

export type Changed = {
  readonly number: string;
  readonly isOnAccount: boolean;
  readonly change: OrderChange;
  // What was done meanwhile, and by whom; the oldest first.
  readonly events: readonly (typeof orderEvents.$inferSelect)[];
};

export type Acted<Action extends OrderAction> =
  | { readonly kind: 'done'; readonly done: readonly DoneTo<Action>[] }
  | { readonly kind: 'refused'; readonly refused: readonly Refused[] }
  // R11.3: somebody else was there in between, and nothing is done until it was looked at.
  | { readonly kind: 'changed'; readonly changed: readonly Changed[] };

/**
 * R11.3: one action on one or more orders, for all of them or for none. Every order is locked, in one order for everybody, and
 * judged under its lock: of two who press at the same moment the second finds what the first has done.
 */
export async function actOnOrders<Action extends OrderAction>(
  deps: ActionDependencies,
  asked: Asked<Action>,
  actor: Actor,
): Promise<Acted<Action>> {
  demandRight(actor, asked.action);
  const numbers = [...new Set(asked.numbers)];
  if (numbers.length > 1 && !orderActionRules[asked.action].isForSeveral)
    throw new Error(`${asked.action} is for one order at a time`);
  try {
    return await deps.database.transaction(async (transaction) => {
      const locked = await lockOrders(transaction, numbers);
      const changed = await findChanges(transaction, asked, locked);
      if (changed.length > 0) return { kind: 'changed', changed };
      const refused = numbers.flatMap((number) => judge(asked, number, locked.get(number)));
      if (refused.length > 0) return { kind: 'refused', refused };
      const done = await doAll({ ...deps, database: transaction }, asked, actor, inOrder(numbers, locked));
      return { kind: 'done', done };
    });
  } catch (error) {
    if (error instanceof TakenBack) return { kind: 'refused', refused: [error.refused] };
    throw error;
  }
}

/** R11.3: what happened since a form was made, for one that asks for something which may no longer be; null for nothing. */
export async function findChanged<Action extends OrderAction>(
  { database }: Pick<ActionDependencies, 'database'>,
  asked: Pick<Asked<Action>, 'action' | 'numbers' | 'seen'>,
): Promise<Extract<Acted<Action>, { kind: 'changed' }> | null> {
  const changed = await database.transaction(async (transaction) =>
    findChanges(transaction, asked, await lockOrders(transaction, asked.numbers)),
  );
  return changed.length === 0 ? null : { kind: 'changed', changed };
}

/** Rolls back what was done to the others. */
class TakenBack extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(`not done to ${refused.number}: ${refused.why}`);
    this.refused = refused;
  }
}

// A page that offers too much must not be how somebody gets a right.
function demandRight({ role }: Actor, action: OrderAction): void {
  const { right } = orderActionRules[action];
  if (role === 'command' || role === 'shop' || may(role, right)) return;
  throw new RightMissing(right, describeMissingRight(role, right));
}

async function lockOrders(
  transaction: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, LockedOrder>> {
  const found = await transaction
    .select()
    .from(orders)
    .where(inArray(orders.number, [...numbers]))
    .orderBy(asc(orders.id))
    .for('update');
  const locked = new Map<string, LockedOrder>();
  for (const order of found)
    locked.set(order.number, { order, facts: await findOrderFacts(transaction, order) });
  return locked;
}

async function findChanges<Action extends OrderAction>(
  transaction: Database,
  { action, seen = {} }: Pick<Asked<Action>, 'action' | 'seen'>,
  locked: ReadonlyMap<string, LockedOrder>,
): Promise<readonly Changed[]> {
  if (!orderActionRules[action].mindsChanges) return [];
  const changed: Changed[] = [];
  for (const [number, { order, facts }] of locked) {
    const text = seen[number] ?? '';
    if (text === '') continue;
    const now = seenOf(facts, await findLastEvent(transaction, order.id));
    const before = readSeen(text);
    const change = before === null ? unreadable(facts) : findChange(before, now);
    if (change === null) continue;
    const isOnAccount = order.termDays !== null;
    changed.push({ number, isOnAccount, change, events: await listSince(transaction, order.id, before) });
  }
  return changed;
}

// Whoever sends something else than a page of ours has seen nothing.
function unreadable({ status, refundable }: OrderFacts): OrderChange {
  return { status, held: null, refundable, hasEvents: false };
}

function listSince(transaction: Database, orderId: number, seen: SeenOrder | null) {
  return transaction
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), gt(orderEvents.id, seen?.eventId ?? 0)))
    .orderBy(asc(orderEvents.id));
}

function judge<Action extends OrderAction>(
  { action, reason }: Asked<Action>,
  number: string,
  locked: LockedOrder | undefined,
): readonly Refused[] {
  if (locked === undefined) return [{ number, why: 'unknown_order', locked: null }];
  const state = judgeAction(action, locked.facts);
  if (!state.isOpen) return [{ number, why: state.why, locked }];
  const isWhyMissing = state.asksReason && (reason ?? '').trim() === '';
  return isWhyMissing ? [{ number, why: 'reason_missing', locked }] : [];
}

function inOrder(
  numbers: readonly string[],
  locked: ReadonlyMap<string, LockedOrder>,
): readonly LockedOrder[] {
  return numbers.flatMap((number) => locked.get(number) ?? []);
}

async function doAll<Action extends OrderAction>(
  deps: ActionDependencies,
  { action, reason, input }: Asked<Action>,
  actor: Actor,
  all: readonly LockedOrder[],
): Promise<readonly DoneTo<Action>[]> {
  const why = (reason ?? '').trim();
  const work = { ...deps, actor, reason: why === '' ? null : why };
  const done: DoneTo<Action>[] = [];
  for (const locked of all) {
    const { order } = locked;
    const executed = await executors[action](work, locked, input);
    if (executed.kind === 'refused') throw new TakenBack({ number: order.number, why: executed.why, locked });
    const subject = { kind: 'order', id: order.number, name: order.number } as const;
    if (executed.entry !== null)
      await writeLogbook(deps.database, actor, { ...executed.entry, subject }, deps.now());
    done.push({ order, result: executed.result });
  }
  return done;
}
