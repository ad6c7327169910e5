import { demoAccounts } from '../tests/support/demo.ts';
import { logIn } from './customer.ts';
import { type Load, load, type Shot } from './load.ts';
import { asNewCall, lineShot, sizeShot, tenSizesShot } from './shots.ts';

const options = { connections: 10, seconds: 4 };

const customers = [
  demoAccounts.millimetres,
  demoAccounts.belgian,
  demoAccounts.showMessage,
  demoAccounts.staff,
] as const;

/** The configurator's calls, each beside a bare route that parses the same request and returns the same bytes. */
export async function benchCalls(shop: string, bare: string): Promise<void> {
  const sessions = await Promise.all(customers.map((email) => logIn(shop, email)));
  const [first = {}] = sessions;
  await compare('validate-state', bare, () => sizeShot(shop, first));
  await compare('validate-state of 10 sizes', bare, () => tenSizesShot(shop, first));
  const [one, ...others] = await Promise.all(sessions.map((headers) => lineShot(shop, headers)));
  if (one === undefined) throw new Error('nobody has a line');
  await compare('update-cart', bare, (n) => asNewCall([one, ...others][n % sessions.length] ?? one));
}

async function compare(name: string, bare: string, shot: (n: number) => Shot): Promise<void> {
  const { url, ...request } = shot(0);
  const answer = await fetch(url, { ...request, headers: { ...request.headers } });
  if (answer.status !== 200) throw new Error(`${name} was answered ${answer.status}`);
  const bytes = await answer.text();
  const stored = encodeURIComponent(name);
  const headers = { 'content-type': 'application/json' };
  await fetch(`${bare}/bodies/${stored}`, { method: 'PUT', body: bytes, headers });
  const ceiling = await load((n) => ({ ...shot(n), url: `${bare}/bare/${stored}` }), options);
  const ours = await load(shot, options);
  if (ours.refused > 0) throw new Error(`${ours.refused} calls of ${name} were refused`);
  console.log(
    `POST    ${name}: ${figures(ours)}; bare route with the same ${bytes.length} bytes ${figures(ceiling)}; ` +
      `ratio ${(ours.perSecond / ceiling.perSecond).toFixed(3)}`,
  );
}

function figures({ perSecond, p99 }: Load): string {
  return `${perSecond.toFixed(0)}/s (p99 ${p99.toFixed(1)} ms)`;
}
