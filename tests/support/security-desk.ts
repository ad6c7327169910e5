import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { people, rateLimits, sessions } from '#server/database/schema/accounts.ts';
import { logbook } from '#server/database/schema/logbook.ts';
import { mails } from '#server/database/schema/operations.ts';
import { authenticators, passkeys, recoveryCodes } from '#server/database/schema/second-factor.ts';
import { testApp } from './app.ts';
import { testDatabase } from './database.ts';
import { demoAccounts, demoPassword } from './demo.ts';
import { SoftAuthenticator } from './soft-authenticator.ts';
import { Visitor } from './visitor.ts';

type Fields = Readonly<Record<string, string>>;

/** What every change of a login asks again. */
export const confirmed = { currentPassword: demoPassword };

const owner = demoAccounts.millimetres;
const hour = 3600;

/** A shop whose clock is ours, and customers who set up, lose and use what they log in with. */
export async function openSecurityDesk() {
  const { database } = await testDatabase();
  let clock = new Date('2026-11-16T09:00:00Z');
  const now = () => clock;
  const shop = testApp(database, { now });
  const later = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000);
  };

  const codeOf = (secret: string, seconds = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.getTime() + seconds * 1000 });

  async function setUpApp(visitor: Visitor, fields: Fields = {}) {
    const { setup, secret } = setupIn(await textOf(visitor, '/account/beveiliging/app'));
    const code = codeOf(secret);
    const answer = await visitor.submit('/account/beveiliging/app', { setup, code, ...confirmed, ...fields });
    if (answer.status !== 200) throw new Error(`setting up an app was answered ${answer.status}`);
    await visitor.get('/account/beveiliging');
    return { secret, code, answer };
  }

  async function withApp(account: string = owner) {
    const visitor = await new Visitor(shop).login(account);
    const { secret, code, answer } = await setUpApp(visitor);
    return { visitor, secret, code, codes: codesIn(await answer.text()) };
  }

  async function withPasskey(account: string = owner) {
    const visitor = await new Visitor(shop).login(account);
    return { visitor, authenticator: await addPasskeyTo(visitor) };
  }

  async function logIn(visitor: Visitor, fields: Fields = {}): Promise<Response> {
    await visitor.get('/inloggen');
    const answer = await visitor.submit('/inloggen', { email: owner, password: demoPassword, ...fields });
    await visitor.get('/contact');
    return answer;
  }

  return {
    ...{ database, shop, now, later, codeOf, setUpApp, withApp, withPasskey, logIn },
    // Before each test: an hour later, and nobody has anything.
    clear: async () => {
      later(hour);
      for (const table of [rateLimits, passkeys, authenticators, recoveryCodes, sessions, mails])
        await database.delete(table);
      await database.update(people).set({ failedLogins: 0 });
    },
    // Somebody whose password was right.
    half: async () => {
      const visitor = new Visitor(shop);
      await logIn(visitor);
      return visitor;
    },
    // What the logbook tells since the test began.
    actions: async () => {
      const rows = await database.select().from(logbook).orderBy(logbook.id);
      const began = clock.getTime() - hour * 1000;
      return rows.filter(({ at }) => at.getTime() > began).map(({ action }) => action);
    },
    // Of the mails about how they log in.
    notices: async () => {
      const sent = await database.select().from(mails).where(eq(mails.recipient, owner)).orderBy(mails.id);
      return sent.map(({ subject }) => subject).filter((subject) => subject.includes('beveiliging'));
    },
  };
}

export function stepWith(visitor: Visitor, code: string, fields: Fields = {}): Promise<Response> {
  return visitor.submit('/inloggen/tweede-stap', { code, ...fields });
}

export async function addPasskeyTo(visitor: Visitor): Promise<SoftAuthenticator> {
  const authenticator = new SoftAuthenticator();
  const named = { passkeyName: 'Laptop', ...confirmed };
  const page = await (await visitor.submit('/account/beveiliging/passkeys/nieuw', named)).text();
  const passkey = JSON.stringify(authenticator.make(JSON.parse(attribute(page, 'data-options'))));
  const answer = await visitor.submit('/account/beveiliging/passkeys', { passkeyName: 'Laptop', passkey });
  if (answer.status >= 400) throw new Error(`a passkey was answered ${answer.status}`);
  await visitor.get('/account/beveiliging');
  return authenticator;
}

export async function logInByPasskey(
  visitor: Visitor,
  authenticator: SoftAuthenticator,
  fields: Fields = {},
): Promise<Response> {
  const options = await (await visitor.call('/inloggen/passkey/opties', {})).json();
  const passkey = JSON.stringify(authenticator.use(options));
  const answer = await visitor.submit('/inloggen/passkey', { passkey, ...fields });
  if (answer.status === 303) await visitor.get('/account');
  return answer;
}

/** What the page to set up an app gives: the secret, and the same for the form to bring back. */
export function setupIn(page: string): { readonly setup: string; readonly secret: string } {
  const setup = page.match(/name="setup" value="([^"]+)"/)?.[1];
  const secret = page.match(/<code[^>]*>([A-Z2-7 ]{39})<\/code>/)?.[1];
  if (setup === undefined || secret === undefined) throw new Error('no app is set up on this page');
  return { setup, secret: secret.replaceAll(' ', '') };
}

export function codesIn(page: string): readonly string[] {
  return [...page.matchAll(/<code>(\w{5}-\w{5}-\w{5})<\/code>/g)].map(([, code = '']) => code);
}

export async function textOf(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.get(path);
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  return answer.text();
}

function attribute(page: string, name: string): string {
  const value = page.match(new RegExp(`${name}="([^"]*)"`))?.[1] ?? '';
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
