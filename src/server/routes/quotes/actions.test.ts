import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aPhoto } from '#tests/support/photo-files.ts';
import { aQuote, mounting } from '#tests/support/quotes.ts';
import { aToldQuote } from '#tests/support/sent-quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { photos } from '../../database/schema/photos.ts';
import { quoteEvents, quoteLines, quotes, quoteVersions } from '../../database/schema/quotes.ts';
import { readPhoto } from '../../photos/read-photo.ts';
import { dropRemovedQuotes } from '../../quotes/remove-quote.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-16T09:00:00Z');
const shop = testApp(database, { now: () => now });
const of = demoAccounts.centimetres;
const owner = await new Visitor(shop).login(of);
const stranger = await new Visitor(shop).login(demoAccounts.belgian);

const rowOf = async (number: string, companyId: number) =>
  (await database.select().from(quotes).where(eq(quotes.number, number))).find(
    (quote) => quote.companyId === companyId,
  );
const linesOf = (quoteId: number) =>
  database.select().from(quoteLines).where(eq(quoteLines.quoteId, quoteId)).orderBy(asc(quoteLines.place));

it('R13.1 a copy is a new concept with all that is in the quote, photos too', async () => {
  const lines = [
    { screen: aLine(), groupName: 'Keuken', rule: { kind: 'typed', price: 20_000 } as never },
    { ...mounting, groupName: 'Keuken' },
    { screen: aLine(), groupName: 'Zolder' },
  ];
  const quote = await aQuote(database, of, { lines, now: new Date('2026-09-01T09:00:00Z') });
  const discount = { kind: 'percent', basisPoints: 500 } as const;
  await database
    .update(quotes)
    .set({ discount, subject: 'Horren', opening: 'Beste', closing: 'Groet', state: 'refused' })
    .where(eq(quotes.id, quote.id));
  const [first, , last] = await linesOf(quote.id);
  // A line that was taken out is not copied, and the one after it keeps its photo.
  await database
    .update(quoteLines)
    .set({ removedAt: now })
    .where(eq(quoteLines.id, first?.id ?? 0));
  const read = await readPhoto(await aPhoto(90));
  if (!('photo' in read)) return expect.fail('no photo');
  const { photo } = read;
  const personId = quote.madeBy ?? 0;
  await database.insert(photos).values({ ...photo, personId, quoteLineId: last?.id ?? 0, place: 1 });
  const key = randomUUID();
  const path = `/offertes/${quote.number}/kopieren`;
  const answers = await Promise.all([owner.submit(path, { key }), owner.submit(path, { key })]);
  const [to, again] = answers.map((answer) => answer.headers.get('location'));
  expect([answers[0]?.status, to]).toEqual([303, again]);
  const number = /^\/offertes\/(O2026-\d{5})\?melding=gekopieerd$/.exec(to ?? '')?.[1] ?? '';
  const copy = await rowOf(number, quote.companyId);
  expect(copy).toMatchObject({
    ...{ state: 'concept', version: 1, discount, subject: 'Horren', opening: 'Beste', closing: 'Groet' },
    ...{ customer: quote.customer, rule: quote.rule, rounding: quote.rounding, validUntil: '2026-12-16' },
  });
  expect(copy?.number).not.toBe(quote.number);
  const copied = await linesOf(copy?.id ?? 0);
  expect(copied.map(({ groupName, description }) => [groupName, description])).toEqual([
    ['Keuken', 'Montage'],
    ['Zolder', null],
  ]);
  const [copiedPhoto] = await database
    .select()
    .from(photos)
    .where(eq(photos.quoteLineId, copied[1]?.id ?? 0));
  expect(copiedPhoto?.digest).toBe(photo.digest);
  const [event] = await database
    .select()
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteId, copy?.id ?? 0));
  expect(event).toMatchObject({ kind: 'copied', text: quote.number });
});

it('R13.1 nobody copies, removes or refuses what is another company’s', async () => {
  const quote = await aToldQuote(database, of, { now });
  for (const what of ['kopieren', 'verwijderen', 'afgewezen']) {
    const fields = { key: randomUUID(), zeker: '1' };
    expect((await stranger.submit(`/offertes/${quote.number}9/${what}`, fields)).status).toBe(404);
    expect((await owner.submit(`/offertes/x/${what}`, fields)).status).toBe(404);
  }
});

it('R13.4 a concept is removed at once, what was sent after a question; both come back', async () => {
  const concept = await aQuote(database, of, { now });
  const sent = await aToldQuote(database, of, { now });
  const own = (number: string, what: string) => `/offertes/${number}/${what}`;
  const gone = await owner.submit(own(concept.number, 'verwijderen'), {});
  expect(gone.headers.get('location')).toBe(`/offertes?verwijderd=${concept.number}`);
  const asked = await owner.submit(own(sent.number, 'verwijderen'), {});
  expect(asked.headers.get('location')).toBe(own(sent.number, 'verwijderen'));
  const question = await (await owner.get(own(sent.number, 'verwijderen'))).text();
  expect(question).toContain('leest daarna dat de offerte er niet meer is');
  expect((await rowOf(sent.number, sent.companyId))?.removedAt).toBeNull();
  await owner.submit(own(sent.number, 'verwijderen'), { zeker: '1' });
  expect((await rowOf(sent.number, sent.companyId))?.removedAt).toEqual(now);
  const list = await (await owner.get(`/offertes?verwijderd=${sent.number}`)).text();
  expect(list).toContain(`Offerte ${sent.number} is verwijderd. U kunt haar nog 30 dagen terugzetten`);
  expect(list).not.toContain(`href="/offertes/${sent.number}"`);
  expect(await (await owner.get('/offertes?status=removed')).text()).toContain(`${sent.number} terugzetten`);
  // Twice does no harm.
  expect((await owner.submit(own(sent.number, 'verwijderen'), { zeker: '1' })).status).toBe(303);
  for (const _again of [1, 2]) {
    const back = await owner.submit(own(sent.number, 'terugzetten'), {});
    expect(back.headers.get('location')).toBe(`/offertes/${sent.number}?melding=teruggezet`);
  }
  expect((await rowOf(sent.number, sent.companyId))?.removedAt).toBeNull();
  await dropRemovedQuotes(database, new Date('2026-12-15T09:00:00Z'));
  expect(await rowOf(concept.number, concept.companyId)).toBeDefined();
  await dropRemovedQuotes(database, new Date('2026-12-17T09:00:00Z'));
  expect(await rowOf(concept.number, concept.companyId)).toBeUndefined();
  const late = await owner.submit(own(concept.number, 'terugzetten'), {});
  expect(late.headers.get('location')).toBe('/offertes?melding=weg');
});

it('R13.4 the dealer notes that the customer said no, once, and never over a yes', async () => {
  const sent = await aToldQuote(database, of, { now });
  const path = `/offertes/${sent.number}/afgewezen`;
  for (const reason of ['Te duur', 'Nog eens']) {
    const answer = await owner.submit(path, { reason });
    expect(answer.headers.get('location')).toBe(`/offertes/${sent.number}?melding=afgewezen`);
  }
  expect(await rowOf(sent.number, sent.companyId)).toMatchObject({ state: 'refused', answeredAt: now });
  const [version] = await database.select().from(quoteVersions).where(eq(quoteVersions.quoteId, sent.id));
  expect(version).toMatchObject({ answer: 'refused', answerReason: 'Te duur' });
  const events = await database.select().from(quoteEvents).where(eq(quoteEvents.quoteId, sent.id));
  expect(events.filter(({ kind }) => kind === 'refused')).toMatchObject([{ text: 'Te duur' }]);
  for (const state of ['accepted', 'concept'] as const) {
    const other =
      state === 'concept'
        ? await aQuote(database, of, { now })
        : await aToldQuote(database, of, { state, now });
    const answer = await owner.submit(`/offertes/${other.number}/afgewezen`, {});
    expect(answer.headers.get('location')).toBe(`/offertes/${other.number}?melding=niet-af-te-wijzen`);
    expect((await rowOf(other.number, other.companyId))?.state).toBe(state);
  }
});
