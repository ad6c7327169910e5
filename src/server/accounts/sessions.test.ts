import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { sessions } from '../database/schema/accounts.ts';
import { findHalfLogin, startHalfLogin } from './half-logins.ts';
import { findPersonByEmail } from './people.ts';
import { createSession, mostLogins } from './sessions.ts';

const { database } = await testDatabase();
let time = new Date();
const shop = testApp(database, { now: () => time });

async function idOf(email: string): Promise<number> {
  return (await findPersonByEmail(database, email))?.id ?? 0;
}

it('R15.5 nobody has more logins than they can look over: the one unused longest ends', async () => {
  const personId = await idOf(demoAccounts.measurer);
  const origin = { userAgent: '', address: '' };
  const at = (minute: number) => new Date(time.getTime() + minute * 60_000);
  for (let login = 0; login <= mostLogins + 1; login += 1)
    await createSession(database, personId, origin, at(login));
  const left = await database.select().from(sessions).where(eq(sessions.personId, personId));
  expect(left).toHaveLength(mostLogins);
  expect(Math.min(...left.map(({ createdAt }) => createdAt.getTime()))).toBe(at(2).getTime());
});

it('R15.5 who logged in a while ago shows again who they are before other devices are logged out', async () => {
  const here = await new Visitor(shop).loginByForm(demoAccounts.buyer);
  const phone = await new Visitor(shop).loginByForm(demoAccounts.buyer);
  time = new Date(time.getTime() + 11 * 60_000);
  await here.get('/account');
  const asked = await here.submit('/account/logins/andere', {});
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/account/logins/andere']);
  const page = await (await here.get('/account/logins/andere')).text();
  expect(page).toContain('<h1>Andere apparaten afmelden</h1>');
  const ofOne = await (await here.get('/account/logins/1')).text();
  expect(ofOne).toContain('<h1>Een apparaat afmelden</h1>');
  expect(page).toContain('action="/account/logins/andere"');
  expect((await here.submit('/account/logins/andere', { currentPassword: 'mis' })).status).toBe(422);
  expect((await phone.get('/account')).status).toBe(200);
  const before = here.cookies.get('maathor');
  const done = await here.submit('/account/logins/andere', { currentPassword: demoPassword });
  expect(done.headers.get('location')).toBe('/account/beveiliging?melding=andere-afgemeld');
  expect((await phone.get('/account')).status).toBe(303);
  // Asked anew, known anew: the id of before is worth nothing.
  expect(here.cookies.get('maathor')).not.toBe(before);
  expect((await here.get('/account')).status).toBe(200);
});

it('R15.5 the owner ends the logins of one, or of everybody, from the machine itself', async () => {
  const owner = await ownerAt(database, () => time);
  const buyer = await new Visitor(shop).loginByForm(demoAccounts.buyer);
  const staff = await new Visitor(shop).loginByForm(demoAccounts.sales);
  expect(await owner.sees('afmelden', '--mail', demoAccounts.buyer)).toMatch(/is overal afgemeld \(\d+ aan/);
  expect([(await buyer.get('/account')).status, (await staff.get('/account')).status]).toEqual([303, 200]);
  await startHalfLogin(database, 'v.half', await idOf(demoAccounts.buyer), time);
  expect(await owner.sees('afmelden', '--iedereen')).toMatch(/^Iedereen is afgemeld/);
  expect((await staff.get('/account')).status).toBe(303);
  expect(await findHalfLogin(database, 'v.half', time)).toBeNull();
  for (const args of [[], ['--iedereen', '--mail', demoAccounts.buyer]])
    expect(await owner.types('afmelden', ...args)).toMatchObject({ code: 1, stdout: '' });
});
