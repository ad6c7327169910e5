import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { requestPasswordReset } from '../../accounts/reset-password.ts';
import { passwordResets, rateLimits } from '../../database/schema/accounts.ts';
import { mails } from '../../database/schema/operations.ts';

const { database } = await testDatabase();
let clock = new Date();
const shop = testApp(database, { now: () => clock });
const email = demoAccounts.centimetres;
const newPassword = 'een heel nieuw wachtwoord';

beforeEach(async () => {
  await database.delete(rateLimits);
  await database.delete(mails);
});

describe('R1.1 asking for a new password', () => {
  it('mails a link that works for one hour', async () => {
    const visitor = new Visitor(shop);
    await visitor.get('/wachtwoord-vergeten');
    expect((await visitor.submit('/wachtwoord-vergeten', { email })).status).toBe(303);
    const token = await linkMailedTo(email);
    const [mail] = await database.select().from(mails);
    expect(mail).toMatchObject({ recipient: email, subject: 'Nieuw wachtwoord kiezen' });
    expect(mail?.html).toContain(`href="http://localhost/wachtwoord-herstellen?token=${token}"`);
    const start = clock;
    clock = new Date(start.getTime() + 59 * 60 * 1000);
    expect((await open(token)).status).toBe(200);
    clock = new Date(start.getTime() + 61 * 60 * 1000);
    expect((await open(token)).status).toBe(410);
  });

  it('keeps only a hash of the link', async () => {
    const token = await askFor(email);
    expect(JSON.stringify(await database.select().from(passwordResets))).not.toContain(token);
  });

  it('is answered the same, word for word, for an account that does not exist', async () => {
    const visitor = new Visitor(shop);
    await visitor.get('/wachtwoord-vergeten');
    const known = await visitor.submit('/wachtwoord-vergeten', { email });
    const unknown = await visitor.submit('/wachtwoord-vergeten', { email: 'niemand@voorbeeld.nl' });
    const told = ({ status, headers }: Response) => [status, headers.get('location')];
    expect(told(known)).toEqual([303, '/wachtwoord-vergeten?melding=verzonden']);
    expect(told(unknown)).toEqual(told(known));
    // Looked at again, nothing is sent again.
    for (let times = 0; times < 2; times += 1)
      expect(await (await visitor.get('/wachtwoord-vergeten?melding=verzonden')).text()).toContain(
        'Kijk in uw e-mail',
      );
    expect((await database.select().from(mails)).map(({ recipient }) => recipient)).toEqual([email]);
  });

  it('takes as long for an account that does not exist', async () => {
    const visitor = new Visitor(shop);
    await visitor.get('/wachtwoord-vergeten');
    const timed = async (address: string) => {
      const started = performance.now();
      await visitor.submit('/wachtwoord-vergeten', { email: address });
      return performance.now() - started;
    };
    expect(await timed('niemand@voorbeeld.nl')).toBeGreaterThan(240);
    expect(await timed(email)).toBeGreaterThan(240);
  });

  it('is limited per account, known or not, and says when to come back', async () => {
    for (const address of [email, 'niemand@voorbeeld.nl']) {
      const visitor = new Visitor(shop);
      await visitor.get('/wachtwoord-vergeten');
      const ask = () => visitor.submit('/wachtwoord-vergeten', { email: address });
      const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
      const refused = await ask();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
      expect(await refused.text()).toContain('Binnen een uur kan het weer.');
    }
  });

  it.each(['', 'geen adres', 'a@b'])('refuses %j beside its field', async (address) => {
    const visitor = new Visitor(shop);
    await visitor.get('/wachtwoord-vergeten');
    const answer = await visitor.submit('/wachtwoord-vergeten', { email: address });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Vul een geldig e-mailadres in');
  });
});

describe('R1.1 choosing a new password', () => {
  it('ends every login, opens none, and sends a notice', async () => {
    const elsewhere = await new Visitor(shop).loginByForm(email);
    const visitor = new Visitor(shop);
    const token = await askFor(email);
    const answer = await choose(visitor, token, newPassword);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/inloggen?melding=wachtwoord-gewijzigd',
    ]);
    expect(await elsewhere.get('/account')).toMatchObject({ status: 303 });
    expect(await visitor.get('/account')).toMatchObject({ status: 303 });
    const [notice] = await database.select().from(mails).orderBy(desc(mails.id));
    expect(notice).toMatchObject({ recipient: email, subject: 'Uw wachtwoord is gewijzigd' });

    await expect(new Visitor(shop).loginByForm(email)).rejects.toThrow('422');
    await visitor.get('/inloggen');
    const login = await visitor.submit('/inloggen', { email, password: newPassword });
    expect(login.status).toBe(303);
    await choose(visitor, await askFor(email), demoPassword);
  });

  it('works once, also when both come at the same time', async () => {
    const token = await askFor(email);
    const visitors = [new Visitor(shop), new Visitor(shop)];
    await Promise.all(visitors.map((visitor) => visitor.get('/inloggen')));
    const answers = await Promise.all(
      visitors.map((visitor, index) => {
        const password = `nieuw wachtwoord nummer ${index}`;
        return visitor.submit('/wachtwoord-herstellen', {
          token,
          newPassword: password,
          repeatedPassword: password,
        });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    expect((await open(token)).status).toBe(410);
    await choose(new Visitor(shop), await askFor(email), demoPassword);
  });

  it('makes older links worthless', async () => {
    const first = await askFor(email);
    const second = await askFor(email);
    await choose(new Visitor(shop), second, demoPassword);
    expect((await open(first)).status).toBe(410);
  });

  it.each([
    ['kort', 'kort', 'Gebruik ten minste 10 tekens.'],
    ['1234567890', '1234567890', 'Dit wachtwoord is een rijtje of een herhaling.'],
    ['Password1234', 'Password1234', 'Dit wachtwoord gebruiken veel mensen'],
    [newPassword, 'iets heel anders', 'De twee wachtwoorden zijn niet gelijk.'],
    ['x'.repeat(201), 'x'.repeat(201), 'Gebruik ten hoogste 200 tekens.'],
  ])('refuses %j and keeps the link good', async (password, repeated, error) => {
    const token = await askFor(email);
    const visitor = new Visitor(shop);
    const answer = await choose(visitor, token, password, repeated);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(error);
    expect(html).not.toContain(`value="${password}"`);
    expect((await choose(visitor, token, demoPassword)).status).toBe(303);
  });

  it.each(['', 'x', '%00', "' or 1=1"])('has no page for the link %j', async (token) => {
    expect((await open(token)).status).toBe(410);
  });

  it('leaves no trace of token or password in the log', async () => {
    const lines: string[] = [];
    const { pino } = await import('pino');
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const logged = testApp(database, { now: () => clock, log });
    const visitor = new Visitor(logged);
    await visitor.get('/wachtwoord-vergeten');
    await visitor.submit('/wachtwoord-vergeten', { email });
    const token = await linkMailedTo(email);
    await new Visitor(logged).get(`/wachtwoord-herstellen?token=${token}`);
    await choose(visitor, token, demoPassword);
    await visitor.loginByForm(email);
    const text = lines.join('');
    expect(text).toContain('/wachtwoord-herstellen');
    expect(text).not.toContain(token);
    expect(text).not.toContain(demoPassword);
    expect(text).not.toContain(visitor.cookies.get('maathor'));
    expect(text).not.toContain(visitor.token);
  });
});

// As the form does, which answers no sooner than after a quarter of a second.
async function askFor(address: string): Promise<string> {
  await requestPasswordReset(shop.deps, address);
  return linkMailedTo(address);
}

async function linkMailedTo(address: string): Promise<string> {
  const [mail] = await database
    .select()
    .from(mails)
    .where(eq(mails.recipient, address))
    .orderBy(desc(mails.id));
  return mail?.text.match(/token=([\w-]+)/)?.[1] ?? '';
}

function open(token: string): Promise<Response> {
  return new Visitor(shop).get(`/wachtwoord-herstellen?${new URLSearchParams({ token })}`);
}

async function choose(
  visitor: Visitor,
  token: string,
  password: string,
  repeatedPassword: string = password,
): Promise<Response> {
  await visitor.get('/inloggen');
  return visitor.submit('/wachtwoord-herstellen', { token, newPassword: password, repeatedPassword });
}
