import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { officeRooms } from '#contract/office/page.ts';
import {
  type OfficePaymentsPage,
  type PaymentRowData,
  paymentMethodFilters,
  paymentQueues,
} from '#contract/office/payments.ts';
import { amountCell, momentCell } from '#domain/csv/csv.ts';
import { cents } from '#domain/money/cents.ts';
import { nameReceiptMethod } from '#text/ordering/payment.ts';
import { describePayment, paymentsTexts as texts } from '#text/staff/payments.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { answerCsv, answerList } from '../../lists/answer-list.ts';
import { everyPage, exportLength } from '../../lists/pages.ts';
import { createListReader, cursorMoment, type ListReader } from '../../lists/read-list.ts';
import { mayHere, requireRight } from '../../middleware/session.ts';
import { statementsRoutes } from '../bank/statements.ts';
import { noteExport } from '../lists/note-export.ts';
import { findPayments, type PaymentFilter } from './find-payments.ts';
import { toListed } from './listed.ts';
import type { PaymentCursor } from './newest.ts';
import { paymentRoutes } from './payment.ts';
import { transferRoutes } from './transfers.ts';

const { path, right } = officeRooms.payments;
const pageLength = 50;
const cursorShape = z.tuple([cursorMoment, z.int().positive()]);

/** R11.6: what came in and went back, by whatever way. */
export function paymentsRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(path, requireRight(right), (c) => answerPayments(c, deps))
    .get(`${path}.csv`, requireRight(right), async (c) => {
      const list = createListReader(c);
      const filter = readFilter(list);
      list.demandSound();
      await noteExport(c, deps, { what: texts.title, file: texts.fileName });
      const pages = everyPage<PaymentRowData, PaymentCursor>((after) =>
        findPayments(deps.database, filter, after, exportLength),
      );
      return answerCsv(c, { fileName: texts.fileName, headings: texts.csvHeadings, pages, cellsOf });
    })
    .use(`${path}/*`, requireRight(right))
    .route('/', transferRoutes(deps))
    .route('/', statementsRoutes(deps))
    .route('/', paymentRoutes(deps));
}

async function answerPayments(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const list = createListReader(c);
  const filter = readFilter(list);
  const { rows, next } = await list.page(cursorShape, (after) =>
    findPayments(deps.database, filter, after, pageLength),
  );
  const page: OfficePaymentsPage = {
    name: 'office-payments',
    list: list.frame(path, next),
    payments: rows,
    may: { move: mayHere(c, 'move_money') },
    notice: noticeFrom(texts.notices, c.req.query('melding')),
  };
  return answerList(c, deps, list, { page, json: { payments: rows.map(toListed), next } });
}

function readFilter(list: ListReader): PaymentFilter {
  return {
    search: list.search(),
    status: list.choice('status', paymentQueues),
    method: list.choice('methode', paymentMethodFilters),
    ...list.days(),
  };
}

function cellsOf(row: PaymentRowData): readonly string[] {
  return [
    String(row.id),
    momentCell(row.createdAt),
    momentCell(row.paidAt),
    describePayment(row),
    row.company ?? '',
    row.orderNumber ?? '',
    row.invoiceNumber ?? row.picked.join(' '),
    row.description ?? '',
    amountCell(cents(row.amountCents)),
    row.method === null ? '' : nameReceiptMethod(row.method),
    row.providerId ?? '',
    String(row.attempts),
    row.via ?? '',
    amountCell(cents(row.refundedCents)),
    row.refundStatus === null ? '' : texts.refundStatuses[row.refundStatus],
    amountCell(cents(row.chargedBackCents)),
  ];
}
