import { Hono } from 'hono';
import { parseRequestForm } from '../accounts/account-forms.ts';
import { requestAccount } from '../accounts/account-requests.ts';
import { attemptKey, countAttempt } from '../accounts/attempts.ts';
import { emptyForm, rejectedForm } from '../accounts/form-values.ts';
import { answerPage } from '../answer-page.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { readForm } from '../input/read-form.ts';
import { clientAddress, networkOf } from '../middleware/client-address.ts';
import { tooMany } from '../middleware/rate-limit.ts';
import { hasDemoMailbox } from './demo-mail.ts';

const day = 24 * 60 * 60;
const limits = { perEmail: 3, perNetwork: 30 } as const;

export function accountRequestRoutes(deps: Dependencies): Hono<AppEnv> {
  const isMailCaptured = hasDemoMailbox(deps.settings);
  return new Hono<AppEnv>()
    .get('/account-aanvragen', (c) => {
      const form = emptyForm({ country: 'NL' });
      return answerPage(
        c,
        deps,
        { name: 'account-request', form, sentTo: null, isMailCaptured },
        { cache: 'no-store' },
      );
    })
    .post('/account-aanvragen', async (c) => {
      const values = await readForm(c);
      const parsed = parseRequestForm(values);
      if (!parsed.ok) {
        const form = rejectedForm(values, parsed.errors);
        const page = { name: 'account-request', form, sentTo: null, isMailCaptured } as const;
        return answerPage(c, deps, page, { status: 422, cache: 'no-store' });
      }
      const { email } = parsed.value;
      await limitRequests(deps, networkOf(clientAddress(c, deps.settings)), email);
      await requestAccount(deps, parsed.value);
      const page = { name: 'account-request', form: emptyForm(), sentTo: email, isMailCaptured } as const;
      return answerPage(c, deps, page, { cache: 'no-store' });
    });
}

async function limitRequests(deps: Dependencies, network: string, email: string): Promise<void> {
  const now = deps.now();
  const byNetwork = await countAttempt(deps.database, attemptKey('request-network', network), day, now);
  if (byNetwork.count > limits.perNetwork) throw tooMany(byNetwork.windowEndsAt, now);
  const byEmail = await countAttempt(deps.database, attemptKey('request-email', email), day, now);
  if (byEmail.count > limits.perEmail) throw tooMany(byEmail.windowEndsAt, now);
}
