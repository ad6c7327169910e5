import { callHeaders } from '../call-headers.ts';

// R9.4: long enough to read where one is taken, short enough not to press again.
const redirectDelay = 1000;

/**
 * R4.13: a second to read where one is going, or as long as it takes to pass `via` on. A call that fails must not
 * keep anybody from paying.
 */
export async function beforeRedirect(paymentId: string, via: string | null, page: Document): Promise<void> {
  if (via === null) return new Promise((resolve) => setTimeout(resolve, redirectDelay));
  try {
    await fetch(`/payment/${paymentId}`, {
      method: 'PATCH',
      headers: callHeaders(page),
      body: JSON.stringify({ via }),
      signal: AbortSignal.timeout(5000),
    });
  } catch {
    // The form carries `via` as well.
  }
}
