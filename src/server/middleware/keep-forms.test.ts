import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { keptForms, people, rateLimits, sessions } from '../database/schema/accounts.ts';
import { carts } from '../database/schema/carts.ts';
import { orders } from '../database/schema/orders.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { demoOrder } from '../database/seed/demo-order.ts';

const { database } = await testDatabase();
let time = new Date();
const shop = testApp(database, { now: () => time });

beforeEach(async () => {
  time = new Date();
  await database.delete(carts);
  await database.delete(keptForms);
  await database.delete(rateLimits);
});

const typed = {
  address: 'new',
  recipient: 'Bouwplaats Noord',
  country: 'BE',
  street: 'Kade',
  houseNumber: '7',
  addition: '',
  postcode: '2030',
  city: 'Antwerpen',
  reference: 'Werk "12" <a>',
  remarks: 'Graag voor tien uur',
  neutral: '1',
  terms: '1',
  payment_method: 'Bancontact',
};

async function atCheckout(): Promise<Buyer> {
  const buyer = await Buyer.login(shop, demoAccounts.millimetres);
  await buyer.add('PE-100', pe100());
  return buyer;
}

const sent = async (buyer: Buyer) => ({
  ...fieldsOf(await (await buyer.visitor.get('/checkout')).text()),
  ...typed,
});

// As a browser does: the login page as it is given, and back to where it says.
async function logInAgain(
  visitor: Visitor,
  address: string,
  email: string = demoAccounts.millimetres,
): Promise<string> {
  const page = await (await visitor.get(address)).text();
  const returnTo = fieldsOf(page)['terug'] ?? '';
  const answer = await visitor.submit('/inloggen', {
    terug: returnTo,
    email,
    password: demoPassword,
  });
  return answer.headers.get('location') ?? '';
}

async function expectFilled(visitor: Visitor): Promise<void> {
  const html = await (await visitor.get('/checkout')).text();
  const { reference, ...rest } = typed;
  expect(fieldsOf(html)).toMatchObject(rest);
  expect(html).toContain('value="Werk &quot;12&quot; &lt;a&gt;"');
  expect(textOf(html)).toContain('Wat u had ingevuld staat er weer.');
}

describe('a checkout form sent after', () => {
  it('the login has ended comes back filled once the customer has logged in again', async () => {
    const buyer = await atCheckout();
    const fields = await sent(buyer);
    await database.delete(sessions);
    const answer = await buyer.visitor.submit('/checkout', fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inloggen?terug=%2Fcheckout']);
    expect(await logInAgain(buyer.visitor, '/inloggen?terug=%2Fcheckout')).toBe('/checkout');
    await expectFilled(buyer.visitor);
  });

  it('the cookie is gone is not taken, says so, and comes back filled', async () => {
    const buyer = await atCheckout();
    const fields = { ...(await sent(buyer)), _token: buyer.visitor.token };
    const before = await database.$count(orders);
    const elsewhere = new Visitor(shop);
    const answer = await elsewhere.submit('/checkout', fields);
    expect(answer.status).toBe(403);
    const html = await answer.text();
    expect(textOf(html)).toContain('Deze pagina stond te lang open');
    expect(textOf(html)).toContain('Wat u had ingevuld is bewaard');
    expect(html).toContain('href="/inloggen?terug=%2Fcheckout"');
    expect(await logInAgain(elsewhere, '/inloggen?terug=%2Fcheckout')).toBe('/checkout');
    await expectFilled(elsewhere);
    expect(await database.$count(orders)).toBe(before);
  });

  it('only the token is stale comes back filled at once', async () => {
    const buyer = await atCheckout();
    const fields = { ...(await sent(buyer)), _token: buyer.visitor.token };
    await buyer.visitor.loginByForm(demoAccounts.millimetres);
    const answer = await buyer.visitor.submit('/checkout', fields);
    expect(answer.status).toBe(403);
    const html = await answer.text();
    expect(html).toContain('href="/checkout"');
    // Whoever shares a computer may be somebody else by now.
    expect(textOf(html)).toContain(`er opnieuw ingelogd, nu als ${demoAccounts.millimetres}.`);
    await expectFilled(buyer.visitor);
  });

  it('is kept no longer once it has been ordered', async () => {
    const buyer = await atCheckout();
    const fields = await sent(buyer);
    await database.delete(sessions);
    await buyer.visitor.submit('/checkout', fields);
    await logInAgain(buyer.visitor, '/inloggen?terug=%2Fcheckout');
    const html = await (await buyer.visitor.get('/checkout')).text();
    const answer = await buyer.visitor.submit('/checkout', fieldsOf(html));
    expect(answer.status).toBe(303);
    expect(await database.$count(keptForms)).toBe(0);
  });
});

describe('what is kept', () => {
  it('is only for the browser that sent it, without the token, and for an hour', async () => {
    const buyer = await atCheckout();
    const fields = await sent(buyer);
    await database.delete(sessions);
    await buyer.visitor.submit('/checkout', fields);
    const [row] = await database.select().from(keptForms);
    expect(Object.keys(row?.fields ?? {}).filter((name) => /token|key|agreed/.test(name))).toEqual([]);
    const other = await Buyer.login(shop, demoAccounts.millimetres);
    expect(await (await other.visitor.get('/checkout')).text()).not.toContain('Bouwplaats Noord');
    await logInAgain(buyer.visitor, '/inloggen');
    time = new Date(time.getTime() + 60 * 60 * 1000 + 1);
    expect(await (await buyer.visitor.get('/checkout')).text()).not.toContain('Bouwplaats Noord');
  });

  it('R12.1 is only for who typed it, whoever logs in next in the same browser', async () => {
    const buyer = await atCheckout();
    await database.delete(sessions);
    await buyer.visitor.submit('/account/contact', { contact: 'Piet Jansen', phone: '030' });
    await logInAgain(buyer.visitor, '/inloggen', demoAccounts.buyer);
    const html = await (await buyer.visitor.get('/account')).text();
    expect(fieldsOf(html)).toHaveProperty('contact');
    expect(html).not.toContain('Piet Jansen');
    expect(textOf(html)).not.toContain('Wat u had ingevuld staat er weer.');
  });

  it('R12.1 is nothing of a page that somebody else left open, and is not said to be there', async () => {
    const buyer = await atCheckout();
    const fields = { ...(await sent(buyer)), _token: buyer.visitor.token };
    await buyer.visitor.loginByForm(demoAccounts.buyer);
    const answer = await buyer.visitor.submit('/checkout', fields);
    expect(answer.status).toBe(403);
    expect(textOf(await answer.text())).not.toContain('Wat u had ingevuld is bewaard');
    expect(await database.$count(keptForms)).toBe(0);
  });

  it('is nothing of a request from elsewhere, nor of one without a token, nor more than 30 times a minute', async () => {
    const stranger = new Visitor(shop);
    await stranger.get('/inloggen');
    const post = (headers: Readonly<Record<string, string>>, body: string) =>
      shop.app.request('/checkout', {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body,
      });
    expect((await post({ 'sec-fetch-site': 'cross-site' }, '_token=x&reference=y')).status).toBe(403);
    expect((await post({}, 'reference=y')).status).toBe(403);
    expect(await database.$count(keptForms)).toBe(0);
    for (let count = 0; count < 32; count += 1) await post({}, '_token=x.y&reference=y&%00=z');
    expect(await database.$count(keptForms)).toBe(30);
  });
});

let invoiceCount = 80_000;

async function anInvoice(): Promise<string> {
  invoiceCount += 1;
  const number = `F2026-${invoiceCount}`;
  await database.execute(sql`
    insert into invoices (number, company_id, customer, invoice_address, reference, issued_on, due_on, net_cents, vat_basis,
      vat_percent, vat_cents, total_cents)
    select ${number}, company_id, customer, invoice_address, '', date '2026-10-01', date '2026-10-31', 10000, vat_basis,
      vat_percent, 0, 10000 from invoices where number = 'F2026-00001'`);
  return number;
}

// As staff do whose login ended while they typed: sent, logged in again, and back where they were led.
async function sendAfterLogin(path: string, fields: Readonly<Record<string, string>>) {
  const staff = await new Visitor(shop).loginByForm(demoAccounts.staff);
  await database.delete(sessions);
  const sentOff = await staff.submit(path, fields);
  const login = sentOff.headers.get('location') ?? '';
  const back = new URL(login, 'http://shop').searchParams.get('terug') ?? '';
  await logInAgain(staff, login, demoAccounts.staff);
  const html = await (await staff.get(back)).text();
  expect(textOf(html)).toContain('Wat u had ingevuld staat er weer.');
  return { html, back, staff };
}

describe('other forms', () => {
  it('remarks saved in the cart are newer than those of a checkout form that was kept', async () => {
    const buyer = await atCheckout();
    const fields = await sent(buyer);
    await database.delete(sessions);
    await buyer.visitor.submit('/checkout', fields);
    await logInAgain(buyer.visitor, '/inloggen');
    await buyer.visitor.get('/winkelwagen');
    await buyer.visitor.submit('/winkelwagen/opmerkingen', { remarks: 'Toch om elf uur' });
    const html = await (await buyer.visitor.get('/checkout')).text();
    expect(fieldsOf(html)).toMatchObject({ remarks: 'Toch om elf uur', recipient: 'Bouwplaats Noord' });
  });

  it('remarks in the cart come back, in the cart with a way to save them and at the checkout', async () => {
    const buyer = await atCheckout();
    await database.delete(sessions);
    const answer = await buyer.visitor.submit('/winkelwagen/opmerkingen', { remarks: 'Bel eerst' });
    expect(answer.headers.get('location')).toBe('/inloggen?terug=%2Fwinkelwagen');
    await logInAgain(buyer.visitor, '/inloggen?terug=%2Fwinkelwagen');
    const cart = await (await buyer.visitor.get('/winkelwagen')).text();
    expect(fieldsOf(cart)['remarks']).toBe('Bel eerst');
    expect(cart.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).toContain('Opmerkingen opslaan');
    expect(fieldsOf(await (await buyer.visitor.get('/checkout')).text())['remarks']).toBe('Bel eerst');
    await buyer.visitor.submit('/winkelwagen/opmerkingen', { remarks: 'Bel eerst' });
    expect(await database.$count(keptForms)).toBe(0);
  });

  it.each([
    ['/account/contact', '/account', { contact: 'Piet Jansen', phone: '030' }],
    ['/account/adressen/nieuw', '/account/adressen/nieuw', { recipient: 'Loods 4', country: 'NL' }],
  ])('%s comes back filled after logging in', async (path, page, fields) => {
    const buyer = await atCheckout();
    await database.delete(sessions);
    await buyer.visitor.submit(path, fields);
    await logInAgain(buyer.visitor, '/inloggen');
    expect(fieldsOf(await (await buyer.visitor.get(page)).text())).toMatchObject(fields);
  });

  it.each([
    [`/beheer/bestellingen/${demoOrder.number}/notitie`, { note: 'Bel voor het leveren' }],
    [`/beheer/bestellingen/${demoOrder.number}/afleveradres`, { recipient: 'Loods 4', street: 'Havenweg' }],
    [
      `/beheer/bestellingen/${demoOrder.number}/annuleren`,
      { form: 'cancel', reason: 'Klant koos toch een plissé' },
    ],
    ['/beheer/betaallinks/nieuw', { what: 'amount', amount: '12,50', description: 'Naar afspraak' }],
    ['/beheer/betalingen/boeken', { zoek: 'F2026-00001', amount: '100,00', 'deel-F2026-00001': '60,00' }],
  ])('R11.8 what staff typed for %s comes back after logging in', async (path, fields) => {
    const { html } = await sendAfterLogin(path, fields);
    for (const typedText of Object.values(fields)) expect(html).toContain(typedText);
  });

  it.each([
    ['betwisten', { disputed: '1', reason: 'Eén hor te veel' }],
    ['afboeken', { seen: '1', amount: '1,23', reason: 'Oninbaar na aanmaning' }],
  ])(
    "R11.8 what was typed to an invoice's %s stands in that form again, and in no other",
    async (end, fields) => {
      const invoice = await anInvoice();
      const page = `/beheer/facturen/${invoice}`;
      const { html, back, staff } = await sendAfterLogin(`${page}/${end}`, fields);
      expect(back).toBe(page);
      const [form = ''] = new RegExp(`<form[^>]*action="${page}/${end}".*?</form>`, 's').exec(html) ?? [];
      expect(form).toContain(`value="${fields.reason}"`);
      expect(html.split(fields.reason)).toHaveLength(2);
      // The page of another invoice has nothing of it.
      const other = await anInvoice();
      expect(await (await staff.get(`/beheer/facturen/${other}`)).text()).not.toContain(fields.reason);
    },
  );

  it.each([null, demoAccounts.centimetres])('R11.8 why %s was to be blocked is not lost', async (email) => {
    const [someone] = await database
      .select({ id: people.id, companyId: people.companyId })
      .from(people)
      .where(eq(people.email, demoAccounts.centimetres));
    const person: Record<string, string> = email === null ? {} : { person: String(someone?.id) };
    const page = `/beheer/klanten/${someone?.companyId}`;
    const { html, back } = await sendAfterLogin(`${page}/blokkeren`, { ...person, reason: 'Betaalt niet' });
    expect(back).toBe(page);
    const forms = html.match(/<form[^>]*blokkeren".*?<\/form>/gs) ?? [];
    const filled = forms.filter((form) => form.includes('value="Betaalt niet"'));
    expect(filled).toHaveLength(1);
    expect(filled[0]?.includes(`name="person" value="${someone?.id}"`)).toBe(email !== null);
  });

  it('R11.8 a note with a task that was settled comes back', async () => {
    const [task] = await database
      .insert(staffTasks)
      .values({ kind: 'mail_failed', dedupeKey: 'kept-form', details: '' })
      .returning({ id: staffTasks.id });
    const { html } = await sendAfterLogin(`/beheer/taken/${task?.id}/afgehandeld`, {
      note: 'Gebeld met de klant',
    });
    expect(html).toContain('Gebeld met de klant');
  });

  it('R11.8 orders that were ticked and why they were to be held come back in the same list', async () => {
    const { number } = demoOrder;
    const path = '/beheer/bestellingen/actie?sorteer=-placedAt';
    const fields = { order: number, action: 'hold', 'reason-hold': 'Wacht op akkoord', 'reason-let_go': '' };
    const { html, back } = await sendAfterLogin(path, fields);
    expect(back).toBe('/beheer/bestellingen?sorteer=-placedAt');
    expect(html).toContain('value="Wacht op akkoord"');
    expect(html).toMatch(new RegExp(`<input[^>]*name="order" checked="" value="${number}"`));
  });

  it('a request for an account comes back filled when its token is stale', async () => {
    const visitor = new Visitor(shop);
    const answer = await visitor.submit('/account-aanvragen', { _token: 'old', company: 'Jansen' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('href="/account-aanvragen"');
    expect(fieldsOf(await (await visitor.get('/account-aanvragen')).text())).toMatchObject({
      company: 'Jansen',
    });
  });

  it('never keep a password', async () => {
    const visitor = new Visitor(shop);
    await visitor.submit('/account/wachtwoord', { _token: 'old', currentPassword: 'a', newPassword: 'b' });
    await visitor.submit('/inloggen', { _token: 'old', email: 'a@b.nl', password: 'c' });
    expect(await database.$count(keptForms)).toBe(0);
  });
});
