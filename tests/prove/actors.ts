import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts } from '../support/demo.ts';
import { type Answer, Browser } from '../support/http-browser.ts';
import { workedExamples } from '../support/worked-examples.ts';
import type { Book, BookedAdd, BookedOrder } from './book.ts';
import type { Pauses } from './pauses.ts';
import type { Provider } from './provider.ts';
import { type Choices, seeded } from './seeded.ts';

type World = {
  readonly url: string;
  readonly book: Book;
  readonly provider: Provider;
  readonly seed: number;
  // How long each waits between two things, in milliseconds.
  readonly pace: number;
  readonly pauses: Pauses;
  readonly isOver: () => boolean;
};

const publicPages = ['/', '/producten/pe-100', '/producten/ca-100', '/meetinstructies', '/contact'] as const;
const lists = ['bestellingen', 'facturen', 'betalingen', 'klanten', 'taken'] as const;
const mostLines = 40;

const aLine = JSON.stringify({
  meta: { device: 'desktop', webshop_type: 'zakelijk', price: '0.00', amount: 1 },
  specs: workedExamples[0]?.specs,
  cartString: '',
});

/** Customers and staff at work, until it is over; each goes on after whatever happens. */
export function atWork(world: World): Promise<unknown> {
  // Each order is an invoice and two documents, of which a process makes one every other second.
  const rarely = { ...world, pace: world.pace * 40 };
  return Promise.all([
    working(world, 'visitor', null, ({ by, choices }) => by.page(choices.oneOf(publicPages))),
    working(world, 'dealer', demoAccounts.millimetres, configure),
    working(rarely, 'payer', demoAccounts.showMessage, orderAndPay),
    working(rarely, 'belgian', demoAccounts.belgian, orderAndPay),
    working(rarely, 'account', demoAccounts.onAccount, orderOnAccount),
    working(world, 'staff', demoAccounts.staff, workInOffice),
  ]);
}

/** Those who add lines: what is in their carts, and in their orders, is counted. */
export const buyers = [
  demoAccounts.millimetres,
  demoAccounts.showMessage,
  demoAccounts.belgian,
  demoAccounts.onAccount,
] as const;

type Actor = World & {
  readonly by: Client;
  readonly choices: Choices;
  readonly name: string;
  readonly email: string;
};

/** A browser that writes down faults, and logs in again where the shop asks for it. */
class Client {
  readonly #browser: Browser;
  readonly #book: Book;
  readonly #email: string | null;

  constructor({ url, book }: World, name: string, email: string | null) {
    this.#browser = new Browser(url, `10.0.0.${name.length + (name.codePointAt(0) ?? 0)}`, book.tally);
    this.#book = book;
    this.#email = email;
  }

  async logIn(): Promise<boolean> {
    if (this.#email === null) return true;
    return this.#browser.logIn(this.#email).then(
      () => true,
      () => false,
    );
  }

  page = async (path: string): Promise<Answer> => this.#heard(path, await this.#browser.page(path));

  fields = async (path: string): Promise<Readonly<Record<string, string>> | null> => {
    const page = await this.page(path);
    return page.status === 200 ? this.#browser.read(page) : null;
  };

  call = async (path: string, body: string, key?: string): Promise<Answer> => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return this.#heard(path, await this.#browser.call(path, body, headers));
  };

  form = async (path: string, fields: Readonly<Record<string, string>>): Promise<Answer> =>
    this.#heard(path, await this.#browser.form(path, fields));

  async #heard(path: string, answer: Answer): Promise<Answer> {
    this.#book.hear(path, answer);
    if (answer.status === 401 || answer.location.includes('/inloggen')) await this.logIn();
    return answer;
  }
}

async function working(
  world: World,
  name: string,
  email: string | null,
  act: (actor: Actor) => Promise<unknown>,
): Promise<void> {
  const by = new Client(world, name, email);
  const actor = { ...world, by, name, email: email ?? '', choices: seeded(world.seed, name) };
  while (!(await by.logIn()) && !world.isOver()) await wait(500);
  while (!world.isOver()) {
    await act(actor);
    await world.pauses.wait(world.pace * (0.5 + actor.choices.next()));
  }
}

// No answer, or one that asks to come back: the same is sent again, as a browser does, for as long as anybody would.
async function insist({ isOver }: World, send: () => Promise<Answer>): Promise<Answer | null> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await send();
    if (![0, 429, 502, 503].includes(answer.status)) return answer;
    if (isOver() && tries > 3) return null;
    await wait(400);
  }
  return null;
}

async function add(actor: Actor): Promise<readonly number[]> {
  const { by, book, email } = actor;
  const booked: BookedAdd = { by: email, key: randomUUID(), certainty: 'unsure', ordered: 'no' };
  book.adds.push(booked);
  const answer = await insist(actor, () => by.call('/product/add-to-cart/PE-100', aLine, booked.key));
  if (answer?.status !== 200) return [];
  booked.certainty = 'confirmed';
  return (/"timestamps":\[([\d,]+)/.exec(answer.text)?.[1] ?? '').split(',').map(Number);
}

async function configure(actor: Actor): Promise<void> {
  const { by, book, choices } = actor;
  const what = choices.next();
  if (what < 0.5) await by.call('/product/validate-state/PE-100', aLine);
  else if (what < 0.85 && book.lines.size < mostLines)
    for (const timestamp of await add(actor)) book.lines.set(timestamp, 'confirmed');
  else await takeOut(actor);
}

async function takeOut({ by, book, choices }: Actor): Promise<void> {
  const known = [...book.lines].filter(([, certainty]) => certainty === 'confirmed');
  const [timestamp] = known[choices.between(0, Math.max(known.length - 1, 0))] ?? [];
  // One stays: a cart that happens to be empty when a fault strikes has nothing to lose.
  if (timestamp === undefined || known.length === 1) return;
  book.lines.set(timestamp, 'unsure');
  const answer = await by.form(`/winkelwagen/${timestamp}/verwijderen`, {});
  if (answer.status === 303) book.lines.delete(timestamp);
}

let orderCount = 0;

async function order(
  actor: Actor,
  isOnAccount: boolean,
): Promise<{ booked: BookedOrder; location: string } | null> {
  const { by, book, seed, name, email } = actor;
  if ((await add(actor)).length === 0) return null;
  const fields = await by.fields('/checkout');
  if (fields === null) return null;
  orderCount += 1;
  const inCart = book.inCart(email);
  const sure = inCart.filter(({ certainty, ordered }) => certainty === 'confirmed' && ordered === 'no');
  const booked: BookedOrder = {
    reference: `P${seed}-${name}-${orderCount}`,
    lines: { least: sure.length, most: inCart.length },
    ...{ isOnAccount, certainty: 'unsure', number: null, paidBy: null, shipped: null },
  };
  const form = {
    ...fields,
    ...{ reference: booked.reference, terms: '1', payment_method: isOnAccount ? 'rekening' : 'iDeal' },
  };
  book.orders.push(booked);
  const answer = await insist(actor, () => by.form('/checkout', form));
  const isPlaced = answer?.status === 303 && !/\/(?:inloggen|winkelwagen)/.test(answer.location);
  // Whatever is answered in the end instead: an answer that was lost may have been this one.
  for (const line of inCart) line.ordered = isPlaced ? 'yes' : 'perhaps';
  if (!isPlaced) return null;
  booked.certainty = 'confirmed';
  booked.number = /\/bestelling\/([\w-]+)/.exec(answer.location)?.[1] ?? null;
  return { booked, location: answer.location };
}

async function orderAndPay(actor: Actor): Promise<void> {
  const placed = await order(actor, false);
  if (placed !== null) placed.booked.paidBy = actor.provider.pay(placed.location);
}

async function orderOnAccount(actor: Actor): Promise<void> {
  await order(actor, true);
}

async function workInOffice(actor: Actor): Promise<void> {
  const { by, book, choices } = actor;
  const ready = book.orders.find((one) => one.number !== null && one.isOnAccount && one.shipped === null);
  if (ready === undefined || choices.next() < 0.4) {
    await by.page(`/beheer/${choices.oneOf(lists)}`);
    return;
  }
  const path = `/beheer/bestellingen/${ready.number}/verzenden`;
  const fields = await by.fields(path);
  if (fields === null) return;
  ready.shipped = 'unsure';
  const answer = await insist(actor, () => by.form(path, { ...fields, carrier: 'postnl' }));
  if (answer?.status === 303 && !answer.location.includes('/inloggen')) ready.shipped = 'confirmed';
}
