import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { asOneRequest } from '#tests/support/one-by-one.ts';
import { anOpenPayment } from '#tests/support/orders.ts';
import { aSentQuote } from '#tests/support/quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { createVisitorId } from './accounts/sessions.ts';
import { csrfTokenOf } from './middleware/csrf-token.ts';

const { database } = await testDatabase();
const shop = testApp(database);

// Hono's own list, so that a new route is walked by itself.
const routes = [
  ...new Map(
    shop.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  ).values(),
];

const long = 'a'.repeat(5000);
const oddParts = [
  '%00',
  'a%00b',
  '%FF',
  '%ED%A0%80',
  '%F0%9F',
  long,
  '%2e%2e%2f',
  '%0A',
  '-1',
  '9'.repeat(30),
];
const oddQueryValues = ['%00', '%FF%00', '%', long, "'", '9'.repeat(30)];
const multipart = 'multipart/form-data; boundary=x';
const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const part = (head: string, body: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const oddBodies: readonly (readonly [type: string | null, body: string])[] = [
  [multipart, 'nonsense'],
  [multipart, '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nbreaks off'],
  [multipart, `${part('', 'without a name')}--x--`],
  [multipart, ''],
  ['multipart/form-data', 'nonsense'],
  ['multipart/form-data; boundary=', 'nonsense'],
  ['multipart/form-data; boundary="', 'nonsense'],
  [form, '%'],
  [form, '%FF=%FF&%00=%00&=&&&=x'],
  [form, '__proto__=x&constructor=y&toString=z'],
  [`${form}; charset=utf-16`, 'email=%FF%FE'],
  ['text/plain', 'text'],
  ['a thing that is no type', 'text'],
  [null, 'text'],
  [json, ''],
  [json, '{'],
  [json, 'null'],
  [json, '"\\ud800"'],
  [json, '['.repeat(100_000)],
  [json, `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
];
// Into every field that any of the shop's pages has, so that a form is read past its first question.
const oddValues = ['\0', '\ud800', 'a\r\nb: c', '-1', '1e999', "';--", '__proto__'];
// As long as all fields may be at once.
const longValues = () => ['', '😀'].map((end) => `${'a'.repeat(200_000 / names.length)}${end}`);

// What reads a body and what turns a visitor away is the same code for all routes: the first of a kind gets everything that
// can be wrong with it, the others a sample.
const roomOf = ({ path }: Route) => path.split('/')[1] ?? '';
const firstsBy = (kindOf: (route: Route) => string) =>
  new Set(new Map(routes.toReversed().map((route) => [kindOf(route), route])).values());
const firstOfKind = firstsBy((route) => `${route.method} ${roomOf(route)}`);
// Where calls, programs and photos come in, each read in a way of its own; everywhere else it is forms.
const ownWays = new Set(['product', 'webhooks', 'client-errors', 'demo', 'payment', 'winkelwagen']);
const firstOfItsWay = firstsBy(
  (route) => `${route.method} ${ownWays.has(roomOf(route)) ? roomOf(route) : ''}`,
);
const sampledBodies = new Map(oddBodies.toReversed().map((odd) => [odd[0]?.split(';')[0], odd]));

// From who may least to who may most.
const persons = ['visitor', 'customer', 'staff'] as const;
type Person = (typeof persons)[number];

let names: readonly string[] = [];
let goodParts: ReadonlyMap<string, string>;

beforeAll(async () => {
  const { order, payment } = await anOpenPayment(database);
  goodParts = new Map([
    ['code', 'pe-100'],
    ['number', order.number],
    ['token', payment.token],
    ['link', (await aSentQuote(database, demoAccounts.millimetres)).token],
    ['id', '1'],
    ['timestamp', '1'],
  ]);
  const found = new Set<string>([
    'id',
    'via',
    'voor',
    'na',
    'niet',
    'verwijderd',
    'melding',
    'terug',
    'token',
    'edit',
    'uitvoering',
    'product',
    'name',
  ]);
  // Documents, pictures and lists have no fields.
  for (const { path } of routes.filter((route) => route.method === 'GET' && !/\.\w+$/.test(route.path))) {
    const page = await openPage(withParts(path, good));
    const fields = (await page.text()).matchAll(/<(?:input|select|textarea|button)\b[^>]* name="([^"]+)"/g);
    for (const [, name = ''] of fields) found.add(name);
  }
  names = [...found].filter((name) => name !== '_token');
});

describe('contract §3 nothing the client sends can make a 500', () => {
  it('walks routes and fields that the shop is known to have', () => {
    expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['GET /account', 'POST /payment/:token', 'DELETE /demo/mollie/v2/payments/:id']),
    );
    expect(names).toEqual(expect.arrayContaining(['email', 'password', 'payment_method', 'remarks', 'voor']));
  });

  it.each(routes)('$method $path', async (route) => {
    const requests = firstOfItsWay.has(route) ? requestsTo(route) : sampleOf(route);
    await expectNoFault(route, async (failed) => {
      for (const asked of requests) await askUntilLetIn(route, asked, failed);
    });
  });

  it.each(routes)('$method $path, with all that can be odd', { tags: ['thorough'] }, async (route) => {
    const requests = requestsTo(route);
    const { method, path } = route;
    await expectNoFault(route, async (failed) => {
      for (const person of persons) {
        const visitor = await come(person);
        const isSampled =
          !firstOfKind.has(route) && (await isTurnedAway(visitor, method, withParts(path, good)));
        for (const asked of isSampled ? requests.slice(-2) : requests) {
          await askAs(person, route, asked, failed);
        }
      }
    });
  });
});

type Route = (typeof routes)[number];

type Asked = { readonly path: string; readonly type: string | null; readonly body: string | null };

async function expectNoFault(route: Route, ask: (failed: string[]) => Promise<void>): Promise<void> {
  const failed: string[] = [];
  await ask(failed);
  if (endsLogins.test(route.path)) present.clear();
  expect(failed).toEqual([]);
  expect(shop.reports.splice(0)).toEqual([]);
}

// Who may less is turned away before anything of it is read; who may more goes the same way.
async function askUntilLetIn(route: Route, asked: Asked, failed: string[]): Promise<void> {
  for (const person of persons) {
    const answer = await askAs(person, route, asked, failed);
    if (!wasTurnedAway(answer)) return;
  }
}

async function askAs(person: Person, route: Route, asked: Asked, failed: string[]): Promise<Response> {
  const answer = await send(await come(person), route.method, asked);
  if (answer.status >= 500) {
    failed.push(`${person} ${asked.path.slice(0, 80)} ${asked.body?.slice(0, 80)}: ${answer.status}`);
  }
  return answer;
}

const endsLogins = /^\/(uitloggen|inloggen|account|wachtwoord-herstellen|beheer\/medewerkers)\b/;

const present = new Map<Person, Promise<Visitor>>();

// They log in once, and again after what may have ended that.
function come(person: Person): Promise<Visitor> {
  const visitor = present.get(person) ?? arrive(person);
  present.set(person, visitor);
  return visitor;
}

// An odd address, and odd values in all fields: each route others, so that all of them are asked somewhere.
function sampleOf(route: Route): readonly Asked[] {
  const { method, path } = route;
  const place = routes.indexOf(route);
  const pick = <T>(all: readonly T[]) => all.slice(place % all.length).slice(0, 1);
  const well = withParts(path, good);
  const odd = path === well ? [] : pick(oddParts).map((value) => plain(withParts(path, () => value)));
  if (method === 'GET') return [...odd, ...pick(oddQueryValues).map((value) => plain(oddQuery(well, value)))];
  return [...odd, ...pick(oddValues).map((value) => filledIn(well, value))];
}

// One thing is wrong at a time; the rest is as it should be.
function requestsTo(route: Route): readonly Asked[] {
  const { method, path } = route;
  const isFirst = firstOfKind.has(route);
  const well = withParts(path, good);
  const parts = path.includes(':') || path.includes('*') ? oddParts : [];
  const odd = parts.map((value) => plain(withParts(path, () => value)));
  const queries = oddQueryValues.map((value) => plain(oddQuery(well, value)));
  const repeated = plain(`${well}?${names.flatMap((name) => [`${name}=1`, `${name}=2`, name]).join('&')}`);
  if (method === 'GET') return [...odd, ...queries, repeated];
  return [
    ...odd,
    ...queries.slice(0, 1),
    ...[...(isFirst ? oddBodies : sampledBodies.values())].map(([type, body]) => ({
      path: well,
      type,
      body,
    })),
    ...[...oddValues, ...(isFirst ? longValues() : [])].map((value) => filledIn(well, value)),
    ...oddValues.slice(0, isFirst ? 2 : 1).flatMap((value) => [
      {
        path: well,
        type: multipart,
        body: `${names.map((name) => part(`name="${name}"`, value)).join('')}--x--`,
      },
      {
        path: well,
        type: json,
        body: JSON.stringify(Object.fromEntries(names.map((name) => [name, value]))),
      },
    ]),
    {
      path: well,
      type: multipart,
      body: `${names.map((name) => part(`name="${name}"; filename="a"`, 'file')).join('')}--x--`,
    },
    {
      path: well,
      type: form,
      body: names.flatMap((name) => [`${name}=1`, `${name}=2`, `${name}[]=3`]).join('&'),
    },
  ];
}

function plain(path: string): Asked {
  return { path, type: null, body: null };
}

function oddQuery(path: string, value: string): string {
  return `${path}?${names
    .map((name) => `${name}=${value}`)
    .join('&')
    .slice(0, 12_000)}`;
}

function filledIn(path: string, value: string): Asked {
  return { path, type: form, body: encoded(names.map((name) => [name, value])) };
}

// With the token of a page they have open.
async function arrive(person: Person): Promise<Visitor> {
  const visitor = new Visitor(shop);
  if (person === 'customer') return visitor.login(demoAccounts.millimetres);
  if (person === 'staff') return visitor.login(demoAccounts.staff);
  const id = createVisitorId();
  visitor.cookies.set('maathor', id);
  visitor.token = csrfTokenOf(shop.deps.settings, id, null);
  return visitor;
}

async function openPage(path: string): Promise<Response> {
  for (const person of persons) {
    const answer = await (await come(person)).get(path);
    if (!wasTurnedAway(answer)) return answer;
  }
  // The figures of the shop let in machines only.
  return new Response('');
}

async function isTurnedAway(visitor: Visitor, method: string, path: string): Promise<boolean> {
  return wasTurnedAway(await send(visitor, method, plain(path)));
}

function wasTurnedAway({ status, headers }: Response): boolean {
  return (
    status === 401 || status === 403 || (headers.get('location')?.startsWith('/inloggen?terug=') ?? false)
  );
}

let address = 0;

// Each from a network of its own, so that no limit answers in the route's stead.
async function send(
  { cookies, token }: Visitor,
  method: string,
  { path, type, body }: Asked,
): Promise<Response> {
  address += 1;
  const headers = {
    cookie: `maathor=${cookies.get('maathor')}`,
    'x-csrf-token': token,
    authorization: 'Bearer test_sandbox',
    ...(type === null ? {} : { 'content-type': type }),
  };
  const connection = { incoming: { socket: { remoteAddress: `10.0.${address >> 8}.${address & 255}` } } };
  return asOneRequest(() => shop.app.request(path, { method, headers, body }, connection));
}

function withParts(path: string, partFor: (name: string) => string): string {
  return path.replace(/:(\w+)|\*/g, (_all, name: string | undefined) => partFor(name ?? ''));
}

function encoded(fields: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
}

function good(name: string): string {
  return goodParts.get(name) ?? 'x';
}
