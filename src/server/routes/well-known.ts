import { type Context, Hono } from 'hono';
import { informationPaths } from '#contract/catalogue-page.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';

const day = 24 * 60 * 60 * 1000;
// A reader must throw the file away after that day, which may be at most a year off.
const goodFor = 180 * day;

/** Where programs look of their own accord: who to tell about a hole, and where a password is changed. */
export function wellKnownRoutes({ settings, now }: Pick<Dependencies, 'settings' | 'now'>): Hono<AppEnv> {
  const { publicUrl, seller } = settings;
  const contact = seller.email.includes('@')
    ? `mailto:${seller.email}`
    : `${publicUrl}${informationPaths.contact}`;
  const securityText = (c: Context<AppEnv>) => {
    const expires = new Date(Math.floor((now().getTime() + goodFor) / day) * day);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
  };
  return new Hono<AppEnv>()
    .get('/.well-known/security.txt', securityText)
    .get('/.well-known/change-password', (c) => c.redirect('/account/wachtwoord', 302));
}
