import { and, desc, eq } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { companies, companyNotes } from '../database/schema/accounts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';

export type CompanyNote = typeof companyNotes.$inferSelect;

/** Newest first. */
export function listNotes(database: Database, companyId: number): Promise<readonly CompanyNote[]> {
  return database
    .select()
    .from(companyNotes)
    .where(eq(companyNotes.companyId, companyId))
    .orderBy(desc(companyNotes.id));
}

/**
 * Whether there is such a customer. The logbook says that there is a note, and not which: it forgets nothing, and a note goes
 * with its company.
 */
export function addNote(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  companyId: number,
  text: string,
  actor: Actor,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [company] = await transaction
      .select({ name: companies.name })
      .from(companies)
      .where(and(eq(companies.id, companyId), eq(companies.isShop, false)));
    if (company === undefined) return false;
    await transaction
      .insert(companyNotes)
      .values({ companyId, text, personId: actor.personId, author: actor.name, createdAt: now() });
    const subject = { kind: 'company', id: companyId, name: company.name } as const;
    await writeLogbook(transaction, actor, { action: 'company_note_added', subject }, now());
    return true;
  });
}
