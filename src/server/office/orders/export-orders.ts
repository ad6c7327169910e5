import type { Context } from 'hono';
import type { OrderRowData, OrderSort } from '#contract/office/orders.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { decimalString } from '#domain/money/cents.ts';
import { describeOnAccount } from '#text/ordering/on-account.ts';
import { nameStaffStatus, ordersTexts as texts } from '#text/staff/orders.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { answerCsv } from '../../lists/answer-list.ts';
import { everyPage, exportLength } from '../../lists/pages.ts';
import { findOrderIds, type OrderCursor, type OrderFilter } from './find-orders.ts';
import { readOrderRows } from './order-rows.ts';

type Export = { readonly filter: OrderFilter; readonly sort: OrderSort; readonly seesMoney: boolean };

const { headings: names, yes, no, fileName } = texts.csv;

/** What is filtered, all of it, in the order of the list. */
export function exportOrders(
  c: Context<AppEnv>,
  { database, now }: Dependencies,
  { filter, sort, seesMoney }: Export,
): Response {
  const today = dutchDate(now());
  const find = async (after: OrderCursor | null) => {
    const { rows, next } = await findOrderIds(database, { filter, sort, after, length: exportLength, today });
    return { next, rows: await readOrderRows(database, rows, { today, seesMoney, isPage: false }) };
  };
  const { payment, total, ...others } = names;
  const headings = [...Object.values(others), ...(seesMoney ? [payment, total] : [])];
  return answerCsv(c, { fileName, headings, pages: everyPage(find), cellsOf });
}

function cellsOf(row: OrderRowData): readonly string[] {
  const { number, placedAt, company, reference, screens, products, colours, dueOn } = row;
  const { status, held, onAccount, isCollected } = row;
  return [
    ...[number, dutchDate(new Date(placedAt)), company, reference, String(screens)],
    products.map(({ amount, name }) => texts.amountOf(amount, name)).join(', '),
    colours.map(({ label }) => label).join(', '),
    dueOn ?? '',
    nameStaffStatus(status, { isOnAccount: onAccount, isCollected }),
    held ? yes : no,
    ...(row.totalCents === null ? [] : [paymentOf(row), decimalString(row.totalCents).replace('.', ',')]),
  ];
}

function paymentOf({ status, payment, account }: OrderRowData): string {
  if (account !== null) return describeOnAccount({ status, onAccount: account }, 'staff');
  return payment === null ? '' : texts.payments[payment];
}
