import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

type Guard = MiddlewareHandler<AppEnv>;

/**
 * Guards as one: each of Hono's own turns costs two promises, which is more than most of them do (decision 077). Only for those
 * that hand on whatever comes of `next()`: what has work left to do after an answer would not see one that a later guard gives.
 */
export function inARow(...guards: readonly Guard[]): Guard {
  return (c, next) => {
    const pass = (index: number): ReturnType<Guard> => {
      const guard = guards[index];
      return guard === undefined ? next() : guard(c, () => pass(index + 1) as Promise<void>);
    };
    return pass(0);
  };
}

/** For addresses that begin so. */
export function below(start: string, guard: Guard): Guard {
  return (c, next) => (c.req.path.startsWith(start) ? guard(c, next) : next());
}
