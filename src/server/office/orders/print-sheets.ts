import { inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { bulkTexts as texts } from '#text/staff/orders.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { orders } from '../../database/schema/orders.ts';
import { findOrder } from '../../orders/find-order.ts';
import { previewsOfOrder } from '../../photos/photos.ts';
import { renderOne } from '../../render/render-pool.ts';

/** The work sheets of these orders in one file, in the order they were given; a sentence where one of them is not there. */
export async function printSheets(
  c: Context<AppEnv>,
  { database, shopSettings }: Dependencies,
  numbers: readonly string[],
): Promise<Response | string> {
  const rows = await database
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.number, [...numbers]));
  const idOf = new Map(rows.map(({ id, number }) => [number, id]));
  const sheets = [];
  for (const number of new Set(numbers)) {
    const id = idOf.get(number);
    const order = id === undefined ? null : await findOrder(database, id);
    if (order === null) return texts.unknown(number);
    sheets.push({ order, photos: await previewsOfOrder(database, order.id) });
  }
  const { company: seller } = shopSettings.recent();
  const file = await renderOne({ kind: 'sheets-of-several', sheets, seller });
  c.header('Content-Type', 'application/pdf');
  c.header('Content-Disposition', `attachment; filename="${texts.sheetsFile}"`);
  c.header('Cache-Control', 'no-store');
  return c.body(new Uint8Array(file));
}
