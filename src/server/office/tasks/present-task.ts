import { officeRooms } from '#contract/office/page.ts';
import type { TaskData } from '#contract/office/tasks.ts';
import { may } from '#domain/account/rights.ts';
import type { Role } from '#domain/account/role.ts';
import { type TaskWay, taskWays } from '#domain/task/task-kind.ts';
import { taskDetails, taskTexts } from '#text/staff/staff-tasks.ts';
import { tasksTexts as texts } from '#text/staff/tasks.ts';
import { isJob } from '../../queue/jobs.ts';
import type { Task } from '../../tasks/find-tasks.ts';
import { mailOfTask } from '../../tasks/tell-failure.ts';

/** Links lead only where this reader may go. */
export function presentTask(task: Task, role: Role): TaskData {
  const { id, kind, amount, company, createdAt, doneAt, doneBy, doneNote } = task;
  return {
    id,
    kind,
    status: doneAt === null ? 'open' : 'done',
    ...taskTexts[kind],
    details: taskDetails(task.details),
    company,
    amount: amount === null ? null : (amount / 100).toFixed(2),
    links: linksOf(task, role),
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    doneBy,
    note: doneNote,
    way: doneAt === null ? wayOf(task) : null,
  };
}

/** Null also where what it takes is not known, as of work that comes back by the clock. */
function wayOf({ kind, job, dedupeKey, paymentId }: Task): TaskWay | null {
  const way = taskWays[kind] ?? null;
  if (way === 'try_again') return job !== null && isJob(job) ? way : null;
  if (way === 'send_again') return mailOfTask(dedupeKey) === null ? null : way;
  return paymentId === null ? null : way;
}

type Link = TaskData['links'][number];

function linksOf(task: Task, role: Role): readonly Link[] {
  const { orderNumber, invoiceNumber, description, severalId, specialRequestId, accountRequestId } = task;
  const { company, companyId } = task;
  const links: Link[] = [];
  if (orderNumber !== null && may(role, officeRooms.orders.right))
    links.push({ label: texts.order(orderNumber), href: `${officeRooms.orders.path}/${orderNumber}` });
  if (invoiceNumber !== null && may(role, officeRooms.invoices.right))
    links.push({
      label: texts.invoice(invoiceNumber),
      href: `${officeRooms.invoices.path}/${invoiceNumber}`,
    });
  if (severalId !== null && may(role, officeRooms.payments.right))
    links.push({ label: texts.payment(severalId), href: `${officeRooms.payments.path}/${severalId}` });
  else if (description !== null && may(role, officeRooms.payments.right))
    links.push({
      label: description,
      href: `${officeRooms.payments.path}?${new URLSearchParams({ zoek: description })}`,
    });
  if (specialRequestId !== null)
    links.push({ label: texts.specialRequest(specialRequestId), href: `/maatwerk/${specialRequestId}` });
  if (accountRequestId !== null && may(role, officeRooms.requests.right))
    links.push({
      label: texts.accountRequest,
      href: `${officeRooms.requests.path}/${accountRequestId}`,
    });
  if (company !== null && companyId !== null && may(role, officeRooms.customers.right))
    links.push({ label: company, href: `${officeRooms.customers.path}/${companyId}` });
  return links;
}
