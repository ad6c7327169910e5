import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TodoData, TodoKind } from '#contract/office/home.ts';
import { mostCounted } from '#contract/office/orders.ts';
import { officeRooms } from '#contract/office/page.ts';
import { may, type Right } from '#domain/account/rights.ts';
import type { Role } from '#domain/account/role.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { StaffInvoiceQueue } from '#domain/invoice/standing.ts';
import type { OrderQueue } from '#domain/order/order-queue.ts';
import { paymentTrouble, type TaskKind } from '#domain/task/task-kind.ts';
import { describeTask } from '#text/staff/staff-tasks.ts';
import { hasWaiting } from '../../bank/find-statements.ts';
import { countUpTo } from '../../database/count-up-to.ts';
import type { Database } from '../../database/database.ts';
import { accountRequests } from '../../database/schema/accounts.ts';
import { invoiceBalances } from '../../database/schema/balances.ts';
import { bankStatements } from '../../database/schema/bank-statements.ts';
import { orders } from '../../database/schema/orders.ts';
import { staffTasks } from '../../database/schema/tasks.ts';
import { findFirstDue, isInQueue } from '../../invoices/invoice-queues.ts';
import { inQueue } from '../../orders/order-queues.ts';
import { selectTasks } from '../../tasks/find-tasks.ts';

type Found = Omit<TodoData, 'kind'>;
type Todo = { readonly right: Right; readonly find: (database: Database, today: string) => Promise<Found> };

// Each counts by the condition that its list is filtered by: the number and the rows behind it never differ, as far as it counts.
const todos: Readonly<Record<TodoKind, Todo>> = {
  late: inOrders('late'),
  due_today: inOrders('due_today'),
  to_release: inOrders('to_release'),
  held: inOrders('held'),
  payment_trouble: inTasks('move_money', paymentTrouble),
  bank_waiting: { right: 'move_money', find: findWaitingStatements },
  overdue: inInvoices('overdue'),
  third_reminder: inInvoices('third_reminder'),
  account_requests: { right: 'change_customers', find: findRequests },
  questions: inTasks('change_customers', ['special_request', 'vat_refused']),
  mail_failed: inTasks('manage_settings', ['mail_failed']),
  job_failed: inTasks('manage_settings', ['job_failed', 'backup_failed', 'backups_not_removed', 'restored']),
};

/** R11.1: what this role has to do, the oldest of each by its name. */
export function findTodos(database: Database, role: Role, today: string): Promise<readonly TodoData[]> {
  const kinds = (Object.keys(todos) as TodoKind[]).filter((kind) => may(role, todos[kind].right));
  return Promise.all(kinds.map(async (kind) => ({ kind, ...(await todos[kind].find(database, today)) })));
}

// For those who release, make and send them.
function inOrders(queue: OrderQueue): Todo {
  const { path } = officeRooms.orders;
  return {
    right: 'see_workshop',
    find: async (database, today) => {
      const condition = inQueue(queue, today);
      const count = await counted(database, orders, condition);
      const [row] = await database
        .select({
          number: orders.number,
          company: sql<string>`${orders.customer} ->> 'company'`,
          dueOn: orders.dueOn,
        })
        .from(orders)
        .where(condition)
        .orderBy(asc(orders.dueOn), asc(orders.id))
        .limit(1);
      return {
        count,
        href: `${path}?status=${queue}&sorteer=dueOn`,
        oldest:
          row === undefined ? null : named([row.number, row.company], `${path}/${row.number}`, row.dueOn),
      };
    },
  };
}

function inTasks(right: Right, kinds: readonly TaskKind[]): Todo {
  const { path } = officeRooms.tasks;
  return {
    right,
    find: async (database) => {
      const condition = and(isNull(staffTasks.doneAt), inArray(staffTasks.kind, [...kinds]));
      const count = await counted(database, staffTasks, condition);
      const [first] = await selectTasks(database, condition)
        .orderBy(asc(staffTasks.createdAt), asc(staffTasks.id))
        .limit(1);
      return {
        count,
        href: `${path}?soort=${kinds.join(',')}`,
        oldest:
          first === undefined
            ? null
            : named([describeTask(first), first.company], `${path}/${first.id}`, dutchDate(first.createdAt)),
      };
    },
  };
}

function inInvoices(queue: StaffInvoiceQueue): Todo {
  const { path } = officeRooms.invoices;
  return {
    right: 'see_money',
    find: async (database, today) => {
      const condition = isInQueue(queue, today);
      const count = await counted(database, invoiceBalances, condition);
      const first = await findFirstDue(database, queue, today);
      return {
        count,
        href: `${path}?status=${queue}&sorteer=dueOn`,
        oldest:
          first === null
            ? null
            : named([first.number, first.company], `${path}/${first.number}`, first.dueOn),
      };
    },
  };
}

async function findWaitingStatements(database: Database): Promise<Found> {
  const path = `${officeRooms.payments.path}/afschriften`;
  const count = await counted(database, bankStatements, hasWaiting);
  const { id, account, statement, untilDay } = bankStatements;
  const [first] = await database
    .select({ id, account, statement, untilDay })
    .from(bankStatements)
    .where(hasWaiting)
    .orderBy(asc(untilDay), asc(id))
    .limit(1);
  return {
    count,
    href: `${path}?status=waiting`,
    oldest:
      first === undefined
        ? null
        : named([first.statement, first.account], `${path}/${first.id}`, first.untilDay),
  };
}

async function findRequests(database: Database): Promise<Found> {
  const { path } = officeRooms.requests;
  const condition = eq(accountRequests.status, 'requested');
  const count = await counted(database, accountRequests, condition);
  const { id, company, createdAt } = accountRequests;
  const [first] = await database
    .select({ id, company, createdAt })
    .from(accountRequests)
    .where(condition)
    .orderBy(asc(id))
    .limit(1);
  return {
    count,
    href: `${path}?status=requested`,
    oldest:
      first === undefined ? null : named([first.company], `${path}/${first.id}`, dutchDate(first.createdAt)),
  };
}

function counted(database: Database, table: PgTable, condition: SQL | undefined): Promise<number> {
  return countUpTo(database, sql`from ${table} where ${condition}`, mostCounted);
}

function named(parts: readonly (string | null)[], href: string, day: string | null): TodoData['oldest'] {
  return { label: parts.filter((part) => part !== null && part !== '').join(', '), href, day };
}
