import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from '../app-env.ts';

/**
 * The pattern of the route that answered. What stands before the doors of the shop, such as /readyz, is followed by
 * middleware for every address, which is the last that matched and says nothing.
 */
export function routeOf(c: Context<AppEnv>): string {
  const known = c.get('route');
  if (known !== undefined) return known;
  const routes = matchedRoutes(c);
  const answered = routes.findLast(({ path }) => !path.endsWith('*')) ?? routes.at(-1);
  return answered?.path ?? '';
}
