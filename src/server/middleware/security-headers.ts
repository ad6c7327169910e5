import type { Context, MiddlewareHandler, Next } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from '../app-env.ts';
import { tellEarly } from '../pages/tell-early.ts';
import type { Settings } from '../settings/env.ts';

const leadsToPaying = /^\/(payment|checkout)(\/|$)/;

// R13.3: the page of a dealer's look has an example of a quote beside its form. Nothing runs in that, nothing is sent from it,
// and nobody else can frame it.
const showsPreview = /^\/account\/huisstijl(\/logo)?$/;
const previewPath = '/account/huisstijl/voorbeeld';
const previewPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'none'; frame-ancestors 'self'; base-uri 'none'; object-src 'none'; sandbox allow-same-origin";

// Browsers hold every redirect that follows a form post against this list, and a provider sends its payer straight
// on to a bank: which one cannot be known.
function paymentPages({ mollie }: Settings): string {
  return mollie.baseUrl?.startsWith('http:') ? `https: ${new URL(mollie.baseUrl).origin}` : 'https:';
}

const sentIn = /^\/(fotos\/|account\/huisstijl\/logo\.png$)/;
const nothingRuns =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// What a call answers is no page: nothing may run in it, nobody keeps it unless its route says so, and a nonce would be drawn
// for nobody.
function callHeaders(strictTransportSecurity: string | false): Readonly<Record<string, string>> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': nothingRuns,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    ...(strictTransportSecurity === false ? {} : { 'Strict-Transport-Security': strictTransportSecurity }),
  };
}

export function securityHeaders(settings: Settings): MiddlewareHandler<AppEnv> {
  const strictTransportSecurity = settings.publicUrl.startsWith('https:')
    ? 'max-age=31536000; includeSubDomains'
    : false;
  const ofCalls = Object.entries(callHeaders(strictTransportSecurity));
  const forCalls: MiddlewareHandler<AppEnv> = (c, next) => {
    for (const [name, value] of ofCalls) tellEarly(c, name, value);
    return next();
  };
  const forPages: MiddlewareHandler<AppEnv> = secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
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
      frameSrc: [({ req }) => (showsPreview.test(req.path) ? "'self'" : "'none'")],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
    },
  });
  return (c, next) => (c.req.path.startsWith('/product/') ? forCalls : forOthers)(c, next);

  async function forOthers(c: Context<AppEnv>, next: Next): Promise<void> {
    await forPages(c, next);
    // A refusal is a page; what is still good takes these headers over.
    if (c.res.status !== 200 && c.res.status !== 304) return;
    if (c.req.path === previewPath) c.header('Content-Security-Policy', previewPolicy);
    // What a customer has sent in is no page either.
    if (sentIn.test(c.req.path)) c.header('Content-Security-Policy', nothingRuns);
  }
}
