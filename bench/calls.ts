import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { demoAccounts } from '../tests/support/demo.ts';
import { pe100, workedExamples } from '../tests/support/worked-examples.ts';
import { type Headers, logIn } from './customer.ts';
import { type Load, load, type Shot } from './load.ts';

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
  const headersOf = (n: number): Headers => sessions[n % sessions.length] ?? first;

  const validate = JSON.stringify(stateOf(workedExamples[0]?.specs, 'desktop'));
  await compare('validate-state', bare, () => ({
    url: `${shop}/product/validate-state/PE-100`,
    method: 'POST',
    headers: first,
    body: validate,
  }));
  await compare('validate-state of 10 sizes', bare, () => ({
    url: `${shop}/product/validate-state/PE-100`,
    method: 'POST',
    headers: first,
    body: tenSizes,
  }));
  // Not adding: a cart holds 500 lines, and a load would fill it in a second.
  const ordered = await Promise.all(sessions.map((headers) => addOne(shop, headers, validate)));
  await compare('update-cart', bare, (n) => ({
    url: `${shop}/product/update-cart/PE-100`,
    method: 'POST',
    headers: { ...headersOf(n), 'idempotency-key': randomUUID() },
    body: ordered[n % ordered.length] ?? '',
  }));
}

// The body that changes the line which was added.
async function addOne(shop: string, headers: Headers, body: string): Promise<string> {
  const url = `${shop}/product/add-to-cart/PE-100`;
  const answer = await fetch(url, { method: 'POST', headers: { ...headers }, body });
  const { timestamps } = z.object({ timestamps: z.tuple([z.number()]) }).parse(await answer.json());
  return JSON.stringify({ ...JSON.parse(body), timestamp: timestamps[0] });
}

const tenSizes = JSON.stringify(stateOf(quickOrder(10), 'snel_bestellen_desktop'));

function stateOf(specs: unknown, device: string) {
  return { meta: { device, webshop_type: 'zakelijk', price: '0.00', amount: 1 }, specs, cartString: '' };
}

function quickOrder(rows: number) {
  const { maten: _size, kenmerk: _label, ...shared } = pe100();
  const column = (cell: (row: number) => unknown) =>
    JSON.stringify(Array.from({ length: rows }, (_, row) => cell(row)));
  const maten = {
    width_opening: column((row) => String(700 + row * 20)),
    height_opening: column((row) => String(900 + row * 30)),
    user_amount: column((row) => 1 + (row % 3)),
    room: column((row) => `kamer ${row + 1}`),
  };
  return { ...shared, maten };
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
