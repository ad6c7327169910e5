import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PresetShelf } from '#contract/catalogue-page.ts';
import type { Database } from '../database/database.ts';
import { presets } from '../database/schema/presets.ts';

export type StoredPreset = typeof presets.$inferSelect;

/** Whose they are, and of what. */
export type Shelf = { readonly personId: number; readonly productCode: string };

export function onShelf({ personId, productCode }: Shelf) {
  return and(ofPerson(personId), eq(presets.productCode, productCode));
}

function ofPerson(personId: number) {
  return and(eq(presets.personId, personId), isNull(presets.removedAt));
}

/** The one used last comes first. */
export function listPresets(database: Database, shelf: Shelf): Promise<StoredPreset[]> {
  return database
    .select()
    .from(presets)
    .where(onShelf(shelf))
    .orderBy(desc(presets.usedAt), desc(presets.id));
}

export async function findPreset(database: Database, shelf: Shelf, id: number): Promise<StoredPreset | null> {
  const [preset] = await database
    .select()
    .from(presets)
    .where(and(onShelf(shelf), eq(presets.id, id)));
  return preset ?? null;
}

/** Of all products, the one used last first. */
export function listAllPresets(database: Database, personId: number): Promise<StoredPreset[]> {
  return database
    .select()
    .from(presets)
    .where(ofPerson(personId))
    .orderBy(desc(presets.usedAt), desc(presets.id));
}

/** Of whichever product; `removed` for one that was removed and can still be put back. */
export async function findAnyPreset(
  database: Database,
  personId: number,
  id: number,
  state: 'kept' | 'removed',
): Promise<StoredPreset | null> {
  const isInState = state === 'kept' ? isNull(presets.removedAt) : isNotNull(presets.removedAt);
  const [preset] = await database
    .select()
    .from(presets)
    .where(and(eq(presets.personId, personId), eq(presets.id, id), isInState));
  return preset ?? null;
}

/** What a page tells of them before anybody asks: how many there are of each product, and which was used last. */
export async function presetShelves(
  database: Database,
  personId: number,
): Promise<Readonly<Record<string, PresetShelf>>> {
  const newest = sql`array_agg(jsonb_build_object('id', ${presets.id}, 'name', ${presets.name})
    order by ${presets.usedAt} desc, ${presets.id} desc)`;
  const shelves = await database
    .select({
      code: presets.productCode,
      count: count(),
      last: sql<PresetShelf['last']>`(${newest})[1]`,
    })
    .from(presets)
    .where(ofPerson(personId))
    .groupBy(presets.productCode);
  return Object.fromEntries(shelves.map(({ code, ...shelf }) => [code, shelf]));
}

/** A preset's name in an address; null for what cannot be one. */
export function presetIdFrom(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
