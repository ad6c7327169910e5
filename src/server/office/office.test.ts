import { describe, expect, it } from 'vitest';
import { keysPath } from '#contract/office/keys.ts';
import { noticesPath } from '#contract/office/notices.ts';
import { officeRooms } from '#contract/office/page.ts';
import { may } from '#domain/account/rights.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { callErrors } from '#text/calls/call-errors.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const staff = {
  owner: demoAccounts.staff,
  sales: demoAccounts.sales,
  bookkeeping: demoAccounts.bookkeeping,
  workshop: demoAccounts.workshop,
} as const;
type Role = keyof typeof staff;
const unknown = '/beheer/iets/anders';

describe('R10.1 the doors of the office', () => {
  it.each(['/beheer', '/beheer/', unknown])('a visitor at %s is sent to log in, and back', async (path) => {
    const answer = await new Visitor(shop).get(`${path}?zoek=x`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/inloggen?${new URLSearchParams({ terug: `${path}?zoek=x` })}`,
    ]);
  });

  it('a call of a visitor is refused', async () => {
    const answer = await new Visitor(shop).get('/beheer', { accept: 'application/json' });
    expect([answer.status, await answer.json()]).toMatchObject([401, { message: callErrors.notLoggedIn }]);
  });

  it.each([demoAccounts.millimetres, demoAccounts.buyer, demoAccounts.measurer])(
    '%s hears that it is for staff, on whatever address',
    async (email) => {
      const customer = await new Visitor(shop).login(email);
      for (const path of ['/beheer', unknown]) {
        const answer = await customer.get(path);
        expect(answer.status).toBe(403);
        expect(await answer.text()).toContain('Deze pagina is voor medewerkers.');
        const call = await customer.get(path, { accept: 'application/json' });
        expect([call.status, await call.json()]).toMatchObject([403, { message: callErrors.staffOnly }]);
      }
      expect(await (await customer.get('/')).text()).not.toContain('href="/beheer"');
    },
  );

  it.each(['owner', 'workshop'] as const)(
    '%s finds the rooms of that role and no link to another',
    findsOwnRooms,
  );

  it.each(['sales', 'bookkeeping'] as const)(
    '%s finds the rooms of that role and no link to another',
    { tags: ['thorough'] },
    findsOwnRooms,
  );

  async function findsOwnRooms(role: Role): Promise<void> {
    const member = await new Visitor(shop).login(staff[role]);
    const html = await (await member.get('/beheer')).text();
    const linked = [...html.matchAll(/href="(\/beheer[^"?]*)/g)].map(([, path]) => path);
    const open = Object.values(officeRooms).filter(({ right }) => may(role, right));
    for (const { path } of open) expect(linked).toContain(path);
    const others = linked.filter(
      (link = '') =>
        ![keysPath, noticesPath].includes(link) &&
        !open.some(({ path }) => link === path || link.startsWith(`${path}/`)),
    );
    expect(others).toEqual([]);
    for (const { path, right } of Object.values(officeRooms)) {
      const answer = await member.get(path);
      expect([path, answer.status]).toEqual([path, may(role, right) ? 200 : 403]);
    }
    expect(await (await member.get('/')).text()).toContain('href="/beheer"');
  }

  it('staff without the right hear in the office itself which one it is', async () => {
    const member = await new Visitor(shop).login(staff.sales);
    const missing =
      'Uw rol is verkoop. Hiervoor is het recht ‘het logboek lezen’ nodig. Vraag het aan de eigenaar.';
    const html = await (await member.get('/beheer/logboek')).text();
    expect(html).toContain(missing);
    expect(html).toContain('Onderdelen van het beheer');
    expect(html).not.toContain('href="/beheer/logboek"');
    const call = await member.get('/beheer/logboek', { accept: 'application/json' });
    expect([call.status, await call.json()]).toMatchObject([403, { message: missing }]);
  });

  it('what does not exist is told to staff in the office itself', async () => {
    const member = await new Visitor(shop).login(staff.workshop);
    const answer = await member.get(unknown);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain('Deze pagina bestaat niet');
    expect(html).toContain('Onderdelen van het beheer');
  });
});

describe('R10.1 logging in', () => {
  it.each([
    [staff.sales, '', '/beheer'],
    [staff.sales, '/producten/pe-100', '/producten/pe-100'],
    [demoAccounts.millimetres, '', '/account'],
  ])('%s with %j goes to %s', async (email, terug, to) => {
    const visitor = new Visitor(shop);
    await visitor.get('/inloggen');
    const answer = await visitor.submit('/inloggen', { email, password: demoPassword, terug });
    expect(answer.headers.get('location')).toBe(to);
    expect((await visitor.get('/inloggen')).headers.get('location')).toBe(
      email === staff.sales ? '/beheer' : '/account',
    );
  });
});
