import { beforeEach, describe, expect, it } from 'vitest';
import { recoveryCodeCount } from '#domain/account/login-code.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import {
  codesIn,
  confirmed,
  logInByPasskey,
  openSecurityDesk,
  textOf,
} from '#tests/support/security-desk.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { passkeys } from '../../../database/schema/second-factor.ts';

const desk = await openSecurityDesk();
const { database, shop, later, withPasskey, half, actions } = desk;
const email = demoAccounts.millimetres;

beforeEach(desk.clear);

describe('R10.2 a passkey', () => {
  it('is added after the password, lets its owner in by itself, and is removed', async () => {
    const { visitor, authenticator } = await withPasskey();
    expect(await textOf(visitor, '/account/beveiliging')).toMatch(/Laptop[\s\S]*Nog niet gebruikt/);

    later(60);
    const fresh = new Visitor(shop);
    await fresh.get('/inloggen');
    const answer = await logInByPasskey(fresh, authenticator, { terug: '/winkelwagen' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/winkelwagen']);
    expect(await textOf(fresh, '/account/beveiliging')).toMatch(/Laptop[\s\S]*Laatst gebruikt op/);

    const [{ id } = { id: 0 }] = await database.select().from(passkeys);
    const path = `/account/beveiliging/passkeys/${id}/verwijderen`;
    expect((await fresh.submit(path, {})).status).toBe(422);
    expect((await fresh.submit(path, confirmed)).headers.get('location')).toContain('passkey-verwijderd');
    const gone = new Visitor(shop);
    await gone.get('/inloggen');
    const refused = await logInByPasskey(gone, authenticator);
    expect([refused.status, (await refused.text()).includes('Deze passkey is niet herkend.')]).toEqual([
      422,
      true,
    ]);
    expect(await actions()).toEqual(['passkey_added', 'passkey_removed']);
  });

  it('is the second step as well, for whose password it was only', async () => {
    const { authenticator } = await withPasskey();
    const stranger = await withPasskey(demoAccounts.belgian);
    const visitor = await half();
    expect(await textOf(visitor, '/inloggen/tweede-stap')).toContain('Verder met een passkey');
    const wrong = await logInByPasskey(visitor, stranger.authenticator);
    expect([wrong.status, (await wrong.text()).includes('Tweede stap')]).toEqual([422, true]);
    expect((await logInByPasskey(visitor, authenticator)).status).toBe(303);
    expect((await visitor.get('/account')).status).toBe(200);
  });

  it('stands in for the password where something is changed', async () => {
    const { visitor, authenticator } = await withPasskey();
    const options = await (await visitor.call('/account/beveiliging/bevestigen', {})).json();
    expect(options).toMatchObject({ allowCredentials: [{ id: authenticator.id }] });
    const confirmation = JSON.stringify(authenticator.use(options));
    const answer = await visitor.submit('/account/beveiliging/herstelcodes', { confirmation });
    expect(codesIn(await answer.text())).toHaveLength(recoveryCodeCount);
    // What was signed once is worth nothing again.
    await visitor.get('/account');
    const again = await visitor.submit('/account/beveiliging/herstelcodes', { confirmation });
    expect([again.status, (await again.text()).includes('De passkey is niet herkend.')]).toEqual([422, true]);
  });

  it('signs what this session asked, once, and not for long', async () => {
    const { authenticator } = await withPasskey();
    const [visitor, other] = [new Visitor(shop), new Visitor(shop)];
    for (const each of [visitor, other]) await each.get('/inloggen');
    const ask = async () => (await visitor.call('/inloggen/passkey/opties', {})).json();

    const stolen = JSON.stringify(authenticator.use(await ask()));
    expect((await other.submit('/inloggen/passkey', { passkey: stolen })).status).toBe(422);
    const late = JSON.stringify(authenticator.use(await ask()));
    later(301);
    expect((await visitor.submit('/inloggen/passkey', { passkey: late })).status).toBe(422);
    const twice = JSON.stringify(authenticator.use(await ask()));
    const answers = await Promise.all(
      [1, 2].map(() => visitor.submit('/inloggen/passkey', { passkey: twice })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  });

  it.each(['', 'onzin', '{}', '[]', 'null'])('is nothing when a browser sends %j', async (passkey) => {
    const visitor = await new Visitor(shop).loginByForm(email);
    expect((await visitor.submit('/account/beveiliging/passkeys', { passkey })).status).toBe(422);
    const stranger = new Visitor(shop);
    await stranger.get('/inloggen');
    expect((await stranger.submit('/inloggen/passkey', { passkey })).status).toBe(422);
  });

  it('of somebody else is not there', async () => {
    await withPasskey();
    const [{ id } = { id: 0 }] = await database.select().from(passkeys);
    const stranger = await new Visitor(shop).loginByForm(demoAccounts.belgian);
    const path = `/account/beveiliging/passkeys/${id}/verwijderen`;
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.submit(path, confirmed)).status).toBe(404);
    expect(await database.select().from(passkeys)).toHaveLength(1);
  });
});
