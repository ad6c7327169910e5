import { asc, inArray } from 'drizzle-orm';
import { type QuoteMailData, type QuotePage, quotePath } from '#contract/quote/quote.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { linkStandingOf } from '#domain/quote/link-standing.ts';
import { canBeAccepted } from '#domain/quote/quote-state.ts';
import { mayRemind } from '#domain/quote/sending.ts';
import type { Dependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { mails } from '../../database/schema/operations.ts';
import type { FoundQuote } from '../find-quote.ts';
import { listVersions } from './find-version.ts';
import { quoteLink, quoteMailKind } from './quote-mail.ts';
import { listReminded } from './remind-quote.ts';

type Presented = Pick<FoundQuote, 'id' | 'number' | 'standing' | 'version' | 'state'>;

/** R13.4: what was sent of a quote, how the mails fared, and whether one more may go. */
export async function presentSending(
  deps: Pick<Dependencies, 'database' | 'settings' | 'now'>,
  { id, number, standing, version: present, state }: Presented,
): Promise<Pick<QuotePage, 'versions' | 'reminding'>> {
  const { database } = deps;
  const versions = await listVersions(database, id);
  const mailed = await listMails(
    database,
    versions.map((version) => version.id),
  );
  const today = dutchDate(deps.now());
  const quote = { version: present, state, isRemoved: false };
  const reminding = canBeAccepted(standing) ? mayRemind(await listReminded(database, id), today) : null;
  return {
    reminding,
    versions: versions.map(({ version, token, sentAt, seenAt, ...row }, index) => ({
      version,
      link: quoteLink(deps, token),
      pdfPath: `${quotePath(number)}.pdf?versie=${version}`,
      standing: linkStandingOf({ ...row, version, quote, hasNewer: index > 0 }, today),
      sentAt: sentAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
      answer:
        row.answer === null || row.answeredAt === null
          ? null
          : { kind: row.answer, name: row.answeredName, at: row.answeredAt.toISOString() },
      mails: mailed.get(row.id) ?? [],
    })),
  };
}

async function listMails(
  database: Database,
  versionIds: readonly number[],
): Promise<ReadonlyMap<number | null, readonly QuoteMailData[]>> {
  if (versionIds.length === 0) return new Map();
  const { id, dedupeKey, recipient, status, createdAt, sentAt, quoteVersionId } = mails;
  const rows = await database
    .select({ id, dedupeKey, recipient, status, createdAt, sentAt, quoteVersionId })
    .from(mails)
    .where(inArray(quoteVersionId, [...versionIds]))
    .orderBy(asc(id));
  const told = rows.flatMap((row) => {
    const kind = quoteMailKind(row.dedupeKey);
    if (kind === null) return [];
    const at = (row.sentAt ?? row.createdAt).toISOString();
    const mail = { id: row.id, kind, recipient: row.recipient, state: states[row.status], at };
    return [{ versionId: row.quoteVersionId, mail }];
  });
  return new Map(
    [...Map.groupBy(told, ({ versionId }) => versionId)].map(([versionId, ofVersion]) => [
      versionId,
      ofVersion.map(({ mail }) => mail),
    ]),
  );
}

const states = {
  queued: 'waiting',
  captured: 'sent',
  sent: 'sent',
  failed: 'failed',
} as const satisfies Record<(typeof mails.$inferSelect)['status'], QuoteMailData['state']>;
