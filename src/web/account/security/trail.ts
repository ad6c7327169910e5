import { accountTexts } from '#text/account/account.ts';
import { securityTexts } from '#text/account/security.ts';

/** Above every form behind the page about security. */
export const securityTrail = [
  { href: '/account', label: accountTexts.title },
  { href: '/account/beveiliging', label: securityTexts.title },
] as const;
