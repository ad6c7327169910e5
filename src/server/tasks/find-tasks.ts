import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/account/role.ts';
import { taskKindsFor } from '#domain/task/task-kind.ts';
import { countUpTo } from '../database/count-up-to.ts';
import type { Database } from '../database/database.ts';
import { ofNewestPicked } from '../database/of-newest-picked.ts';
import { accountRequests, companies, people } from '../database/schema/accounts.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { specialRequests } from '../database/schema/photos.ts';
import { staffTasks } from '../database/schema/tasks.ts';

/** A task with the names of what it is about, where it is about an order, an invoice, a payment, a request or a customer. */
export type Task = Awaited<ReturnType<typeof selectTasks>>[number];

/** Oldest first. */
export function listOpenTasks(database: Database): Promise<readonly Task[]> {
  return selectTasks(database, isNull(staffTasks.doneAt)).orderBy(
    asc(staffTasks.createdAt),
    asc(staffTasks.id),
  );
}

/** Of the kinds that this role is there for; beyond `most` they are not counted further, for this stands on every page. */
export function countOpenTasks(database: Database, role: Role, most: number): Promise<number> {
  const isOpen = and(isNull(staffTasks.doneAt), inArray(staffTasks.kind, taskKindsFor(role)));
  return countUpTo(database, sql`from ${staffTasks} where ${isOpen}`, most);
}

export async function findTask(database: Database, id: number): Promise<Task | null> {
  const [task] = await selectTasks(database, eq(staffTasks.id, id));
  return task ?? null;
}

const paidInvoices = alias(invoices, 'paid_invoices');
const askers = alias(people, 'askers');
const settlers = alias(people, 'settlers');

/** What a task is about, in words to look for. */
export const taskNames = {
  invoiceNumber: sql<string | null>`coalesce(${invoices.number}, ${paidInvoices.number})`,
  company: sql<string | null>`coalesce(
    ${companies.name}, ${accountRequests.company},
    coalesce(${invoices.customer}, ${paidInvoices.customer}, ${orders.customer}, ${ofNewestPicked('customer')}) ->> 'company'
  )`,
} as const;

export function selectTasks(database: Database, condition: SQL | undefined) {
  return database
    .select({
      id: staffTasks.id,
      kind: staffTasks.kind,
      dedupeKey: staffTasks.dedupeKey,
      amount: staffTasks.amount,
      details: staffTasks.details,
      job: staffTasks.job,
      createdAt: staffTasks.createdAt,
      doneAt: staffTasks.doneAt,
      doneBy: settlers.name,
      doneNote: staffTasks.doneNote,
      paymentId: staffTasks.paymentId,
      specialRequestId: staffTasks.specialRequestId,
      accountRequestId: staffTasks.accountRequestId,
      invoiceNumber: taskNames.invoiceNumber,
      orderNumber: orders.number,
      description: payments.description,
      company: taskNames.company,
      companyId: sql<
        number | null
      >`coalesce(${companies.id}, ${invoices.companyId}, ${paidInvoices.companyId}, ${orders.companyId}, ${ofNewestPicked('company_id')})`,
      // R12.4: the payment for several that it is about, itself or by a share.
      severalId: sql<
        number | null
      >`case when ${payments.paysSeveral} then ${payments.id} else ${payments.ofPaymentId} end`,
    })
    .from(staffTasks)
    .leftJoin(payments, eq(payments.id, staffTasks.paymentId))
    .leftJoin(invoices, eq(invoices.id, staffTasks.invoiceId))
    .leftJoin(paidInvoices, eq(paidInvoices.id, payments.invoiceId))
    .leftJoin(
      orders,
      sql`${orders.id} = coalesce(${staffTasks.orderId}, ${payments.orderId}, ${invoices.orderId}, ${paidInvoices.orderId})`,
    )
    .leftJoin(accountRequests, eq(accountRequests.id, staffTasks.accountRequestId))
    .leftJoin(specialRequests, eq(specialRequests.id, staffTasks.specialRequestId))
    .leftJoin(askers, eq(askers.id, specialRequests.personId))
    .leftJoin(companies, sql`${companies.id} = coalesce(${staffTasks.companyId}, ${askers.companyId})`)
    .leftJoin(settlers, eq(settlers.id, staffTasks.doneBy))
    .where(condition)
    .$dynamic();
}
