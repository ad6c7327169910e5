import type { ClientError } from '#contract/client-error.ts';
import { callHeaders } from '../call-headers.ts';
import type { Failure } from './store/api.ts';

/** R8.2, R8.3: a failed call is told to the error-reporting service with its request, and to nobody else. */
export function reportFailure({ status, request }: Failure, page: Document): void {
  const { method, path, body } = request;
  const report: ClientError = {
    message: `${method} ${path} ${status === null ? 'was not answered' : `was answered ${status}`}`,
    request: body,
    page: page.location.pathname,
    at: new Date().toISOString(),
  };
  // Without a connection there is nobody to tell.
  fetch('/client-errors', {
    method: 'POST',
    keepalive: true,
    headers: callHeaders(page),
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
