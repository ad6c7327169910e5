import type { Context } from 'hono';
import { z } from 'zod';
import { products } from '#catalogue/index.ts';
import {
  type BulkAction,
  type BulkProblem,
  bulkActions,
  type OfficeOrdersPage,
  type OrderSort,
  orderListStatuses,
  orderSorts,
} from '#contract/office/orders.ts';
import { officeRooms } from '#contract/office/page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { formTexts } from '#text/account/fields.ts';
import { listTexts } from '#text/pages/lists.ts';
import { bulkTexts } from '#text/staff/orders.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import type { FormValues } from '../../input/read-form.ts';
import { answerList } from '../../lists/answer-list.ts';
import { createListReader, cursorMoment, type ListReader } from '../../lists/read-list.ts';
import { isCall } from '../../middleware/errors.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { mayHere } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { productText } from '../../product/product-text.ts';
import { colourChoices, parseColour } from './colours.ts';
import { countQueues } from './count-queues.ts';
import { findOrderIds, type OrderCursor, type OrderFilter } from './find-orders.ts';
import { readOrderRows, toListed } from './order-rows.ts';

const { path } = officeRooms.orders;
const pageLength = 50;

type Back = Pick<OfficeOrdersPage, 'picked' | 'problem'> & { readonly status: 409 | 422 };

/** The list; with a form about some of its orders that came back. */
export async function answerOrders(
  c: Context<AppEnv>,
  deps: Dependencies,
  sent: Back | null = null,
): Promise<Response> {
  const { database } = deps;
  const kept = sent === null && !isCall(c) ? await keptValues(c, deps, path) : null;
  const today = dutchDate(deps.now());
  const list = createListReader(c);
  const seesMoney = mayHere(c, 'see_prices');
  const { filter, sort } = readQuestion(list, seesMoney);
  const { rows, next } = await list.page(cursorShapes[fieldOf(sort)], (after) =>
    findOrderIds(database, { filter, sort, after, length: pageLength, today }),
  );
  const [orders, counts] = await Promise.all([
    readOrderRows(database, rows, { today, seesMoney, isPage: !isCall(c) }),
    countQueues(database, today),
  ]);
  const page: OfficeOrdersPage = {
    name: 'office-orders',
    list: list.frame(path, next),
    sees: { money: seesMoney },
    may: { change: mayHere(c, 'change_orders'), print: mayHere(c, 'see_workshop') },
    notice: kept === null ? noticeOf(c) : formTexts.restored,
    picked: sent?.picked ?? kept?.['order']?.split(',') ?? [],
    problem: sent?.problem ?? restored(kept),
    ...{ orders, counts, choices },
  };
  if (sent !== null) return answerPage(c, deps, page, { status: sent.status, cache: 'no-store' });
  return answerList(c, deps, list, { page, json: { orders: orders.map(toListed), next } });
}

// Nothing was wrong with it: its reason stands there again.
function restored(kept: FormValues | null): BulkProblem | null {
  const reasonFor = (action: BulkAction) => kept?.[`reason-${action}`] ?? '';
  const action = bulkActions.find((one) => reasonFor(one) !== '');
  return action === undefined ? null : { action, reason: reasonFor(action), title: '', orders: [] };
}

function noticeOf(c: Context<AppEnv>): string | null {
  const action = bulkActions.find((one) => one === c.req.query('melding'));
  const count = Number(c.req.query('aantal'));
  return action !== undefined && Number.isInteger(count) && count > 0 ? bulkTexts.done[action](count) : null;
}

export type Question = { readonly filter: OrderFilter; readonly sort: OrderSort };

export function readQuestion(list: ListReader, seesMoney: boolean): Question {
  // An order by what it costs tells what it costs.
  const sorts = orderSorts.filter((sort) => seesMoney || fieldOf(sort) !== 'total');
  return {
    filter: {
      search: list.search(),
      status: list.choice('status', orderListStatuses),
      product: list.read('product', parseProduct, listTexts.problems.choice),
      colours: list.read('kleur', parseColour, listTexts.problems.choice),
      ...list.days(),
    },
    sort: list.choice('sorteer', sorts) ?? orderSorts[0],
  };
}

function parseProduct(typed: string): string | null {
  return products.find(({ code }) => code === typed.toUpperCase())?.code ?? null;
}

const choices = {
  products: products.map((product) => ({ value: product.code, label: productText(product).name })),
  colours: colourChoices,
};

type Field = OrderSort extends infer Sort ? (Sort extends `-${string}` ? never : Sort) : never;

function fieldOf(sort: OrderSort): Field {
  return sort.replace('-', '') as Field;
}

const id = z.int().positive();

/** A place in one order is none in another. */
const cursorShapes: Readonly<Record<Field, z.ZodType<OrderCursor>>> = {
  placedAt: z.tuple([cursorMoment, id]),
  dueOn: z.tuple([z.union([z.iso.date().regex(/^(19|2\d)\d{2}-/), z.literal('infinity')]), id]),
  company: z.tuple([z.string().max(200), id]),
  total: z.tuple([z.string().regex(/^-?\d{1,15}$/), id]),
};
