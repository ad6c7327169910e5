import { and, desc, eq, gte } from 'drizzle-orm';
import type { SubjectKind } from '#domain/logbook/entry.ts';
import type { Database } from '../database/database.ts';
import { logbook } from '../database/schema/logbook.ts';

export type Subject = { readonly kind: SubjectKind; readonly id: number };

/** Who last changed something since a moment; null where it was nobody whom the logbook knows. */
export async function findLastAuthor(
  database: Database,
  { kind, id }: Subject,
  since: Date,
): Promise<string | null> {
  const [row] = await database
    .select({ name: logbook.personName })
    .from(logbook)
    .where(and(eq(logbook.subjectKind, kind), eq(logbook.subjectId, String(id)), gte(logbook.at, since)))
    .orderBy(desc(logbook.at), desc(logbook.id))
    .limit(1);
  return row?.name ?? null;
}
