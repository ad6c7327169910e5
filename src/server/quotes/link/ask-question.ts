import { and, count, eq, gt } from 'drizzle-orm';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import type { Database } from '../../database/database.ts';
import { quoteEvents } from '../../database/schema/quotes.ts';
import { tellAsked } from '../sending/tell-answers.ts';
import { writeQuoteEvent } from '../write-quote-event.ts';
import type { AnswerDependencies } from './answer-quote.ts';
import { lockLink } from './find-link.ts';

type Question = {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
};

const day = 24 * 60 * 60 * 1000;

/** R13.3: to the dealer, also after the last day or an answer. Asked twice with one form is asked once. */
export function askQuestion(
  deps: AnswerDependencies,
  token: string,
  question: Question,
): Promise<'done' | 'removed' | 'unknown' | 'too_many'> {
  return deps.database.transaction(async (transaction) => {
    const link = await lockLink(transaction, token, deps.now);
    if (link === null) return 'unknown';
    if (link.standing === 'removed') return 'removed';
    const { quoteId, version } = link.version;
    if (await isAsked(transaction, quoteId, question.key)) return 'done';
    const now = deps.now();
    if (
      (await countAsked(transaction, quoteId, new Date(now.getTime() - day))) >= quoteLimits.questionsPerDay
    )
      return 'too_many';
    const { key, name, email, text } = question;
    await writeQuoteEvent(transaction, { quoteId, version, kind: 'asked', text, personId: null, key }, now);
    await tellAsked(deps, transaction, link.version, { key, name, email, question: text });
    return 'done';
  });
}

async function isAsked(transaction: Database, quoteId: number, key: string): Promise<boolean> {
  const [known] = await transaction
    .select({ id: quoteEvents.id })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.quoteId, quoteId), eq(quoteEvents.key, key)));
  return known !== undefined;
}

async function countAsked(transaction: Database, quoteId: number, since: Date): Promise<number> {
  const [row] = await transaction
    .select({ asked: count() })
    .from(quoteEvents)
    .where(
      and(eq(quoteEvents.quoteId, quoteId), eq(quoteEvents.kind, 'asked'), gt(quoteEvents.createdAt, since)),
    );
  return row?.asked ?? 0;
}
