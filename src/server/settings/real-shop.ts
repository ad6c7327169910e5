import { isThisMachine } from './this-machine.ts';

type Signs = {
  readonly NODE_ENV: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly MOLLIE_API_KEY?: string | undefined;
  readonly SMTP_URL?: string | undefined;
};

/**
 * Why real customers may come: one reason keeps out the accounts with a published password and the pages on which
 * anybody reads mail or decides that a payment has been made. An error-reporting key says nothing about customers.
 */
export function reasonsToBeReal({
  NODE_ENV,
  PUBLIC_URL,
  MOLLIE_API_KEY,
  SMTP_URL,
}: Signs): readonly string[] {
  return [
    NODE_ENV === 'production' && 'NODE_ENV=production',
    PUBLIC_URL?.startsWith('https:') === true && 'an https PUBLIC_URL',
    MOLLIE_API_KEY?.startsWith('live_') === true && 'a live_ MOLLIE_API_KEY',
    SMTP_URL !== undefined && mailsThePublic(SMTP_URL) && 'an SMTP_URL with a login beyond this machine',
  ].filter((reason) => reason !== false);
}

function mailsThePublic(smtpUrl: string): boolean {
  const { hostname, password } = new URL(smtpUrl);
  return password !== '' && !isThisMachine(hostname);
}
