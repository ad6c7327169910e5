import { and, desc, eq, getTableColumns, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OfferSummary } from '#contract/offer-summary.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { offers } from '../database/schema/carts.ts';

const givers = alias(people, 'givers');
const takers = alias(people, 'takers');

// Enough to find again what one has just done; the page is no archive.
const mostListed = 10;

/** Carts that wait, offered to somebody or by them. */
export function listOpenOffers(database: Database, personId: number): Promise<readonly OfferSummary[]> {
  return list(database, personId, and(ofPerson(personId), eq(offers.state, 'offered')));
}

/** The last ones, also those that are over. */
export async function listOffers(database: Database, personId: number): Promise<readonly OfferSummary[]> {
  return (await list(database, personId, ofPerson(personId))).slice(0, mostListed);
}

/** The last cart that somebody offered, if it came back and they have not offered another one since. */
export async function findReturned(database: Database, personId: number): Promise<OfferSummary | null> {
  const [last] = await list(database, personId, eq(offers.fromPerson, personId), 1);
  return last?.state === 'given_back' ? last : null;
}

export type FoundOffer = {
  readonly summary: OfferSummary;
  readonly remarks: string;
  // Who offered it is not there any more.
  readonly hasLeft: boolean;
};

/** Null for one between two others, so that numbers cannot be tried out. */
export async function findOffer(
  database: Database,
  personId: number,
  id: number,
): Promise<FoundOffer | null> {
  const [row] = await select(database, and(eq(offers.id, id), ofPerson(personId)));
  if (row === undefined) return null;
  return { summary: summarise(row, personId), remarks: row.remarks, hasLeft: row.leftAt !== null };
}

function ofPerson(personId: number) {
  return or(eq(offers.fromPerson, personId), eq(offers.toPerson, personId));
}

function select(database: Database, which: SQL | undefined, most = 100) {
  return database
    .select({
      ...getTableColumns(offers),
      from: givers.name,
      leftAt: givers.removedAt,
      to: takers.name,
    })
    .from(offers)
    .innerJoin(givers, eq(givers.id, offers.fromPerson))
    .innerJoin(takers, eq(takers.id, offers.toPerson))
    .where(which)
    .orderBy(desc(offers.id))
    .limit(most);
}

async function list(
  database: Database,
  personId: number,
  which: SQL | undefined,
  most?: number,
): Promise<readonly OfferSummary[]> {
  return (await select(database, which, most)).map((row) => summarise(row, personId));
}

function summarise(row: Awaited<ReturnType<typeof select>>[number], personId: number): OfferSummary {
  const side = row.toPerson === personId ? 'buyer' : 'measurer';
  const { id, state, lines, word, answer } = row;
  return {
    ...{ id, side, state, lines, word, answer },
    colleague: side === 'buyer' ? row.from : row.to,
    offeredAt: row.createdAt.toISOString(),
  };
}
