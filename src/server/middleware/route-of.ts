import type { Context } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';
import type { AppEnv } from '../app-env.ts';

/**
 * The pattern of the route that answered. What stands before the doors of the shop, such as /readyz, is followed by
 * middleware for every address, which is the last that matched and says nothing.
 */
export function routeOf(c: Context<AppEnv>): string {
  const known = c.get('route');
  if (known !== undefined) return known;
  const last = routePath(c, -1);
  if (!last.endsWith('*')) return last;
  return matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? last;
}
