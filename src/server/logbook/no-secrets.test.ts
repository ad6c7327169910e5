import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { passwordResets, people, sessions } from '../database/schema/accounts.ts';
import { logbook } from '../database/schema/logbook.ts';
import { mails } from '../database/schema/operations.ts';
import { commandActor, writeLogbook } from './write-logbook.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const [chosen, changed] = ['een zin die niemand raadt', 'en daarna weer een andere zin'];

const linkTo = async (recipient: string) => {
  const sent = (await database.select().from(mails)).filter((mail) => mail.recipient === recipient);
  return /token=([\w-]+)/.exec(JSON.stringify(sent.at(-1)))?.[1] ?? '';
};

it('R10.3 holds no password, token or code of whoever came in, by whatever door', async () => {
  const owner = await new Visitor(shop).login(demoAccounts.staff);
  const email = 'geheim@voorbeeld.nl';
  await owner.submit('/beheer/medewerkers/uitnodigen', { name: 'Stille Geheim', email, role: 'sales' });
  const tokens = [await linkTo(email)];
  const choose = async (password: string) => {
    const guest = new Visitor(shop);
    await guest.get(`/wachtwoord-herstellen?token=${tokens.at(-1)}`);
    const fields = { token: tokens.at(-1) ?? '', newPassword: password, repeatedPassword: password };
    expect((await guest.submit('/wachtwoord-herstellen', fields)).status).toBe(303);
  };
  await choose(chosen);
  const visitor = new Visitor(shop);
  await visitor.get('/wachtwoord-vergeten');
  await visitor.submit('/wachtwoord-vergeten', { email });
  tokens.push(await linkTo(email));
  await choose(changed);
  await visitor.get('/inloggen');
  await visitor.submit('/inloggen', { email, password: changed });
  await visitor.get('/account/wachtwoord');
  const again = { currentPassword: changed, newPassword: chosen, repeatedPassword: chosen };
  expect((await visitor.submit('/account/wachtwoord', again)).status).toBe(303);

  const rows = await database.select().from(logbook);
  expect(rows.map(({ action }) => action)).toEqual([
    'person_invited',
    'password_changed',
    'password_changed',
    'password_changed',
  ]);
  const hashes = [
    ...(await database.select().from(people)).map(({ passwordHash }) => passwordHash ?? '-'),
    ...(await database.select().from(sessions)).map(({ tokenHash }) => tokenHash),
    ...(await database.select().from(passwordResets)).map(({ tokenHash }) => tokenHash),
  ].filter((hash) => hash.length > 20);
  const secrets = [
    ...tokens,
    ...hashes,
    ...visitor.cookies.values(),
    visitor.token,
    chosen,
    changed,
    demoPassword,
  ];
  const text = JSON.stringify(rows);
  expect(secrets.length).toBeGreaterThan(15);
  expect(secrets.filter((secret) => secret === '' || text.includes(secret))).toEqual([]);
});

it.each(['password', 'newPassword', 'token', 'code', 'sealedSecret', 'passwordHash'])(
  'R10.3 refuses a field %s',
  async (field) => {
    const entry = { action: 'password_changed', subject: null, after: { [field]: 'x' } } as const;
    await expect(writeLogbook(database, commandActor, entry, new Date())).rejects.toThrow('logbook');
  },
);
