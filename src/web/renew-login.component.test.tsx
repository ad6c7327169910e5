import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { givePageToken, intercept } from './component-testing.tsx';
import { renewLogin } from './renew-login.ts';
import type { Login } from './send-in-login.ts';

const island = (customer: number) =>
  `<div data-island="configurator"></div><script type="application/json">${JSON.stringify({ customer: { id: customer } })}</script>`;
const wayOut = (token: string) =>
  `<form action="/uitloggen"><input type="hidden" name="_token" value="${token}"></form>`;
const meta = (token: string) => `<meta name="csrf-token" content="${token}">`;

const tokens = () => [
  document.querySelector('meta[name="csrf-token"]')?.getAttribute('content'),
  document.querySelector<HTMLInputElement>('[name="_token"]')?.value,
];

describe('R7.1 a page whose token is refused', () => {
  beforeEach(() => {
    givePageToken('old');
    document.body.insertAdjacentHTML('beforeend', `<div id="page">${wayOut('old')}${island(7)}</div>`);
  });
  afterEach(() => document.getElementById('page')?.remove());

  it.each<[string, string, Login, string]>([
    ['the same person', wayOut('new') + island(7), 'same', 'new'],
    ['another person', wayOut('new') + island(8), 'another', 'old'],
    ['another person, who may not see this page', wayOut('new'), 'another', 'old'],
    ['nobody', '<a href="/inloggen">Inloggen</a>', 'over', 'old'],
  ])('has the token of a newer login of %s only if it is theirs', async (_, body, login, token) => {
    let asked = 0;
    intercept(location.pathname, async () => {
      asked += 1;
      return new Response(`<html><head>${meta('new')}</head><body>${body}</body></html>`);
    });
    expect(await Promise.all([renewLogin(document), renewLogin(document)])).toEqual([login, login]);
    expect([asked, tokens()]).toEqual([1, [token, token]]);
  });

  it('is as good as cut off while the shop cannot say', async () => {
    intercept(location.pathname, async () => new Response('', { status: 503 }));
    await expect(renewLogin(document)).rejects.toThrow('503');
    expect(tokens()).toEqual(['old', 'old']);
  });
});
