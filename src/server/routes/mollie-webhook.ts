import { Hono } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { parseForm } from '../input/read-form.ts';
import { limitPerMinute } from '../middleware/rate-limit.ts';
import { isAskedTooOften } from '../payments/asked-too-often.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';

const paymentId = /^tr_[A-Za-z0-9]{6,64}$/;

/**
 * Answered 200 once the work is done, so that a crash before that is called again; and 200 to what is not ours, so
 * that nobody learns which payments exist.
 */
export function mollieWebhookRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/webhooks/mollie', limitPerMinute(deps, 'webhook', 600), async (c) => {
    const id = (await parseForm(c))?.['id'] ?? '';
    if (!paymentId.test(id)) return c.text('');
    if (await isAskedTooOften(deps, id, 'webhook')) {
      throw new Refusal(429, callErrors.tooMany, { 'Retry-After': '60' });
    }
    const heard = await hearWebhook(deps, id);
    return heard === 'unavailable' ? c.text('', 503) : c.text('');
  });
}
