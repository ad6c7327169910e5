import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { products } from '#catalogue/index.ts';
import { validAnswers } from '#catalogue/testing/configurator.ts';
import { settings, testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { startMailSink } from '#tests/support/mail-sink.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { mails } from '../../database/schema/operations.ts';
import { quotes, quoteVersions } from '../../database/schema/quotes.ts';
import { openMailTransport } from '../../mail/mail-transport.ts';
import { deliverMail } from '../../mail/outbox.ts';
import { makeQuotePdf } from '../../quotes/sending/make-quote-pdf.ts';

const { database } = await testDatabase();
let time = new Date('2026-11-16T12:00:00Z');
const shop = testApp(database, { now: () => time });
const dealer = await Buyer.login(shop, demoAccounts.millimetres);
const sink = await startMailSink();
const transport = openMailTransport(settings({ SMTP_URL: sink.url }));

afterAll(async () => {
  transport.close();
  await sink.close();
});

const day = 24 * 60 * 60 * 1000;
const endCustomer = 'annet@dewit.voorbeeld.nl';
const customer = {
  ...{ name: 'Annet de Wit', email: endCustomer, phone: '', street: 'Dorpsstraat 12' },
  ...{ postcode: '1234 AB', city: 'Haarlem', country: 'NL' },
};

const money = z.object({ net: z.string(), margin: z.string(), marginPercent: z.string().nullable() });
const answer = z.object({
  lines: z.array(money.extend({ amount: z.string(), price: z.string() })),
  totals: money,
});

// As people and programs write an amount, where no digit stands beside it.
function formsOf(...amounts: readonly string[]): RegExp {
  const forms = amounts.flatMap((decimal) => {
    const [whole = '', fraction = ''] = decimal.split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\\.');
    // As whole cents only where they could not be a postcode.
    return [`${whole}[.,]${whole.length > 2 ? '?' : ''}${fraction}`, `${grouped},${fraction}`];
  });
  return new RegExp(`(?<![\\d.,])(?:${forms.join('|')})(?!\\d)`);
}

function secretsOf({ lines, totals }: z.infer<typeof answer>): RegExp {
  const each = lines.flatMap(({ net, margin, amount }) => [
    ...[net, margin],
    (Number(net) / Number(amount)).toFixed(2),
  ]);
  const percents = [totals, ...lines].flatMap(({ marginPercent }) => marginPercent ?? []);
  const all = [
    formsOf(...each, ...percents, totals.net, totals.margin),
    // What the company gets off, and what that is called.
    ...[/(?<!\d)38(,00)?\s?%/, /basisPoints/, /netto/, /marge/, /groep B/],
    // What the dealer puts on top.
    /(?<!\d)83(,00)?\s?%/,
    ...[/maathor/, /leverancier/],
  ];
  return new RegExp(all.map(({ source }) => source).join('|'), 'i');
}

async function save(): Promise<string> {
  const saved = await dealer.visitor.submit('/offertes', { key: randomUUID() });
  return /O\d{4}-\d{5}/.exec(saved.headers.get('location') ?? '')?.[0] ?? '';
}

async function tokenOf(number: string): Promise<{ readonly token: string; readonly id: number }> {
  const [version] = await database
    .select({ token: quoteVersions.token, id: quoteVersions.id })
    .from(quoteVersions)
    .innerJoin(quotes, eq(quotes.id, quoteVersions.quoteId))
    .where(eq(quotes.number, number));
  if (version === undefined) throw new Error(`${number} was not sent`);
  return version;
}

const everything = async (reply: Response) => `${JSON.stringify([...reply.headers])}\n${await reply.text()}`;

type Got = {
  // What can be read, or is told by a header.
  readonly texts: readonly string[];
  // What only a name could stand in.
  readonly files: readonly string[];
};

// A page with what it fetches: styles and logo.
async function openPage(visitor: Visitor, path: string): Promise<Got> {
  const page = await everything(await visitor.get(path));
  const [, token] = /name="_token" value="([^"]+)"/.exec(page) ?? [];
  if (token !== undefined) visitor.token = token;
  const fetched = [...page.matchAll(/(?:href|src)="(\/[^"#]+\.(?:css|svg|png|ico))"/g)].map(
    ([, at = '']) => at,
  );
  const files = await Promise.all([...new Set(fetched)].map(async (at) => everything(await visitor.get(at))));
  return { texts: [page], files };
}

async function openPdf(visitor: Visitor, path: string): Promise<Got> {
  const reply = await visitor.get(path);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const texts = [JSON.stringify([...reply.headers]), pdfText(bytes)];
  return { texts, files: [Buffer.from(bytes).toString('latin1')] };
}

// As they arrive, with every header and what goes along.
async function mailsTo(recipient: string): Promise<readonly string[]> {
  const waiting = await database.select({ id: mails.id }).from(mails).where(eq(mails.recipient, recipient));
  const delivering = {
    ...{ transport, mailHost: 'localhost', quotesHost: 'localhost', colophon: () => ['Maathor B.V.'] },
    onGivenUp: () => Promise.resolve(),
  };
  const before = sink.received.length;
  for (const { id } of waiting) await deliverMail(database, delivering, id);
  const arrived = sink.received.slice(before);
  // The quote, the reminder and what was agreed.
  expect(arrived).toHaveLength(3);
  return arrived.flatMap(({ headers, subject, text, html, from, replyTo, attachments }) => [
    JSON.stringify({ headers, subject, from, replyTo }),
    ...[text ?? '', html ?? ''],
    ...attachments.flatMap(({ filename, mimeType, content }) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
      return [filename ?? '', mimeType === 'application/pdf' ? pdfText(bytes) : ''];
    }),
  ]);
}

const codes = products.map(({ code }) => code);

describe('R13.2 R13.3 all that an end customer gets', () => {
  // Of several products, at the rule that tells the most: it begins with what the dealer pays.
  it.each([[codes.slice(1, 3), { rule: 'net', percent: '83', rounding: 'cent' }]])(
    'of %j at %j holds no net price, no margin, no discount of the dealer and not who made it',
    readAll,
  );

  it.each([
    [codes.slice(0, 1), { rule: 'advice_percent', percent: '-7', rounding: 'half' }],
    [codes.slice(-3), { rule: 'advice', percent: '', rounding: 'whole' }],
  ])('of %j at %j holds nothing of it either', { tags: ['thorough'] }, readAll);

  async function readAll(of: readonly (typeof codes)[number][], rule: Readonly<Record<string, string>>) {
    for (const [index, code] of of.entries()) {
      const added = await dealer.add(code, validAnswers[code], { amount: index + 2 });
      expect([code, added.status]).toEqual([code, 200]);
    }
    const number = await save();
    const path = `/offertes/${number}`;
    const change = (part: string, fields: Readonly<Record<string, string>>) =>
      dealer.visitor.submit(`${path}${part}`, { key: randomUUID(), ...fields });
    await change('/klant', customer);
    await change('/prijs', { ...rule, discount: 'percent', discountValue: '4' });
    expect((await change('/versturen', {})).headers.get('location')).toContain('melding=verstuurd');
    const { token, id } = await tokenOf(number);
    await makeQuotePdf(shop.deps, id);
    const known = answer.parse(await (await dealer.visitor.get(path, { accept: 'application/json' })).json());
    const secrets = secretsOf(known);

    const visitor = new Visitor(shop, '192.0.2.17');
    const link = `/offerte/${token}`;
    const send = async (path: string, fields: Readonly<Record<string, string>>): Promise<Got> => ({
      texts: [await everything(await visitor.submit(path, fields))],
      files: [],
    });
    const got = [await openPage(visitor, link), await openPdf(visitor, `${link}.pdf`)];
    got.push(
      await send(`${link}/vraag`, { vraag: 'Wanneer komt u?', email: endCustomer, key: randomUUID() }),
    );
    time = new Date(time.getTime() + 3 * day);
    expect((await change('/herinneren', {})).headers.get('location')).toContain('melding=herinnerd');
    got.push(await send(link, { naam: '', akkoord: '' }));
    got.push(await send(link, { naam: 'Annet de Wit', akkoord: '1' }));
    const agreed = await openPage(visitor, link);
    expect(agreed.texts.join('')).toContain('Akkoord gegeven door Annet de Wit');
    got.push(agreed, { texts: await mailsTo(endCustomer), files: [] });
    await change('/nieuwe-versie', {});
    got.push(await openPage(visitor, link));

    const found = got.flatMap(({ texts, files }) => [
      ...texts.flatMap((text) => excerpt(text, secrets)),
      ...files.flatMap((file) => excerpt(file, /maathor/i)),
    ]);
    expect(found).toEqual([]);
    // The search itself: what the end customer does read is found.
    const prices = known.lines.map(({ price }) => formsOf(price));
    for (const forms of prices)
      expect(got.some(({ texts }) => texts.some((text) => forms.test(text)))).toBe(true);
  }
});

function excerpt(text: string, wanted: RegExp): readonly string[] {
  const at = text.search(wanted);
  return at < 0 ? [] : [text.slice(Math.max(0, at - 80), at + 80)];
}
