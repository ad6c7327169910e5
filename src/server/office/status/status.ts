import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { isCall } from '../../middleware/errors.ts';
import { requireRight } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { readStatus } from './read-status.ts';

const { path, right } = officeRooms.status;

/** R15.6: how the shop itself is doing, for staff. */
export function statusRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>().get(path, requireRight(right), (c) => answerStatus(c, deps));
}

async function answerStatus(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const status = await readStatus(deps, c.get('log'));
  c.header('Vary', 'Accept', { append: true });
  if (!isCall(c)) return answerPage(c, deps, { name: 'office-status', status }, { cache: 'no-store' });
  c.header('Cache-Control', 'no-store');
  return c.json(status);
}
