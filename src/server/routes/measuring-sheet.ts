import { Hono } from 'hono';
import { findProduct } from '#catalogue/index.ts';
import { measuringSheetFiles } from '#contract/catalogue-page.ts';
import type { Seller } from '#domain/business/seller.ts';
import { waysOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { measuringSheetText } from '#text/measuring/sheet.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { renderOne } from '../render/render-pool.ts';

/** Before the session is looked at: the same sheet for everybody, without a cookie that would keep it out of caches. */
export function measuringSheetRoutes(seller: Seller): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const made = new Map<string, Uint8Array>();
  for (const way of waysOfMeasuring) {
    app.get(`/meetinstructies/:code/${measuringSheetFiles[way]}`, async (c) => {
      const product = findProduct(c.req.param('code'));
      if (product === null) throw new Refusal(404, callErrors.notFound);
      const file = measuringSheetText(way).file(product.code);
      const task = { kind: 'measuring-sheet', code: product.code, way, seller } as const;
      const content = made.get(file) ?? (await renderOne(task));
      made.set(file, content);
      c.header('Content-Type', 'application/pdf');
      c.header('Content-Disposition', `inline; filename="${file}"`);
      c.header('Cache-Control', 'public, max-age=86400');
      return c.body(new Uint8Array(content));
    });
  }
  return app;
}
