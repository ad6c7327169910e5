import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { findProduct } from '#catalogue/index.ts';
import { measuringSheetFiles } from '#contract/catalogue-page.ts';
import { waysOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { measuringSheetText } from '#text/measuring/sheet.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { renderOne } from '../render/render-pool.ts';

type Given = { readonly shopSettings: Pick<Dependencies['shopSettings'], 'recent'> };

/** Before the session is looked at: the same sheet for everybody, without a cookie that would keep it out of caches. */
export function measuringSheetRoutes({ shopSettings }: Given): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  let made = new Map<string, Uint8Array>();
  let madeFor = shopSettings.recent().company;
  for (const way of waysOfMeasuring) {
    app.get(`/meetinstructies/:code/${measuringSheetFiles[way]}`, async (c) => {
      const product = findProduct(c.req.param('code'));
      if (product === null) throw new Refusal(404, callErrors.notFound);
      const file = measuringSheetText(way).file(product.code);
      const { company: seller } = shopSettings.recent();
      if (seller !== madeFor) made = new Map();
      madeFor = seller;
      const task = { kind: 'measuring-sheet', code: product.code, way, seller } as const;
      const sheets = made;
      const content = sheets.get(file) ?? (await renderOne(task));
      sheets.set(file, content);
      c.header('Content-Type', 'application/pdf');
      c.header('Content-Disposition', `inline; filename="${file}"`);
      // Asked for again every time, for the owner's address in it may have changed; sent again only when it has.
      const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
      c.header('Cache-Control', 'public, no-cache');
      c.header('ETag', etag);
      if (c.req.header('if-none-match') === etag) return c.body(null, 304);
      return c.body(new Uint8Array(content));
    });
  }
  return app;
}
