import { type Context, Hono } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { rowId } from '../input/read-address.ts';
import { requireLogin, signedInPerson } from '../middleware/session.ts';
import { findPhoto } from '../photos/find-photo.ts';

/** Photos of lines, orders and requests, for whose they are and for staff. */
export function photoRoutes({ database }: Dependencies): Hono<AppEnv> {
  const answer = async (c: Context<AppEnv>, id: string, which: 'content' | 'preview') => {
    const bytes = await findPhoto(database, signedInPerson(c), rowId(id), which);
    if (bytes === null) throw new Refusal(404, callErrors.notFound);
    // Somebody's house: on a machine that several people use it is not there for the next one.
    c.header('Cache-Control', 'no-store');
    c.header('Content-Disposition', `inline; filename="foto-${id}.jpg"`);
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/jpeg' });
  };
  return new Hono<AppEnv>()
    .use('/fotos/*', requireLogin())
    .get('/fotos/:id', (c) => answer(c, c.req.param('id'), 'content'))
    .get('/fotos/:id/klein', (c) => answer(c, c.req.param('id'), 'preview'));
}
