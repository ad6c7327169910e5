import { and, eq } from 'drizzle-orm';
import { initialDiscountsOf } from '#catalogue/initial-discounts.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { configuredLine } from '#domain/line/configured-line.ts';
import { firstLook } from '#domain/quote/look.ts';
import type { StoredQuoteState } from '#domain/quote/quote-state.ts';
import type { ShopSettings } from '#domain/shop-settings/shop-settings.ts';
import { findPersonByEmail, type Person } from '../accounts/people.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { quoteLogos, quoteLooks, quoteOrders, quotes, quoteVersions } from '../database/schema/quotes.ts';
import { demoOrderKey } from '../database/seed/demo-order.ts';
import { findQuote } from '../quotes/find-quote.ts';
import { findLook } from '../quotes/look/find-look.ts';
import { findSender } from '../quotes/look/find-sender.ts';
import { makeQuote } from '../quotes/make-quote.ts';
import { keepVersion } from '../quotes/sending/keep-version.ts';
import { writeQuoteEvent } from '../quotes/write-quote-event.ts';
import { demoLogo } from './demo-logo.ts';
import { type DemoQuote, demoLook, demoQuoter, demoQuotes } from './demo-quotes.ts';
import { configureScreen } from './demo-screens.ts';

const hour = 60 * 60_000;

/** After the demo's orders, one of which was made of a quote. As real ones are made, but for what would tell anybody. */
export async function storeDemoQuotes(database: Database, now: Date, settings: ShopSettings): Promise<void> {
  const people = new Map<string, Person>();
  for (const email of new Set([demoQuoter, ...demoQuotes.map(({ maker }) => maker)])) {
    const person = await findPersonByEmail(database, email);
    if (person === null) throw new Error(`no demo account ${email}`);
    people.set(email, person);
  }
  await storeLook(database, people.get(demoQuoter)?.companyId ?? 0, now);
  for (const [index, demo] of demoQuotes.entries()) {
    const person = people.get(demo.maker);
    if (person !== undefined) await storeOne(database, { demo, index, person, now, settings });
  }
}

async function storeLook(database: Database, companyId: number, now: Date): Promise<void> {
  const [logo] = await database
    .insert(quoteLogos)
    .values({ ...demoLogo, companyId, createdAt: now })
    .returning({ id: quoteLogos.id });
  const { logoId: _none, ...first } = firstLook;
  await database
    .insert(quoteLooks)
    .values({ ...first, ...demoLook, companyId, logoId: logo?.id ?? null, updatedAt: now });
}

type One = {
  readonly demo: DemoQuote;
  readonly index: number;
  readonly person: Person;
  readonly now: Date;
  readonly settings: ShopSettings;
};

async function storeOne(database: Database, { demo, index, person, now, settings }: One): Promise<void> {
  const { companyId, id: personId, company } = person;
  // Some hours before now, so that none of what follows lies ahead.
  const madeAt = new Date(now.getTime() - demo.daysAgo * 24 * hour - 3 * hour);
  const discounts = initialDiscountsOf(company.discountGroup);
  const buyer = { unit: 'mm', totalMeasures: false, discounts, deliveryCountry: 'NL' } as const;
  const screens = demo.screens.map((screen) => ({
    groupName: screen.at(-1) as string,
    screen: configuredLine(configureScreen(screen, buyer, dutchDate(madeAt), settings.workshop)),
  }));
  const { quote } = await makeQuote(
    database,
    {
      ...{ companyId, personId, country: 'NL', cause: 'made', key: demoOrderKey(index + 1) },
      lines: [...screens, ...demo.own],
    },
    madeAt,
  );
  const { customer, subject } = demo;
  await database.update(quotes).set({ customer, subject }).where(eq(quotes.id, quote.id));
  if (demo.state === 'concept') return;
  await send(database, { companyId, number: quote.number, personId }, new Date(madeAt.getTime() + hour));
  await answer(database, { quoteId: quote.id, companyId, demo }, madeAt);
}

type Which = { readonly companyId: number; readonly number: string; readonly personId: number };

async function send(database: Database, { companyId, number, personId }: Which, at: Date): Promise<void> {
  const found = await findQuote(database, companyId, number, dutchDate(at));
  if (found === null) throw new Error(`no demo quote ${number}`);
  const sender = await findSender(database, companyId, await findLook(database, companyId), personId);
  const noJobs = { jobs: { enqueue: () => Promise.resolve() } };
  await keepVersion(noJobs, database, found, { sender, sentBy: personId, now: at });
  const event = {
    quoteId: found.id,
    version: 1,
    kind: 'sent',
    text: found.customer.email,
    personId,
  } as const;
  await writeQuoteEvent(database, event, at);
}

const wasSeen: ReadonlySet<StoredQuoteState> = new Set(['seen', 'accepted', 'refused']);

type Answering = { readonly quoteId: number; readonly companyId: number; readonly demo: DemoQuote };

async function answer(
  database: Database,
  { quoteId, companyId, demo }: Answering,
  madeAt: Date,
): Promise<void> {
  const { state, customer, reason = '' } = demo;
  if (!wasSeen.has(state)) return;
  const [seenAt, answeredAt] = [madeAt.getTime() + 1.5 * hour, madeAt.getTime() + 2 * hour].map(
    (moment) => new Date(moment),
  );
  const ofVersion = and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.version, 1));
  const told = { quoteId, version: 1, personId: null };
  await database.update(quoteVersions).set({ seenAt }).where(ofVersion);
  await writeQuoteEvent(database, { ...told, kind: 'seen' }, seenAt ?? madeAt);
  await database.update(quotes).set({ state }).where(eq(quotes.id, quoteId));
  if (state !== 'accepted' && state !== 'refused') return;
  await database
    .update(quoteVersions)
    .set({ answer: state, answeredAt, answeredName: customer.name, answerReason: reason })
    .where(ofVersion);
  await database.update(quotes).set({ answeredAt }).where(eq(quotes.id, quoteId));
  await writeQuoteEvent(database, { ...told, kind: state, text: reason }, answeredAt ?? madeAt);
  if (demo.order !== undefined) await orderOf(database, { quoteId, companyId, reference: demo.order });
}

async function orderOf(
  database: Database,
  { quoteId, companyId, reference }: { readonly reference: string } & Omit<Answering, 'demo'>,
): Promise<void> {
  const [order] = await database
    .select({ id: orders.id, placedAt: orders.placedAt, personId: orders.personId })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.reference, reference)));
  if (order === undefined) throw new Error(`no demo order ${reference}`);
  const createdAt = order.placedAt;
  await database.insert(quoteOrders).values({ quoteId, orderId: order.id, version: 1, createdAt });
  const event = { quoteId, version: 1, kind: 'ordered', personId: order.personId } as const;
  await writeQuoteEvent(database, event, createdAt);
}
