import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { callErrors } from '#text/calls/call-errors.ts';
import { orderProblems } from '#text/ordering/order.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { invoices } from '../database/schema/orders.ts';
import { findInvoiceDocument } from '../documents/make-invoice-documents.ts';
import { Refusal } from '../errors.ts';
import { noticeFrom } from '../input/read-address.ts';
import { readForm } from '../input/read-form.ts';
import { requireLogin, requireRight, signedInPerson } from '../middleware/session.ts';
import type { FullOrder } from '../orders/find-order.ts';
import { findReadableOrder } from '../orders/find-readable-order.ts';
import { orderPage } from '../orders/present-order.ts';
import { reorder } from '../orders/reorder.ts';
import { answerPage } from '../pages/answer-page.ts';
import { previewsOfOrder } from '../photos/photos.ts';
import type { PriceLists } from '../prices/price-lists.ts';
import { renderOne } from '../render/render-pool.ts';

const formats = {
  pdf: { format: 'pdf', type: 'application/pdf' },
  xml: { format: 'ubl', type: 'application/xml' },
} as const;

export function orderRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const find = async (c: Context<AppEnv>, number: string): Promise<FullOrder> => {
    const order = await findReadableOrder(deps.database, signedInPerson(c), number);
    if (order === null) throw new Refusal(404, callErrors.notFound);
    return order;
  };

  return new Hono<AppEnv>()
    .use('/bestelling/*', requireLogin())
    .get('/bestelling/:number', async (c) => {
      const order = await find(c, c.req.param('number'));
      const problem = noticeFrom(orderProblems, c.req.query('melding'));
      const page = await orderPage(deps, order, signedInPerson(c), {
        notice: problem === null ? null : { kind: 'error', text: problem },
        refused: new Set((c.req.query('niet') ?? '').split('.').map(Number)),
      });
      return answerPage(c, deps, page, { cache: 'no-store' });
    })
    .post('/bestelling/:number/opnieuw', requireRight('order'), async (c) => {
      const person = signedInPerson(c);
      const order = await find(c, c.req.param('number'));
      const key = z.uuid().safeParse((await readForm(c))['key']);
      const refused = await reorder(deps, priceLists, person, order, key.data ?? randomUUID());
      if (refused === 'full') return c.redirect(`/bestelling/${order.number}?melding=vol`, 303);
      if (refused.length === 0) return c.redirect('/winkelwagen?melding=opnieuw', 303);
      return c.redirect(`/bestelling/${order.number}?niet=${refused.join('.')}`, 303);
    })
    .get('/bestelling/:number/facturen/:file', async (c) => {
      const order = await find(c, c.req.param('number'));
      const [, number = '', extension = ''] = /^(.+)\.(pdf|xml)$/.exec(c.req.param('file')) ?? [];
      const wanted = extension === 'pdf' || extension === 'xml' ? formats[extension] : null;
      const id = await findInvoiceId(deps, order, number);
      const document = wanted && id && (await findInvoiceDocument(deps, id, wanted.format));
      if (!document || wanted === null) throw new Refusal(404, callErrors.notFound);
      return answerFile(c, `${number}.${extension}`, wanted.type, document.content);
    })
    .get('/bestelling/:number/werkbon.pdf', requireRight('see_workshop'), async (c) => {
      const order = await find(c, c.req.param('number'));
      const photos = await previewsOfOrder(deps.database, order.id);
      const { seller } = deps.settings;
      const sheets = await renderOne({ kind: 'order-sheets', order, seller, photos });
      return answerFile(c, `${order.number}.pdf`, 'application/pdf', sheets);
    });
}

async function findInvoiceId(
  { database }: Dependencies,
  { id }: FullOrder,
  number: string,
): Promise<number | null> {
  const [found] = await database
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.number, number)));
  return found?.id ?? null;
}

function answerFile(c: Context<AppEnv>, name: string, type: string, content: Uint8Array): Response {
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  c.header('Cache-Control', 'no-store');
  return c.body(new Uint8Array(content));
}
