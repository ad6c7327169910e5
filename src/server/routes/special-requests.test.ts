import { randomUUID } from 'node:crypto';
import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aPhonePhoto, aPhoto } from '#tests/support/photo-files.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { photoProblems, photoTexts } from '#text/ordering/photos.ts';
import { specialTexts } from '#text/ordering/special-request.ts';
import { attemptKey, countAttempts } from '../accounts/attempts.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { endSession } from '../accounts/sessions.ts';
import { mails } from '../database/schema/operations.ts';
import { photos, specialRequests } from '../database/schema/photos.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { forgetExpired } from '../jobs/forget-expired.ts';

const { database } = await testDatabase();
let now = Date.UTC(2026, 10, 16, 12);
const shop = testApp(database, { now: () => new Date(now) });
const buyer = await new Visitor(shop).loginByForm(demoAccounts.millimetres);
const stranger = await new Visitor(shop).loginByForm(demoAccounts.centimetres);
// Whose login does not last as long as these tests.
const logInStaff = () => new Visitor(shop).loginByForm(demoAccounts.staff);

beforeEach(async () => {
  now += 25 * 60 * 60 * 1000;
  await database.delete(staffTasks);
  await database.delete(specialRequests);
  await database.delete(mails);
  await database.delete(photos);
  // Who does not come by for two weeks is logged out.
  for (const visitor of [buyer, stranger]) await visitor.get('/account');
});

const filled = () => ({
  key: randomUUID(),
  code: 'SE-200',
  width: '4200',
  height: '2300',
  amount: '2',
  description: 'Een pui van vier delen.\r\nLinks zit een <radiator>.',
  phone: '030 234 56 78',
});

const send = (fields: Record<string, string>, files: readonly Uint8Array[] = []) =>
  buyer.upload('/maatwerk', files, { fields });

describe('R20.10 a request for work to measure', () => {
  it('is filled in with product, measures and the customer’s own number', async () => {
    const page = await (await buyer.get('/maatwerk?code=pe-100&breedte=1700&hoogte=1200')).text();
    expect(fieldsOf(page)).toMatchObject({ code: 'PE-100', width: '1700', height: '1200', amount: '1' });
    expect(fieldsOf(page)['phone']).toMatch(/^0\d/);
    const odd = await (await buyer.get('/maatwerk?code=%3Cb%3E&breedte=%22x&hoogte=-5')).text();
    expect(fieldsOf(odd)).toMatchObject({ code: '', width: '', height: '' });
  });

  it('is kept with its photos, becomes a task, and is mailed to staff and customer', async () => {
    const answer = await send(filled(), [await aPhonePhoto(6), await aPhoto(3)]);
    const location = answer.headers.get('location') ?? '';
    expect([answer.status, location]).toEqual([303, expect.stringMatching(/^\/maatwerk\/\d+$/)]);
    const [request] = await database.select().from(specialRequests);
    expect(request).toMatchObject({
      ...{ productCode: 'SE-200', measured: 'opening', width: 4200, height: 2300, amount: 2 },
      description: 'Een pui van vier delen.\nLinks zit een <radiator>.',
      phone: '+31302345678',
    });
    expect(await database.$count(photos, eq(photos.specialRequestId, request?.id ?? 0))).toBe(2);
    const [task] = await database.select().from(staffTasks);
    expect(task).toMatchObject({ kind: 'special_request', specialRequestId: request?.id, doneAt: null });
    expect(task?.details).toContain('SE-200 Dubbele plissé hordeur, 4200 x 2300 mm, 2 stuks');
    const sent = await database.select().from(mails).orderBy(desc(mails.id));
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      demoAccounts.staff,
      demoAccounts.millimetres,
      demoAccounts.sales,
    ]);
    for (const { text } of sent) expect(text).toContain(`/maatwerk/${request?.id}`);
    const staff = await logInStaff();
    for (const reader of [buyer, staff]) {
      const page = await (await reader.get(location)).text();
      expect(textOf(page)).toContain('Een pui van vier delen.');
      expect(page).toContain('&lt;radiator&gt;');
      const [photo = ''] = /\/fotos\/\d+/.exec(page) ?? [];
      expect((await reader.get(photo)).status).toBe(200);
      expect((await stranger.get(photo)).status).toBe(404);
    }
    expect((await stranger.get(location)).status).toBe(404);
    expect(textOf(await (await staff.get(location)).text())).toContain('Van Dijk Zonwering');
  });

  it('sent twice is one, also at the same time', async () => {
    const fields = filled();
    const answers = await Promise.all([send(fields, [await aPhoto(1)]), send(fields, [await aPhoto(1)])]);
    answers.push(await send(fields));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await database.$count(specialRequests)).toBe(1);
    expect(await database.$count(staffTasks)).toBe(1);
    expect(await database.$count(mails)).toBe(3);
  });

  it('from a page that was gone back to is another one when it asks for something else', async () => {
    const fields = filled();
    const first = await send(fields);
    const second = await send({ ...fields, description: 'En nog een dakraam.' });
    expect(second.headers.get('location')).not.toBe(first.headers.get('location'));
    expect(await database.$count(staffTasks)).toBe(2);
  });

  it('needs no size, no photo and no product', async () => {
    expect((await send({ ...filled(), code: '', width: '', height: '' })).status).toBe(303);
    const [request] = await database.select().from(specialRequests);
    expect(request).toMatchObject({ productCode: null, width: null, height: null });
    const plain = await buyer.submit('/maatwerk', filled());
    expect(plain.status).toBe(303);
  });

  it.each([
    [{ description: '' }, 'Omschrijving: Vul dit veld in.'],
    [{ description: 'x'.repeat(2001) }, specialTexts.tooLong],
    [{ width: 'breed' }, specialTexts.sizeError],
    [{ height: '0' }, specialTexts.sizeError],
    [{ height: '99999' }, specialTexts.sizeError],
    [{ amount: 'x' }, specialTexts.amountError(9999)],
    [{ phone: '12' }, 'Telefoonnummer: '],
  ])('says what is wrong and loses nothing that was typed: %o', async (change, told) => {
    const fields = { ...filled(), ...change };
    const answer = await send(fields);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(textOf(page)).toContain(told);
    const { description, ...typed } = fields;
    expect(fieldsOf(page)).toMatchObject(typed);
    if (description !== '') expect(page).toContain(description.slice(0, 20));
    expect(await database.$count(specialRequests)).toBe(0);
  });

  it('R20.15 refused for another field keeps its photos, which go along when it is sent again', async () => {
    const fields = filled();
    const refused = await send({ ...fields, phone: '' }, [await aPhoto(1), await aPhoto(90)]);
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(textOf(page)).toContain(specialTexts.photosKept);
    const [first = '', second = ''] = [...page.matchAll(/src="(\/fotos\/\d+)\/klein"/g)].map((one) => one[1]);
    expect((await buyer.get(first)).status).toBe(200);
    expect((await stranger.get(first)).status).toBe(404);
    // Under somebody else's name the same key holds nothing.
    const theirs = await stranger.upload('/maatwerk', [], { fields: { ...fields, phone: '' } });
    expect(await theirs.text()).not.toContain('/fotos/');

    const two = await send({ ...fields, phone: '' }, [await aPhoto(150), await aPhoto(200)]);
    expect(textOf(await two.text())).toContain(photoTexts.full(1));
    const without = { ...fields, [`weg-${second.split('/').at(-1)}`]: '1' };
    const sent = await send(without, [await aPhoto(1), await aPhoto(200)]);
    expect(sent.status).toBe(303);
    const told = await (await (await logInStaff()).get(sent.headers.get('location') ?? '')).text();
    expect(told.match(/src="\/fotos\/\d+\/klein"/g)).toHaveLength(2);
    expect(told).toContain(`src="${first}/klein"`);
    expect(told).not.toContain(`src="${second}/klein"`);
    expect(await database.$count(photos, isNotNull(photos.formKey))).toBe(0);
  });

  it('R20.15 that never comes has its photos cleaned up, and few of them at any time', async () => {
    for (let shade = 0; shade < 15; shade += 1)
      await send({ ...filled(), phone: '' }, [await aPhoto(shade * 10)]);
    expect(await database.$count(photos, isNotNull(photos.formKey))).toBe(12);
    await database.execute(sql`update photos set created_at = ${new Date(now).toISOString()}`);
    await cleanUp(database, new Date(now + 23 * 60 * 60 * 1000));
    expect(await database.$count(photos, isNotNull(photos.formKey))).toBe(12);
    await cleanUp(database, new Date(now + 25 * 60 * 60 * 1000));
    expect(await database.$count(photos, isNotNull(photos.formKey))).toBe(0);
  });

  it('says that a photo cannot be read', async () => {
    const bad = await send(filled(), [Buffer.from('geen foto')]);
    expect(bad.status).toBe(422);
    expect(textOf(await bad.text())).toContain(photoProblems['not-a-photo']);
    const four = await Promise.all([1, 2, 3, 4].map((shade) => aPhoto(shade)));
    expect((await send(filled(), four)).status).toBe(422);
    expect(await database.$count(specialRequests)).toBe(0);
  });

  it('is counted', async () => {
    const person = await findPersonByEmail(database, demoAccounts.millimetres);
    const key = attemptKey('special-request', String(person?.id));
    await countAttempts(database, [{ key, seconds: 24 * 60 * 60, times: 18 }], new Date(now));
    for (let index = 0; index < 2; index += 1) expect((await send(filled())).status).toBe(303);
    const refused = await send(filled());
    expect(refused.status).toBe(429);
    const page = (await refused.text()).replaceAll('\u00a0', ' ');
    expect(page).toMatch(/Vanaf \d+ \w+ \d{4} om \d\d:\d\d kan het weer\./);
    expect(page).not.toMatch(/een minuut|ogenblik/);
    expect(await database.$count(specialRequests)).toBe(2);
  });

  it('is for customers, and what was typed when the login ended is there after logging in', async () => {
    const visitor = new Visitor(shop);
    expect((await visitor.get('/maatwerk?code=PE-100')).headers.get('location')).toBe(
      '/inloggen?terug=%2Fmaatwerk%3Fcode%3DPE-100',
    );
    await visitor.loginByForm(demoAccounts.belgian);
    await visitor.get('/maatwerk');
    await endSession(database, visitor.cookies.get('maathor') ?? '');
    const answer = await visitor.upload('/maatwerk', [], { fields: filled() });
    expect(answer.headers.get('location')).toBe('/inloggen?terug=%2Fmaatwerk');
    await visitor.loginByForm(demoAccounts.belgian);
    expect(fieldsOf(await (await visitor.get('/maatwerk')).text())).toMatchObject({
      code: 'SE-200',
      width: '4200',
    });
  });

  it('is forgotten with its photos after a year, unless somebody still has to answer it', async () => {
    await send(filled(), [await aPhoto(1)]);
    await send(filled(), [await aPhoto(2)]);
    const [first] = await database.select().from(specialRequests);
    await database
      .update(staffTasks)
      .set({ doneAt: new Date(now) })
      .where(eq(staffTasks.specialRequestId, first?.id ?? 0));
    await database.execute(sql`update special_requests set created_at = created_at - interval '366 days'`);
    await forgetExpired(database, new Date(now));
    expect(await database.$count(specialRequests)).toBe(1);
    expect(await database.$count(photos, sql`special_request_id is not null`)).toBe(1);
  });
});
