import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { PriceFile } from '#domain/pricing/price-list-file.ts';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { people } from '../database/schema/accounts.ts';
import { priceImports } from '../database/schema/catalogue.ts';
import { type PriceChanger, type PricePlan, publishPriceList } from './publish-price-list.ts';

export type PriceImport = typeof priceImports.$inferSelect;

type NewImport = {
  readonly personId: number;
  readonly productCode: string;
  readonly validFrom: string;
  readonly source: string;
  readonly prices: PriceFile;
};

const lifetime = 7 * 24 * 60 * 60 * 1000;

/** When it is forgotten, confirmed or not. */
export function expiryOf({ createdAt }: Pick<PriceImport, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + lifetime);
}

/** Keeps what was read until somebody has looked at it. */
export async function keepImport(database: Database, given: NewImport, now: Date): Promise<string> {
  const id = randomUUID();
  await database.insert(priceImports).values({ id, ...given, createdAt: now });
  return id;
}

/** Those that nobody came back to, and those that have long been stored. */
export async function dropOldImports(database: Database, now: Date): Promise<void> {
  await deleteInPieces(
    database,
    priceImports,
    lte(priceImports.createdAt, new Date(now.getTime() - lifetime)),
  );
}

export async function findImport(database: Database, id: string, now: Date): Promise<PriceImport | null> {
  const [found] = await database
    .select()
    .from(priceImports)
    .where(and(eq(priceImports.id, id), isFresh(now)));
  return found ?? null;
}

/** Those that wait for a nod, the newest first. */
export function listOpenImports(database: Database, now: Date) {
  const { id, productCode, validFrom, source, createdAt } = priceImports;
  return database
    .select({ id, productCode, validFrom, source, createdAt, by: people.name })
    .from(priceImports)
    .innerJoin(people, eq(people.id, priceImports.personId))
    .where(and(isNull(priceImports.storedVersion), isFresh(now)))
    .orderBy(desc(priceImports.createdAt));
}

export async function changeImportDay(database: Database, id: string, validFrom: string): Promise<void> {
  await database
    .update(priceImports)
    .set({ validFrom })
    .where(and(eq(priceImports.id, id), isNull(priceImports.storedVersion)));
}

export async function dropImport(database: Database, id: string): Promise<void> {
  await database.delete(priceImports).where(and(eq(priceImports.id, id), isNull(priceImports.storedVersion)));
}

export type Confirmation =
  // Also when it was confirmed before: what is sent twice finds it done.
  | { readonly kind: 'stored'; readonly version: number }
  | { readonly kind: 'gone' | 'past' | 'same' }
  // Another list came in between, and what was looked at is no longer what would change.
  | { readonly kind: 'changed' };

/** `seen` is what the confirmed preview was made from. */
export function confirmImport(
  database: Database,
  id: string,
  seen: string,
  changer: PriceChanger,
): Promise<Confirmation> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(priceImports)
      .where(and(eq(priceImports.id, id), isFresh(changer.now)))
      .for('update');
    if (row === undefined) return { kind: 'gone' };
    if (row.storedVersion !== null) return { kind: 'stored', version: row.storedVersion };
    const { productCode, validFrom, prices: file } = row;
    const outcome = await publishSeen(transaction, { productCode, validFrom, file }, seen, changer);
    if (outcome.kind !== 'stored') return outcome;
    await transaction
      .update(priceImports)
      .set({ storedVersion: outcome.version })
      .where(eq(priceImports.id, id));
    return outcome;
  });
}

async function publishSeen(
  transaction: Database,
  wanted: Parameters<typeof publishPriceList>[1],
  seen: string,
  changer: PriceChanger,
): Promise<Confirmation> {
  const isSeen = (plan: PricePlan) => markOf(plan) === seen;
  const plan = await publishPriceList(transaction, wanted, changer, isSeen);
  if (plan === null) return { kind: 'past' };
  if (!isSeen(plan)) return { kind: 'changed' };
  return plan.isChange ? { kind: 'stored', version: plan.list.version } : { kind: 'same' };
}

/** What a preview rests on: the list it is compared with, the day it starts, and the one that follows. */
export function markOf({ list, before, next }: PricePlan): string {
  return [list.version, list.validFrom, before?.version ?? 0, next?.version ?? 0].join('.');
}

function isFresh(now: Date) {
  return gt(priceImports.createdAt, new Date(now.getTime() - lifetime));
}
