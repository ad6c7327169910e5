import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aQuote } from '#tests/support/quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { rateLimits } from '../../database/schema/accounts.ts';
import { quotes } from '../../database/schema/quotes.ts';
import { countQuoteMail } from '../../quotes/sending/count-mails.ts';

const { database } = await testDatabase();
const shop = testApp(database, { now: () => new Date('2026-11-16T12:00:00Z') });
const dealer = await new Visitor(shop).login(demoAccounts.millimetres);
const stranger = await new Visitor(shop).login(demoAccounts.belgian);
const customer = { email: 'dewit@voorbeeld.nl' };

beforeEach(async () => {
  await database.delete(rateLimits);
  await database.delete(quotes);
});

type Quote = Awaited<ReturnType<typeof aQuote>>;

async function send({ id, number }: Quote, by = dealer) {
  const [quote] = await database.select().from(quotes).where(eq(quotes.id, id));
  const fields = { seen: String(quote?.revision), key: randomUUID() };
  return by.submit(`/offertes/${number}/versturen`, fields);
}

const melding = (answer: Response) => /melding=([\w-]+)/.exec(answer.headers.get('location') ?? '')?.[1];

async function countTimes(times: number, { companyId, customer: to }: Pick<Quote, 'companyId' | 'customer'>) {
  const kinds: string[] = [];
  for (let mail = 0; mail < times; mail += 1)
    kinds.push((await countQuoteMail(shop.deps, { companyId, customer: to })).kind);
  return kinds;
}

describe('R13.4 mails to one address', () => {
  it('are limited for a company: the quote says how many, and from when on it goes again', async () => {
    const quote = await aQuote(database, demoAccounts.millimetres);
    await countTimes(20, quote);
    const answer = await send(quote);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '86400']);
    const page = (await answer.text()).replaceAll('\u00a0', ' ');
    expect(page).toContain(
      'Er is niets verstuurd: naar één adres gaan in 24 uur ten hoogste 20 e-mails over offertes van uw bedrijf. Vanaf 17 november 2026 om 13:00 kan het weer.',
    );
    expect(page).toContain(`Offerte ${quote.number}`);
    const other = await aQuote(database, demoAccounts.belgian);
    expect(melding(await send(other, stranger))).toBe('verstuurd');
  });

  it('that are refused count for nothing', async () => {
    const quote = await aQuote(database, demoAccounts.millimetres);
    await database.update(quotes).set({ validUntil: '2026-11-01' }).where(eq(quotes.id, quote.id));
    for (let click = 0; click < 2; click += 1) expect((await send(quote)).status).toBe(422);
    await database.update(quotes).set({ validUntil: '2026-12-01' }).where(eq(quotes.id, quote.id));
    expect(melding(await send(quote))).toBe('verstuurd');
    const kinds = await countTimes(25, quote);
    expect(kinds.filter((kind) => kind === 'free')).toHaveLength(19);
  });

  it('are limited for all companies together, above that', async () => {
    const kinds: string[] = [];
    for (const companyId of [1, 2, 3, 4, 5, 6])
      kinds.push(...(await countTimes(20, { companyId, customer: { ...anybody, ...customer } })));
    expect(kinds.filter((kind) => kind === 'free')).toHaveLength(100);
  });
});

const anybody = {
  ...{ name: '', email: '', phone: '', street: '', postcode: '', city: '' },
  country: 'NL',
} as const;
