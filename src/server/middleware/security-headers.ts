import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Settings } from '../env.ts';

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
      // A form post that is answered with a redirect to the payment provider is checked against this list too.
      formAction: ["'self'", 'https://*.mollie.com'],
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
