import { and, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { fieldsOf as inputsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aPhoto } from '#tests/support/photo-files.ts';
import { aQuote } from '#tests/support/quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logoProblems, lookErrors, lookNotices, lookTexts } from '#text/quotes/look.ts';
import { attemptKey, countAttempts } from '../../accounts/attempts.ts';
import { people } from '../../database/schema/accounts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { quoteLogos, quoteLooks, quoteVersions } from '../../database/schema/quotes.ts';
import { composeDocument } from '../../quotes/compose-document.ts';
import { findQuote } from '../../quotes/find-quote.ts';
import { findLogo } from '../../quotes/look/find-logo.ts';
import { findLook } from '../../quotes/look/find-look.ts';
import { findSender } from '../../quotes/look/find-sender.ts';

const { database } = await testDatabase();
let now = Date.UTC(2026, 10, 16, 12);
const shop = testApp(database, { now: () => new Date(now) });
const owner = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
const buyer = await new Visitor(shop).loginByForm(demoAccounts.buyer);
const stranger = await new Visitor(shop).loginByForm(demoAccounts.belgian);
const [{ companyId } = { companyId: 0 }] = await database
  .select()
  .from(people)
  .where(eq(people.email, demoAccounts.millimetres));

beforeEach(async () => {
  now += 60 * 60 * 1000;
  await database.delete(quoteVersions);
  await database.delete(quoteLooks);
  await database.delete(quoteLogos);
});

const path = '/account/huisstijl';
const yellow = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#fd0"/></svg>',
);

function fieldsOf(html: string): Readonly<Record<string, string>> {
  const areas = [...html.matchAll(/<textarea[^>]* name="(\w+)"[^>]*>([^<]*)</g)];
  return { ...inputsOf(html), ...Object.fromEntries(areas.map(([, name, text]) => [name, text])) };
}

async function open(visitor = owner) {
  const html = await (await visitor.get(path)).text();
  return { html, fields: fieldsOf(html) };
}

function upload(file: Uint8Array | null, fields: Readonly<Record<string, string>> = {}, to = `${path}/logo`) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ _token: owner.token, ...fields })) body.append(name, value);
  if (file !== null) body.append('logo', new File([new Uint8Array(file)], 'logo.gif', { type: 'text/html' }));
  return owner.form(to, body);
}

const look = () => findLook(database, companyId);

describe('R13.3 the look of a company', () => {
  it('begins as everybody’s does, and is saved whole', async () => {
    const { html, fields } = await open();
    expect(textOf(html)).toContain(lookTexts.title);
    const wish = {
      ...{ colour: 'FFD400', senderName: ' Jansen  Zonwering ', replyTo: 'Kantoor@Jansen.nl' },
      ...{ opening: 'Beste klant,\r\n\r\nDank.', closing: 'Groet', terms: 'Betaling binnen 14 dagen.' },
      ...{ rule: 'net', percent: '37,5', rounding: 'half', validDays: '14' },
    };
    const answer = await owner.submit(path, { ...fields, ...wish });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?melding=huisstijl`]);
    expect(await look()).toMatchObject({
      ...{ colour: '#ffd400', senderName: 'Jansen Zonwering', replyTo: 'kantoor@jansen.nl' },
      ...{ opening: 'Beste klant,\n\nDank.', terms: 'Betaling binnen 14 dagen.', validDays: 14 },
      ...{ rule: { kind: 'net', basisPoints: 37_50 }, rounding: 'half', logoId: null },
    });
    const again = await (await owner.get(`${path}?melding=huisstijl`)).text();
    expect(textOf(again)).toContain(lookNotices.huisstijl);
    expect(fieldsOf(again)).toMatchObject({ colour: '#ffd400', percent: '37,5', validDays: '14' });
  });

  it('takes the colour that was picked where no code was typed', async () => {
    const { fields } = await open();
    await owner.submit(path, { ...fields, picked: '#aa0000' });
    expect((await look()).colour).toBe('#aa0000');
  });

  it('tells every fault and keeps what was typed', async () => {
    const { fields } = await open();
    const typed = {
      ...{ colour: 'geel', replyTo: 'kantoor', terms: 'x'.repeat(5001), senderName: 'Jansen' },
      ...{ rule: 'advice_percent', percent: '-95', rounding: 'cent', validDays: '0' },
    };
    const answer = await owner.submit(path, { ...fields, ...typed });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    for (const error of [lookErrors.colour, lookErrors.validDays]) expect(textOf(html)).toContain(error);
    for (const name of ['colour', 'replyTo', 'terms', 'percent', 'validDays'])
      expect(html).toContain(`href="#veld-${name}"`);
    expect(fieldsOf(html)).toMatchObject({ ...typed, seen: fields['seen'] });
    expect((await look()).senderName).toBe('');
  });

  it('is not overwritten by who has not seen it, and twice is once', async () => {
    const [mine, theirs] = [(await open()).fields, (await open(buyer)).fields];
    await owner.submit(path, { ...mine, colour: '#aa0000', closing: 'Groet' });
    const late = await buyer.submit(path, { ...theirs, colour: '#00aa00', terms: 'Nieuw' });
    const html = await late.text();
    expect(late.status).toBe(409);
    expect(textOf(html)).toContain('Intussen gewijzigd: Kleurcode, Slotwoorden.');
    // What they left alone is the other's.
    expect(fieldsOf(html)).toMatchObject({ colour: '#00aa00', terms: 'Nieuw', closing: 'Groet' });
    expect(await look()).toMatchObject({ colour: '#aa0000', terms: '' });
    expect((await owner.submit(path, { ...mine, colour: '#aa0000', closing: 'Groet' })).status).toBe(303);
    const sure = { ...theirs, ...fieldsOf(html) };
    expect((await buyer.submit(path, sure)).status).toBe(303);
    expect(await look()).toMatchObject({ colour: '#00aa00', closing: 'Groet', terms: 'Nieuw' });
  });

  it('changes no quote that was made before, and begins the next', async () => {
    const before = await aQuote(database, demoAccounts.millimetres);
    const { fields } = await open();
    const start = { rule: 'advice_percent', percent: '-10', rounding: 'whole', opening: 'Dag' };
    await owner.submit(path, { ...fields, ...start });
    const after = await aQuote(database, demoAccounts.millimetres);
    const found = await findQuote(database, companyId, before.number, '2026-11-16');
    expect(found).toMatchObject({ rule: { kind: 'advice', basisPoints: 0 }, opening: '' });
    expect(after).toMatchObject({ rule: { basisPoints: -10_00 }, rounding: 'whole', opening: 'Dag' });
  });
});

describe('R13.3 the logo of a company', () => {
  it('is told by its content, kept as a PNG, and shown to nobody else', async () => {
    await open();
    const answer = await upload(yellow);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?melding=logo`]);
    const picture = await buyer.get(`${path}/logo.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; object-src 'none'; /,
    );
    const { format, width } = await sharp(new Uint8Array(await picture.arrayBuffer())).metadata();
    expect([format, width]).toEqual(['png', 800]);
    expect((await stranger.get(`${path}/logo.png`)).status).toBe(404);
  });

  it('comes without losing what was typed beside it', async () => {
    const { fields } = await open();
    await upload(yellow, { ...fields, colour: '#ffd400', terms: 'Nog niet bewaard' });
    expect((await look()).colour).not.toBe('#ffd400');
    expect((await open()).fields).toMatchObject({ colour: '#ffd400', terms: 'Nog niet bewaard' });
    const refused = await upload(Buffer.from('tekst'), { ...fields, terms: 'Weer niet' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(textOf(html)).toContain(logoProblems['not-a-logo']);
    expect(fieldsOf(html)).toMatchObject({ terms: 'Weer niet' });
  });

  it('is saved with the rest, or not at all', async () => {
    const { fields } = await open();
    const refused = await upload(yellow, { ...fields, validDays: 'lang' }, path);
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain(lookErrors.logoAgain);
    expect((await look()).logoId).toBeNull();
    expect((await upload(yellow, { ...fields, validDays: '9' }, path)).status).toBe(303);
    expect(await look()).toMatchObject({ validDays: 9, logoId: expect.any(Number) });
  });

  it('is one however often it is placed, and an unused one goes when the next comes', async () => {
    await open();
    await Promise.all([upload(yellow), upload(yellow)]);
    expect(await database.$count(quoteLogos)).toBe(1);
    for (const shade of [1, 90, 200]) await upload(await aPhoto(shade));
    expect(await database.$count(quoteLogos)).toBe(2);
  });

  it('stays for what was sent with it', async () => {
    await open();
    await upload(yellow);
    const { logoId } = await look();
    const quote = await aQuote(database, demoAccounts.millimetres);
    const found = await findQuote(database, companyId, quote.number, '2026-11-16');
    if (found === null || logoId === null) return expect.fail('nothing to send');
    const sender = await findSender(database, companyId, await look(), null);
    await database.insert(quoteVersions).values({
      ...{ quoteId: quote.id, version: 1, token: 'x'.repeat(40), sentAt: new Date(now) },
      ...{ recipient: 'dewit@voorbeeld.nl', validUntil: '2026-12-16' },
      document: composeDocument(found, sender, '2026-11-16'),
    });
    for (const shade of [1, 90, 200]) await upload(await aPhoto(shade));
    const removed = await owner.submit(`${path}/logo/verwijderen`, {});
    expect(removed.headers.get('location')).toBe(`${path}?melding=logo-weg`);
    expect((await look()).logoId).toBeNull();
    expect((await owner.get(`${path}/logo.png`)).status).toBe(404);
    expect(await findLogo(database, logoId)).not.toBeNull();
  });

  it.each([
    ['nothing', null, 'none'],
    ['more than two megabytes', Buffer.alloc(2 * 1024 * 1024 + 1, 0x20), 'too-heavy'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'not-a-logo'],
  ] as const)('is not %s', async (_what, file, problem) => {
    await open();
    const answer = await upload(file);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(logoProblems[problem]);
    expect(await database.$count(quoteLogos)).toBe(0);
  });

  it('is counted before it is looked at', async () => {
    await open();
    const key = attemptKey('logos', String(companyId));
    await countAttempts(database, [{ key, seconds: 10 * 60, times: 28 }], new Date(now));
    const answers: number[] = [];
    for (let count = 0; count < 3; count += 1) answers.push((await upload(Buffer.from('x'))).status);
    expect(answers).toEqual([422, 422, 429]);
  });
});

describe('R13.3 the example beside the form', () => {
  it('is the page an end customer gets, with what is typed and what of it can be read', async () => {
    const { fields } = await open();
    await upload(yellow);
    const typed = {
      senderName: 'Zonwering Jansen',
      colour: '#ffd400',
      validDays: 'lang',
      terms: 'Wij <b>leveren</b>',
    };
    const answer = await owner.submit(`${path}/voorbeeld`, { ...fields, ...typed });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none'", "frame-ancestors 'self'", 'sandbox allow-same-origin'])
      expect(policy).toContain(part);
    expect(policy).not.toContain('script-src');
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(html).not.toContain('<script');
    expect(textOf(html)).toContain('Zonwering Jansen');
    expect(html).toContain('Wij &lt;b&gt;leveren');
    expect(html).toContain('ffd400');
    expect(html).toContain(`${path}/logo.png`);
    expect(html).not.toMatch(/maathor(?!-)/i);
    expect((await look()).senderName).toBe('');
  });

  it('has real screens for whoever asks, in their own units', async () => {
    for (const account of [demoAccounts.centimetres, demoAccounts.totalMeasures, demoAccounts.belgian]) {
      const visitor = await new Visitor(shop).loginByForm(account);
      const text = textOf(await (await visitor.get(`${path}/voorbeeld`)).text());
      expect(text).toContain('RAL 7016');
      expect(text).toContain(account === demoAccounts.centimetres ? '90,0 x 120,0' : '900 x 1200');
    }
  });

  it('can be framed by its own page alone', async () => {
    const framing = (await owner.get(path)).headers.get('content-security-policy');
    expect(framing).toContain("frame-src 'self'");
    expect((await owner.get('/account')).headers.get('content-security-policy')).toContain(
      "frame-src 'none'",
    );
  });
});

it('R13.3 what staff change of it for a customer stands in the logbook', async () => {
  const sales = await new Visitor(shop).loginByForm(demoAccounts.sales);
  await sales.get('/beheer');
  const [customer] = await database
    .select()
    .from(people)
    .where(and(eq(people.email, demoAccounts.millimetres)));
  const begun = await sales.submit(`/beheer/klanten/${companyId}/namens`, { person: String(customer?.id) });
  expect(begun.status).toBe(303);
  const { fields } = await open(sales);
  expect((await sales.submit(path, { ...fields, colour: '#ffd400' })).status).toBe(303);
  const [entry] = await database
    .select()
    .from(logbook)
    .where(eq(logbook.action, 'quote_look_changed_on_behalf'))
    .orderBy(desc(logbook.id));
  expect(entry?.after).toMatchObject({ what: 'saved', contents: expect.stringContaining('#ffd400') });
});
