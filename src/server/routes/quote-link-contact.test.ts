import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstLook } from '#domain/quote/look.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { LinkReaders, yes } from '#tests/support/quote-link.ts';
import { aSentQuote } from '#tests/support/quotes.ts';
import { people } from '../database/schema/accounts.ts';
import { mails } from '../database/schema/operations.ts';
import { quoteLooks } from '../database/schema/quotes.ts';
import { findQuotePdf } from '../quotes/sending/make-quote-pdf.ts';

const { database } = await testDatabase();
const readers = new LinkReaders(database);
const { buyer, millimetres: owner } = demoAccounts;
const question = { naam: 'Annet de Wit', email: 'annet@voorbeeld.nl', vraag: 'Kan het wit?' };

const setBuyer = (values: Partial<typeof people.$inferInsert>) =>
  database.update(people).set(values).where(eq(people.email, buyer));

beforeEach(async () => {
  await database.delete(quoteLooks);
  await setBuyer({ removedAt: null, blockedAt: null, phone: '0612340000' });
  await database.update(people).set({ phone: '0301112233' }).where(eq(people.email, owner));
});

type Sent = Awaited<ReturnType<typeof aSentQuote>>;

async function askAndAccept({ path, version }: Sent) {
  const { visitor, page } = await readers.read(path);
  await visitor.submit(`${path}/vraag`, question);
  await visitor.submit(path, yes);
  const sent = await database
    .select({ recipient: mails.recipient, replyTo: mails.replyTo, text: mails.text })
    .from(mails)
    .where(eq(mails.quoteVersionId, version.id))
    .orderBy(asc(mails.id));
  const told = sent.map(({ recipient, replyTo }) => ({ recipient, replyTo }));
  return { page, told, texts: sent.map(({ text }) => text), version };
}

const toAndFrom = (answersFor: string) => [
  { recipient: answersFor, replyTo: question.email },
  { recipient: 'dewit@voorbeeld.nl', replyTo: answersFor },
  { recipient: answersFor, replyTo: 'dewit@voorbeeld.nl' },
];

describe('R13.3 what an end customer says goes to who answers for the quote now', () => {
  it('who made it, while that is somebody of the company', async () => {
    const { page, told } = await askAndAccept(await aSentQuote(database, buyer));
    expect(told).toEqual(toAndFrom(buyer));
    expect(page).toContain('0612340000');
  });

  it.each([{ removedAt: new Date() }, { blockedAt: new Date() }])(
    'the owner, once the maker is out: %j',
    async (out) => {
      const sent = await aSentQuote(database, buyer);
      await setBuyer(out);
      const { page, told } = await askAndAccept(sent);
      expect(told).toEqual(toAndFrom(owner));
      expect(page).toContain(owner);
      expect(page).not.toContain(buyer);
      expect(page).not.toContain('12340000');
    },
  );

  it('the address of the company’s look, also one that was changed since', async () => {
    const sent = await aSentQuote(database, buyer);
    const { companyId } = sent.quote;
    await database.insert(quoteLooks).values({ ...firstLook, companyId, replyTo: 'offertes@vandijk.nl' });
    const { page, told } = await askAndAccept(sent);
    expect(told).toEqual(toAndFrom('offertes@vandijk.nl'));
    expect(page).toContain('offertes@vandijk.nl');
  });
});

it('R13.3 a Belgian dealer has an ondernemingsnummer on the page, on paper and below mails', async () => {
  const { page, texts, version } = await askAndAccept(await aSentQuote(database, demoAccounts.belgian));
  const pdf = await findQuotePdf(testApp(database).deps, version.id);
  const [, toCustomer = ''] = texts;
  for (const text of [page, pdfText(pdf ?? new Uint8Array()), toCustomer]) {
    expect(text).toContain('Ondernemingsnummer 1000000021');
    expect(text).not.toContain('KvK');
  }
});
