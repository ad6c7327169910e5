import { and, eq, isNull } from 'drizzle-orm';
import type { QuoteDocument } from '#domain/quote/quote-document.ts';
import type { Dependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { quoteVersions } from '../../database/schema/quotes.ts';
import { sendWaitingQuoteMails } from '../../mail/outbox.ts';
import { renderOne } from '../../render/render-pool.ts';
import { findLogo } from '../look/find-logo.ts';

type PdfDependencies = Pick<Dependencies, 'database' | 'jobs'>;

/** Made once of what was sent, after that transaction: drawing takes a while, and may fail without the sending failing. */
export async function makeQuotePdf({ database, jobs }: PdfDependencies, versionId: number): Promise<void> {
  const [version] = await database
    .select({ document: quoteVersions.document })
    .from(quoteVersions)
    .where(and(eq(quoteVersions.id, versionId), isNull(quoteVersions.pdf)));
  // There already, or the whole quote is gone.
  if (version === undefined) return;
  const pdf = await renderQuote(database, version.document);
  await database.transaction(async (transaction) => {
    const [stored] = await transaction
      .update(quoteVersions)
      .set({ pdf })
      .where(and(eq(quoteVersions.id, versionId), isNull(quoteVersions.pdf)))
      .returning({ id: quoteVersions.id });
    if (stored !== undefined) await sendWaitingQuoteMails(transaction, jobs, versionId);
  });
}

/** Of a version that was sent: the same bytes for whoever asks. Somebody may ask before the job has run. */
export async function findQuotePdf(deps: PdfDependencies, versionId: number): Promise<Uint8Array | null> {
  const made = await read(deps.database, versionId);
  if (made !== null) return made;
  await makeQuotePdf(deps, versionId);
  return read(deps.database, versionId);
}

/** For who looks at what is not sent yet, or only wants to see the look: made for now and kept nowhere. */
export async function renderQuote(database: Database, document: QuoteDocument): Promise<Uint8Array> {
  const { logo } = document.sender;
  return renderOne({ kind: 'quote', document, logo: logo && (await findLogo(database, logo.id)) });
}

async function read(database: Database, versionId: number): Promise<Uint8Array | null> {
  const [version] = await database
    .select({ pdf: quoteVersions.pdf })
    .from(quoteVersions)
    .where(eq(quoteVersions.id, versionId));
  return version?.pdf ?? null;
}
