import { Hono, type MiddlewareHandler } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { isInParts } from '../input/sent-form.ts';
import { createBusyPages } from '../pages/answer-page.ts';
import { createTurns } from '../turns/turns.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { isCall } from './errors.ts';

// Where a password is checked or set.
const passwordDoors = [
  '/inloggen',
  '/account/wachtwoord',
  '/account/contact',
  '/wachtwoord-herstellen',
  '/account/beveiliging/passkeys/nieuw',
  '/account/beveiliging/passkeys/:id/verwijderen',
  '/account/beveiliging/app',
  '/account/beveiliging/app/verwijderen',
  '/account/beveiliging/herstelcodes',
  '/account/beveiliging/e-mailadres',
  '/account/logins/andere',
  '/account/logins/:id',
] as const;

// Where a photo or a file may come along, and a body is larger than anywhere else.
const uploadDoors = [
  '/winkelwagen/:timestamp/fotos',
  '/maatwerk',
  '/beheer/prijzen/:code/invoeren',
  '/beheer/betalingen/afschriften',
  '/account/huisstijl',
  '/account/huisstijl/logo',
] as const;

// How many may be inside, in this process. One network never takes all the room there is.
type Room = { readonly perNetwork: number; readonly together: number };

const retryAfter = '3';

/**
 * The first thing that happens to a password that is sent in, before its body is read or anything is looked up:
 * hundreds at once would keep everybody else waiting while they are refused one by one. So what they get here is a page
 * that was rendered beforehand, a few at a time.
 */
export function limitPasswordDoors(deps: Dependencies): Hono<AppEnv> {
  return limitDoors(deps, passwordDoors, { perNetwork: 40, together: 256 });
}

/** Each of these is held in memory as a whole, before anybody knows who sent it. */
export function limitUploadDoors(deps: Dependencies): Hono<AppEnv> {
  return limitDoors(deps, uploadDoors, { perNetwork: 6, together: 16 });
}

/** Whether a larger body than elsewhere may be sent so: only files, and only what is counted at the door, which is a post. */
export function isUpload(request: {
  readonly method: string;
  readonly path: string;
  readonly header: (name: string) => string | undefined;
}): boolean {
  return (
    request.method === 'POST' &&
    // Of fields alone, as many bytes are millions of them.
    isInParts(request.header('content-type')) &&
    /^\/(winkelwagen\/\d+\/fotos|maatwerk|account\/huisstijl(\/logo)?|beheer\/(prijzen\/[\w-]+\/invoeren|betalingen\/afschriften))$/.test(
      request.path,
    )
  );
}

function limitDoors(deps: Dependencies, doors: readonly string[], most: Room): Hono<AppEnv> {
  const inside = new Map<string, number>();
  let together = 0;
  const answerBusy = createBusyPages(deps);
  const turn = createTurns(16);

  const guard: MiddlewareHandler<AppEnv> = async (c, next) => {
    const network = networkOf(clientAddress(c, deps.settings));
    const fromThere = inside.get(network) ?? 0;
    if (fromThere >= most.perNetwork || together >= most.together) {
      await turn();
      c.header('Cache-Control', 'no-store');
      c.header('Retry-After', retryAfter);
      if (isCall(c)) return c.json({ message: callErrors.busy, requestId: c.get('requestId') }, 503);
      return answerBusy(c, 503);
    }
    inside.set(network, fromThere + 1);
    together += 1;
    try {
      return await next();
    } finally {
      together -= 1;
      const left = (inside.get(network) ?? 1) - 1;
      if (left === 0) inside.delete(network);
      else inside.set(network, left);
    }
  };

  const app = new Hono<AppEnv>();
  for (const path of doors) app.post(path, guard);
  return app;
}
