import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { OrderPage } from '#contract/order-page.ts';
import { maxCartLines } from '#domain/cart/terms.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { onAccountTexts } from '#text/ordering/on-account.ts';
import { orderProblems } from '#text/ordering/order.ts';
import { behalfCheckoutTexts } from '#text/staff/behalf.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { linesOf } from '../cart/find-lines.ts';
import type { Database } from '../database/database.ts';
import { cartLines } from '../database/schema/carts.ts';
import { invoices } from '../database/schema/orders.ts';
import { findInvoiceDocument } from '../documents/make-invoice-documents.ts';
import { Refusal } from '../errors.ts';
import { readForm } from '../input/read-form.ts';
import { changeForCustomer } from '../middleware/change-for-customer.ts';
import { mayHere, requireLogin, requireRight, signedInPerson } from '../middleware/session.ts';
import { staffAtWork } from '../middleware/staff-at-work.ts';
import type { FullOrder } from '../orders/find-order.ts';
import { findReadableOrder } from '../orders/find-readable-order.ts';
import { orderPage } from '../orders/present-order.ts';
import { reorder } from '../orders/reorder.ts';
import { answerPage } from '../pages/answer-page.ts';
import { previewsOfOrder } from '../photos/photos.ts';
import { type PriceLists, standingPrices } from '../prices/price-lists.ts';
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
      const page = await orderPage(deps, order, signedInPerson(c), {
        notice: null,
        canPay: mayHere(c, 'pay'),
        seesQuotes: mayHere(c, 'make_quotes'),
        isOnBehalf: staffAtWork(c) !== null,
        refused: new Set((c.req.query('niet') ?? '').split('.').map(Number)),
      });
      return answerPage(c, deps, { ...page, notice: await noticeOf(c, deps, page) }, { cache: 'no-store' });
    })
    .post('/bestelling/:number/opnieuw', requireRight('order'), async (c) => {
      const person = signedInPerson(c);
      const order = await find(c, c.req.param('number'));
      const key = z.uuid().safeParse((await readForm(c))['key']);
      const known = standingPrices(await priceLists.latest());
      const refused = await changeForCustomer(c, deps, {
        action: 'cart_changed_on_behalf',
        what: 'reorder',
        change: (database) => reorder({ ...deps, database }, known, person, order, key.data ?? randomUUID()),
        isDone: (outcome) => outcome !== 'full' && outcome.length < order.lines.length,
      });
      if (refused === 'full') return c.redirect(`/bestelling/${order.number}?melding=vol`, 303);
      if (refused.length === 0) return c.redirect('/winkelwagen?melding=opnieuw', 303);
      return c.redirect(`/bestelling/${order.number}?niet=${refused.join('.')}`, 303);
    })
    .get('/bestelling/:number/facturen/:file', requireRight('see_prices'), async (c) => {
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
      const { company: seller } = deps.shopSettings.recent();
      const sheets = await renderOne({ kind: 'order-sheets', order, seller, photos });
      return answerFile(c, `${order.number}.pdf`, 'application/pdf', sheets);
    });
}

// An address is kept and opened again: what it tells is shown for as long as it is so.
async function noticeOf(
  c: Context<AppEnv>,
  { database }: Dependencies,
  { status, lines, payment, onAccount, deliveries }: OrderPage,
): Promise<OrderPage['notice']> {
  const isToBePaid = status === 'placed' && payment?.state === 'open';
  switch (c.req.query('melding')) {
    case 'vol':
      return (await hasRoomFor(database, signedInPerson(c).id, lines.length))
        ? null
        : { kind: 'error', text: orderProblems.vol };
    case 'niet-betaald':
      return isToBePaid ? { kind: 'error', text: orderProblems['niet-betaald'] } : null;
    case 'op-rekening': {
      const isMade = onAccount !== null && (status === 'paid' || status === 'in_production');
      return isMade && deliveries.length === 0 ? { kind: 'ok', text: onAccountTexts.placed } : null;
    }
    case 'betaallink':
      return isToBePaid && staffAtWork(c) !== null ? { kind: 'ok', text: behalfCheckoutTexts.placed } : null;
    default:
      return null;
  }
}

async function hasRoomFor(database: Database, personId: number, more: number): Promise<boolean> {
  return (await database.$count(cartLines, linesOf(personId))) + more <= maxCartLines;
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
