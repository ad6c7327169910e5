import { and, desc, eq, gt } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { behalfLifetime } from '../../accounts/find-session.ts';
import { findPersonByEmail, type Person } from '../../accounts/people.ts';
import { endAllSessions } from '../../accounts/sessions.ts';
import { companies, people, sessions } from '../../database/schema/accounts.ts';
import { carts } from '../../database/schema/carts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';
import { orders } from '../../database/schema/orders.ts';
import { paymentAttempts, payments } from '../../database/schema/payments.ts';
import { authenticators } from '../../database/schema/second-factor.ts';
import { hashToken } from '../../secrets/tokens.ts';

const { database } = await testDatabase();
let clock = new Date('2026-11-16T09:00:00Z');
const shop = testApp(database, { now: () => clock });
const customer = await person(demoAccounts.centimetres);
const seller = await person(demoAccounts.sales);
const sales = await Buyer.login(shop, demoAccounts.sales);
const inCentimetres = pe100({ maten: { width_opening: '90', height_opening: '120' } });

beforeEach(async () => {
  // Every test begins with nobody to work for, and nothing in a cart.
  await database.update(sessions).set({ behalfOf: null, behalfSince: null });
  await database.delete(carts);
  await sales.visitor.get('/beheer');
});

async function person(email: string): Promise<Person> {
  const found = await findPersonByEmail(database, email);
  if (found === null) throw new Error(`no ${email}`);
  return found;
}

function begin(who: Visitor, { id, companyId }: Pick<Person, 'id' | 'companyId'> = customer) {
  return who.submit(`/beheer/klanten/${companyId}/namens`, { person: String(id) });
}

async function beginAndLook(who = sales.visitor, whom: Pick<Person, 'id' | 'companyId'> = customer) {
  const answer = await begin(who, whom);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  return (await who.get('/')).text();
}

// The button on the bar of the page that is open.
async function stopButton(who: Visitor): Promise<() => Promise<Response>> {
  const html = await (await who.get('/winkelwagen')).text();
  const [, token] = /namens-klant\/stoppen"[^>]*><input[^>]* value="([^"]+)"/.exec(html) ?? [];
  if (token === undefined) throw new Error('no bar');
  return () => who.submit('/beheer/namens-klant/stoppen', { _token: token });
}

async function stop(who: Visitor): Promise<Response> {
  return (await stopButton(who))();
}

async function shownBar(who: Visitor, path: string): Promise<boolean> {
  return textOf(await (await who.get(path)).text()).includes(
    `U werkt namens ${customer.name}, ${customer.company.name}`,
  );
}

const logged = (action: string) =>
  database
    .select()
    .from(logbook)
    .where(and(eq(logbook.personId, seller.id), eq(logbook.action, action as never)))
    .orderBy(desc(logbook.id));

describe('R10.4 working for a customer', () => {
  it('is the customer’s shop with a bar on every page, and the office stays one’s own', async () => {
    const html = await beginAndLook();
    expect(textOf(html)).toContain(`U werkt namens ${customer.name}, ${customer.company.name}`);
    expect(html).toContain('href="/beheer"');
    for (const path of ['/', '/producten/pe-100', '/snel-bestellen', '/winkelwagen', '/account', '/nergens'])
      expect([path, await shownBar(sales.visitor, path)]).toEqual([path, true]);
    const account = textOf(await (await sales.visitor.get('/account')).text());
    expect(account).toContain(customer.email);
    expect(account).not.toContain('Opslaan');
    const office = await sales.visitor.get('/beheer');
    const shown = textOf(await office.text());
    expect([office.status, shown]).toEqual([200, expect.stringContaining(seller.name)]);
    expect(shown).toContain('U werkt namens');
  });

  it('gives the customer’s prices and units, and fills the customer’s cart', async () => {
    await beginAndLook();
    const own = await Buyer.login(shop, demoAccounts.centimetres);
    const theirs = await own.validate('PE-100', inCentimetres);
    const seen = await sales.validate('PE-100', inCentimetres);
    expect([seen.status, seen.body.price]).toEqual([200, theirs.body.price]);
    expect((await sales.add('PE-100', inCentimetres)).status).toBe(200);
    expect((await own.cart()).lines).toHaveLength(1);
    expect(await sales.cart()).toEqual(await own.cart());
    const [row] = await logged('cart_changed_on_behalf');
    expect(row).toMatchObject({
      personRole: 'sales',
      behalfOf: customer.id,
      subjectId: String(customer.id),
      before: null,
      after: { what: 'add-to-cart', contents: '1 × PE-100 928 x 1228 mm, woonkamer' },
    });
    const [line] = (await sales.cart()).lines;
    await sales.visitor.submit(`/winkelwagen/${line?.timestamp}/aantal`, { amount: '3' });
    expect((await logged('cart_changed_on_behalf'))[0]).toMatchObject({
      before: { contents: '1 × PE-100 928 x 1228 mm, woonkamer' },
      after: { what: 'amount', contents: '3 × PE-100 928 x 1228 mm, woonkamer' },
    });
    await stop(sales.visitor);
    await sales.visitor.get('/');
    expect((await sales.cart()).lines).toEqual([]);
  });

  it('stands in the logbook from its beginning to its end', async () => {
    const before = (await logged('behalf_begun')).length;
    await beginAndLook();
    await begin(sales.visitor);
    expect(await stop(sales.visitor)).toMatchObject({ status: 303 });
    const begun = await logged('behalf_begun');
    expect(begun).toHaveLength(before + 1);
    expect(begun[0]).toMatchObject({ behalfOf: customer.id, subjectName: customer.name });
    expect((await logged('behalf_ended'))[0]).toMatchObject({ after: { end: 'stopped' } });
    expect(await shownBar(sales.visitor, '/')).toBe(false);
  });

  it('goes from one customer to the next without a moment as oneself', async () => {
    await beginAndLook();
    const other = await person(demoAccounts.belgian);
    await sales.visitor.get('/beheer');
    const html = await beginAndLook(sales.visitor, other);
    expect(textOf(html)).toContain(other.company.name);
    expect((await logged('behalf_ended'))[0]).toMatchObject({ after: { end: 'another' } });
  });

  it.each([
    ['a colleague', demoAccounts.workshop, 403],
    ['oneself', demoAccounts.sales, 403],
  ])('is not for %s', async (_, email, status) => {
    const whom = await person(email);
    expect((await begin(sales.visitor, whom)).status).toBe(status);
    expect(await shownBar(sales.visitor, '/')).toBe(false);
  });

  it('is not for somebody of another company than the address names', async () => {
    const elsewhere = { id: customer.id, companyId: customer.companyId + 1 };
    expect((await begin(sales.visitor, elsewhere)).status).toBe(404);
  });

  it.each([demoAccounts.bookkeeping, demoAccounts.workshop, demoAccounts.millimetres])(
    'is not for %s to begin',
    async (email) => {
      const who = await new Visitor(shop).loginByForm(email);
      expect((await begin(who)).status).toBe(403);
    },
  );
});

describe('R10.4 what a page of one does for another', () => {
  it('is nothing: a cart that was opened as oneself is not filled for the customer, nor the other way round', async () => {
    const asOneself = sales.visitor.token;
    await beginAndLook();
    const forCustomer = sales.visitor.token;
    sales.visitor.token = asOneself;
    expect((await sales.add('PE-100', pe100())).status).toBe(403);
    await stop(sales.visitor);
    sales.visitor.token = forCustomer;
    expect((await sales.add('PE-100', pe100())).status).toBe(403);
    expect((await sales.visitor.submit('/checkout', {})).status).toBe(403);
  });

  it('leaves nothing typed for one customer in the form of the next', async () => {
    await beginAndLook();
    const stale = { _token: sales.visitor.token, ...fieldsOf(''), street: 'Geheimstraat', country: 'NL' };
    await stop(sales.visitor);
    await sales.visitor.submit('/account/adressen/nieuw', stale);
    await sales.visitor.get('/beheer');
    await beginAndLook(sales.visitor, await person(demoAccounts.belgian));
    await sales.visitor.submit('/account/adressen/nieuw', stale);
    const form = await sales.visitor.get('/account/adressen/nieuw');
    expect([form.status, (await form.text()).includes('Geheimstraat')]).toEqual([200, false]);
  });

  it('but stopping and logging out work from any page, also twice at once', async () => {
    await beginAndLook();
    const ended = (await logged('behalf_ended')).length;
    const press = await stopButton(sales.visitor);
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await logged('behalf_ended')).length).toBe(ended + 1);
    const leaving = await new Visitor(shop).loginByForm(demoAccounts.sales);
    await beginAndLook(leaving);
    await leaving.get('/beheer');
    expect((await leaving.submit('/uitloggen', {})).status).toBe(303);
    expect((await logged('behalf_ended'))[0]).toMatchObject({ after: { end: 'logged_out' } });
    const anew = await new Visitor(shop).loginByForm(demoAccounts.sales);
    await beginAndLook(anew);
    const before = (await logged('behalf_ended')).length;
    await anew.submit('/inloggen', { email: demoAccounts.sales, password: demoPassword });
    expect((await logged('behalf_ended')).length).toBe(before + 1);
  });

  it('and logging in anew up to the second step ends it too, and says so', async () => {
    const anew = await new Visitor(shop).loginByForm(demoAccounts.sales);
    await beginAndLook(anew);
    const before = (await logged('behalf_ended')).length;
    await database.insert(authenticators).values({ personId: seller.id, sealedSecret: 'x', lastStep: 0 });
    const answer = await anew.submit('/inloggen', { email: demoAccounts.sales, password: demoPassword });
    await database.delete(authenticators).where(eq(authenticators.personId, seller.id));
    expect(answer.headers.get('location')).toBe('/inloggen/tweede-stap');
    expect((await logged('behalf_ended')).length).toBe(before + 1);
  });
});

describe('R10.4 working for a customer ends', () => {
  it('with a login that ends where no request of it sees that', async () => {
    const colleague = await new Visitor(shop).loginByForm(demoAccounts.sales);
    await beginAndLook(colleague);
    const before = (await logged('behalf_ended')).length;
    await endAllSessions(database, seller.id);
    const [row, ...others] = await logged('behalf_ended');
    expect(row).toMatchObject({
      personId: seller.id,
      personRole: 'sales',
      behalfOf: customer.id,
      subjectName: customer.name,
      after: { end: 'login_over' },
    });
    expect(others).toHaveLength(before);
    await sales.visitor.loginByForm(demoAccounts.sales);
  });

  it('after an hour, and what is sent then is done for nobody', async () => {
    await beginAndLook();
    // Staff who do nothing for half an hour are logged out.
    const later = (milliseconds: number) => {
      clock = new Date(clock.getTime() + milliseconds);
      return sales.visitor.get('/winkelwagen');
    };
    await later(behalfLifetime / 3);
    await later(behalfLifetime / 3);
    await later(behalfLifetime / 3 - 1);
    expect((await sales.add('PE-100', pe100())).status).not.toBe(403);
    clock = new Date(clock.getTime() + 1);
    expect((await sales.add('PE-100', pe100())).status).toBe(403);
    expect((await logged('behalf_ended'))[0]).toMatchObject({ after: { end: 'over' } });
    expect(await shownBar(sales.visitor, '/')).toBe(false);
  });

  it('when the right is taken away, at the very next call', async () => {
    await beginAndLook();
    await database.update(people).set({ role: 'bookkeeping' }).where(eq(people.id, seller.id));
    try {
      expect((await sales.validate('PE-100', pe100())).status).toBe(403);
      expect(await shownBar(sales.visitor, '/')).toBe(false);
    } finally {
      await database.update(people).set({ role: 'sales' }).where(eq(people.id, seller.id));
    }
    expect(await shownBar(sales.visitor, '/')).toBe(false);
  });

  it.each(['person', 'company'] as const)('when the customer’s %s is blocked', async (which) => {
    await beginAndLook();
    const block = async (blockedAt: Date | null) =>
      which === 'person'
        ? database.update(people).set({ blockedAt }).where(eq(people.id, customer.id))
        : database.update(companies).set({ blockedAt }).where(eq(companies.id, customer.companyId));
    await block(clock);
    expect((await sales.validate('PE-100', pe100())).status).toBe(403);
    await sales.visitor.get('/beheer');
    const again = await begin(sales.visitor);
    expect(again.headers.get('location')).toBe(`/beheer/klanten/${customer.companyId}?probleem=geblokkeerd`);
    await block(null);
    expect(await shownBar(sales.visitor, '/')).toBe(false);
  });

  it('with the login of the member of staff', async () => {
    const other = await new Visitor(shop).loginByForm(demoAccounts.staff);
    await beginAndLook(other);
    await database
      .delete(sessions)
      .where(eq(sessions.tokenHash, hashToken(other.cookies.get('maathor') ?? '')));
    expect((await other.get('/winkelwagen')).headers.get('location')).toMatch(/^\/inloggen/);
  });
});

describe('R10.4 what stays with the customer', () => {
  it('is what the account keeps to oneself: each address says so', async () => {
    await beginAndLook();
    for (const address of [
      'GET /account/wachtwoord',
      'POST /account/wachtwoord',
      'POST /account/logins/andere',
      'POST /account/logins/1',
      'POST /account/contact',
      'POST /account/instellingen',
      'GET /account/gegevens.json',
      'GET /account/beveiliging',
      'GET /account/beveiliging/app',
      'POST /account/beveiliging/e-mailadres',
      'GET /account/mensen',
      'POST /account/mensen',
    ]) {
      const [method, path = ''] = address.split(' ');
      const answer =
        method === 'GET' ? await sales.visitor.get(path) : await sales.visitor.submit(path, { unit: 'cm' });
      expect([address, answer.status, textOf(await answer.text())]).toEqual([
        address,
        403,
        expect.stringContaining('Dit kan alleen de klant zelf.'),
      ]);
    }
  });

  it('but not the addresses, which stand in the logbook when changed', async () => {
    await beginAndLook();
    const address = {
      recipient: 'Bouwplaats',
      country: 'NL',
      street: 'Kade',
      houseNumber: '7',
      postcode: '1033 AA',
      city: 'Amsterdam',
    };
    expect((await sales.visitor.submit('/account/adressen/nieuw', address)).status).toBe(303);
    expect((await logged('address_changed_on_behalf'))[0]).toMatchObject({
      after: { what: 'added', contents: expect.stringContaining('Kade 7') },
    });
  });
});

describe('R10.4 an order that staff place', () => {
  async function openCheckout(): Promise<Readonly<Record<string, string>>> {
    await beginAndLook();
    expect((await sales.add('PE-100', inCentimetres)).status).toBe(200);
    const html = await (await sales.visitor.get('/checkout')).text();
    expect(textOf(html)).toContain('Betaallink naar de klant');
    expect(html).not.toContain('value="iDeal"');
    return { ...fieldsOf(html), terms: '1' };
  }

  it('is the customer’s, names who placed it, and sends the customer the link to pay', async () => {
    const form = await openCheckout();
    const [newest] = await database.select().from(orders).orderBy(desc(orders.id)).limit(1);
    const answers = await Promise.all([
      sales.visitor.submit('/checkout', form),
      sales.visitor.submit('/checkout', form),
    ]);
    answers.push(await sales.visitor.submit('/checkout', form));
    const places = new Set(answers.map(({ headers }) => headers.get('location')));
    const placed = await database
      .select()
      .from(orders)
      .where(gt(orders.id, newest?.id ?? 0));
    expect(placed).toMatchObject([
      { personId: customer.id, companyId: customer.companyId, placedBy: seller.id },
    ]);
    const [order] = placed;
    expect([...places]).toEqual([`/bestelling/${order?.number}?melding=betaallink`]);
    const [payment] = await database
      .select()
      .from(payments)
      .where(eq(payments.orderId, order?.id ?? 0));
    const [mail, ...more] = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-placed:${order?.id}`));
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe(customer.email);
    expect(JSON.stringify(mail)).toContain(`/payment/${payment?.token}`);
    expect(JSON.stringify(mail)).toContain(`Geplaatst door ${seller.name} van Maathor namens u`);
    const page = textOf(await (await sales.visitor.get([...places][0] ?? '')).text());
    expect(page).toContain('De bestelling is geplaatst.');
    expect(page).not.toContain('Betaal nu');
    const own = await new Visitor(shop).loginByForm(demoAccounts.centimetres);
    expect(textOf(await (await own.get(`/bestelling/${order?.number}`)).text())).toContain(
      `Geplaatst door ${seller.name} van Maathor namens u`,
    );
    const told = await logged('order_placed_on_behalf');
    expect(told.filter(({ subjectId }) => subjectId === order?.number)).toMatchObject([
      { behalfOf: customer.id },
    ]);

    expect((await sales.visitor.get(`/payment/${payment?.token}`)).status).toBe(403);
    const paid = await sales.visitor.submit(`/payment/${payment?.token}`, { payment_method: 'iDeal' });
    expect(paid.status).toBe(403);
    expect(await database.$count(paymentAttempts, eq(paymentAttempts.paymentId, payment?.id ?? 0))).toBe(0);
    await own.get(`/payment/${payment?.token}`);
    const bank = await own.submit(`/payment/${payment?.token}`, { payment_method: 'iDeal' });
    expect(bank.status).toBe(303);
  });

  it('is never paid by them: a method of the customer’s own is refused, and nothing is ordered', async () => {
    const form = await openCheckout();
    const before = await database.$count(orders);
    for (const method of ['iDeal', 'Creditcard', 'rekening', '']) {
      const answer = await sales.visitor.submit('/checkout', { ...form, payment_method: method });
      expect(answer.status).toBe(422);
    }
    expect(await database.$count(orders)).toBe(before);
  });

  it('R12.2 goes on account where the company may, which the logbook tells', async () => {
    await beginAndLook(sales.visitor, await person(demoAccounts.onAccount));
    expect((await sales.add('PE-100', pe100())).status).toBe(200);
    const html = await (await sales.visitor.get('/checkout')).text();
    expect(html.indexOf('value="rekening"')).toBeLessThan(html.indexOf('value="betaallink"'));
    const form = { ...fieldsOf(html), terms: '1' };
    expect(form).toMatchObject({ payment_method: 'betaallink' });
    const answer = await sales.visitor.submit('/checkout', { ...form, payment_method: 'rekening' });
    const place = answer.headers.get('location') ?? '';
    const [, number = ''] = /^\/bestelling\/(B[\d-]+)\?melding=op-rekening$/.exec(place) ?? [];
    const [order] = await database.select().from(orders).where(eq(orders.number, number));
    expect(order).toMatchObject({ status: 'in_production', termDays: 14, placedBy: seller.id });
    const told = (await logged('order_placed_on_behalf')).find(({ subjectId }) => subjectId === number);
    expect(told).toMatchObject({ after: { payment: 'op rekening' } });
  });

  it('does not come from a measurer’s cart: a measurer orders nothing either', async () => {
    await beginAndLook(sales.visitor, await person(demoAccounts.measurer));
    expect((await sales.add('PE-100', pe100())).status).toBe(200);
    expect((await sales.visitor.get('/checkout')).status).toBe(403);
    expect((await sales.visitor.submit('/checkout', {})).status).toBe(403);
  });

  it('is not paid with their method by a customer who sends the staff’s own', async () => {
    const own = await Buyer.login(shop, demoAccounts.centimetres);
    await own.add('PE-100', inCentimetres);
    const form = fieldsOf(await (await own.visitor.get('/checkout')).text());
    const answer = await own.visitor.submit('/checkout', {
      ...form,
      terms: '1',
      payment_method: 'betaallink',
    });
    expect(answer.status).toBe(422);
  });
});
