import { expect, it } from 'vitest';
import { settings } from '#tests/support/app.ts';
import { productionVariables } from '#tests/support/seller.ts';
import { describeMode } from './describe-mode.ts';

const standIns =
  'local stand-ins for payment (MOLLIE_API_KEY), mail (SMTP_URL), VAT numbers (VIES_BASE_URL), error reports (SENTRY_DSN)';

it.each([
  [{}, `demo mode, with demo data; ${standIns}`],
  [
    { DATABASE_URL: 'postgres://shop@127.0.0.1/maathor' },
    `demo mode, without demo data, which DEMO=1 asks for; ${standIns}`,
  ],
  [
    { PUBLIC_URL: 'https://www.example.nl' },
    'not set up, and nothing stands in for it: payment (MOLLIE_API_KEY), mail (SMTP_URL), the seller (SELLER_NAME and the others)',
  ],
  [productionVariables, null],
])('with %j the shop says %j', (variables, line) => {
  expect(describeMode(settings(variables))).toBe(line);
});
