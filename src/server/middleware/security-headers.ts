import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Settings } from '../env.ts';

const leadsToPaying = /^\/(payment|checkout)(\/|$)/;

// Browsers hold every redirect that follows a form post against this list, and a provider sends its payer straight
// on to a bank: which one cannot be known.
function paymentPages({ mollie }: Settings): string {
  return mollie.baseUrl?.startsWith('http:') ? `https: ${new URL(mollie.baseUrl).origin}` : 'https:';
}

export function securityHeaders(settings: Settings) {
  return secureHeaders({
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
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: settings.publicUrl.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
}
