import { demoPassword } from '../tests/support/demo.ts';

export type Headers = Readonly<Record<string, string>>;

/** What the calls of a customer carry who has logged in. */
export async function logIn(shop: string, email: string): Promise<Headers> {
  const form = await fetch(`${shop}/inloggen`);
  const body = new URLSearchParams({ _token: tokenIn(await form.text()), email, password: demoPassword });
  const visitor = cookieOf(form);
  const answer = await fetch(`${shop}/inloggen`, {
    method: 'POST',
    headers: { cookie: visitor },
    body,
    redirect: 'manual',
  });
  const cookie = cookieOf(answer);
  const page = await fetch(`${shop}/`, { headers: { cookie } });
  return {
    cookie,
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': tokenIn(await page.text()),
  };
}

/** What the shop gave a browser to keep. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

export function tokenIn(html: string): string {
  return /name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
}
