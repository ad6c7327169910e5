import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { eventually } from '#tests/support/eventually.ts';
import { LinkReaders, textOf, yes } from '#tests/support/quote-link.ts';
import { aSentQuote } from '#tests/support/quotes.ts';
import { mails } from '../database/schema/operations.ts';
import { quotes } from '../database/schema/quotes.ts';
import { changeQuote } from '../quotes/change-quote.ts';

const { database } = await testDatabase();
const dealer = demoAccounts.millimetres;
const readers = new LinkReaders(database);

async function somebodyWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await eventually(async () => expect((await database.execute(waiting)).rows).not.toEqual([]));
}

describe('R13.3 accepting', () => {
  it('keeps name, moment and address, and the page tells so', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
    const answer = await visitor.submit(sent.path, yes);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, sent.path]);
    const { version, state, kinds, events } = await readers.stored(sent);
    expect(version).toMatchObject({
      answer: 'accepted',
      answeredName: 'Annet de Wit',
      answeredAddress: readers.lastAddress(),
    });
    expect(state).toBe('accepted');
    expect(kinds.slice(-2)).toEqual(['seen', 'accepted']);
    expect(events.at(-1)).toMatchObject({ text: 'Annet de Wit', personId: null, version: 1 });
    const page = await textOf(await visitor.get(sent.path));
    expect(page).toContain('Akkoord gegeven door Annet de Wit op');
    expect(page).not.toContain('name="akkoord"');
    expect(page).toContain('Stel een vraag');
  });

  it.each([
    ['a name', { naam: '  ', akkoord: '1' }, 'Vul dit veld in.'],
    ['a name that can be seen', { naam: '\u200b\u2060 \u00ad', akkoord: '1' }, 'Vul dit veld in.'],
    ['a tick', { naam: 'Annet de Wit' }, 'Zet een vinkje'],
    [
      'a name that fits',
      { naam: 'A'.repeat(101), akkoord: '1' },
      'Dit is te lang: gebruik ten hoogste 100 tekens.',
    ],
  ])('needs %s, and what was typed stays', async (_, fields, said) => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
    const answer = await visitor.submit(sent.path, fields);
    const page = await textOf(answer);
    expect(answer.status).toBe(422);
    expect(page).toContain(said);
    if (/[^\p{Cf}\s]/u.test(fields.naam)) expect(page).toContain(`value="${fields.naam}"`);
    expect((await readers.stored(sent)).state).toBe('seen');
  });

  it('happens once, whoever comes second, and together too', async () => {
    const sent = await aSentQuote(database, dealer);
    const both = await Promise.all([
      readers.read(sent.path),
      readers.read(sent.path),
      readers.read(sent.path),
    ]);
    const answers = await Promise.all(
      both.map(({ visitor }, index) => visitor.submit(sent.path, { ...yes, naam: `Lezer ${index}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
    const { version, kinds } = await readers.stored(sent);
    expect(kinds.filter((kind) => kind === 'accepted')).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      const page = await textOf(answer);
      expect(page).toContain(`Akkoord gegeven door ${version?.answeredName} op`);
      expect(page).toContain('Er is niets veranderd.');
    }
    const again = await both[0].visitor.submit(sent.path, { ...yes, naam: version?.answeredName ?? '' });
    expect(again.status).toBe(409);
    expect((await readers.stored(sent)).version).toEqual(version);
  });

  it('can be done until the last minute of the last day in the Netherlands', async () => {
    const open = { now: new Date('2026-11-16T10:00:00Z'), validUntil: '2026-12-16' };
    const [late, last] = [await aSentQuote(database, dealer, open), await aSentQuote(database, dealer, open)];
    const before = () => new Date('2026-12-16T22:59:59Z');
    const after = () => new Date('2026-12-16T23:00:00Z');
    const { visitor: one } = await readers.read(last.path, before);
    expect((await one.submit(last.path, yes)).status).toBe(303);
    const { visitor: other, page } = await readers.read(late.path, after);
    expect(page).toContain('Deze offerte was geldig tot en met 16 december 2026');
    expect(page).not.toContain('name="akkoord"');
    const answer = await other.submit(late.path, yes);
    expect(answer.status).toBe(410);
    expect(await textOf(answer)).toContain('Er is niets veranderd.');
    expect((await readers.stored(late)).state).toBe('seen');
  });

  it('looks at the clock when it has its turn, not when it was asked', async () => {
    const open = { now: new Date('2026-11-16T10:00:00Z'), validUntil: '2026-12-16' };
    const sent = await aSentQuote(database, dealer, open);
    let clock = new Date('2026-12-16T22:59:59Z');
    const { visitor } = await readers.read(sent.path, () => clock);
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const { promise: isMidnight, resolve: strike } = Promise.withResolvers<void>();
    const dealersWork = database.transaction(async (transaction) => {
      await transaction.select().from(quotes).where(eq(quotes.id, sent.quote.id)).for('update');
      hold();
      await isMidnight;
    });
    await isHeld;
    const answer = visitor.submit(sent.path, yes);
    await somebodyWaits();
    clock = new Date('2026-12-16T23:00:00Z');
    strike();
    await dealersWork;
    expect((await answer).status).toBe(410);
    expect((await readers.stored(sent)).version?.answer).toBeNull();
  });

  it('of what its dealer is changing does nothing, and tells nothing of the new version', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
    const { companyId, number, madeBy, id } = sent.quote;
    const which = { companyId, number, personId: madeBy ?? 0, seen: null };
    const change = changeQuote(database, which, new Date(), async (transaction) => {
      await transaction.update(quotes).set({ subject: 'Anders' }).where(eq(quotes.id, id));
      return true;
    });
    await change;
    const answer = await visitor.submit(sent.path, yes);
    expect(answer.status).toBe(409);
    const page = await textOf(await visitor.get(sent.path));
    expect(page).toContain('Deze offerte wordt gewijzigd');
    expect(page).not.toContain('nieuwere versie');
    expect(page).not.toContain('Anders');
    expect(page).not.toContain('name="akkoord"');
    expect([...page.matchAll(/\/offerte\/[\w-]{43}/g)].every(([link]) => link === sent.path)).toBe(true);
    expect((await readers.stored(sent)).version?.answer).toBeNull();
  });

  it('and changing at once leaves one of the two, never both', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
    const { companyId, number, madeBy } = sent.quote;
    const which = { companyId, number, personId: madeBy ?? 0, seen: null };
    const [answer, changed] = await Promise.all([
      visitor.submit(sent.path, yes),
      changeQuote(database, which, new Date(), async () => true),
    ]);
    expect([answer.status, changed.kind]).toEqual(changed.kind === 'done' ? [409, 'done'] : [303, 'settled']);
  });

  it('does nothing once it is refused, or taken back', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
    expect((await visitor.submit(`${sent.path}/afwijzen`, { reden: 'Te duur' })).status).toBe(303);
    expect((await visitor.submit(`${sent.path}/afwijzen`, { reden: 'Te duur' })).status).toBe(409);
    expect((await visitor.submit(sent.path, yes)).status).toBe(409);
    const { version, state, kinds } = await readers.stored(sent);
    expect(version).toMatchObject({ answer: 'refused', answerReason: 'Te duur' });
    expect([state, kinds.filter((kind) => kind === 'refused').length]).toEqual(['refused', 1]);
    await database.update(quotes).set({ removedAt: new Date() }).where(eq(quotes.id, sent.quote.id));
    const gone = await visitor.get(sent.path);
    expect(gone.status).toBe(410);
    expect(await textOf(gone)).toContain('Deze offerte is ingetrokken');
    for (const path of [sent.path, `${sent.path}/afwijzen`, `${sent.path}/vraag`])
      expect((await visitor.submit(path, { ...yes, email: 'a@b.nl', vraag: 'Waarom?' })).status).toBe(410);
  });

  it('on the dealer’s own screen is kept as such', async () => {
    const sent = await aSentQuote(database, dealer);
    const own = await readers.visit().login(dealer);
    await own.get(sent.path);
    expect((await own.submit(sent.path, yes)).status).toBe(303);
    const { events } = await readers.stored(sent);
    expect(events.at(-1)).toMatchObject({ kind: 'accepted', personId: sent.quote.madeBy });
  });
});

describe('R13.3 the form', () => {
  it('that stood open too long comes again with the name, and then it can be sent', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
    visitor.cookies.clear();
    const stale = await visitor.submit(sent.path, yes);
    const page = await textOf(stale);
    expect(stale.status).toBe(403);
    expect(page).toContain('value="Annet de Wit"');
    expect(page).toContain('nog niets verstuurd');
    expect((await readers.stored(sent)).state).toBe('seen');
    visitor.token = /name="_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await visitor.submit(sent.path, yes)).status).toBe(303);
  });

  it('of a browser that tells of itself only that it may not tell where it was is taken', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
    const body = new URLSearchParams({ ...yes, _token: visitor.token });
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const init = { method: 'POST', body, headers: { cookie, origin: 'null' } };
    expect((await testApp(database).app.request(sent.path, init)).status).toBe(303);
  });

  it('without its token, or from another site, does nothing', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
    expect((await visitor.submit(sent.path, { ...yes, _token: '' })).status).toBe(403);
    const { app } = testApp(database);
    const body = new URLSearchParams({ ...yes, _token: visitor.token });
    const headers = { cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; ') };
    const elsewhere = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect((await app.request(sent.path, { method: 'POST', body, headers: elsewhere })).status).toBe(403);
    expect((await readers.stored(sent)).state).toBe('seen');
  });
});

describe('R13.3 a question', () => {
  const question = { naam: 'Annet de Wit', email: 'annet@voorbeeld.nl', vraag: 'Kan het ook in wit?' };

  it('goes out once more when a page that was gone back to asks something else', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
    const key = crypto.randomUUID();
    const asked = ['Kan het ook in wit?', 'Kan het ook in wit?', 'En in zwart?'];
    for (const vraag of asked) await visitor.submit(`${sent.path}/vraag`, { ...question, vraag, key });
    const { events } = await readers.stored(sent);
    expect(events.filter(({ kind }) => kind === 'asked').map(({ text }) => text)).toEqual(asked.slice(1));
  });

  it('is kept once however often its form is sent, and as many a day as anybody has', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor, page } = await readers.read(sent.path);
    expect(page).toContain('value="dewit@voorbeeld.nl"');
    const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const twice = await Promise.all(
      [1, 2].map(() => visitor.submit(`${sent.path}/vraag`, { ...question, key })),
    );
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    const told = await textOf(await visitor.get(twice[0]?.headers.get('location') ?? ''));
    expect(told).toContain('Uw vraag aan Van Dijk Zonwering B.V. is verstuurd.');
    expect((await readers.stored(sent)).events.filter(({ kind }) => kind === 'asked')).toMatchObject([
      { text: 'Kan het ook in wit?' },
    ]);
    for (let asked = 1; asked < 10; asked += 1)
      expect((await visitor.submit(`${sent.path}/vraag`, question)).status).toBe(303);
    const tooMany = await visitor.submit(`${sent.path}/vraag`, { ...question, vraag: 'Nog iets' });
    expect(tooMany.status).toBe(429);
    expect(await textOf(tooMany)).toContain('Nog iets');
  });

  it('can be asked after the last day and after a yes', async () => {
    const sent = await aSentQuote(database, dealer, { validUntil: '2026-01-01' });
    const { visitor } = await readers.read(sent.path);
    expect((await visitor.submit(`${sent.path}/vraag`, question)).status).toBe(303);
    const accepted = await aSentQuote(database, dealer);
    await visitor.get(accepted.path);
    await visitor.submit(accepted.path, yes);
    expect((await visitor.submit(`${accepted.path}/vraag`, question)).status).toBe(303);
  });

  it('needs who asks, where to answer and what', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
    const answer = await visitor.submit(`${sent.path}/vraag`, { naam: 'Annet', email: 'annet', vraag: '' });
    const page = await textOf(answer);
    expect(answer.status).toBe(422);
    expect(page).toContain('Vul een geldig e-mailadres in');
    expect(page).toContain('value="annet"');
    expect(page).toMatch(/<details[^>]* open=""/);
    expect((await readers.stored(sent)).kinds).not.toContain('asked');
  });
});

describe('R13.3 who is told', () => {
  async function mailsOf({ version }: Awaited<ReturnType<typeof aSentQuote>>) {
    return database
      .select()
      .from(mails)
      .where(eq(mails.quoteVersionId, version.id))
      .orderBy(asc(mails.recipient));
  }

  it('of a yes: both, once, with that version on paper', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
    await visitor.submit(sent.path, yes);
    await visitor.submit(sent.path, yes);
    expect(await mailsOf(sent)).toMatchObject([
      { recipient: 'dewit@voorbeeld.nl', senderName: 'Van Dijk Zonwering B.V.', replyTo: dealer },
      { recipient: dealer, replyTo: 'dewit@voorbeeld.nl' },
    ]);
    const pdf = await visitor.get(`${sent.path}.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toBe(
      `inline; filename="Offerte-${sent.quote.number}.pdf"`,
    );
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('of a no and of a question: the dealer, who answers whoever asked', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
    const asked = { naam: 'Buurman', email: 'buurman@voorbeeld.nl', vraag: 'Ook voor ons?' };
    await visitor.submit(`${sent.path}/vraag`, asked);
    await visitor.submit(`${sent.path}/afwijzen`, { reden: '' });
    const told = await mailsOf(sent);
    expect(told.map(({ recipient }) => recipient)).toEqual([dealer, dealer]);
    const question = told.find(({ text }) => text.includes('Ook voor ons?'));
    expect(question).toMatchObject({ replyTo: 'buurman@voorbeeld.nl' });
    expect(question?.text).toContain('Buurman vraagt over offerte');
    for (const { html, text, subject } of told) expect(html + text + subject).not.toMatch(/maathor/i);
  });
});
