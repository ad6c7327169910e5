import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { firstLook, type QuoteLook } from '#domain/quote/look.ts';
import type { Database } from '../../database/database.ts';
import { quoteLogos, quoteLooks, quotes, quoteVersions } from '../../database/schema/quotes.ts';
import type { Logo } from './decode-logo.ts';
import { findLook } from './find-look.ts';

/** All of it but the logo, which is changed by itself. */
export type LookWords = Omit<QuoteLook, 'logoId'>;

/**
 * `judge` sees what is there and says whether it may be replaced; whoever else changes this company's look waits meanwhile.
 * Quotes that were made before keep what they have.
 */
export function changeLook<Refused>(
  database: Database,
  companyId: number,
  look: LookWords,
  judge: (present: QuoteLook) => Refused | null,
  now: Date,
): Promise<Refused | 'changed'> {
  return database.transaction(async (transaction) => {
    const refused = judge(await holdLook(transaction, companyId));
    if (refused !== null) return refused;
    await transaction
      .update(quoteLooks)
      .set({ ...look, updatedAt: now })
      .where(eq(quoteLooks.companyId, companyId));
    return 'changed';
  });
}

/** The same picture again is the one that is there. What was sent with the former one keeps it. */
export function placeLogo(database: Database, companyId: number, logo: Logo, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    const { logoId: former } = await holdLook(transaction, companyId);
    const [known] = await transaction
      .select({ id: quoteLogos.id })
      .from(quoteLogos)
      .where(and(eq(quoteLogos.companyId, companyId), eq(quoteLogos.content, logo.content)));
    const [placed = known] =
      known === undefined
        ? await transaction
            .insert(quoteLogos)
            .values({ ...logo, companyId, createdAt: now })
            .returning({ id: quoteLogos.id })
        : [];
    if (placed === undefined) throw new Error('a logo was not stored');
    await setLogo(transaction, companyId, placed.id, now);
    await dropUnused(transaction, companyId, [placed.id, former ?? placed.id]);
  });
}

export function removeLogo(database: Database, companyId: number, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { logoId } = await holdLook(transaction, companyId);
    if (logoId === null) return false;
    await setLogo(transaction, companyId, null, now);
    return true;
  });
}

// A company has none before its first change.
async function holdLook(transaction: Database, companyId: number): Promise<QuoteLook> {
  await transaction
    .insert(quoteLooks)
    .values({ companyId, ...firstLook })
    .onConflictDoNothing();
  await transaction
    .select({ id: quoteLooks.companyId })
    .from(quoteLooks)
    .where(eq(quoteLooks.companyId, companyId))
    .for('update');
  return findLook(transaction, companyId);
}

async function setLogo(transaction: Database, companyId: number, logoId: number | null, now: Date) {
  await transaction
    .update(quoteLooks)
    .set({ logoId, updatedAt: now })
    .where(eq(quoteLooks.companyId, companyId));
}

// What no quote was ever sent with. The one that was just replaced stays: a quote may be on its way with it.
async function dropUnused(transaction: Database, companyId: number, kept: readonly number[]): Promise<void> {
  const sentWith = transaction
    .select({ one: sql`1` })
    .from(quoteVersions)
    .innerJoin(quotes, eq(quotes.id, quoteVersions.quoteId))
    .where(
      and(
        eq(quotes.companyId, companyId),
        sql`(${quoteVersions.document} #>> '{sender,logo,id}')::integer = ${quoteLogos.id}`,
      ),
    );
  await transaction
    .delete(quoteLogos)
    .where(
      and(
        eq(quoteLogos.companyId, companyId),
        ...kept.map((id) => ne(quoteLogos.id, id)),
        notExists(sentWith),
      ),
    );
}
