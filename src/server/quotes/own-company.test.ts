import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aPhoto } from '#tests/support/photo-files.ts';
import { aQuote } from '#tests/support/quotes.ts';
import { aToldQuote } from '#tests/support/sent-quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { exportCustomer } from '../accounts/export-customer.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { photos } from '../database/schema/photos.ts';
import { readPhoto } from '../photos/read-photo.ts';
import { listQuoteLines } from './find-quote.ts';

const { database } = await testDatabase();
const shop = testApp(database);

it('R13.4 a photo of a quote is for its company alone, not for staff', async () => {
  const quote = await aQuote(database, demoAccounts.measurer);
  const [line] = await listQuoteLines(database, quote.id);
  const read = await readPhoto(await aPhoto(90));
  if (!read.ok) return expect.fail('no photo');
  const [photo] = await database
    .insert(photos)
    .values({ ...read.photo, personId: quote.madeBy ?? 0, quoteLineId: line?.id ?? 0, place: 1 })
    .returning({ id: photos.id });
  const statuses: Record<string, number> = {};
  for (const name of ['measurer', 'buyer', 'millimetres', 'belgian', 'staff', 'sales', 'workshop'] as const) {
    const reader = await new Visitor(shop).login(demoAccounts[name]);
    statuses[name] = (await reader.get(`/fotos/${photo?.id}/klein`)).status;
  }
  expect(statuses).toEqual({
    ...{ measurer: 200, buyer: 200, millimetres: 200 },
    ...{ belgian: 404, staff: 404, sales: 404, workshop: 404 },
  });
});

it('R13.4 staff find nothing of an end customer in the office', async () => {
  await aToldQuote(database, demoAccounts.centimetres);
  const staff = await new Visitor(shop).login(demoAccounts.staff);
  for (const path of [
    '/beheer',
    '/beheer/klanten?zoek=wit',
    '/beheer/logboek',
    '/beheer/bestellingen?zoek=wit',
  ]) {
    const page = await (await staff.get(path)).text();
    expect(page).not.toContain('De Wit');
    expect(page).not.toContain('dewit@');
  }
});

it('R13.4 a company’s owner gets all its quotes in a file, a colleague their own, and no link in either', async () => {
  const mine = await aToldQuote(database, demoAccounts.measurer);
  const theirs = await aToldQuote(database, demoAccounts.buyer);
  const told = async (email: string) => {
    const person = await findPersonByEmail(database, email);
    const data = await exportCustomer(database, person?.id ?? 0, new Date());
    return { numbers: data?.quotes.map(({ number }) => number) ?? [], text: JSON.stringify(data) };
  };
  const [owner, measurer] = [await told(demoAccounts.millimetres), await told(demoAccounts.measurer)];
  expect(owner.numbers).toEqual(expect.arrayContaining([mine.number, theirs.number]));
  expect(measurer.numbers).toContain(mine.number);
  expect(measurer.numbers).not.toContain(theirs.number);
  for (const { text } of [owner, measurer]) expect(text).not.toContain(mine.token);
  expect((await told(demoAccounts.belgian)).numbers).toEqual([]);
});
