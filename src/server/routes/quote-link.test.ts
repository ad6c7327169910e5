import { asc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aSentQuote } from '#tests/support/quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { quoteEvents, quoteLogos, quotes, quoteVersions } from '../database/schema/quotes.ts';
import { changeQuote } from '../quotes/change-quote.ts';

const { database } = await testDatabase();
const dealer = demoAccounts.millimetres;

let visitors = 0;

// Each from a place of their own: limits are counted by it.
function visit(now: () => Date = () => new Date()) {
  visitors += 1;
  return new Visitor(testApp(database, { now }), `192.0.2.${visitors}`);
}

async function reading(path: string, now?: () => Date) {
  const visitor = visit(now);
  const answer = await visitor.get(path);
  return { visitor, answer, page: await textOf(answer) };
}

async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');
}

async function storedOf({ version, quote }: Awaited<ReturnType<typeof aSentQuote>>) {
  const [stored] = await database.select().from(quoteVersions).where(eq(quoteVersions.id, version.id));
  const [now] = await database.select().from(quotes).where(eq(quotes.id, quote.id));
  const events = await database
    .select()
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteId, quote.id))
    .orderBy(asc(quoteEvents.id));
  return { version: stored, state: now?.state, kinds: events.map(({ kind }) => kind), events };
}

async function somebodyWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await vi.waitFor(async () => expect((await database.execute(waiting)).rows).not.toEqual([]));
}

const yes = { naam: 'Annet de Wit', akkoord: '1' };

describe('R13.3 the page of a quote', () => {
  it('shows all that the dealer wrote, without script, and in nobody’s cache or index', async () => {
    const sent = await aSentQuote(database, dealer, {
      validUntil: '2026-12-16',
      now: new Date('2026-11-16T10:00:00Z'),
      look: { terms: 'Betaling binnen 14 dagen.' },
      quote: { subject: 'Horren Dorpsstraat', opening: 'Dank voor uw aanvraag.', closing: 'Tot ziens.' },
    });
    const { answer, page } = await reading(sent.path, () => new Date('2026-11-17T10:00:00Z'));
    expect(answer.status).toBe(200);
    for (const said of [
      ...['Horren Dorpsstraat', 'Dank voor uw aanvraag.', 'Tot ziens.', 'Betaling binnen 14 dagen.'],
      ...[
        'Familie De Wit',
        'Dorpsstraat 12',
        'Geldig tot en met 16 december 2026',
        'Van Dijk Zonwering B.V.',
      ],
      ...['Maten', '900 x 1200 mm', '>900 mm</text>', 'Montage', '2,5 uur × € 60,50', '€ 655,25', '€ 113,72'],
      ...['Btw 21 %', 'Stel een vraag', 'Liever niet', 'Akkoord geven', `href="${sent.path}.pdf"`],
    ])
      expect(page).toContain(said);
    expect(page).not.toMatch(/<script|style="|\son\w+="/);
    expect(page).toContain('<meta name="robots" content="noindex, nofollow, noarchive"/>');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).not.toContain('script-src');
  });

  it('has the dealer’s colour and logo, and nobody else’s', async () => {
    const content = new Uint8Array([137, 80, 78, 71]);
    const { companyId } = (await aSentQuote(database, dealer)).quote;
    const [logo] = await database
      .insert(quoteLogos)
      .values({ companyId, width: 300, height: 100, content })
      .returning();
    const sent = await aSentQuote(database, dealer, { look: { logoId: logo?.id ?? 0, colour: '#ffe600' } });
    const { visitor, page } = await reading(sent.path);
    expect(page).toContain(`src="${sent.path}/logo.png"`);
    const shown = await visitor.get(`${sent.path}/logo.png`);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(content);
    expect(page).toContain('href="/offerte/kleur/ffe600.css"');
    const colours = await visitor.get('/offerte/kleur/ffe600.css');
    expect(colours.headers.get('content-type')).toContain('text/css');
    expect(await colours.text()).toContain('--on-own:#000000');
    expect((await visitor.get('/offerte/kleur/red;}.css')).status).toBe(404);
    const bare = await aSentQuote(database, dealer);
    expect((await visitor.get(`${bare.path}/logo.png`)).status).toBe(404);
  });

  it('leaves no trace of its link in the log', async () => {
    const { path, token } = await aSentQuote(database, dealer);
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const visitor = new Visitor(testApp(database, { log }), '192.0.2.250');
    await visitor.get(path);
    await visitor.get(`${path}/logo.png`);
    await visitor.get(`${path}.pdf`);
    await visitor.submit(path, { ...yes, _token: 'x' });
    expect(lines.join('')).toContain('/offerte/…');
    expect(lines.join('')).not.toContain(token);
  });
});

describe('R13.4 seen', () => {
  it('is when somebody else opens it for the first time, also when two do at once', async () => {
    const sent = await aSentQuote(database, dealer);
    const { app } = testApp(database);
    await Promise.all([1, 2, 3].map(() => app.request(sent.path)));
    await app.request(sent.path);
    const { version, state, kinds } = await storedOf(sent);
    expect(version?.seenAt).not.toBeNull();
    expect(state).toBe('seen');
    expect(kinds.filter((kind) => kind === 'seen')).toHaveLength(1);
  });

  it.each([
    ['a program that fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['a program that looks a mail over', { 'user-agent': 'Mozilla/5.0 (compatible; BarracudaScanner)' }],
    ['a chat that shows what a link is', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ])('is not when %s opens it', async (_, headers) => {
    const sent = await aSentQuote(database, dealer);
    expect((await visit().get(sent.path, headers)).status).toBe(200);
    expect((await storedOf(sent)).state).toBe('sent');
  });

  it('is not by asking whether it is there, nor by the dealer, who is told whom it is shown to', async () => {
    const sent = await aSentQuote(database, dealer);
    await testApp(database).app.request(sent.path, { method: 'HEAD' });
    const own = await visit().login(dealer);
    const page = await textOf(await own.get(sent.path));
    expect(page).toContain('Zo ziet uw klant de offerte');
    expect((await storedOf(sent)).state).toBe('sent');
    const other = await visit().login(demoAccounts.belgian);
    expect(await textOf(await other.get(sent.path))).not.toContain('Zo ziet uw klant');
    expect((await storedOf(sent)).state).toBe('seen');
  });
});

describe('R13.3 accepting', () => {
  it('keeps name, moment and address, and the page tells so', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await reading(sent.path);
    const answer = await visitor.submit(sent.path, yes);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, sent.path]);
    const { version, state, kinds, events } = await storedOf(sent);
    expect(version).toMatchObject({
      answer: 'accepted',
      answeredName: 'Annet de Wit',
      answeredAddress: `192.0.2.${visitors}`,
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
    ['a tick', { naam: 'Annet de Wit' }, 'Zet een vinkje'],
    ['a name that fits', { naam: 'A'.repeat(101), akkoord: '1' }, 'Dit is te lang.'],
  ])('needs %s, and what was typed stays', async (_, fields, said) => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await reading(sent.path);
    const answer = await visitor.submit(sent.path, fields);
    const page = await textOf(answer);
    expect(answer.status).toBe(422);
    expect(page).toContain(said);
    if (fields.naam.trim() !== '') expect(page).toContain(`value="${fields.naam}"`);
    expect((await storedOf(sent)).state).toBe('seen');
  });

  it('happens once, whoever comes second, and together too', async () => {
    const sent = await aSentQuote(database, dealer);
    const both = await Promise.all([reading(sent.path), reading(sent.path), reading(sent.path)]);
    const answers = await Promise.all(
      both.map(({ visitor }, index) => visitor.submit(sent.path, { ...yes, naam: `Lezer ${index}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
    const { version, kinds } = await storedOf(sent);
    expect(kinds.filter((kind) => kind === 'accepted')).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      const page = await textOf(answer);
      expect(page).toContain(`Akkoord gegeven door ${version?.answeredName} op`);
      expect(page).toContain('Er is niets veranderd.');
    }
    const again = await both[0].visitor.submit(sent.path, { ...yes, naam: version?.answeredName ?? '' });
    expect(again.status).toBe(409);
    expect((await storedOf(sent)).version).toEqual(version);
  });

  it('can be done until the last minute of the last day in the Netherlands', async () => {
    const open = { now: new Date('2026-11-16T10:00:00Z'), validUntil: '2026-12-16' };
    const [late, last] = [await aSentQuote(database, dealer, open), await aSentQuote(database, dealer, open)];
    const before = () => new Date('2026-12-16T22:59:59Z');
    const after = () => new Date('2026-12-16T23:00:00Z');
    const { visitor: one } = await reading(last.path, before);
    expect((await one.submit(last.path, yes)).status).toBe(303);
    const { visitor: other, page } = await reading(late.path, after);
    expect(page).toContain('Deze offerte was geldig tot en met 16 december 2026');
    expect(page).not.toContain('name="akkoord"');
    const answer = await other.submit(late.path, yes);
    expect(answer.status).toBe(410);
    expect(await textOf(answer)).toContain('Er is niets veranderd.');
    expect((await storedOf(late)).state).toBe('seen');
  });

  it('looks at the clock when it has its turn, not when it was asked', async () => {
    const open = { now: new Date('2026-11-16T10:00:00Z'), validUntil: '2026-12-16' };
    const sent = await aSentQuote(database, dealer, open);
    let clock = new Date('2026-12-16T22:59:59Z');
    const { visitor } = await reading(sent.path, () => clock);
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
    expect((await storedOf(sent)).version?.answer).toBeNull();
  });

  it('of an older version does nothing, and does not tell where the new one is', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await reading(sent.path);
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
    expect(page).toContain('Er is een nieuwere versie van deze offerte');
    expect(page).not.toContain('Anders');
    expect(page).not.toContain('name="akkoord"');
    expect([...page.matchAll(/\/offerte\/[\w-]{43}/g)].every(([link]) => link === sent.path)).toBe(true);
    expect((await storedOf(sent)).version?.answer).toBeNull();
  });

  it('and changing at once leaves one of the two, never both', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await reading(sent.path);
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
    const { visitor } = await reading(sent.path);
    expect((await visitor.submit(`${sent.path}/afwijzen`, { reden: 'Te duur' })).status).toBe(303);
    expect((await visitor.submit(`${sent.path}/afwijzen`, { reden: 'Te duur' })).status).toBe(409);
    expect((await visitor.submit(sent.path, yes)).status).toBe(409);
    const { version, state, kinds } = await storedOf(sent);
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
    const own = await visit().login(dealer);
    await own.get(sent.path);
    expect((await own.submit(sent.path, yes)).status).toBe(303);
    const { events } = await storedOf(sent);
    expect(events.at(-1)).toMatchObject({ kind: 'accepted', personId: sent.quote.madeBy });
  });
});

describe('R13.3 the form', () => {
  it('that stood open too long comes again with the name, and then it can be sent', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await reading(sent.path);
    visitor.cookies.clear();
    const stale = await visitor.submit(sent.path, yes);
    const page = await textOf(stale);
    expect(stale.status).toBe(403);
    expect(page).toContain('value="Annet de Wit"');
    expect(page).toContain('nog niets verstuurd');
    expect((await storedOf(sent)).state).toBe('seen');
    visitor.token = /name="_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await visitor.submit(sent.path, yes)).status).toBe(303);
  });

  it('without its token, or from another site, does nothing', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await reading(sent.path);
    expect((await visitor.submit(sent.path, { ...yes, _token: '' })).status).toBe(403);
    const { app } = testApp(database);
    const body = new URLSearchParams({ ...yes, _token: visitor.token });
    const headers = { cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; ') };
    const elsewhere = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect((await app.request(sent.path, { method: 'POST', body, headers: elsewhere })).status).toBe(403);
    expect((await storedOf(sent)).state).toBe('seen');
  });
});

describe('R13.3 a question', () => {
  const question = { naam: 'Annet de Wit', email: 'annet@voorbeeld.nl', vraag: 'Kan het ook in wit?' };

  it('is kept once however often its form is sent, and as many a day as anybody has', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor, page } = await reading(sent.path);
    expect(page).toContain('value="dewit@voorbeeld.nl"');
    const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const twice = await Promise.all(
      [1, 2].map(() => visitor.submit(`${sent.path}/vraag`, { ...question, key })),
    );
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    const told = await textOf(await visitor.get(twice[0]?.headers.get('location') ?? ''));
    expect(told).toContain('Uw vraag is verstuurd aan Van Dijk Zonwering B.V.');
    expect((await storedOf(sent)).events.filter(({ kind }) => kind === 'asked')).toMatchObject([
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
    const { visitor } = await reading(sent.path);
    expect((await visitor.submit(`${sent.path}/vraag`, question)).status).toBe(303);
    const accepted = await aSentQuote(database, dealer);
    await visitor.get(accepted.path);
    await visitor.submit(accepted.path, yes);
    expect((await visitor.submit(`${accepted.path}/vraag`, question)).status).toBe(303);
  });

  it('needs who asks, where to answer and what', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await reading(sent.path);
    const answer = await visitor.submit(`${sent.path}/vraag`, { naam: 'Annet', email: 'annet', vraag: '' });
    const page = await textOf(answer);
    expect(answer.status).toBe(422);
    expect(page).toContain('Vul een geldig e-mailadres in');
    expect(page).toContain('value="annet"');
    expect(page).toMatch(/<details[^>]* open=""/);
    expect((await storedOf(sent)).kinds).not.toContain('asked');
  });
});

describe('R13.3 an address that opens nothing', () => {
  it.each([
    '/offerte',
    '/offerte/',
    `/offerte/${'a'.repeat(43)}`,
    `/offerte/${'a'.repeat(43)}.pdf`,
    `/offerte/${'a'.repeat(43)}/logo.png`,
    '/offerte/%27%20or%201=1',
    '/offerte/%FF',
    '/offerte/%00',
    `/offerte/${'9'.repeat(500)}`,
  ])('%s is told in nobody’s name', async (path) => {
    const answer = await visit().get(path);
    expect(answer.status).toBe(404);
    await expectNobody(answer);
  });

  it('neither are too many requests, too much text and a fault of ours', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await reading(sent.path);
    const large = await visitor.submit(sent.path, { naam: 'a'.repeat(300_000) });
    expect(large.status).toBe(413);
    await expectNobody(large);
    const { app, reports } = testApp(database, {
      now: () => {
        throw new Error('no clock');
      },
    });
    const fault = await app.request(sent.path, { headers: { accept: 'text/html' } });
    expect([fault.status, reports.length]).toEqual([500, 1]);
    await expectNobody(fault);
    const hasty = visit();
    const statuses = new Map<number, Response>();
    for (let tried = 0; tried < 310; tried += 1) {
      const answer = await hasty.get('/offerte/kleur/x');
      statuses.set(answer.status, answer);
    }
    expect([...statuses.keys()]).toEqual([404, 429]);
    const refused = statuses.get(429);
    if (refused !== undefined) await expectNobody(refused);
  });
});

async function expectNobody(answer: Response): Promise<void> {
  const page = await answer.text();
  const headers = JSON.stringify([...answer.headers]);
  expect(page).toContain('</html>');
  for (const sign of [/maathor/i, /favicon/, /\/contact/, /winkelwagen/i, /<script/])
    expect(page).not.toMatch(sign);
  expect(headers).not.toMatch(/maathor/i);
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
}
