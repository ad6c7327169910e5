import { isDeepStrictEqual } from 'node:util';
import { and, eq, lt, sql } from 'drizzle-orm';
import { daysKept } from '#domain/business/retention.ts';
import { maxPresets } from '#domain/configuration/limits.ts';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { people } from '../database/schema/accounts.ts';
import { presets } from '../database/schema/presets.ts';
import { findAnyPreset, onShelf, type Shelf, type StoredPreset } from './find-presets.ts';

export type NewPreset = Pick<StoredPreset, 'name' | 'answers' | 'choices'>;

export type KeepOutcome =
  | { readonly kind: 'kept'; readonly preset: StoredPreset }
  // Of that name there is one with other choices, and nobody said to replace it.
  | { readonly kind: 'taken'; readonly name: string }
  | { readonly kind: 'full' };

/** A repeat finds what the first call kept and is told the same. */
export function keepPreset(
  database: Database,
  shelf: Shelf,
  kept: NewPreset,
  { replace, now }: { readonly replace: boolean; readonly now: Date },
): Promise<KeepOutcome> {
  return database.transaction(async (transaction): Promise<KeepOutcome> => {
    await holdShelf(transaction, shelf);
    const same = await findNamed(transaction, shelf, kept.name);
    if (same !== null) {
      if (!replace && !isDeepStrictEqual(same.answers, kept.answers))
        return { kind: 'taken', name: same.name };
      const [preset] = await transaction
        .update(presets)
        .set({ ...kept, usedAt: now })
        .where(eq(presets.id, same.id))
        .returning();
      return { kind: 'kept', preset: preset ?? same };
    }
    if ((await transaction.$count(presets, onShelf(shelf))) >= maxPresets) return { kind: 'full' };
    const [preset] = await transaction
      .insert(presets)
      .values({ ...shelf, ...kept, createdAt: now, usedAt: now })
      .returning();
    if (preset === undefined) throw new Error('A preset was not inserted');
    return { kind: 'kept', preset };
  });
}

export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly preset: StoredPreset }
  | { readonly kind: 'taken'; readonly name: string }
  | { readonly kind: 'gone' };

/** Another name, or the moment it was used; what is not given stays. */
export function changePreset(
  database: Database,
  shelf: Shelf,
  id: number,
  change: { readonly name?: string; readonly usedAt?: Date },
): Promise<ChangeOutcome> {
  return database.transaction(async (transaction): Promise<ChangeOutcome> => {
    await holdShelf(transaction, shelf);
    const same = change.name === undefined ? null : await findNamed(transaction, shelf, change.name);
    if (same !== null && same.id !== id) return { kind: 'taken', name: same.name };
    const [preset] = await transaction
      .update(presets)
      .set(change)
      .where(and(onShelf(shelf), eq(presets.id, id)))
      .returning();
    return preset === undefined ? { kind: 'gone' } : { kind: 'changed', preset };
  });
}

/** Tells whether there was one. It can be put back until the next day's clean-up. */
export async function removePreset(
  database: Database,
  shelf: Shelf,
  id: number,
  now: Date,
): Promise<boolean> {
  const removed = await database
    .update(presets)
    .set({ removedAt: now })
    .where(and(onShelf(shelf), eq(presets.id, id)))
    .returning({ id: presets.id });
  return removed.length > 0;
}

/** 'taken': another one has its name by now. */
export function restorePreset(
  database: Database,
  shelf: Shelf,
  id: number,
): Promise<'restored' | 'taken' | 'full' | 'gone'> {
  return database.transaction(async (transaction) => {
    await holdShelf(transaction, shelf);
    const removed = await findAnyPreset(transaction, shelf.personId, id, 'removed');
    if (removed === null) return 'gone';
    if ((await findNamed(transaction, shelf, removed.name)) !== null) return 'taken';
    if ((await transaction.$count(presets, onShelf(shelf))) >= maxPresets) return 'full';
    await transaction.update(presets).set({ removedAt: null }).where(eq(presets.id, id));
    return 'restored';
  });
}

const day = 24 * 60 * 60 * 1000;

export async function dropRemovedPresets(database: Database, now: Date): Promise<void> {
  const removedBefore = new Date(now.getTime() - daysKept.removedPresets * day);
  await deleteInPieces(database, presets, lt(presets.removedAt, removedBefore));
}

// One at a time for each person: together two must pass neither the limit nor a name.
async function holdShelf(transaction: Database, { personId }: Shelf): Promise<void> {
  await transaction
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, personId))
    .for('no key update');
}

async function findNamed(transaction: Database, shelf: Shelf, name: string): Promise<StoredPreset | null> {
  const [found] = await transaction
    .select()
    .from(presets)
    .where(and(onShelf(shelf), sql`lower(${presets.name}) = lower(${name})`));
  return found ?? null;
}
