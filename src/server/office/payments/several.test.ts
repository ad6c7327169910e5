import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anInvoice, paySeveral, pickSeveral, sharesOf } from '#tests/support/several.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { exportCustomer } from '../../accounts/export-customer.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { findReceipts } from '../../bookkeeping/find-receipts.ts';
import { issueCreditNote } from '../../invoices/issue-credit-note.ts';
import { hearWebhook } from '../../payments/hear-webhook.ts';

const { database } = await testDatabase();
const one = await anInvoice(database, 100_00, '2026-11-20');
const two = await anInvoice(database, 50_00, '2026-11-25');
const paid = await paySeveral(database, [two, one]);
const { payment, providerId, desk } = paid;
const shop = testApp(database, { paymentProvider: desk.deps.paymentProvider, now: () => desk.time });
let staff: Visitor;

type Listed = { payments: Record<string, unknown>[] };

async function list(query: string): Promise<readonly Record<string, unknown>[]> {
  const answer = await staff.get(`/beheer/betalingen?${query}`, { accept: 'application/json' });
  return ((await answer.json()) as Listed).payments;
}

async function page(path: string): Promise<string> {
  const answer = await staff.get(path);
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('&nbsp;', ' ');
}

beforeAll(async () => {
  staff = await new Visitor(shop).login(demoAccounts.bookkeeping);
});

describe('R12.4 one payment for several invoices, in the office', () => {
  it('is one row of the list with all its invoices, found by each of them, and its shares are none', async () => {
    for (const words of [one.number, two.number, providerId]) {
      const rows = await list(`zoek=${words}`);
      expect(rows).toMatchObject([
        {
          id: payment.id,
          amount: '150.00',
          status: 'paid',
          description: `2 facturen: ${one.number}, ${two.number}`,
          invoices: [one.number, two.number],
          company: one.customer.company,
        },
      ]);
    }
    const file = await (await staff.get(`/beheer/betalingen.csv?zoek=${one.number}`)).text();
    expect(file.trim().split('\n')).toHaveLength(2);
    expect(file).toContain(`${one.number} ${two.number}`);
  });

  it('its page tells what each got, and an invoice whose part it is', async () => {
    const html = await page(`/beheer/betalingen/${payment.id}`);
    for (const { number } of [one, two]) expect(html).toContain(`href="/beheer/facturen/${number}"`);
    expect(html).toContain('€ 100,00');
    const invoice = await page(`/beheer/facturen/${one.number}`);
    expect(invoice).toContain(
      `<a href="/beheer/betalingen/${payment.id}">Deel van betaling ${payment.id}</a>`,
    );
    const [share] = await sharesOf(database, payment.id);
    const ofShare = await page(`/beheer/betalingen/${share?.paymentId}`);
    expect(ofShare).toContain(`href="/beheer/betalingen/${payment.id}"`);
  });

  it('in the books of each invoice it stands with what that got, the provider’s number and the payout', async () => {
    const receipts = await findReceipts(database, [one.id, two.id]);
    expect([one, two].map(({ id }) => receipts.get(id))).toMatchObject([
      [{ amount: 100_00, providerId }],
      [{ amount: 50_00, providerId }],
    ]);
  });

  it('before it is paid it is a link for what is open, and its shares never are', async () => {
    const third = await anInvoice(database, 20_00);
    const fourth = await anInvoice(database, 30_00);
    await pickSeveral(database, [third, fourth]);
    const links = async (query: string) => {
      const answer = await staff.get(`/beheer/betaallinks?${query}`, { accept: 'application/json' });
      return JSON.stringify(await answer.json());
    };
    expect(await links(`zoek=${third.number}&status=open`)).toContain('"50.00"');
    const wish = { kind: 'amount', amount: cents(5_00) } as const;
    await issueCreditNote(desk.deps, { invoiceId: third.id, wish, cause: `link:${third.id}` });
    expect(await links(`zoek=${third.number}&status=open`)).toContain('"45.00"');
    const { providerId: other } = await paySeveral(database, [
      third,
      fourth,
      await anInvoice(database, 1_00),
    ]);
    expect(other).not.toBe(providerId);
    expect(await links(`zoek=${third.number}&status=open`)).not.toContain('45.00');
    const ofFirst = await links(`zoek=${one.number}`);
    expect(ofFirst.match(/"id":/g)).toHaveLength(1);
    expect(ofFirst).toContain(`"id":${payment.id}`);
  });

  it('what was too much is told and given back from its page; a chargeback’s task leads there', async () => {
    const five = await anInvoice(database, 60_00);
    const six = await anInvoice(database, 40_00);
    const begun = await paySeveral(database, [five, six]);
    const again = await begun.desk.insertAttempt(begun.payment, 'ideal');
    await begun.desk.finish(again, 'paid');
    await hearWebhook(begun.desk.deps, again);
    expect((await list('status=surplus')).map(({ id }) => id)).toEqual([begun.payment.id]);
    const path = `/beheer/betalingen/${begun.payment.id}`;
    expect(await page(path)).toContain('Betaal € 100,00 terug');
    const answer = await staff.submit(`${path}/overschot`, {});
    expect(answer.headers.get('location')).toBe(`${path}?melding=terug`);
    expect((await list('status=refunding')).map(({ id }) => id)).toEqual([begun.payment.id]);
    await begun.dispute(100_00);
    const tasks = await page('/beheer/taken');
    expect(tasks).toContain(`href="${path}"`);
  });

  it('is with what is kept of the customer', async () => {
    const person = await findPersonByEmail(database, demoAccounts.millimetres);
    const kept = await exportCustomer(database, person?.id ?? 0, desk.time);
    const own = kept?.payments.filter(({ id, ofPaymentId }) => [id, ofPaymentId].includes(payment.id));
    expect(own?.map(({ amount, attempts }) => [amount, attempts.length])).toEqual([
      [150_00, 1],
      [100_00, 1],
      [50_00, 1],
    ]);
  });
});
