import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { anyAddress, Browser, type Tally } from '../../tests/support/http-browser.ts';
import { aNoisyPhoto } from '../../tests/support/photo-files.ts';

type Target = {
  readonly shop: string;
  readonly tally: Tally;
  // How many at once.
  readonly strength: number;
  // Somebody who has an account and means harm.
  readonly insider: Browser;
  readonly bigPicture: Uint8Array;
};

type Attack = { readonly name: string; readonly make: (target: Target) => Promise<unknown> };

/** One round of each takes a second or a few, and gives up whatever it held. */
const attacks: readonly Attack[] = [
  { name: 'login storm', make: (on) => many(on, (by) => wrongLogin(by)) },
  { name: 'bodies as large as may be', make: (on) => many(on, (by) => post(by, '/inloggen', 256 * 1024)) },
  { name: 'bodies larger than may be', make: (on) => many(on, (by) => post(by, '/checkout', 40_000_000)) },
  { name: 'bodies without a length', make: (on) => many(on, () => chunked(on)) },
  { name: 'large uploads by strangers', make: (on) => many(on, (by) => post(by, '/maatwerk', 24_000_000)) },
  { name: 'large files by strangers', make: (on) => many(on, (by) => inParts(by, largeFile)) },
  { name: 'very many parts', make: (on) => many(on, (by) => inParts(by, veryManyParts)) },
  { name: 'slow bodies', make: (on) => slowly(on, slowBody) },
  { name: 'slow heads', make: (on) => slowly(on, 'GET / HTTP/1.1\r\nHost: shop\r\nX-A: ') },
  { name: 'idle connections', make: (on) => slowly({ ...on, strength: on.strength * 4 }, '') },
  { name: 'very many visitors', make: (on) => many(on, (by) => by.page('/')) },
  { name: 'addresses that are not', make: (on) => many(on, (by) => by.page(`/${word()}/${word()}`)) },
  { name: 'queries', make: (on) => many(on, (by) => by.page(`/producten/pe-100?${word()}=${word()}`)) },
  { name: 'cookies', make: (on) => many(on, (by) => strangeCookie(by)) },
  { name: 'heads', make: (on) => many(on, (by) => by.send('/', { headers: manyHeaders(60) })) },
  {
    name: 'heads that are too long',
    make: (on) => many(on, (by) => by.send('/', { headers: manyHeaders(400) })),
  },
  { name: 'deep JSON', make: (on) => many(on, (by) => insiderCall(on, by, deepJson)) },
  { name: 'zipped bodies', make: (on) => many(on, (by) => zipped(by)) },
  { name: 'big pictures', make: (on) => many({ ...on, strength: on.strength / 4 }, () => upload(on)) },
  { name: 'answers broken off', make: (on) => many(on, () => breakOff(on, '/video/ca-100-totaal.mp4')) },
  { name: 'pages broken off', make: (on) => many(on, () => breakOff(on, '/producten/pe-100')) },
  { name: 'answers not read', make: (on) => unread(on) },
];

/** Gives what makes the next round, each kind in its turn; tells its name. */
export async function attacking(
  shop: string,
  { tally, strength, insider }: Omit<Target, 'shop' | 'bigPicture'>,
): Promise<(only?: string) => Promise<string>> {
  const target = { shop, tally, strength, insider, bigPicture: await aNoisyPhoto(3200) };
  let turn = 0;
  return async (only) => {
    const chosen = attacks.filter(({ name }) => only === undefined || name.includes(only));
    const attack = chosen[turn++ % chosen.length];
    await attack?.make(target);
    return attack?.name ?? '';
  };
}

async function many(
  { shop, tally, strength }: Target,
  act: (by: Browser) => Promise<unknown>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: Math.ceil(strength) }, async () => act(new Browser(shop, anyAddress(), tally))),
  );
}

async function wrongLogin(by: Browser): Promise<void> {
  await by.page('/inloggen');
  await by.form('/inloggen', { email: `${word()}@voorbeeld.nl`, password: word() });
}

const fields = Buffer.alloc(40_000_000, 'a=b&');

async function post(by: Browser, path: string, bytes: number): Promise<void> {
  await by.page('/inloggen');
  await by.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(bytes) },
    body: fields.subarray(0, bytes),
  });
}

const veryManyParts = Buffer.from(
  `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(200_000)}--x--\r\n`,
);
const largeFile = Buffer.concat([
  Buffer.from('--x\r\nContent-Disposition: form-data; name="foto"; filename="a.jpg"\r\n\r\n'),
  Buffer.alloc(24_000_000, 'a'),
  Buffer.from('\r\n--x--\r\n'),
]);

async function inParts(by: Browser, body: Buffer): Promise<void> {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  await by.send('/maatwerk', { method: 'POST', headers, body });
}

async function chunked({ shop, tally }: Target): Promise<void> {
  const socket = await opened(shop, tally);
  socket.write(
    'POST /product/add-to-cart/PE-100 HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const part = Buffer.alloc(65_536, 'x');
  for (let sent = 0; sent < 100 && socket.writable; sent += 1) {
    socket.write(`${part.length.toString(16)}\r\n`);
    socket.write(part);
    socket.write('\r\n');
    await wait(5);
  }
  socket.destroy();
}

const slowBody =
  'POST /inloggen HTTP/1.1\r\nHost: shop\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 200000\r\n\r\n' +
  'a'.repeat(100_000);

// A beginning, and then a byte now and then.
async function slowly({ shop, tally, strength }: Target, beginning: string): Promise<void> {
  const sockets = await Promise.all(
    Array.from({ length: Math.ceil(strength * 2) }, async () => opened(shop, tally)),
  );
  for (const socket of sockets) if (beginning !== '') socket.write(beginning);
  for (let second = 0; second < 6; second += 1) {
    await wait(500);
    for (const socket of sockets) if (beginning !== '' && socket.writable) socket.write('a');
  }
  for (const socket of sockets) socket.destroy();
}

function strangeCookie(by: Browser): Promise<unknown> {
  by.cookie = `maathor=${Math.random() < 0.5 ? 's' : 'v'}.${randomBytes(32).toString('base64url')}`;
  return by.page('/producten/se-100');
}

const deepJson = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

async function insiderCall({ insider }: Target, by: Browser, body: string): Promise<void> {
  by.cookie = insider.cookie;
  by.token = insider.token;
  await by.call('/product/validate-state/PE-100', body);
}

async function zipped(by: Browser): Promise<void> {
  await by.page('/inloggen');
  const headers = { 'content-encoding': 'gzip', 'content-type': 'application/x-www-form-urlencoded' };
  await by.send('/inloggen', { method: 'POST', headers, body: bomb });
}

const bomb = gzipSync(Buffer.alloc(50_000_000));

async function upload({ insider, bigPicture }: Target): Promise<void> {
  await insider.photo('/maatwerk', bigPicture, { key: word() });
}

async function breakOff({ shop, tally }: Target, path: string): Promise<void> {
  const socket = await opened(shop, tally);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`);
  await new Promise((resolve) => {
    socket.once('data', resolve);
    socket.once('close', resolve);
  });
  socket.destroy();
}

// Asks again and again over one connection, and never takes an answer.
async function unread({ shop, tally, strength, insider }: Target): Promise<void> {
  const sockets = await Promise.all(
    Array.from({ length: Math.ceil(strength) }, async () => opened(shop, tally)),
  );
  const asked = `GET /beheer/logboek.csv HTTP/1.1\r\nHost: shop\r\nCookie: ${insider.cookie}\r\n\r\nGET /producten/pe-100 HTTP/1.1\r\nHost: shop\r\n\r\n`;
  for (const socket of sockets) {
    socket.pause();
    socket.write(asked.repeat(20));
  }
  await wait(3000);
  for (const socket of sockets) socket.destroy();
}

function opened(shop: string, tally: Tally): Promise<Socket> {
  const { hostname, port } = new URL(shop);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => tally.set(0, (tally.get(0) ?? 0) + 1));
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('close', () => resolve(socket));
  });
}

function manyHeaders(count: number): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${index}-${word()}`, word()]));
}

function word(): string {
  return randomBytes(9).toString('hex');
}
