import type { ClientError } from '#contract/client-error.ts';
import { callHeaders } from './call-headers.ts';

// A fault inside a loop would otherwise report itself for as long as the page is open.
const maxReports = 10;

let isListening = false;

/** R7.12: what goes wrong in the browser reaches the shop's own endpoint, once also where two scripts ask for it. */
export function reportErrors(): void {
  if (isListening) return;
  isListening = true;
  let reports = 0;
  const report = (cause: unknown, fallback: string) => {
    reports += 1;
    if (reports > maxReports) return;
    const { message, stack } = cause instanceof Error ? cause : { message: fallback, stack: undefined };
    const body: ClientError = {
      message,
      ...(stack === undefined ? {} : { stack }),
      page: location.pathname,
      at: new Date().toISOString(),
    };
    // A report that fails has nobody left to be reported to.
    fetch('/client-errors', {
      method: 'POST',
      keepalive: true,
      headers: callHeaders(document),
      body: JSON.stringify(body),
    }).catch(() => undefined);
  };
  addEventListener('error', (event) => report(event.error, event.message));
  addEventListener('unhandledrejection', (event) => report(event.reason, String(event.reason)));
}
