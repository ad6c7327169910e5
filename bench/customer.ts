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

/** Its lines are a quote from then on. */
export async function emptyCart(shop: string, { cookie = '', ...headers }: Headers): Promise<void> {
  const answer = await fetch(`${shop}/offertes`, {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': headers['x-csrf-token'] ?? '' },
    body: new URLSearchParams(),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`emptying a cart was answered ${answer.status}`);
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
