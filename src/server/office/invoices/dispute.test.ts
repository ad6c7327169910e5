import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { anInvoiceDue } from '#tests/support/overdue.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import { remindInvoices } from '../../orders/remind-invoices.ts';

const { database } = await testDatabase();
const shop = testApp(database, { now: () => new Date('2026-11-16T09:00:00Z') });
let staff: Visitor;
let open = '';
let paid = '';

beforeAll(async () => {
  staff = await new Visitor(shop).login(demoAccounts.bookkeeping);
  const { desk, order } = await aPaidPayment(database, { method: 'creditcard' });
  paid = (await issueInvoice(desk.deps, order.id)).number;
  open = (await issueInvoice(desk.deps, (await anOrder(database, { status: 'shipped' })).id)).number;
});

async function listed(status: string): Promise<readonly string[]> {
  const answer = await staff.get(`/beheer/facturen?status=${status}`, { accept: 'application/json' });
  const { invoices } = (await answer.json()) as { invoices: { number: string }[] };
  return invoices.map(({ number }) => number);
}

describe('R12.3 an invoice that the customer says is wrong', () => {
  const at = (number: string) => `/beheer/facturen/${number}`;

  async function detailsOf(number: string) {
    const answer = await staff.get(at(number), { accept: 'application/json' });
    return ((await answer.json()) as { invoice: Record<string, unknown> }).invoice;
  }

  const told = (answer: Response) => answer.headers.get('location')?.split('?')[1];

  it('is marked once, with a reason, and marked as settled', async () => {
    const address = `${at(open)}/betwisten`;
    const long = 'x'.repeat(501);
    const refused = await staff.submit(address, { disputed: '1', reason: long });
    const back = await refused.text();
    expect(refused.status).toBe(422);
    expect(back).toContain('href="#veld-reason">Reden: Schrijf op waarom, in ten hoogste 500 tekens.');
    expect(back).toMatch(new RegExp(`id="veld-reason"[^>]*value="${long}"`));
    const dispute = () => staff.submit(address, { disputed: '1', reason: 'Eén hor te veel' });
    expect((await Promise.all([dispute(), dispute()])).map(told)).toEqual(
      [1, 2].map(() => 'melding=betwist'),
    );
    const other = await staff.submit(address, { disputed: '1', reason: 'Iets anders' });
    expect(told(other)).toBe('probleem=al-betwist');
    expect(await detailsOf(open)).toMatchObject({
      disputed: true,
      dispute: { reason: 'Eén hor te veel', by: expect.any(String) },
      nextReminder: null,
    });
    expect(await listed('disputed')).toEqual([open]);
    const html = await (await staff.get(at(open))).text();
    const seen = /name="seen" value="(\d+)"/.exec(html.slice(html.lastIndexOf('/betwisten')))?.[1] ?? '';
    expect(told(await staff.submit(address, { disputed: '0', seen: '0' }))).toBe(
      'probleem=betwisting-gewijzigd',
    );
    const end = () => staff.submit(address, { disputed: '0', seen });
    expect((await Promise.all([end(), end()])).map(told)).toEqual([1, 2].map(() => 'melding=niet-betwist'));
    expect(await detailsOf(open)).toMatchObject({ disputed: false, dispute: null });
    expect(await listed('disputed')).toEqual([]);
    const written = await database
      .select()
      .from(logbook)
      .where(sql`${logbook.action} in ('invoice_disputed', 'dispute_ended')`)
      .orderBy(logbook.id);
    expect(written.map(({ action, personRole }) => [action, personRole])).toEqual([
      ['invoice_disputed', 'bookkeeping'],
      ['dispute_ended', 'bookkeeping'],
    ]);
  });

  it('is none that is paid, and one that there is', async () => {
    const values = { disputed: '1', reason: 'Verkeerd' };
    expect(told(await staff.submit(`${at(paid)}/betwisten`, values))).toBe('probleem=niets-open');
    expect((await staff.submit(`${at('F1999-00001')}/betwisten`, values)).status).toBe(404);
    expect((await staff.submit(`${at(open)}/betwisten`, { reason: 'Verkeerd' })).status).toBe(400);
  });
});

describe('R12.3 what was sent about an invoice', () => {
  it('stands on its page with what comes next, and what it stops', async () => {
    const desk = new PaymentDesk(database);
    const invoice = await anInvoiceDue(database, desk);
    const address = `/beheer/facturen/${invoice.number}`;
    expect(await (await staff.get(address)).text()).toContain('Eerste herinnering: op 19 november 2026');
    for (const day of [4, 10, 15]) {
      desk.pass(day * 24 * 60);
      await remindInvoices(desk.deps);
    }
    const html = await (await staff.get(address)).text();
    for (const text of ['Tweede herinnering', '30 november 2026', 'Alle drie zijn verstuurd'])
      expect(html).toContain(text);
    expect(html).toContain('Vermeer Montage B.V. kan niet op rekening bestellen');
    const json = await staff.get(address, { accept: 'application/json' });
    expect(await json.json()).toMatchObject({
      invoice: {
        disputed: false,
        nextReminder: null,
        reminders: [
          { step: 1, sentOn: '2026-11-20', open: '194.46' },
          { step: 2, sentOn: '2026-11-30', open: '194.46' },
          { step: 3, sentOn: '2026-12-15', open: '194.46' },
        ],
      },
    });
    expect(await listed('third_reminder')).toEqual([invoice.number]);
    const customer = await (await staff.get(`/beheer/klanten/${invoice.companyId}`)).text();
    expect(customer).toContain('kan niet, tot de factuur is betaald');
    expect(customer).toContain(`href="${address}"`);
  });
});
