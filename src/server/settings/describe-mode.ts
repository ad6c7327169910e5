import type { ParsedSettings } from './env.ts';

/** One line for whoever starts a shop that lacks something; null when all is set up. */
export function describeMode(settings: ParsedSettings): string | null {
  const missing = [
    settings.mollie.apiKey === null && 'payment (MOLLIE_API_KEY)',
    settings.smtpUrl === null && 'mail (SMTP_URL)',
    settings.viesBaseUrl === null && settings.hasStandIns && 'VAT numbers (VIES_BASE_URL)',
    settings.sentryDsn === null && settings.hasStandIns && 'error reports (SENTRY_DSN)',
    !settings.firstSeller.email.includes('@') && 'the seller (SELLER_NAME and the others)',
  ].filter((part) => part !== false);
  if (!settings.hasStandIns) {
    return missing.length === 0 ? null : `not set up, and nothing stands in for it: ${missing.join(', ')}`;
  }
  const data = settings.hasDemoData ? 'with demo data' : 'without demo data, which DEMO=1 asks for';
  if (missing.length === 0) return settings.hasDemoData ? `demo mode, ${data}` : null;
  return `demo mode, ${data}; local stand-ins for ${missing.join(', ')}`;
}
