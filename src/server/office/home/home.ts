import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { may } from '#domain/account/rights.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { isCall } from '../../middleware/errors.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { findIntake } from './find-intake.ts';
import { findTodos } from './find-todos.ts';

/** R11.1: what must I do today? */
export function homeRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>().get(officeRooms.home.path, (c) => answerHome(c, deps));
}

async function answerHome(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const { role } = signedInPerson(c);
  const today = dutchDate(deps.now());
  const [todos, intake] = await Promise.all([
    findTodos(deps.database, role, today),
    findIntake(deps.database, today, may(role, 'see_prices')),
  ]);
  c.header('Vary', 'Accept', { append: true });
  if (!isCall(c))
    return answerPage(c, deps, { name: 'office-home', today, todos, intake }, { cache: 'no-store' });
  c.header('Cache-Control', 'no-store');
  return c.json({ today, todos, intake });
}
