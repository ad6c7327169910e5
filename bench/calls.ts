import { demoAccounts } from '../tests/support/demo.ts';
import { emptyCart, logIn } from './customer.ts';
import { type Load, load, loadBeside, loadInRounds, type Shot } from './load.ts';
import { addShot, addTenShot, asNewCall, lineShot, sizeShot, tenSizesShot } from './shots.ts';
import { hasWrk, loadFromOutside, type OutsideLoad } from './wrk.ts';

const options = { connections: 10, seconds: 4 };

const customers = [
  demoAccounts.millimetres,
  demoAccounts.belgian,
  demoAccounts.showMessage,
  demoAccounts.buyer,
  demoAccounts.measurer,
  demoAccounts.onAccount,
  demoAccounts.buyerOnAccount,
] as const;

// What Vendure answered a second on two cores of the kind these figures are made on: lines added one by one, ten sizes as ten
// lines, a line changed. On another machine the multiple says nothing.
const vendure = { add: 28, ten: 10, change: 70 } as const;

// So often for each customer: a cart holds 500 lines.
const adds = 400;
const tens = 40;

/**
 * The configurator's calls, each beside a bare route that parses the same request and returns the same bytes, and beside
 * what Vendure made of the same.
 */
export async function benchCalls(shop: string, bare: string): Promise<void> {
  const sessions = await Promise.all(customers.map((email) => logIn(shop, email)));
  const [first = {}] = sessions;
  const turnOf = <T>(all: readonly T[], n: number): T => {
    const one = all[n % all.length];
    if (one === undefined) throw new Error('nobody is logged in');
    return one;
  };
  for (let turn = 0; turn < 3; turn += 1) await compare('validate-state', bare, () => sizeShot(shop, first));
  await compare('validate-state of 10 sizes', bare, () => tenSizesShot(shop, first), vendure.ten);
  const lines = await Promise.all(sessions.map((headers) => lineShot(shop, headers)));
  await compare('update-cart', bare, (n) => asNewCall(turnOf(lines, n)), vendure.change);
  await fireFromOutside('update-cart', lines, vendure.change);
  await compare('update-cart, all on one cart', bare, () => asNewCall(turnOf(lines, 0)));
  const makeRoom = async () => {
    for (const headers of sessions) await emptyCart(shop, headers);
  };
  const adding = (n: number) => addShot(shop, turnOf(sessions, n));
  const room = { times: adds * sessions.length, makeRoom };
  await compare('add-to-cart', bare, adding, vendure.add, room);
  await fireFromOutside(
    'add-to-cart',
    sessions.map((headers) => addShot(shop, headers)),
    vendure.add,
    makeRoom,
  );
  const addingTen = (n: number) => addTenShot(shop, turnOf(sessions, n));
  const roomForTen = { times: tens * sessions.length, makeRoom };
  await compare('add-to-cart of 10 sizes', bare, addingTen, vendure.ten, roomForTen);
  await makeRoom();
}

async function compare(
  name: string,
  bare: string,
  shot: (n: number) => Shot,
  perSecondOfVendure?: number,
  // For what there is room for only so often.
  room?: { readonly times: number; readonly makeRoom: () => Promise<void> },
): Promise<void> {
  const { url, ...request } = shot(0);
  const answer = await fetch(url, { ...request, headers: { ...request.headers } });
  if (answer.status !== 200) throw new Error(`${name} was answered ${answer.status}`);
  const bytes = await answer.text();
  const stored = encodeURIComponent(name);
  const headers = { 'content-type': 'application/json' };
  await fetch(`${bare}/bodies/${stored}`, { method: 'PUT', body: bytes, headers });
  const bareShot = (n: number) => ({ ...shot(n), url: `${bare}/bare/${stored}` });
  const { connections } = options;
  const { ours, reference } =
    room === undefined
      ? await loadBeside(shot, bareShot, options)
      : {
          reference: await load(bareShot, options),
          ours: await loadInRounds(shot, { connections, ...room }),
        };
  if (ours.refused > 0) throw new Error(`${ours.refused} calls of ${name} were refused`);
  const multiple = ours.perSecond / (perSecondOfVendure ?? Number.NaN);
  console.log(
    `POST    ${name}: ${figures(ours)}; bare route with the same ${bytes.length} bytes ${figures(reference)}; ` +
      `ratio ${(ours.perSecond / reference.perSecond).toFixed(3)}` +
      (perSecondOfVendure === undefined
        ? ''
        : `; ${multiple.toFixed(0)} times the ${perSecondOfVendure}/s of Vendure on two such cores`),
  );
}

const outsideRounds = 7;

// A shop that answers a thousand calls a second shares its two cores with whoever fires them; at Vendure's seventy nobody notices.
async function fireFromOutside(
  name: string,
  shots: readonly Shot[],
  perSecondOfVendure: number,
  makeRoom = async () => {},
): Promise<void> {
  if (!hasWrk()) return;
  const found: OutsideLoad[] = [];
  for (let round = 0; round < outsideRounds; round += 1) {
    await makeRoom();
    // There is room for what comes in a second: 3,500 lines.
    found.push(await loadFromOutside(shots, { connections: options.connections, seconds: 1, areNew: true }));
  }
  const sorted = found.toSorted((a, b) => a.perSecond - b.perSecond);
  const perSecond = sorted[outsideRounds >> 1]?.perSecond ?? Number.NaN;
  console.log(
    `POST    ${name}, the middle of ${outsideRounds} seconds fired by wrk: ${perSecond.toFixed(0)}/s; ` +
      `${(perSecond / perSecondOfVendure).toFixed(0)} times the ${perSecondOfVendure}/s of Vendure on two such cores`,
  );
}

function figures({ perSecond, p99 }: Load): string {
  return `${perSecond.toFixed(0)}/s (p99 ${p99.toFixed(1)} ms)`;
}
