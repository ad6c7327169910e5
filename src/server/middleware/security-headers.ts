import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from '../app-env.ts';
import type { Settings } from '../env.ts';

const leadsToPaying = /^\/(payment|checkout)(\/|$)/;

// Browsers hold every redirect that follows a form post against this list, and a provider sends its payer straight
// on to a bank: which one cannot be known.
function paymentPages({ mollie }: Settings): string {
  return mollie.baseUrl?.startsWith('http:') ? `https: ${new URL(mollie.baseUrl).origin}` : 'https:';
}

export function securityHeaders(settings: Settings): MiddlewareHandler<AppEnv> {
  const shared = {
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: settings.publicUrl.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  };
  const forPages = secureHeaders({
    ...shared,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'", ({ req }) => (leadsToPaying.test(req.path) ? paymentPages(settings) : '')],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
    },
  });
  // What a call answers is no page: nothing may run in it, and a nonce would be drawn for nobody.
  const forCalls = secureHeaders({
    ...shared,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  });
  return (c, next) => (c.req.path.startsWith('/product/') ? forCalls : forPages)(c, next);
}
