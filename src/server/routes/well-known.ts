import { type Context, Hono } from 'hono';
import { informationPaths } from '#contract/catalogue-page.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';

const day = 24 * 60 * 60 * 1000;
// A reader must throw the file away after that day, which may be at most a year off.
const goodFor = 180 * day;

/** Where programs look of their own accord: who to tell about a hole, and where a password is changed. */
export function wellKnownRoutes({
  settings,
  shopSettings,
  now,
}: Pick<Dependencies, 'settings' | 'shopSettings' | 'now'>): Hono<AppEnv> {
  const { publicUrl } = settings;
  const securityText = (c: Context<AppEnv>) => {
    const expires = new Date(Math.floor((now().getTime() + goodFor) / day) * day);
    const { email } = shopSettings.recent().company;
    const contact = email.includes('@') ? `mailto:${email}` : `${publicUrl}${informationPaths.contact}`;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, no-cache' });
  };
  return new Hono<AppEnv>()
    .get('/.well-known/security.txt', securityText)
    .get('/.well-known/change-password', (c) => c.redirect('/account/wachtwoord', 302));
}
