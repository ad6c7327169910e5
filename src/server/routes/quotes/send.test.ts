import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { page } from '#tests/support/html.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { aQuote } from '#tests/support/quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { mails } from '../../database/schema/operations.ts';
import { quoteEvents, quotes, quoteVersions } from '../../database/schema/quotes.ts';

const { database } = await testDatabase();
const jobs: { readonly queue: string; readonly data: unknown }[] = [];
let time = new Date('2026-11-16T12:00:00Z');
const shop = testApp(database, {
  now: () => time,
  jobs: {
    enqueue: (_transaction, queue, data) => {
      jobs.push({ queue, data });
      return Promise.resolve();
    },
  },
});
const dealer = await new Visitor(shop).login(demoAccounts.millimetres);
const colleague = await new Visitor(shop).login(demoAccounts.buyer);

beforeEach(async () => {
  await database.delete(quotes);
  jobs.length = 0;
  time = new Date('2026-11-16T12:00:00Z');
});

type Quote = Awaited<ReturnType<typeof aQuote>>;
const concept = (given: Parameters<typeof aQuote>[2] = {}) =>
  aQuote(database, demoAccounts.millimetres, { now: time, ...given });

async function stored({ id }: Quote) {
  const [quote] = await database.select().from(quotes).where(eq(quotes.id, id));
  if (quote === undefined) throw new Error('no quote');
  return quote;
}

async function send(quote: Quote, fields: Readonly<Record<string, string>> = {}, by = dealer) {
  const { revision } = await stored(quote);
  return by.submit(`/offertes/${quote.number}/versturen`, {
    seen: String(revision),
    key: randomUUID(),
    ...fields,
  });
}

const remind = ({ number }: Quote, key: string = randomUUID()) =>
  dealer.submit(`/offertes/${number}/herinneren`, { key });

const noticeOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams.get('melding');

const versionsOf = ({ id }: Quote) =>
  database.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id)).orderBy(quoteVersions.version);

const mailsTo = (recipient: string) =>
  database.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);

async function kindsOf({ id }: Quote) {
  const rows = await database
    .select({ kind: quoteEvents.kind })
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteId, id))
    .orderBy(quoteEvents.id);
  return rows.map(({ kind }) => kind);
}

const endCustomer = 'dewit@voorbeeld.nl';

describe('R13.4 Versturen', () => {
  it('keeps a version, mails it to the end customer and puts its PDF in the queue', async () => {
    const quote = await concept();
    const answer = await send(quote);
    expect(`${answer.status} ${noticeOf(answer)}`).toBe('303 verstuurd');
    const [version, ...others] = await versionsOf(quote);
    expect(others).toEqual([]);
    expect(version).toMatchObject({
      version: 1,
      recipient: endCustomer,
      validUntil: '2026-12-16',
      pdf: null,
    });
    expect(version?.token).toMatch(/^[\w-]{43}$/);
    expect(version?.document).toMatchObject({ sentOn: '2026-11-16', totals: { total: 655_25 } });
    expect(await stored(quote)).toMatchObject({ state: 'sent', sentAt: time });
    const [mail, ...more] = await mailsTo(endCustomer);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      senderName: 'Van Dijk Zonwering B.V.',
      replyTo: demoAccounts.millimetres,
      quoteVersionId: version?.id,
      status: 'queued',
    });
    expect(mail?.text).toContain(`http://localhost/offerte/${version?.token}`);
    expect(jobs).toEqual([{ queue: 'make-quote-pdf', data: { versionId: version?.id } }]);
    expect(await kindsOf(quote)).toEqual(['made', 'sent']);
  });

  it('is done once by a double click and by two colleagues at once', async () => {
    const quote = await concept();
    // All four from a page that showed a concept.
    const seen = String((await stored(quote)).revision);
    const key = randomUUID();
    const answers = await Promise.all([
      send(quote, { key, seen }),
      send(quote, { key, seen }),
      send(quote, { seen }, colleague),
      send(quote, { seen: '' }, colleague),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(answers.map(noticeOf).toSorted()).toEqual([
      'al-verstuurd',
      'al-verstuurd',
      'al-verstuurd',
      'verstuurd',
    ]);
    expect(await versionsOf(quote)).toHaveLength(1);
    expect(await mailsTo(endCustomer)).toHaveLength(1);
    expect(await kindsOf(quote)).toEqual(['made', 'sent']);
  });

  it('sends nothing that a colleague has changed since', async () => {
    const quote = await concept();
    await database.update(quotes).set({ revision: 9, subject: 'Anders' }).where(eq(quotes.id, quote.id));
    expect(noticeOf(await send(quote, { seen: '2' }))).toBe('intussen-gewijzigd');
    expect(await versionsOf(quote)).toEqual([]);
    expect(await mailsTo(endCustomer)).toEqual([]);
  });

  it('tells all that is missing, and sends nothing', async () => {
    const quote = await concept({ lines: [] });
    const customer = { ...quote.customer, name: '', email: '' };
    await database.update(quotes).set({ customer, validUntil: '2026-11-15' }).where(eq(quotes.id, quote.id));
    const answer = await send(quote);
    expect(answer.status).toBe(422);
    const text = await answer.text();
    for (const part of [
      'naam van uw klant',
      'e-mailadres van uw klant',
      'een regel',
      'laatste dag is voorbij',
    ])
      expect(text).toContain(part);
    expect(await versionsOf(quote)).toEqual([]);
  });

  it('waits for a screen that can no longer be made to be mended', async () => {
    const quote = await concept({ lines: [{ screen: aLine({ productCode: 'ZZ-1' }) }] });
    const answer = await send(quote);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('niet meer zo gemaakt worden');
  });

  it('mails what did not change again with the same link, once for two who ask at once', async () => {
    const quote = await concept();
    await send(quote);
    const seen = String((await stored(quote)).revision);
    const answers = await Promise.all([send(quote, { seen }), send(quote, { seen }, colleague)]);
    expect(answers.map(noticeOf).toSorted()).toEqual(['al-verstuurd', 'verstuurd']);
    expect(await versionsOf(quote)).toHaveLength(1);
    const [first, second, ...others] = await mailsTo(endCustomer);
    expect(others).toEqual([]);
    expect(second?.text).toBe(first?.text);
  });

  it('sends what was refused as a version of its own, and nothing of what was accepted', async () => {
    const quote = await concept();
    await send(quote);
    await database.update(quotes).set({ state: 'refused' }).where(eq(quotes.id, quote.id));
    expect(noticeOf(await send(quote))).toBe('verstuurd');
    const versions = await versionsOf(quote);
    expect(versions.map(({ version }) => version)).toEqual([1, 2]);
    expect(new Set(versions.map(({ token }) => token)).size).toBe(2);
    expect(versions[1]?.document.version).toBe(2);
    await database.update(quotes).set({ state: 'accepted' }).where(eq(quotes.id, quote.id));
    expect(noticeOf(await send(quote))).toBe('vast');
    expect(await mailsTo(endCustomer)).toHaveLength(2);
  });

  it('is not there for another company', async () => {
    const quote = await concept();
    const stranger = await new Visitor(shop).login(demoAccounts.centimetres);
    const answer = await stranger.submit(`/offertes/${quote.number}/versturen`, { key: randomUUID() });
    expect(answer.status).toBe(404);
    expect((await stranger.get(`/offertes/${quote.number}.pdf`)).status).toBe(404);
    expect(await versionsOf(quote)).toEqual([]);
  });
});

describe('R13.4 Herinnering sturen', () => {
  it('goes once for a click, once a day and five times in all, with the same link', async () => {
    const quote = await concept();
    expect(noticeOf(await remind(quote))).toBe('niet-te-herinneren');
    await send(quote);
    const key = randomUUID();
    const [one, other] = await Promise.all([remind(quote, key), remind(quote, key)]);
    expect([noticeOf(one), noticeOf(other)]).toEqual(['herinnerd', 'herinnerd']);
    expect(noticeOf(await remind(quote))).toBe('vandaag-herinnerd');
    for (const day of ['17', '18', '19', '20']) {
      time = new Date(`2026-11-${day}T08:00:00Z`);
      expect(noticeOf(await remind(quote))).toBe('herinnerd');
    }
    time = new Date('2026-11-21T08:00:00Z');
    expect(noticeOf(await remind(quote))).toBe('genoeg-herinnerd');
    const [{ token } = { token: '' }] = await versionsOf(quote);
    const sent = await mailsTo(endCustomer);
    expect(sent.map(({ subject }) => subject.startsWith('Herinnering'))).toEqual([
      false,
      ...Array.from({ length: 5 }, () => true),
    ]);
    for (const { text } of sent) expect(text).toContain(`/offerte/${token}`);
    expect(await kindsOf(quote)).toEqual(['made', 'sent', ...Array.from({ length: 5 }, () => 'reminded')]);
  });

  it('does not go after the last day', async () => {
    const quote = await concept();
    await database.update(quotes).set({ validUntil: '2026-11-17' }).where(eq(quotes.id, quote.id));
    await send(quote);
    time = new Date('2026-11-18T12:00:00Z');
    expect(noticeOf(await remind(quote))).toBe('niet-te-herinneren');
    expect((await send(quote)).status).toBe(422);
    expect(await mailsTo(endCustomer)).toHaveLength(1);
  });
});

describe('R13.3 the PDF of a quote', () => {
  const read = async (path: string) => {
    const answer = await dealer.get(path);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    return pdfText(new Uint8Array(await answer.arrayBuffer()));
  };

  it('of a concept says so; of a version it stays as it was sent', async () => {
    const quote = await concept();
    const path = `/offertes/${quote.number}.pdf`;
    expect(await read(path)).toContain('Concept: deze offerte is nog niet verstuurd.');
    await send(quote);
    const sent = await read(path);
    expect(sent).toContain('16 november 2026');
    expect(sent).not.toContain('Concept');
    await database
      .update(quotes)
      .set({ state: 'concept', version: 2, subject: 'Andere horren' })
      .where(eq(quotes.id, quote.id));
    expect(await read(path)).toContain('Andere horren');
    expect(await read(`${path}?versie=1`)).toBe(sent);
    for (const none of ['2', '0', 'x', '99999999'])
      expect((await dealer.get(`${path}?versie=${none}`)).status).toBe(404);
  });

  it('holds what the end customer pays and nothing of what the dealer pays, or to whom', async () => {
    const quote = await concept();
    await send(quote);
    const answer = await dealer.get(`/offertes/${quote.number}.pdf`);
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="Offerte-${quote.number}.pdf"`);
    const text = pdfText(new Uint8Array(await answer.arrayBuffer()));
    for (const part of [
      'Van Dijk Zonwering',
      'Familie De Wit',
      'Dorpsstraat 12',
      'Inzethor',
      '928 mm',
      '1228 mm',
      'Montage',
      '2,5 uur',
      '€ 655,25',
      'Btw 21 % over € 541,53',
      'geldig tot en met 16 december 2026',
      'Pagina 1 van 1',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/maathor|86,08|258,24|netto|PE-100/i);
  });
});

it('R13.4 the dealer reads what was sent, where, and how the mail fared', async () => {
  const quote = await concept();
  await send(quote);
  const shown = async () => (await page(dealer, `/offertes/${quote.number}`)).source;
  const [version] = await versionsOf(quote);
  expect(await shown()).toContain(`value="http://localhost/offerte/${version?.token}"`);
  expect(await shown()).toContain(`aan ${endCustomer}: wordt verzonden`);
  await database.update(mails).set({ status: 'failed' }).where(eq(mails.recipient, endCustomer));
  expect(await shown()).toContain(`De e-mail aan ${endCustomer} is niet aangekomen.`);
});
