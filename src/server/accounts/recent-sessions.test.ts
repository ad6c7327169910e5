import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { Siblings } from '../processes/siblings.ts';
import { createRecentSessions } from './recent-sessions.ts';

const { database } = await testDatabase();
const shop = testApp(database);

const person: SignedInPerson = {
  id: 7,
  name: 'Test',
  email: 'test@voorbeeld.nl',
  role: 'company_owner',
  companyId: 7,
  company: 'Test B.V.',
  country: 'NL',
  vatId: null,
  discountGroup: 'B',
  ownDiscounts: [],
  unit: 'mm',
  totalMeasures: false,
  showMessage: false,
  deliveryCountry: 'NL',
};

it('a session is remembered for less than a second', () => {
  let now = 0;
  const sessions = createRecentSessions(() => now);
  const session = {
    id: 'a',
    csrfToken: 'x',
    ownToken: 'x',
    person,
    behalf: null,
    needsSecondFactor: false,
  };
  sessions.keep('a', session);
  now = 999;
  expect(sessions.find('a')).toBe(session);
  expect(sessions.find('b')).toBeNull();
  now = 1000;
  expect(sessions.find('a')).toBeNull();
  sessions.keep('a', session);
  sessions.forget('a');
  expect(sessions.find('a')).toBeNull();
});

it('R6.1 a changed unit counts in the very next call', async () => {
  const buyer = await Buyer.login(shop, demoAccounts.millimetres);
  const maten = { width_opening: '90', height_opening: '120' };
  expect((await buyer.validate('PE-100', { maten })).status).toBe(422);
  await buyer.visitor.submit('/account/instellingen', { unit: 'cm', measures: 'opening' });
  expect((await buyer.validate('PE-100', { maten })).status).toBe(200);
});

it('R15.1 a changed unit counts in the very next call to any process of the start', async () => {
  const [one, other] = twoProcesses();
  const buyer = await Buyer.login(one, demoAccounts.showMessage);
  const elsewhere = new Buyer(new Visitor(other));
  for (const [name, value] of buyer.visitor.cookies) elsewhere.visitor.cookies.set(name, value);
  elsewhere.visitor.token = buyer.visitor.token;
  const maten = { width_opening: '90', height_opening: '120' };
  expect((await elsewhere.validate('PE-100', { maten })).status).toBe(422);
  await buyer.visitor.submit('/account/instellingen', { unit: 'cm', measures: 'opening' });
  expect((await elsewhere.validate('PE-100', { maten })).status).toBe(200);
});

it('R6.1 a login that was ended from elsewhere writes nothing, not even within that second', async () => {
  const ended = await Buyer.login(shop, demoAccounts.belgian);
  const other = await Buyer.login(shop, demoAccounts.belgian);
  expect((await ended.validate('PE-100', pe100())).status).toBe(200);
  const before = await other.cart();
  await other.visitor.submit('/account/logins/andere', {});
  expect((await ended.add('PE-100', pe100())).status).toBe(401);
  expect((await ended.update('PE-100', 1, pe100())).status).toBe(401);
  expect(await other.cart()).toEqual(before);
});

it('after logging out the next call is refused', async () => {
  const visitor = await new Visitor(shop).loginByForm(demoAccounts.centimetres);
  const { token } = visitor;
  const cookies = new Map(visitor.cookies);
  expect((await visitor.get('/product/ral')).status).toBe(200);
  await visitor.submit('/uitloggen', {});
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  visitor.token = token;
  expect((await visitor.get('/product/ral')).status).toBe(401);
});

function twoProcesses() {
  const replies: ((id: string) => unknown)[] = [];
  const siblings: Siblings = {
    reply: (topic, reply) => void (topic === 'session' && replies.push(reply)),
    ask: (topic, id = '') => Promise.all(topic === 'session' ? replies.map((reply) => reply(id)) : []),
  };
  return [testApp(database, { siblings }), testApp(database, { siblings })] as const;
}
