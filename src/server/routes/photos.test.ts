import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aPhonePhoto, aPhoto, aPngOf } from '#tests/support/photo-files.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { photoProblems, photoTexts } from '#text/ordering/photos.ts';
import { attemptKey, countAttempts } from '../accounts/attempts.ts';
import { exportCustomer } from '../accounts/export-customer.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { dropRemovedLines } from '../cart/clean-up-carts.ts';
import { carts } from '../database/schema/carts.ts';
import { photos } from '../database/schema/photos.ts';

const { database } = await testDatabase();
const noon = Date.UTC(2026, 10, 16, 12);
let now = noon;
const shop = testApp(database, { now: () => new Date(now) });
const buyer = await Buyer.login(shop, demoAccounts.millimetres);
const stranger = await Buyer.login(shop, demoAccounts.centimetres);
// Whose login does not last as long as these tests.
const logInStaff = () => Buyer.login(shop, demoAccounts.staff);

let line = 0;
const path = (timestamp = line) => `/winkelwagen/${timestamp}/fotos`;

beforeEach(async () => {
  now += 60 * 60 * 1000;
  await database.delete(carts);
  await database.delete(photos);
  line = (await buyer.add('PE-100', pe100(), { amount: 1 })).body.timestamps?.[0] ?? 0;
});

const upload = (files: readonly Uint8Array[], timestamp = line) =>
  buyer.visitor.upload(path(timestamp), files);
const kept = () => database.$count(photos);

async function addresses(of = buyer): Promise<readonly (readonly string[])[]> {
  return (await of.cart()).lines.map((one) => one.photos);
}

describe('R20.15 photos of a cart line', () => {
  it('are read by who may read what they hang on: a cart by who works for customers, a request by who sees them', async () => {
    await upload([await aPhoto(1)]);
    const [[inCart = ''] = []] = await addresses();
    const statuses = async () => {
      const found: Record<string, number> = {};
      for (const name of ['staff', 'sales', 'bookkeeping', 'workshop'] as const)
        found[name] = (await (await new Visitor(shop).login(demoAccounts[name])).get(inCart)).status;
      return found;
    };
    expect(await statuses()).toEqual({ staff: 200, sales: 200, bookkeeping: 404, workshop: 404 });
    const asked = await database.execute<{ id: number }>(sql`
      insert into special_requests (person_id, key, measured, amount, phone, description)
      select id, gen_random_uuid(), 'opening', 1, '0612345678', 'Rond raam' from people where email = ${demoAccounts.millimetres} returning id`);
    await database.execute(
      sql`update photos set cart_line_id = null, special_request_id = ${asked.rows[0]?.id ?? 0}`,
    );
    expect(await statuses()).toEqual({ staff: 200, sales: 200, bookkeeping: 200, workshop: 404 });
  });

  it('are sent with a button where there is no script', async () => {
    const page = await (await buyer.visitor.get('/winkelwagen')).text();
    const form = page.slice(page.indexOf(`action="${path()}"`));
    const [button = ''] = /<noscript>.*?<\/noscript>/s.exec(form.slice(0, form.indexOf('</form>'))) ?? [];
    expect(button).toContain('type="submit"');
    expect(button).toContain('aria-label="Foto versturen: Inzethor, woonkamer"');
  });

  it('are kept upright, shown on the line and named in the cart', async () => {
    const answer = await upload([await aPhonePhoto(6), await aPhoto(1)]);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/winkelwagen?melding=foto&regel=${line}#line-${line}`,
    ]);
    const [[first = '', second = ''] = []] = await addresses();
    const page = await (await buyer.visitor.get('/winkelwagen?melding=foto')).text();
    expect(page).toContain(`src="${first}/klein"`);
    expect(page).toContain(`href="${second}"`);
    expect(textOf(page)).toContain('De foto staat bij de regel.');
    const photo = await buyer.visitor.get(first);
    const { width, height, exif } = await sharp(new Uint8Array(await photo.arrayBuffer())).metadata();
    expect([width, height, exif]).toEqual([90, 60, undefined]);
  });

  it('come with headers that keep them a picture, and with whose they are', async () => {
    await upload([await aPhoto(1)]);
    const [[address = ''] = []] = await addresses();
    for (const one of [address, `${address}/klein`]) {
      const answer = await buyer.visitor.get(one);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await stranger.visitor.get(one)).status).toBe(404);
      expect((await (await logInStaff()).visitor.get(one)).status).toBe(200);
      expect((await new Visitor(shop).get(one)).headers.get('location')).toContain('/inloggen');
    }
  });

  it('are three at most: a fourth is refused beside the line, and what is there stays', async () => {
    await upload([await aPhoto(1), await aPhoto(50)]);
    const two = await upload([await aPhoto(100), await aPhoto(150)]);
    expect(two.status).toBe(422);
    expect(textOf(await two.text())).toContain(photoTexts.full(1));
    expect(await kept()).toBe(2);
    await upload([await aPhoto(100)]);
    const fourth = await upload([await aPhoto(150)]);
    expect(fourth.status).toBe(422);
    expect(textOf(await fourth.text())).toContain(photoTexts.full(0));
    const four = await Promise.all([1, 2, 3, 4].map((shade) => aPhoto(shade)));
    expect((await upload(four)).status).toBe(422);
    expect(await kept()).toBe(3);
  });

  it('are three at most when many come at once', async () => {
    const files = await Promise.all([10, 60, 110, 160, 210].map((shade) => aPhoto(shade)));
    const answers = await Promise.all(files.map((file) => upload([file])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 422, 422]);
    expect(await kept()).toBe(3);
  });

  it('sent twice are there once, also at the same time', async () => {
    const file = await aPhoto(1);
    const answers = await Promise.all([upload([file]), upload([file]), upload([file, file])]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await kept()).toBe(1);
  });

  it('cannot be put with, or taken from, somebody else’s line', async () => {
    const answer = await stranger.visitor.upload(path(), [await aPhoto(1)]);
    expect(answer.headers.get('location')).toBe('/winkelwagen?melding=weg');
    await upload([await aPhoto(1)]);
    const [[address = ''] = []] = await addresses();
    const remove = `${path()}/${address.split('/').at(-1)}/verwijderen`;
    await stranger.visitor.submit(remove, {});
    expect(await kept()).toBe(1);
    expect((await buyer.visitor.submit(remove, {})).headers.get('location')).toContain('melding=foto-weg');
    expect((await buyer.visitor.submit(remove, {})).headers.get('location')).toContain('melding=geen-foto');
    expect(await kept()).toBe(0);
  });

  it.each([
    ['nothing', [], photoProblems.none],
    ['a text', [Buffer.from('geen foto')], photoProblems['not-a-photo']],
    ['a file of 900 million pixels', [aPngOf(30_000, 30_000)], photoProblems['too-many-pixels']],
    ['a HEIC', [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')], photoProblems.heic],
    ['13 MB', [Buffer.alloc(13_000_000, 0xff)], photoProblems['too-heavy']],
  ] as const)('are refused in words: %s', async (_what, files, problem) => {
    const page = await upload(files);
    expect(page.status).toBe(422);
    expect(textOf(await page.text())).toContain(problem);
    const headers = { accept: 'application/json', 'x-csrf-token': buyer.visitor.token };
    const call = await buyer.visitor.upload(path(), files, { headers });
    expect([call.status, await call.json()]).toMatchObject([422, { message: problem }]);
    expect(await kept()).toBe(0);
  });

  it('one that is bad keeps the others out too', async () => {
    expect((await upload([await aPhoto(1), Buffer.from('geen foto')])).status).toBe(422);
    expect(await kept()).toBe(0);
  });

  it('need the token, a login, and a body that is not too large', async () => {
    const file = await aPhoto(1);
    const wrong = await buyer.visitor.upload(path(), [file], { fields: { _token: 'wrong' } });
    expect(wrong.status).toBe(403);
    const visitor = new Visitor(shop);
    await visitor.get('/inloggen');
    expect((await visitor.upload(path(), [file])).headers.get('location')).toContain('/inloggen');
    expect((await upload([Buffer.alloc(26_000_000)])).status).toBe(413);
    expect((await buyer.visitor.upload('/winkelwagen/opmerkingen', [Buffer.alloc(300_000)])).status).toBe(
      413,
    );
    // A large body that is no post passes no door that counts it.
    const put = await shop.app.request('/maatwerk', {
      method: 'PUT',
      headers: { 'content-length': '1000000' },
      body: Buffer.alloc(1_000_000),
    });
    expect(put.status).toBe(413);
    expect(await kept()).toBe(0);
  });

  it('are counted before they are decoded', async () => {
    const person = await findPersonByEmail(database, demoAccounts.millimetres);
    const key = attemptKey('photos', String(person?.id));
    await countAttempts(database, [{ key, seconds: 10 * 60, times: 117 }], new Date(now));
    const file = Buffer.from('geen foto');
    expect((await upload([file, file, file])).status).not.toBe(429);
    const answer = await upload([await aPhoto(1)]);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('stay when the line is changed, are copied with it, and come back with it', async () => {
    await upload([await aPhoto(1), await aPhoto(90)]);
    await buyer.update('PE-100', line, pe100(), { amount: 5 });
    const [before = []] = await addresses();
    expect(before).toHaveLength(2);
    await buyer.visitor.submit(`/winkelwagen/${line}/kopie`, {});
    const [first, copy = []] = await addresses();
    expect(first).toEqual(before);
    expect(copy).toHaveLength(2);
    expect(copy).not.toEqual(before);
    await buyer.visitor.submit(`/winkelwagen/${line}/verwijderen`, {});
    expect(await addresses()).toEqual([copy]);
    await buyer.visitor.submit(`/winkelwagen/${line}/terugzetten`, {});
    expect(await addresses()).toEqual([before, copy]);
  });

  it('go with the line', async () => {
    await upload([await aPhoto(1)]);
    await buyer.visitor.submit(`/winkelwagen/${line}/verwijderen`, {});
    await dropRemovedLines(database, new Date(now + 25 * 60 * 60 * 1000));
    expect(await kept()).toBe(0);
  });

  it('are told of in what is kept of the customer', async () => {
    await upload([await aPhoto(1)]);
    const [[address = ''] = []] = await addresses();
    const [row] = await database.select({ personId: photos.personId }).from(photos);
    const told = await exportCustomer(database, row?.personId ?? 0, new Date(now));
    expect(told?.photos).toMatchObject([{ address, width: 60, height: 40 }]);
    expect(JSON.stringify(told)).not.toContain('content');
  });
});

describe('R20.15 photos of an order', () => {
  async function order(): Promise<string> {
    const form = fieldsOf(await (await buyer.visitor.get('/checkout')).text());
    const sent = { ...form, terms: '1', payment_method: 'iDeal' };
    const answers = await Promise.all([1, 2].map(() => buyer.visitor.submit('/checkout', sent)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const { rows } = await database.execute<{ number: string }>(
      sql`select number from orders order by id desc limit 1`,
    );
    return rows[0]?.number ?? '';
  }

  it('come along when it is ordered, once, and are seen by who ordered and by staff', async () => {
    await buyer.add('PE-100', pe100(), { amount: 2 });
    await upload([await aPhoto(1), await aPhoto(90)]);
    const [mine = []] = await addresses();
    const number = await order();
    expect(await kept()).toBe(2);
    expect(await addresses()).toEqual([]);
    for (const who of [buyer, await logInStaff()]) {
      const page = await (await who.visitor.get(`/bestelling/${number}`)).text();
      for (const address of mine) expect(page.split(`src="${address}/klein"`)).toHaveLength(2);
      for (const address of mine) expect((await who.visitor.get(address)).status).toBe(200);
    }
    expect((await stranger.visitor.get(mine[0] ?? '')).status).toBe(404);
    expect((await upload([await aPhoto(7)])).headers.get('location')).toBe('/winkelwagen?melding=weg');
  });

  it('stand on the work sheet', async () => {
    const sheetOf = async (number: string) => {
      const answer = await (await logInStaff()).visitor.get(`/bestelling/${number}/werkbon.pdf`);
      return Buffer.from(await answer.arrayBuffer()).toString('latin1');
    };
    const without = await sheetOf(await order());
    line = (await buyer.add('PE-100', pe100(), { amount: 1 })).body.timestamps?.[0] ?? 0;
    await upload([await aPhoto(1), await aPhoto(90)]);
    const withPhotos = await sheetOf(await order());
    const jpegs = (pdf: string) => pdf.split('/DCTDecode').length - 1;
    expect([jpegs(without), jpegs(withPhotos)]).toEqual([0, 2]);
  });

  it('come along when it is ordered again, once, as photos of the new line’s own', async () => {
    await buyer.add('PE-100', pe100(), { amount: 2 });
    await upload([await aPhoto(1), await aPhoto(90)]);
    await buyer.visitor.submit(`/winkelwagen/${line}/referentie`, { reference: 'Schuur' });
    const [ordered = []] = await addresses();
    const number = await order();
    expect(textOf(await (await buyer.visitor.get(`/bestelling/${number}`)).text())).toContain(
      'Referentie Schuur',
    );
    const again = () => buyer.visitor.submit(`/bestelling/${number}/opnieuw`, { key });
    const key = crypto.randomUUID();
    await Promise.all([again(), again()]);
    const [first = [], second] = await addresses();
    expect([first.length, second]).toEqual([2, []]);
    expect(first).not.toEqual(ordered);
    expect(await kept()).toBe(4);

    const [{ timestamp } = { timestamp: 0 }] = (await buyer.cart()).lines;
    await buyer.visitor.submit(`${path(timestamp)}/${first[0]?.split('/').at(-1)}/verwijderen`, {});
    await again();
    expect(await addresses()).toEqual([[first[1]], []]);
    for (const address of ordered) expect((await buyer.visitor.get(address)).status).toBe(200);
    await database.delete(carts);
    expect(await kept()).toBe(2);
  });

  it('stay where they are when another size is made with the same choices', async () => {
    await upload([await aPhoto(1)]);
    const page = await (await buyer.visitor.get(`/producten/pe-100?zelfde=${line}`)).text();
    expect(page).not.toContain('/fotos/');
    await buyer.add('PE-100', pe100(), { amount: 1 });
    expect((await addresses()).map(({ length }) => length)).toEqual([1, 0]);
  });
});
