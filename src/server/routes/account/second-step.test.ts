import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { confirmed, openSecurityDesk, stepWith, textOf } from '#tests/support/security-desk.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { endSession } from '../../accounts/sessions.ts';
import { people } from '../../database/schema/accounts.ts';

const desk = await openSecurityDesk();
const { database, shop, later, codeOf, withApp, logIn, half, actions, now } = desk;
const email = demoAccounts.millimetres;

beforeEach(desk.clear);

describe('R10.2 the second step', () => {
  it('comes after the password; until then nothing opens, and the way back is kept', async () => {
    const { secret } = await withApp();
    later(60);
    const visitor = new Visitor(shop);
    const answer = await logIn(visitor, { terug: '/snel-bestellen?product=pe-100' });
    const step = answer.headers.get('location') ?? '';
    expect(step).toBe('/inloggen/tweede-stap?terug=%2Fsnel-bestellen%3Fproduct%3Dpe-100');
    for (const path of ['/account', '/account/beveiliging', '/winkelwagen', '/checkout'])
      expect((await visitor.get(path)).headers.get('location')).toMatch(/^\/inloggen\?terug=/);
    expect((await visitor.call('/product/init/pe-100', {})).status).toBe(401);
    expect(await textOf(visitor, step)).toContain('name="terug" value="/snel-bestellen?product=pe-100"');
    const before = visitor.cookies.get('maathor');
    const done = await stepWith(visitor, codeOf(secret), { terug: '/snel-bestellen?product=pe-100' });
    expect(done.headers.get('location')).toBe('/snel-bestellen?product=pe-100');
    expect(visitor.cookies.get('maathor')).not.toBe(before);
    expect((await visitor.get('/account')).status).toBe(200);
  });

  it('keeps a form that was being filled in', async () => {
    const { visitor, secret } = await withApp();
    later(60);
    await endSession(database, visitor.cookies.get('maathor') ?? '');
    await visitor.submit('/account/contact', { name: 'Noor de Wit', phone: '0612345678' });
    await logIn(visitor);
    await stepWith(visitor, codeOf(secret));
    const page = await textOf(visitor, '/account');
    expect(page).toContain('Wat u had ingevuld staat er weer.');
  });

  it('is over after ten minutes, and then one begins again', async () => {
    const { secret } = await withApp();
    later(60);
    const visitor = new Visitor(shop);
    await logIn(visitor);
    later(601);
    const late = await stepWith(visitor, codeOf(secret), { terug: '/winkelwagen' });
    expect(late.headers.get('location')).toBe('/inloggen?terug=%2Fwinkelwagen&melding=te-lang');
    expect(await textOf(visitor, '/inloggen?melding=te-lang')).toContain('Het inloggen duurde te lang.');
    expect((await visitor.get('/account')).status).toBe(303);
  });

  it('takes a code once, and none that is older', async () => {
    const { secret } = await withApp();
    later(60);
    const code = codeOf(secret);
    const early = codeOf(secret, -30);
    expect((await stepWith(await half(), code)).status).toBe(303);
    const again = await stepWith(await half(), code);
    expect([again.status, (await again.text()).includes('Deze code is al gebruikt.')]).toEqual([422, true]);
    expect((await stepWith(await half(), early)).status).toBe(422);
    later(30);
    expect((await stepWith(await half(), codeOf(secret))).status).toBe(303);
  });

  it('does not take the code that the app was set up with', async () => {
    const { code } = await withApp();
    expect((await stepWith(await half(), code)).status).toBe(422);
  });

  it('of the same code sent twice at once takes one', async () => {
    const { secret } = await withApp();
    later(60);
    const code = codeOf(secret);
    const visitors = await Promise.all([half(), half(), half()]);
    const answers = await Promise.all(visitors.map((visitor) => stepWith(visitor, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);
  });

  it('takes a recovery code once, also when it is sent twice at the same moment', async () => {
    const { codes } = await withApp();
    const [first = '', second = ''] = codes;
    const visitors = await Promise.all([half(), half(), half()]);
    const answers = await Promise.all(visitors.map((visitor) => stepWith(visitor, first)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);
    const visitor = await half();
    expect((await stepWith(visitor, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(303);
    expect(await textOf(visitor, '/account/beveiliging')).toContain('Nog 8 van de 10 codes over.');
    expect(await actions()).toEqual(['authenticator_added', 'recovery_code_used', 'recovery_code_used']);
  });

  it('is held to ten tries an hour per person, also all at once and from everywhere', async () => {
    const { secret } = await withApp();
    later(60);
    const visitors = await Promise.all(Array.from({ length: 12 }, () => half()));
    const answers = await Promise.all(visitors.map((visitor) => stepWith(visitor, '000000')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await stepWith(await half(), codeOf(secret))).status).toBe(429);
    later(3601);
    expect((await stepWith(await half(), codeOf(secret))).status).toBe(303);
  });

  it('of a person who was blocked in between is refused', async () => {
    const { secret } = await withApp();
    later(60);
    const visitor = await half();
    await database.update(people).set({ blockedAt: now() }).where(eq(people.email, email));
    const answer = await stepWith(visitor, codeOf(secret));
    await database.update(people).set({ blockedAt: null }).where(eq(people.email, email));
    expect(answer.headers.get('location')).toBe('/inloggen?melding=te-lang');
    expect((await visitor.get('/account')).status).toBe(303);
  });

  it('is gone with a new password', async () => {
    const { visitor, secret } = await withApp();
    later(60);
    const begun = await half();
    const newPassword = 'een heel nieuw wachtwoord';
    const changed = { ...confirmed, newPassword, repeatedPassword: newPassword };
    expect((await visitor.submit('/account/wachtwoord', changed)).status).toBe(303);
    expect((await stepWith(begun, codeOf(secret))).headers.get('location')).toContain('melding=te-lang');
    await visitor.get('/account');
    await visitor.submit('/account/wachtwoord', {
      currentPassword: newPassword,
      newPassword: demoPassword,
      repeatedPassword: demoPassword,
    });
  });
});
