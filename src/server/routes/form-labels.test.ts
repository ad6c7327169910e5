import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { AccountDesk } from '#tests/support/account-desk.ts';
import { bytesOf, sampleBankFile } from '#tests/support/bank-file.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { faultsIn } from '#tests/support/form-summary.ts';
import { anOpenPayment } from '#tests/support/orders.ts';
import { openReview, reviewFields } from '#tests/support/quote-to-order.ts';
import { aQuote } from '#tests/support/quotes.ts';
import { openSecurityDesk, setupIn } from '#tests/support/security-desk.ts';
import { anInvoice } from '#tests/support/several.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { accountRequests } from '../database/schema/accounts.ts';
import { bankEntries } from '../database/schema/bank-statements.ts';
import { mails } from '../database/schema/operations.ts';
import { payments } from '../database/schema/payments.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';

const desk = await openSecurityDesk();
const { database, shop } = desk;
// Logged in so long ago that who it is has to be shown again.
const weary = await new Visitor(shop).login(demoAccounts.totalMeasures);
desk.later(3600);
const stranger = new Visitor(shop);
const office = await new Visitor(shop).login(demoAccounts.staff);
const buyer = await Buyer.login(shop, demoAccounts.millimetres);
const measurer = await Buyer.login(shop, demoAccounts.measurer);
const colleague = await new Visitor(shop).login(demoAccounts.buyer);
const { visitor: secured } = await desk.withApp(demoAccounts.belgian);
const half = new Visitor(shop);
await desk.logIn(half, { email: demoAccounts.belgian });

const customer = buyer.visitor;
const long = 'x'.repeat(6000);
const address = { country: 'x', addition: long };
const order = await anInvoicedOrder();
const { number: open } = await anInvoice(database, 100_00);
const { number: quote } = await aQuote(database, demoAccounts.millimetres);
const link = `/beheer/betaallinks/${(await anOpenPayment(database)).payment.id}`;
const booked = await aBooking();
const entry = await anEntry();
const request = `/beheer/aanvragen/${await aRequest()}`;
const offered = await anOffer();
const made = `/beheer/bestellingen/${(await new AccountDesk(database).order()).number}`;
const key = randomUUID();
const { setup } = setupIn(await (await customer.get('/account/beveiliging/app')).text());
const preview = await aPreview();
const token = await aReset();
await buyer.add('PE-100', pe100());
const { line: _ticked, ...review } = reviewFields(await openReview(buyer, quote));
await measurer.add('PE-100', pe100());

async function anInvoicedOrder(): Promise<string> {
  const { desk: payments, order: paid } = await aPaidPayment(database);
  await issueInvoice(payments.deps, paid.id);
  return `/beheer/bestellingen/${paid.number}`;
}

async function aBooking(): Promise<string> {
  const { number } = await anInvoice(database, 20_00);
  await office.get('/beheer/betalingen/boeken');
  const about = { key: randomUUID(), bookedOn: '2026-11-13', payer: 'Jan', description: '' };
  await office.submit('/beheer/betalingen/boeken', { ...about, amount: '20', [`deel-${number}`]: '20' });
  const [payment] = await database.select().from(payments).orderBy(desc(payments.id)).limit(1);
  return `/beheer/betalingen/${payment?.id}`;
}

async function anEntry(): Promise<string> {
  const path = '/beheer/betalingen/afschriften';
  await office.get(path);
  const body = new FormData();
  body.append('_token', office.token);
  const file = sampleBankFile([{ id: 'S1', entries: [{ amount: 12_34, payer: 'Jan' }] }]);
  body.append('file', new File([new Uint8Array(bytesOf(file))], 'afschrift.xml'));
  await office.form(path, body);
  const [entry] = await database.select().from(bankEntries).orderBy(desc(bankEntries.id)).limit(1);
  return `${path}/${entry?.statementId}/regels/${entry?.id}`;
}

async function aRequest(): Promise<number> {
  const [row] = await database
    .insert(accountRequests)
    .values({
      ...{ email: 'x@voorbeeld.nl', company: 'X', companyNumber: '12345678', contact: 'X', phone: '' },
      ...{ country: 'NL', street: 'Dorpsstraat', houseNumber: '1', postcode: '3511 AB', city: 'Utrecht' },
    })
    .returning();
  return row?.id ?? 0;
}

async function anOffer(): Promise<string> {
  await measurer.add('PE-100', pe100());
  const to = await findPersonByEmail(database, demoAccounts.buyer);
  const form = { key: randomUUID(), buyer: String(to?.id), word: '' };
  const answer = await measurer.visitor.submit('/winkelwagen/aanbieden', form);
  return answer.headers.get('location')?.replace(/\?.*/, '') ?? '';
}

async function aPreview(): Promise<string> {
  const body = new FormData();
  const file = await (await office.get('/beheer/prijzen/PE-100.csv')).text();
  await office.get('/beheer/prijzen/PE-100/invoeren');
  const fields = { _token: office.token, pasted: file, validFrom: '2026-12-01' };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return (await office.form('/beheer/prijzen/PE-100/invoeren', body)).headers.get('location') ?? '';
}

async function aReset(): Promise<string> {
  await stranger.get('/wachtwoord-vergeten');
  await stranger.submit('/wachtwoord-vergeten', { email: demoAccounts.centimetres });
  const [mail] = await database.select().from(mails).orderBy(desc(mails.id)).limit(1);
  return /token=([\w-]+)/.exec(mail?.html ?? '')?.[1] ?? '';
}

type Wrong = readonly [who: Visitor, path: string, fields: Parameters<Visitor['submit']>[1]];

// By the file with the list of faults, each form of it sent with as much wrong as can be.
const forms: Readonly<Record<string, readonly Wrong[]>> = {
  'account/AccountPage': [
    [customer, '/account/contact', {}],
    [customer, '/account/contact', { contact: 'Piet', phone: '030 1234567' }],
  ],
  'account/AccountRequestPage': [[stranger, '/account-aanvragen', { ...address, remarks: long }]],
  'account/AddressPage': [[customer, '/account/adressen/nieuw', address]],
  'account/ChangePasswordPage': [
    [customer, '/account/wachtwoord', {}],
    [customer, '/account/wachtwoord', { newPassword: 'drie vreemde woorden hier' }],
    [secured, '/account/wachtwoord', { newPassword: long }],
  ],
  'account/ForgottenPasswordPage': [[stranger, '/wachtwoord-vergeten', {}]],
  'account/LoginPage': [[stranger, '/inloggen', {}]],
  'account/PeoplePage': [[customer, '/account/mensen', {}]],
  'account/ResetPasswordPage': [
    [stranger, '/wachtwoord-herstellen', { token }],
    [stranger, '/wachtwoord-herstellen', { token, newPassword: 'drie vreemde woorden hier' }],
  ],
  'account/security/EmailPages': [[customer, '/account/beveiliging/e-mailadres', {}]],
  'account/security/EndLoginsPage': [[weary, '/account/logins/andere', { currentPassword: '' }]],
  'account/security/NewAuthenticatorPage': [[customer, '/account/beveiliging/app', { setup, code: 'x' }]],
  'account/security/NewPasskeyPages': [[customer, '/account/beveiliging/passkeys/nieuw', {}]],
  'account/security/RecoveryCodesPages': [[secured, '/account/beveiliging/herstelcodes', {}]],
  'account/security/RemoveFactorPages': [[secured, '/account/beveiliging/app/verwijderen', {}]],
  'account/security/SecondStepPage': [[half, '/inloggen/tweede-stap', {}]],
  'cart/CartPage': [[customer, '/winkelwagen/opmerkingen', { remarks: long }]],
  'cart/OfferFormPage': [[measurer.visitor, '/winkelwagen/aanbieden', { word: long }]],
  'cart/OfferPage': [[colleague, `${offered}/teruggeven`, { answer: long }]],
  'checkout/CheckoutPage': [
    [customer, '/checkout', { reference: long, remarks: long }],
    [customer, '/checkout', { ...address, address: 'new' }],
  ],
  'office/bank/StatementPage': [[office, `${entry}/terzijde`, {}]],
  'office/customers/CustomerFormPage': [
    [office, '/beheer/klanten/nieuw', { ...address, termDays: 'x', creditLimit: 'x' }],
    [office, '/beheer/klanten/1/wijzigen', address],
    [office, '/beheer/klanten/1/voorwaarden', { termDays: 'x', creditLimit: 'x' }],
    [office, '/beheer/klanten/1/mensen/nieuw', {}],
    [office, '/beheer/klanten/1/mensen/1', { phone: 'x' }],
    [office, '/beheer/klanten/1/adressen/nieuw', address],
  ],
  'office/customers/CustomerPage': [
    [office, '/beheer/klanten/1/notities', { note: long }],
    [office, '/beheer/klanten/1/blokkeren', {}],
  ],
  'office/customers/OwnDiscountPage': [
    [office, '/beheer/klanten/1/korting', {}],
    [office, '/beheer/klanten/1/korting', { kind: 'own', until: 'x' }],
  ],
  'office/exports/ExportsPage': [
    [office, '/beheer/facturen/export', {}],
    [office, '/beheer/facturen/export', { what: 'vat', quarter: 'x' }],
    [office, '/beheer/facturen/export', { what: 'vat', from: 'x', until: 'x' }],
  ],
  'office/invoices/InvoicePage': [
    [office, `/beheer/facturen/${open}/afboeken`, { key, seen: '10000', amount: 'x' }],
    [office, `/beheer/facturen/${open}/betwisten`, { key, disputed: '1' }],
    [office, `/beheer/facturen/${open}/crediteren`, { key, amount: 'x' }],
  ],
  'office/links/LinkPage': [[office, `${link}/versturen`, { email: 'x' }]],
  'office/links/NewLinkPage': [
    [office, '/beheer/betaallinks/nieuw', { days: 'x', email: 'x', contact: long }],
    [office, '/beheer/betaallinks/nieuw', { number: 'B1' }],
    [office, '/beheer/betaallinks/nieuw', { what: 'amount' }],
  ],
  'office/order/OrderForm': [
    [office, `${made}/verzenden`, { key, day: 'x', carrier: 'x', code: 'é', 'line-1': 'x' }],
    [office, `${order}/crediteren`, { key, amount: 'x', 'line-1': 'x' }],
    [office, `${order}/terugbetalen`, { key, amount: 'x' }],
  ],
  'office/payments/PaymentPage': [[office, `${booked}/terugdraaien`, {}]],
  'office/payments/TransferPage': [
    [office, '/beheer/betalingen/boeken', { zoek: open, description: long, [`deel-${open}`]: 'x' }],
    [
      office,
      '/beheer/betalingen/boeken',
      { zoek: open, bookedOn: '2026-11-16', amount: '5', payer: 'Jan', [`deel-${open}`]: '1' },
    ],
  ],
  'office/prices/DiscountsPage': [[office, '/beheer/prijzen/kortingen', {}]],
  'office/prices/PriceImportPage': [[office, '/beheer/prijzen/PE-100/invoeren', {}]],
  'office/prices/PricePreviewPage': [[office, `${preview}/dag`, {}]],
  'office/requests/Decide': [
    [office, `${request}/goedkeuren`, { termDays: 'x', creditLimit: 'x' }],
    [office, `${request}/afwijzen`, { reason: long }],
  ],
  'office/staff/InvitePage': [[office, '/beheer/medewerkers/uitnodigen', {}]],
  'quotes/look/LookPage': [
    [
      customer,
      '/account/huisstijl',
      {
        ...{ colour: 'x', senderName: long, replyTo: 'x', opening: long, closing: long, terms: long },
        ...{ rule: 'x', rounding: 'x', validDays: 'x' },
      },
    ],
    [customer, '/account/huisstijl', { rule: 'net', percent: 'x' }],
  ],
  'quotes/order/QuoteOrderPage': [[customer, `/offertes/${quote}/bestellen`, review]],
  'quotes/quote/QuoteForm': [
    [
      customer,
      `/offertes/${quote}/klant`,
      { name: long, email: 'x', phone: 'x', street: long, postcode: 'x', city: long, country: 'x' },
    ],
    [
      customer,
      `/offertes/${quote}/woorden`,
      { subject: long, opening: long, closing: long, validUntil: 'x' },
    ],
    [customer, `/offertes/${quote}/prijs`, { rule: 'x', rounding: 'x', discount: 'x' }],
    [
      customer,
      `/offertes/${quote}/prijs`,
      { rule: 'net', percent: 'x', discount: 'percent', discountValue: 'x' },
    ],
    [customer, `/offertes/${quote}/regels`, { quantity: 'x', unit: long, price: 'x', vat: 'x' }],
  ],
  'special-request/RequestForm': [
    [customer, '/maatwerk', { width: 'x', height: 'x', amount: 'x', phone: 'x' }],
  ],
};

const sent = Object.entries(forms).flatMap(([file, wrong]) =>
  wrong.map((one) => [file, one[1], one] as const),
);

describe('R5.8 R11.8 what is wrong is told by the words on the screen', () => {
  it.each(sent)('%s at %s', async (_, __, [who, path, fields]) => {
    const answer = await who.submit(path, fields);
    expect(answer.status).toBe(422);
    const faults = faultsIn(await answer.text());
    expect(faults).not.toEqual([]);
    for (const { told, label } of faults) {
      expect(label).not.toBeNull();
      // A question is not repeated before its answer: what it asks for is named.
      if (label?.endsWith('?')) expect(told).toMatch(/^\p{Lu}[\p{L} ]+: \p{Lu}/u);
      else expect(told.slice(0, label?.length)).toBe(label);
    }
  });

  it('of every page that tells it', () => {
    const folder = join(import.meta.dirname, '../../web');
    const files = globSync('**/*.tsx', { cwd: folder }).filter((file) =>
      /<FormMessages|describeFault\(/.test(readFileSync(join(folder, file), 'utf8')),
    );
    const pages = files
      .map((file) => file.replace('.tsx', ''))
      .filter((file) => file !== 'forms/FormMessages');
    expect(Object.keys(forms).toSorted()).toEqual(pages.toSorted());
  });
});
