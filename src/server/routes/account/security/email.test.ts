import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { openSecurityDesk, textOf } from '#tests/support/security-desk.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { people } from '../../../database/schema/accounts.ts';
import { logbook } from '../../../database/schema/logbook.ts';
import { mails } from '../../../database/schema/operations.ts';
import { emailChanges } from '../../../database/schema/second-factor.ts';

const desk = await openSecurityDesk();
const { database, shop, later } = desk;
const email = demoAccounts.millimetres;

beforeEach(desk.clear);

describe('R10.2 another e-mail address', () => {
  const newEmail = 'Marieke@nieuw-adres.nl';
  const ask = { newEmail, currentPassword: demoPassword };

  it('is confirmed by a link to it, ends other logins, and is told to both addresses', async () => {
    const other = await new Visitor(shop).loginByForm(email);
    const visitor = await new Visitor(shop).loginByForm(email);
    expect((await visitor.submit('/account/beveiliging/e-mailadres', ask)).status).toBe(303);
    expect(await textOf(visitor, '/account/beveiliging')).toContain('marieke@nieuw-adres.nl');
    expect(await subjects()).toContain('Uw e-mailadres wordt gewijzigd');
    const link = await linkTo('marieke@nieuw-adres.nl');
    // Looking changes nothing: mail programs follow links.
    expect(await textOf(visitor, link)).toContain('Vanaf nu logt u in met marieke@nieuw-adres.nl.');
    expect((await other.get('/account')).status).toBe(200);

    const answer = await confirm(visitor, link);
    expect(answer.headers.get('location')).toBe('/account/beveiliging?melding=e-mailadres');
    expect([(await visitor.get('/account')).status, (await other.get('/account')).status]).toEqual([
      200, 303,
    ]);
    expect(await subjects()).toContain('Uw e-mailadres is gewijzigd');
    expect(await subjects('marieke@nieuw-adres.nl')).toContain('Uw e-mailadres is gewijzigd');
    const [row] = await database.select().from(logbook).where(eq(logbook.action, 'email_changed'));
    expect(row).toMatchObject({ before: { email }, after: { email: 'marieke@nieuw-adres.nl' } });
    expect((await confirm(visitor, link)).status).toBe(410);
    await new Visitor(shop).loginByForm('marieke@nieuw-adres.nl');
    await database.update(people).set({ email }).where(eq(people.email, 'marieke@nieuw-adres.nl'));
  });

  it('R10.4 is not confirmed by staff at work for its owner, who would go on with the owner’s login', async () => {
    const [owner] = await database.select().from(people).where(eq(people.email, email));
    const visitor = await new Visitor(shop).loginByForm(email);
    await visitor.submit('/account/beveiliging/e-mailadres', ask);
    const link = await linkTo('marieke@nieuw-adres.nl');
    const sales = await new Visitor(shop).loginByForm(demoAccounts.sales);
    await sales.get('/beheer');
    await sales.submit(`/beheer/klanten/${owner?.companyId}/namens`, { person: String(owner?.id) });
    await sales.get('/winkelwagen');

    const looked = await sales.get(link);
    expect([looked.status, await looked.text()]).toEqual([403, expect.stringContaining('namens')]);
    expect((await confirm(sales, link)).status).toBe(403);
    expect((await sales.get('/account/gegevens.json')).status).toBe(403);
    expect((await sales.get('/beheer')).status).toBe(200);
    expect((await visitor.get(link)).status).toBe(200);
  });

  it.each([
    [{ newEmail: '' }, 'Vul dit veld in.'],
    [{ newEmail: 'geen-adres' }, 'Vul een geldig e-mailadres in'],
    [{ newEmail: email.toUpperCase() }, 'Dit is al uw e-mailadres.'],
    [{ currentPassword: 'niet-mijn-wachtwoord' }, 'Dit is niet uw huidige wachtwoord.'],
  ])('with %j is refused: %s', async (wrong, error) => {
    const visitor = await new Visitor(shop).loginByForm(email);
    const answer = await visitor.submit('/account/beveiliging/e-mailadres', { ...ask, ...wrong });
    expect([answer.status, (await answer.text()).includes(error)]).toEqual([422, true]);
  });

  it('of somebody else is not given away, and not taken', async () => {
    const visitor = await new Visitor(shop).loginByForm(email);
    const taken = { ...ask, newEmail: demoAccounts.belgian };
    const answer = await visitor.submit('/account/beveiliging/e-mailadres', taken);
    expect(answer.status).toBe(303);
    // Looked at again, nothing is sent again.
    for (let times = 0; times < 2; times += 1)
      expect(await textOf(visitor, answer.headers.get('location') ?? '')).toContain('Kijk in uw e-mail');
    expect(await subjects(demoAccounts.belgian)).toEqual(['Dit e-mailadres heeft al een account']);
  });

  it('wanted by two at once goes to one', async () => {
    const links: string[] = [];
    const visitors: Visitor[] = [];
    for (const account of [email, demoAccounts.belgian]) {
      const visitor = await new Visitor(shop).loginByForm(account);
      await visitor.submit('/account/beveiliging/e-mailadres', { ...ask, newEmail: 'samen@nieuw-adres.nl' });
      links.push(await linkTo('samen@nieuw-adres.nl'));
      visitors.push(visitor);
    }
    const answers = await Promise.all(visitors.map((visitor, at) => confirm(visitor, links[at] ?? '')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    const [owner] = await database.select().from(people).where(eq(people.email, 'samen@nieuw-adres.nl'));
    const before = answers[0]?.status === 303 ? email : demoAccounts.belgian;
    await database
      .update(people)
      .set({ email: before })
      .where(eq(people.id, owner?.id ?? 0));
    expect(shop.reports).toEqual([]);
  });

  it('is forgotten with a new password, and after a day', async () => {
    const visitor = await new Visitor(shop).loginByForm(email);
    await visitor.submit('/account/beveiliging/e-mailadres', ask);
    const link = await linkTo('marieke@nieuw-adres.nl');
    later(24 * 3600 + 1);
    expect((await visitor.get(link)).status).toBe(410);
    await visitor.submit('/account/beveiliging/e-mailadres', ask);
    const passwords = {
      newPassword: 'een heel nieuw wachtwoord',
      repeatedPassword: 'een heel nieuw wachtwoord',
    };
    await visitor.submit('/account/wachtwoord', { currentPassword: demoPassword, ...passwords });
    expect(await database.select().from(emailChanges)).toEqual([]);
    await visitor.get('/account');
    await visitor.submit('/account/wachtwoord', {
      currentPassword: passwords.newPassword,
      newPassword: demoPassword,
      repeatedPassword: demoPassword,
    });
  });
});

async function subjects(recipient: string = email): Promise<readonly string[]> {
  const sent = await database.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);
  return sent.map(({ subject }) => subject);
}

async function linkTo(recipient: string): Promise<string> {
  const sent = await database.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);
  return sent.at(-1)?.text.match(/\/e-mailadres-bevestigen\?token=[\w-]+/)?.[0] ?? '';
}

async function confirm(visitor: Visitor, link: string): Promise<Response> {
  const answer = await visitor.submit('/e-mailadres-bevestigen', { token: link.split('token=')[1] ?? '' });
  await visitor.get('/contact');
  return answer;
}
