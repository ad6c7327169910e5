import { Hono } from 'hono';
import { parseRequestForm } from '../../accounts/account-forms.ts';
import { requestAccount } from '../../accounts/account-requests.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { rejectedForm, restoredForm } from '../../input/form-values.ts';
import { readForm } from '../../input/read-form.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { countTowards } from '../../middleware/rate-limit.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { hasDemoMailbox } from '../demo/demo-mail.ts';

const day = 24 * 60 * 60;
const limits = { perEmail: 3, perNetwork: 30 } as const;

export function accountRequestRoutes(deps: Dependencies): Hono<AppEnv> {
  const isMailCaptured = hasDemoMailbox(deps.settings);
  return new Hono<AppEnv>()
    .get('/account-aanvragen', async (c) => {
      const isSent = c.req.query('melding') === 'verzonden';
      const form = restoredForm({ country: 'NL' }, await keptValues(c, deps));
      return answerPage(
        c,
        deps,
        { name: 'account-request', form, isSent, isMailCaptured },
        { cache: 'no-store' },
      );
    })
    .post('/account-aanvragen', async (c) => {
      const values = await readForm(c);
      const parsed = parseRequestForm(values);
      if (!parsed.ok) {
        const form = rejectedForm(values, parsed.errors);
        const page = { name: 'account-request', form, isSent: false, isMailCaptured } as const;
        return answerPage(c, deps, page, { status: 422, cache: 'no-store' });
      }
      const { email } = parsed.value;
      await countTowards(c, deps, [
        { name: 'request-network', by: 'network', most: limits.perNetwork, seconds: day },
        { name: 'request-email', by: { value: email }, most: limits.perEmail, seconds: day },
      ]);
      await requestAccount(deps, parsed.value);
      // Another page: whoever loads this one again asks for nothing.
      return c.redirect('/account-aanvragen?melding=verzonden', 303);
    });
}
