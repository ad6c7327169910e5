import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { openLog } from '../log/log.ts';

const { database } = await testDatabase();
const lines: string[] = [];
const log = openLog('info', { write: (line: string) => lines.push(line) });
const shop = testApp(database, { log });

type Line = Readonly<Record<string, unknown>>;

function noted(event: string): readonly Line[] {
  return lines.map((line) => JSON.parse(line) as Line).filter((line) => line['event'] === event);
}

async function idOf(email: string): Promise<number | undefined> {
  return (await findPersonByEmail(database, email))?.id;
}

beforeEach(() => {
  lines.length = 0;
});

describe('R15.5 the log tells', () => {
  it('every attempt to log in, good or bad, with when, from where and who', async () => {
    const visitor = new Visitor(shop, '10.9.0.1');
    await visitor.get('/inloggen');
    await visitor.submit('/inloggen', { email: demoAccounts.sales, password: 'niet dit wachtwoord' });
    await visitor.loginByForm(demoAccounts.sales);
    await visitor.submit('/uitloggen', {});
    const personId = await idOf(demoAccounts.sales);
    expect(noted('login')).toMatchObject([
      { level: 40, outcome: 'wrong', personId: null, address: '10.9.0.1', method: 'POST', path: '/inloggen' },
      { level: 30, outcome: 'welcome', personId, address: '10.9.0.1' },
    ]);
    expect(noted('logout')).toMatchObject([{ outcome: 'done', personId }]);
    for (const line of [...noted('login'), ...noted('logout')]) {
      expect(line['time']).toBeTypeOf('number');
      expect(line['requestId']).toBeTypeOf('string');
    }
    expect(lines.join('')).not.toMatch(/niet dit wachtwoord|@voorbeeld/);
  });

  it('who asks once more for a password before a change, and whether it was right', async () => {
    const visitor = await new Visitor(shop, '10.9.0.2').loginByForm(demoAccounts.buyer);
    await visitor.submit('/account/beveiliging/e-mailadres', { newEmail: 'x@y.nl', currentPassword: 'mis' });
    expect(noted('confirm')).toMatchObject([
      { outcome: 'wrong', personId: await idOf(demoAccounts.buyer), address: '10.9.0.2' },
    ]);
  });

  it('a link for a new password that was asked for or tried, never whose', async () => {
    const visitor = new Visitor(shop, '10.9.0.3');
    await visitor.get('/wachtwoord-vergeten');
    await visitor.submit('/wachtwoord-vergeten', { email: demoAccounts.buyer });
    await visitor.submit('/wachtwoord-herstellen', { token: 'x'.repeat(43), newPassword: 'een nieuw woord' });
    expect(noted('reset-asked')).toMatchObject([{ outcome: 'done', address: '10.9.0.3' }]);
    expect(noted('reset-used')).toMatchObject([{ outcome: 'over', level: 40 }]);
    expect(lines.join('')).not.toContain(demoAccounts.buyer);
  });

  it('who is refused what their role may not, with the right that was missing', async () => {
    const visitor = await new Visitor(shop, '10.9.0.4').loginByForm(demoAccounts.workshop);
    expect((await visitor.get('/beheer/logboek')).status).toBe(403);
    const personId = await idOf(demoAccounts.workshop);
    expect(noted('forbidden')).toMatchObject([
      { level: 40, personId, right: 'read_logbook', path: '/beheer/logboek', address: '10.9.0.4' },
    ]);
  });

  it('what goes round the pages: no token, another site, too large, unreadable, too often', async () => {
    const visitor = await new Visitor(shop, '10.9.0.5').loginByForm(demoAccounts.buyer);
    await visitor.call('/account/contact', {}, { 'sec-fetch-site': 'cross-site' });
    await visitor.submit('/account/contact', { name: 'x'.repeat(300_000) });
    await visitor.get('/account?voor=%00');
    for (let time = 0; time < 40; time += 1) await visitor.call('/client-errors', {});
    expect(noted('csrf')).toMatchObject([{ outcome: 'elsewhere', address: '10.9.0.5' }]);
    expect(noted('refused').map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(['413', '400']));
    expect(noted('too-many')[0]).toMatchObject({ outcome: '429', path: '/client-errors' });
  });

  it('by number who asked for each page, and nobody for a visitor', async () => {
    const personId = await idOf(demoAccounts.buyer);
    const visitor = await new Visitor(shop, '10.9.0.6').loginByForm(demoAccounts.buyer);
    lines.length = 0;
    await visitor.get('/account');
    await shop.app.request('/contact');
    const requests = lines
      .map((line) => JSON.parse(line) as Line)
      .filter((line) => line['msg'] === 'request');
    expect(requests.map((line) => line['personId'])).toEqual([personId, undefined]);
  });

  it('a line of its own for whatever is typed with a line break in it', async () => {
    await shop.app.request('/bestaat%0Aniet%0D%0A{"level":60}');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'request', level: 30 });
    expect(lines[0]?.trim()).not.toMatch(/[\r\n]/);
  });
});
