import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { quoteEvents, quotes, quoteVersions } from '#server/database/schema/quotes.ts';
import { testApp } from './app.ts';
import type { aSentQuote } from './quotes.ts';
import { Visitor } from './visitor.ts';

type Sent = Awaited<ReturnType<typeof aSentQuote>>;

/** End customers who open links, and what the shop keeps of them. */
export class LinkReaders {
  readonly #database: Database;
  #visitors = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Each from a place of their own: limits are counted by it. */
  visit(now: () => Date = () => new Date()): Visitor {
    this.#visitors += 1;
    return new Visitor(testApp(this.#database, { now }), this.lastAddress());
  }

  lastAddress(): string {
    return `192.0.2.${this.#visitors}`;
  }

  async read(path: string, now?: () => Date) {
    const visitor = this.visit(now);
    const answer = await visitor.get(path);
    return { visitor, answer, page: await textOf(answer) };
  }

  async stored({ version, quote }: Sent) {
    const database = this.#database;
    const [stored] = await database.select().from(quoteVersions).where(eq(quoteVersions.id, version.id));
    const [now] = await database.select().from(quotes).where(eq(quotes.id, quote.id));
    const events = await database
      .select()
      .from(quoteEvents)
      .where(eq(quoteEvents.quoteId, quote.id))
      .orderBy(asc(quoteEvents.id));
    return { version: stored, state: now?.state, kinds: events.map(({ kind }) => kind), events };
  }
}

/** With spaces as one types them. */
export async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');
}

export const yes = { naam: 'Annet de Wit', akkoord: '1' } as const;
