import { officeRooms } from '#contract/office/page.ts';
import type { PaidFor } from '#contract/office/payments.ts';
import { nameSubject } from '#text/staff/payments.ts';

type Props = { readonly subject: PaidFor; readonly seesMoney?: boolean };

/** What is paid for, and the way there. */
export function PaidForLink({ subject, seesMoney = true }: Props) {
  const { orderNumber, invoiceNumber } = subject;
  const name = nameSubject(subject);
  if (invoiceNumber !== null && seesMoney)
    return <a href={`${officeRooms.invoices.path}/${invoiceNumber}`}>{name}</a>;
  if (orderNumber !== null) return <a href={`${officeRooms.orders.path}/${orderNumber}`}>{name}</a>;
  return name;
}
