import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { ProviderStatus } from '#domain/payment/provider-payment.ts';
import type { PaymentDependencies } from '#server/app-env.ts';
import type { Database } from '#server/database/database.ts';
import { orders } from '#server/database/schema/orders.ts';
import { paymentAttempts, payments } from '#server/database/schema/payments.ts';
import { staffTasks } from '#server/database/schema/tasks.ts';
import { createMollie } from '#server/integrations/mollie.ts';
import { createSandboxApi } from '#server/integrations/mollie-sandbox/sandbox-api.ts';
import {
  changePayment,
  chargeBack,
  choose,
  reverseChargeback,
} from '#server/integrations/mollie-sandbox/sandbox-payments.ts';
import { refund } from '#server/integrations/mollie-sandbox/sandbox-refunds.ts';
import type { PaymentProvider } from '#server/integrations/payment-provider.ts';
import { paymentWork } from '#server/jobs/payment-jobs.ts';
import type { Payment } from '#server/payments/find-payment.ts';
import type { JobData } from '#server/queue/jobs.ts';
import { firstSettings } from '#server/shop-settings/first-settings.ts';
import { createShopSettings } from '#server/shop-settings/shop-settings.ts';
import { testSettings } from './app.ts';

type Job = {
  [Queue in keyof JobData]: { readonly queue: Queue; readonly data: JobData[Queue] };
}[keyof JobData];

export const hostedPage = (id: string) => `http://localhost/demo/mollie/${id}`;

/** The shop's side of paying, with the sandbox for a provider, a clock that stands still and faults on demand. */
export class PaymentDesk {
  readonly #database: Database;
  readonly deps: PaymentDependencies;
  readonly reports: unknown[] = [];
  readonly enqueued: Job[] = [];
  #worked = 0;
  fault: ((request: Request) => Promise<Response | null>) | null = null;
  time = new Date('2026-11-16T09:00:00Z');

  constructor(database: Database) {
    this.#database = database;
    this.deps = {
      database,
      jobs: {
        enqueue: (_transaction, queue, data) => {
          this.enqueued.push({ queue, data } as Job);
          return Promise.resolve();
        },
      },
      paymentProvider: this.#sandbox(),
      settings: testSettings,
      shopSettings: createShopSettings(database, firstSettings(testSettings)),
      log: pino({ level: 'silent' }),
      errorReporter: {
        report: (error) => this.reports.push(error),
        close: () => Promise.resolve(),
      },
      now: () => this.time,
    };
  }

  pass(minutes: number): void {
    this.time = new Date(this.time.getTime() + minutes * 60_000);
  }

  // What the payer does on the provider's page.
  async finish(
    providerId: string,
    status: ProviderStatus,
    failureReason: string | null = null,
  ): Promise<void> {
    const done = await changePayment(this.#database, providerId, this.time, choose(status, failureReason));
    if (done === null) throw new Error(`${providerId} can no longer become ${status}`);
  }

  async refund(providerId: string, amount: Parameters<typeof refund>[0]): Promise<void> {
    if ((await changePayment(this.#database, providerId, this.time, refund(amount))) === null) {
      throw new Error(`${providerId} cannot be refunded`);
    }
  }

  async chargeBack(providerId: string): Promise<void> {
    if ((await changePayment(this.#database, providerId, this.time, chargeBack)) === null) {
      throw new Error(`${providerId} cannot be charged back`);
    }
  }

  async winDispute(providerId: string): Promise<void> {
    if ((await changePayment(this.#database, providerId, this.time, reverseChargeback)) === null) {
      throw new Error(`${providerId} is not charged back`);
    }
  }

  // Oldest first.
  attempts(paymentId: number) {
    return this.#database
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.paymentId, paymentId))
      .orderBy(paymentAttempts.createdAt, paymentAttempts.id);
  }

  async attempt(paymentId: number) {
    const [attempt, ...others] = await this.attempts(paymentId);
    if (attempt === undefined || others.length > 0) throw new Error(`${others.length + 1} attempts, not one`);
    if (attempt.providerId === null) throw new Error('the provider does not know the attempt');
    return { ...attempt, providerId: attempt.providerId };
  }

  // An attempt beside the others, with its payment at the provider.
  async insertAttempt(payment: Payment, method: PaymentMethod): Promise<string> {
    const [attempt] = await this.#database
      .insert(paymentAttempts)
      .values({ paymentId: payment.id, method, amount: payment.amount, createdAt: this.time })
      .returning();
    if (attempt === undefined) throw new Error('the attempt was not stored');
    const answer = await this.deps.paymentProvider.create({
      amount: payment.amount,
      method,
      description: 'another tab',
      redirectUrl: 'http://localhost/',
      webhookUrl: 'http://localhost/',
      country: 'NL',
      reference: attempt.id,
    });
    if (answer.kind !== 'payment') throw new Error(answer.kind);
    return answer.payment.id;
  }

  async statusOf(paymentId: number): Promise<string> {
    const [row] = await this.#database
      .select({ payment: payments.status, order: orders.status })
      .from(payments)
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.id, paymentId));
    return `payment ${row?.payment}, order ${row?.order}`;
  }

  tasks(paymentId: number) {
    return this.#database
      .select({ kind: staffTasks.kind, amount: staffTasks.amount, details: staffTasks.details })
      .from(staffTasks)
      .where(eq(staffTasks.paymentId, paymentId));
  }

  // What is in the queue, without mails and documents, and what follows from it.
  async work(): Promise<void> {
    const work = paymentWork(this.deps);
    for (let job = this.enqueued[this.#worked]; job !== undefined; job = this.enqueued[this.#worked]) {
      this.#worked += 1;
      if (job.queue === 'issue-invoice') await work[job.queue](job.data);
      if (job.queue === 'issue-credit-note') await work[job.queue](job.data);
      if (job.queue === 'make-refund') await work[job.queue](job.data);
    }
  }

  jobs(queue: keyof JobData): readonly unknown[] {
    return this.enqueued.filter((job) => job.queue === queue).map(({ data }) => data);
  }

  #sandbox(): PaymentProvider {
    const apiKey = 'test_desk';
    const api = createSandboxApi({
      database: this.#database,
      apiKey,
      hostedPage,
      now: () => this.time,
      fault: (request) => this.fault?.(request) ?? Promise.resolve(null),
    });
    const send = async (request: Request) => api.fetch(request);
    return createMollie({ apiKey, baseUrl: 'http://localhost', send });
  }
}
