import { StartProblem } from '../errors.ts';
import type { Settings } from '../settings/env.ts';
import { aroundCalls } from '../telemetry/around.ts';
import type { Spans } from '../telemetry/telemetry.ts';
import type { Send } from './note-answers.ts';
import type { VatRegister } from './vat-register.ts';
import { createVies, viesUrl } from './vies.ts';
import { answerAsVies } from './vies-sandbox.ts';

/** A real shop asks the real register; a demo has a stand-in of its own in this same process. */
export function chooseVatRegister(
  { environment, hasStandIns, viesBaseUrl }: Settings,
  requester: () => string,
  spans?: Spans,
): VatRegister {
  const watch = (send: Send) => aroundCalls(spans, 'vies', send);
  if (hasStandIns && viesBaseUrl === null)
    return createVies({ baseUrl: viesUrl, requester, send: answerAsVies, watch });
  if (environment === 'production' && viesBaseUrl !== null && !viesBaseUrl.startsWith('https:')) {
    throw new StartProblem('VIES_BASE_URL must begin with https:// with NODE_ENV=production.');
  }
  return createVies({ baseUrl: viesBaseUrl ?? viesUrl, requester, watch });
}
