import { beforeEach, describe, expect, it } from 'vitest';
import { recoveryCodeCount } from '#domain/account/login-code.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import {
  codesIn,
  confirmed,
  openSecurityDesk,
  setupIn,
  stepWith,
  textOf,
} from '#tests/support/security-desk.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logbook } from '../../../database/schema/logbook.ts';
import { authenticators, recoveryCodes } from '../../../database/schema/second-factor.ts';

const desk = await openSecurityDesk();
const { database, shop, later, codeOf, withApp, half, actions, notices } = desk;
const email = demoAccounts.millimetres;

beforeEach(desk.clear);

describe('R10.2 an authenticator app', () => {
  it('is set up by scanning or typing, proved by a code, and brings ten recovery codes', async () => {
    const { visitor, secret, codes } = await withApp();
    expect(codes).toHaveLength(recoveryCodeCount);
    expect(new Set(codes).size).toBe(recoveryCodeCount);
    const page = await textOf(visitor, '/account/beveiliging');
    expect(page).toContain('De app is ingesteld');
    expect(page).toContain('Nog 10 van de 10 codes over.');
    expect(page).not.toContain(codes[0]);
    // Neither the secret nor a code stands in the database as it is.
    const stored = JSON.stringify([
      await database.select().from(authenticators),
      await database.select().from(recoveryCodes),
      await database.select().from(logbook),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(await notices()).toEqual(['De beveiliging van uw account is gewijzigd']);
    expect(await actions()).toEqual(['authenticator_added']);
  });

  it.each([
    ['a wrong code', { code: '000000' }, 'Deze code klopt niet.'],
    ['no code', { code: '' }, 'Vul dit veld in.'],
    ['a wrong password', { currentPassword: 'niet-mijn-wachtwoord' }, 'Dit is niet uw huidige wachtwoord.'],
    ['no password', { currentPassword: '' }, 'Vul dit veld in.'],
    ['a page of somebody else', { setup: 'onzin' }, 'Dit scherm stond te lang open.'],
  ])('is not set up with %s', async (_, wrong, error) => {
    const visitor = await new Visitor(shop).loginByForm(email);
    const page = await textOf(visitor, '/account/beveiliging/app');
    const { setup, secret } = setupIn(page);
    const fields = { setup, code: codeOf(secret), ...confirmed, ...wrong };
    const answer = await visitor.submit('/account/beveiliging/app', fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(error);
    expect(await database.select().from(authenticators)).toEqual([]);
  });

  it('stays the same while it is being set up, for an hour', async () => {
    const visitor = await new Visitor(shop).loginByForm(email);
    const { setup, secret } = setupIn(await textOf(visitor, '/account/beveiliging/app'));
    const refused = await visitor.submit('/account/beveiliging/app', { setup, code: '', ...confirmed });
    expect(setupIn(await refused.text()).secret).toBe(secret);
    later(3601);
    const fields = { setup, code: codeOf(secret), ...confirmed };
    expect((await visitor.submit('/account/beveiliging/app', fields)).status).toBe(422);
  });

  it('is removed with the password, and logging in is one step again', async () => {
    const { visitor } = await withApp();
    expect((await visitor.submit('/account/beveiliging/app/verwijderen', {})).status).toBe(422);
    expect(await database.select().from(authenticators)).toHaveLength(1);
    const page = await textOf(visitor, '/account/beveiliging/app/verwijderen');
    expect(page).toContain('Daarna logt u weer in met alleen uw wachtwoord.');
    const answer = await visitor.submit('/account/beveiliging/app/verwijderen', confirmed);
    expect(await database.select().from(recoveryCodes)).toEqual([]);
    expect(answer.headers.get('location')).toBe('/account/beveiliging?melding=app-verwijderd');
    expect((await (await new Visitor(shop).loginByForm(email)).get('/account')).status).toBe(200);
    expect(await actions()).toEqual(['authenticator_added', 'authenticator_removed']);
  });
});

describe('R10.2 recovery codes', () => {
  it('are replaced whole, for who has a second factor and gives the password', async () => {
    const { visitor, codes } = await withApp();
    expect((await visitor.submit('/account/beveiliging/herstelcodes', {})).status).toBe(422);
    const answer = await visitor.submit('/account/beveiliging/herstelcodes', confirmed);
    const fresh = codesIn(await answer.text());
    expect(fresh).toHaveLength(recoveryCodeCount);
    expect((await stepWith(await half(), codes[0] ?? '')).status).toBe(422);
    expect((await stepWith(await half(), fresh[0] ?? '')).status).toBe(303);
    const other = await new Visitor(shop).loginByForm(demoAccounts.belgian);
    const none = await other.submit('/account/beveiliging/herstelcodes', confirmed);
    expect(none.headers.get('location')).toBe('/account/beveiliging');
  });

  it('of somebody else let nobody in', async () => {
    const { codes } = await withApp(demoAccounts.belgian);
    await withApp();
    expect((await stepWith(await half(), codes[0] ?? '')).status).toBe(422);
  });
});
