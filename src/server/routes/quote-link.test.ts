import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { configuredLine } from '#domain/line/configured-line.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { LinkReaders, textOf, yes } from '#tests/support/quote-link.ts';
import { aSentQuote } from '#tests/support/quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { workedExamples } from '#tests/support/worked-examples.ts';
import { attemptKey, countAttempts } from '../accounts/attempts.ts';
import { listLines } from '../cart/find-lines.ts';
import { people } from '../database/schema/accounts.ts';
import { quoteLogos } from '../database/schema/quotes.ts';

const { database } = await testDatabase();
const dealer = demoAccounts.millimetres;
const readers = new LinkReaders(database);

describe('R13.3 the page of a quote', () => {
  it('shows all that the dealer wrote, without script, and in nobody’s cache or index', async () => {
    const sent = await aSentQuote(database, dealer, {
      validUntil: '2026-12-16',
      now: new Date('2026-11-16T10:00:00Z'),
      look: { terms: 'Betaling binnen 14 dagen.' },
      quote: { subject: 'Horren Dorpsstraat', opening: 'Dank voor uw aanvraag.', closing: 'Tot ziens.' },
    });
    const { answer, page } = await readers.read(sent.path, () => new Date('2026-11-17T10:00:00Z'));
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
    const { visitor, page } = await readers.read(sent.path);
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

describe('R13.3 seen', () => {
  it('is when somebody else opens it for the first time, also when two do at once', async () => {
    const sent = await aSentQuote(database, dealer);
    const { app } = testApp(database);
    await Promise.all([1, 2, 3].map(() => app.request(sent.path)));
    await app.request(sent.path);
    const { version, state, kinds } = await readers.stored(sent);
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
    expect((await readers.visit().get(sent.path, headers)).status).toBe(200);
    expect((await readers.stored(sent)).state).toBe('sent');
  });

  it('is not by asking whether it is there, nor by the dealer, who is told whom it is shown to', async () => {
    const sent = await aSentQuote(database, dealer);
    await testApp(database).app.request(sent.path, { method: 'HEAD' });
    const own = await readers.visit().login(dealer);
    const page = await textOf(await own.get(sent.path));
    expect(page).toContain('Zo ziet uw klant de offerte');
    expect((await readers.stored(sent)).state).toBe('sent');
    const other = await readers.visit().login(demoAccounts.belgian);
    expect(await textOf(await other.get(sent.path))).not.toContain('Zo ziet uw klant');
    expect((await readers.stored(sent)).state).toBe('seen');
  });
});

describe('R13.3 what nobody but the dealer may know', () => {
  const rules = [
    { kind: 'advice', basisPoints: 0 },
    { kind: 'advice', basisPoints: -10_00 },
    { kind: 'net', basisPoints: 85_50 },
  ] as const;

  it('is on no page: what the dealer pays, at which discount, and to whom', async () => {
    const shop = testApp(database);
    const buyer = await Buyer.login(shop, dealer);
    for (const { code, specs, amount } of workedExamples) await buyer.add(code, specs, { amount });
    const [person] = await database.select().from(people).where(eq(people.email, dealer));
    const cart = await listLines(database, person?.id ?? 0);
    expect(cart.length).toBe(workedExamples.length);
    const lines = cart.map((line) => ({ screen: configuredLine(line) }));
    for (const [index, rule] of rules.entries()) {
      const rounding = (['cent', 'half', 'whole'] as const)[index] ?? 'cent';
      const sent = await aSentQuote(database, dealer, { lines, quote: { rule, rounding } });
      const { answer, page } = await readers.read(sent.path);
      expect(answer.status).toBe(200);
      expect(page.match(/role="img"/g)).toHaveLength(cart.length);
      expect(page + JSON.stringify([...answer.headers])).not.toMatch(/maathor/i);
      expect(page).not.toMatch(/korting|netto|marge|inkoop|adviesprijs|voorbeeldwinkel/i);
      for (const { unitPrice, amount } of cart)
        for (const net of [unitPrice, unitPrice * amount])
          for (const written of waysToWrite(net))
            expect(page).not.toMatch(new RegExp(`(?<![\\d.,])${written}(?!\\d)`));
    }
  });

  function waysToWrite(amount: number): readonly string[] {
    const [euros, rest] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
    return [`${euros},${rest}`, `${euros}\\.${rest}`, `${amount}`];
  }
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
    const answer = await readers.visit().get(path);
    expect(answer.status).toBe(404);
    await expectNobody(answer);
  });

  it('neither are too many requests, too much text and a fault of ours', async () => {
    const sent = await aSentQuote(database, dealer);
    const { visitor } = await readers.read(sent.path);
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
    const hasty = readers.visit();
    const statuses = new Map<number, Response>();
    const key = attemptKey('quote-link', readers.lastAddress());
    await countAttempts(database, [{ key, seconds: 60, times: 298 }], new Date());
    for (let tried = 0; tried < 4; tried += 1) {
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
