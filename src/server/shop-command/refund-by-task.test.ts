import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { aPaidPayment, aStartedPayment } from '#tests/support/started-payment.ts';
import { invoices } from '../database/schema/orders.ts';
import { refunds } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { findPayment } from '../integrations/mollie-sandbox/sandbox-payments.ts';
import { refundsOf } from '../integrations/mollie-sandbox/sandbox-refunds.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { creditInvoice } from '../payments/give-back.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { sendRefund } from '../payments/send-refund.ts';

const { database } = await testDatabase();
const now = () => new Date('2026-11-16T12:00:00Z');
const owner = await ownerAt(database, now);

beforeEach(async () => {
  await database.delete(staffTasks);
});

// An order that was paid in two tabs.
async function aSurplus() {
  const { desk, order, payment, attempt } = await aStartedPayment(database);
  const providerId = await desk.insertAttempt(payment, 'creditcard');
  for (const paid of [attempt.providerId, providerId]) {
    await desk.finish(paid, 'paid');
    await hearWebhook(desk.deps, paid);
  }
  const ofPayment = and(eq(staffTasks.paymentId, payment.id), eq(staffTasks.kind, 'surplus'));
  const [task] = await database.select().from(staffTasks).where(ofPayment);
  const surplus = (await desk.attempts(payment.id)).find(({ isSurplus }) => isSurplus);
  if (task === undefined || surplus?.providerId == null) return expect.fail('no surplus');
  return { desk, order, payment, taskId: String(task.id), surplus, providerId: surplus.providerId };
}

async function atProvider(providerId: string): Promise<readonly number[]> {
  const payment = await findPayment(database, providerId, now());
  return payment === null ? [] : refundsOf(payment).map((refund) => refund.cents);
}

describe('R1.6 overschot-terugbetalen', () => {
  it('gives it back once, settles the task and credits nothing', async () => {
    const { desk, order, payment, taskId, surplus, providerId } = await aSurplus();
    const invoice = await issueInvoice(desk.deps, order.id);
    const typed = await Promise.all([1, 2].map(() => owner.types('overschot-terugbetalen', taskId)));
    expect(typed.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(typed.map(({ stdout, stderr }) => stdout + stderr).toSorted()).toEqual([
      `Er is geen open taak ${taskId}.\n`,
      `€ 194,46 gaat terug via de betaaldienst; lukt dat niet, dan komt er een nieuwe taak. Taak ${taskId} is klaar.\n`,
    ]);
    const [refund, ...others] = await database
      .select()
      .from(refunds)
      .where(eq(refunds.attemptId, surplus.id));
    expect(others).toEqual([]);
    await sendRefund(desk.deps, refund?.id ?? '');
    await hearWebhook(desk.deps, providerId);
    await desk.work();
    expect(await atProvider(providerId)).toEqual([194_46]);
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
    expect(await database.$count(invoices, eq(invoices.creditedInvoiceId, invoice.id))).toBe(0);
    expect(await owner.sees('taken')).toBe('Er zijn geen open taken.\n');
  });

  it('gives back what is left of it, and nothing when all of it went back elsewhere', async () => {
    const { desk, taskId, surplus, providerId } = await aSurplus();
    await desk.refund(providerId, cents(94_46));
    await hearWebhook(desk.deps, providerId);
    expect(await owner.sees('overschot-terugbetalen', taskId)).toContain('€ 100,00 gaat terug');
    await database
      .update(staffTasks)
      .set({ doneAt: null })
      .where(eq(staffTasks.id, Number(taskId)));
    expect(await owner.types('overschot-terugbetalen', taskId)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('al teruggegaan'),
    });
    expect(await database.$count(refunds, eq(refunds.attemptId, surplus.id))).toBe(1);
  });

  it('is for such tasks alone', async () => {
    const [task] = await database
      .insert(staffTasks)
      .values({ kind: 'job_failed', dedupeKey: 'other' })
      .returning();
    expect(await owner.types('overschot-terugbetalen', String(task?.id))).toMatchObject({
      code: 1,
      stderr: `Taak ${task?.id} gaat niet over te veel betaald geld.\n`,
    });
    expect(await owner.types('overschot-terugbetalen', 'x')).toMatchObject({
      code: 1,
      stderr: 'Er is geen open taak x.\n',
    });
  });
});

describe('terugbetaling-opnieuw', () => {
  async function aFailedRefund() {
    const { desk, order, payment, attempt } = await aPaidPayment(database);
    const invoice = await issueInvoice(desk.deps, order.id);
    await creditInvoice(desk.deps, {
      ...{ invoice, wish: { kind: 'amount', amount: cents(50_00) } },
      ...{ cause: `test:${invoice.id}`, isMoneyBack: true },
    });
    const onlyRefund = async () => {
      const [refund, ...others] = await database
        .select()
        .from(refunds)
        .where(eq(refunds.attemptId, attempt.id));
      expect(others).toEqual([]);
      return refund ?? expect.fail('no refund');
    };
    desk.fault = (request) =>
      Promise.resolve(
        request.method === 'POST' && request.url.endsWith('/refunds')
          ? Response.json({ status: 422, title: 'Unprocessable Entity', detail: 'no money' }, { status: 422 })
          : null,
      );
    await sendRefund(desk.deps, (await onlyRefund()).id);
    desk.fault = null;
    const ofPayment = and(eq(staffTasks.paymentId, payment.id), eq(staffTasks.kind, 'refund_failed'));
    const [task] = await database.select().from(staffTasks).where(ofPayment);
    return { desk, invoice, attempt, onlyRefund, taskId: String(task?.id) };
  }

  it('gives the money back once, with the one credit note there was', async () => {
    const { desk, invoice, attempt, onlyRefund, taskId } = await aFailedRefund();
    expect((await onlyRefund()).status).toBe('failed');
    const typed = await Promise.all([1, 2].map(() => owner.types('terugbetaling-opnieuw', taskId)));
    expect(typed.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    await sendRefund(desk.deps, (await onlyRefund()).id);
    await hearWebhook(desk.deps, attempt.providerId);
    await desk.work();
    expect(await atProvider(attempt.providerId)).toEqual([50_00]);
    expect(await database.$count(invoices, eq(invoices.creditedInvoiceId, invoice.id))).toBe(1);
  });

  type Failed = Awaited<ReturnType<typeof aFailedRefund>>;

  // The provider counts it from the start; we call it done when the bank has.
  async function anotherUnderWay({ desk, attempt }: Pick<Failed, 'desk' | 'attempt'>) {
    const { providerId, id: attemptId } = attempt;
    await desk.refund(providerId, cents(20_00));
    const other = { attemptId, amount: cents(20_00), cause: 'test:other', status: 'sent' } as const;
    await database.insert(refunds).values(other);
    await hearWebhook(desk.deps, providerId);
  }

  it('is done while another refund of the payment is under way', async () => {
    const { desk, attempt, taskId } = await aFailedRefund();
    await anotherUnderWay({ desk, attempt });
    expect(await owner.types('terugbetaling-opnieuw', taskId)).toMatchObject({ code: 0 });
  });

  it('does nothing beside another one when it was given back at the dashboard', async () => {
    const { desk, attempt, taskId } = await aFailedRefund();
    await anotherUnderWay({ desk, attempt });
    await desk.refund(attempt.providerId, cents(50_00));
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await owner.types('terugbetaling-opnieuw', taskId)).toMatchObject({ code: 1 });
  });

  it('does nothing when it was given back at the dashboard meanwhile', async () => {
    const { desk, attempt, onlyRefund, taskId } = await aFailedRefund();
    await desk.refund(attempt.providerId, cents(50_00));
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await owner.types('terugbetaling-opnieuw', taskId)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('al teruggegaan'),
    });
    expect((await onlyRefund()).status).toBe('failed');
  });
});
