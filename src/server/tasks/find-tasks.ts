import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/account/role.ts';
import { taskKindsFor } from '#domain/task/task-kind.ts';
import type { Database } from '../database/database.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';

/** A task with the names of what it is about, where it is about an order, an invoice or a payment. */
export type Task = Awaited<ReturnType<typeof select>>[number];

/** Oldest first. */
export function listOpenTasks(database: Database): Promise<readonly Task[]> {
  return select(database, isNull(staffTasks.doneAt));
}

/** Of the kinds that this role is there for. */
export function countOpenTasks(database: Database, role: Role): Promise<number> {
  return database.$count(
    staffTasks,
    and(isNull(staffTasks.doneAt), inArray(staffTasks.kind, taskKindsFor(role))),
  );
}

export async function findTask(database: Database, id: number): Promise<Task | null> {
  const [task] = await select(database, eq(staffTasks.id, id));
  return task ?? null;
}

const paidInvoices = alias(invoices, 'paid_invoices');

function select(database: Database, condition: SQL) {
  return database
    .select({
      id: staffTasks.id,
      kind: staffTasks.kind,
      amount: staffTasks.amount,
      details: staffTasks.details,
      createdAt: staffTasks.createdAt,
      doneAt: staffTasks.doneAt,
      invoiceNumber: sql<string | null>`coalesce(${invoices.number}, ${paidInvoices.number})`,
      orderNumber: orders.number,
      description: payments.description,
      company: sql<
        string | null
      >`coalesce(${invoices.customer}, ${paidInvoices.customer}, ${orders.customer}) ->> 'company'`,
    })
    .from(staffTasks)
    .leftJoin(payments, eq(payments.id, staffTasks.paymentId))
    .leftJoin(invoices, eq(invoices.id, staffTasks.invoiceId))
    .leftJoin(paidInvoices, eq(paidInvoices.id, payments.invoiceId))
    .leftJoin(
      orders,
      sql`${orders.id} = coalesce(${staffTasks.orderId}, ${payments.orderId}, ${invoices.orderId}, ${paidInvoices.orderId})`,
    )
    .where(condition)
    .orderBy(asc(staffTasks.createdAt), asc(staffTasks.id));
}
