import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { formatDateTime } from '#text/format/date-time.ts';
import { securityMailTexts } from '#text/mails/security-mails.ts';
import { attemptKey, countAttempts } from '../accounts/attempts.ts';
import { describeDevice } from '../accounts/device.ts';
import { recogniseDevice } from '../accounts/known-devices.ts';
import type { Person } from '../accounts/people.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { createToken } from '../secrets/tokens.ts';

const cookieName = 'maathor-device';
// As long as browsers keep any.
const day = 24 * 60 * 60;
const maxAge = 400 * day;
// Who logs in without cookies, by a script, has a new browser each time: a mailbox that is filled hides what stands in it.
const mailsPerDay = 20;

/** R10.2: a login with a browser not seen before is told by mail. One browser has one token, whoever logs in with it. */
export async function welcomeDevice(
  c: Context<AppEnv>,
  { jobs, settings, now }: Dependencies,
  transaction: Database,
  person: Person,
): Promise<void> {
  const secure = settings.publicUrl.startsWith('https:');
  const given = getCookie(c, cookieName, secure ? 'host' : undefined) ?? '';
  const token = /^[\w-]{43}$/.test(given) ? given : createToken();
  setCookie(c, cookieName, token, {
    ...{ path: '/', httpOnly: true, sameSite: 'Lax', maxAge },
    ...(secure ? { prefix: 'host', secure } : {}),
  });
  const at = now();
  if ((await recogniseDevice(transaction, person.id, token, at)) !== 'new') return;
  const key = attemptKey('new-device-mail', String(person.id));
  const told = await countAttempts(transaction, [{ key, seconds: day }], at);
  if ((told.get(key)?.count ?? 0) > mailsPerDay) return;
  const device = describeDevice(c.req.header('user-agent') ?? '');
  await queueMail(transaction, jobs, {
    dedupeKey: `new-device:${person.id}:${randomUUID()}`,
    recipient: person.email,
    text: securityMailTexts.newDevice(device, {
      name: person.name,
      at: formatDateTime(at),
      link: `${settings.publicUrl}/wachtwoord-vergeten`,
    }),
  });
}
