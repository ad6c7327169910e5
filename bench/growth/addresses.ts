import type { Who } from './people.ts';

const exceptions: readonly (readonly [RegExp, Who])[] = [
  [/^\/winkelwagen\/aanbieden$/, 'measurer'],
  [/^\/account\/beveiliging\/(app|passkeys\/:id)\/verwijderen$|\/herstelcodes$/, 'secured'],
];

/** Somebody who may read an address. */
export function whoReads(path: string): Who {
  const [, own] = exceptions.find(([pattern]) => pattern.test(path)) ?? [];
  if (own !== undefined) return own;
  if (path.startsWith('/beheer') || path.endsWith('/werkbon.pdf')) return 'staff';
  return /^\/(account|winkelwagen|product|offertes|maatwerk|fotos|checkout|bestelling|aangeboden|snel-bestellen)\b(?!-)/.test(
    path,
  )
    ? 'customer'
    : 'visitor';
}

/** With names in braces for its parts. One is named by what stands before it: /fotos/:id is another id than /maatwerk/:id. */
export function withParts(path: string): string {
  const [, parts = {}] = partsBelow.find(([pattern]) => pattern.test(path)) ?? [];
  const own: Readonly<Record<string, string>> = { ...partOf, ...parts };
  const query = queryOf[path] ?? '';
  return `${path}${query}`.replaceAll(/\/(\w+)\/:id|:(\w+)/g, (_, before: string | undefined, name = '') => {
    const part = own[before ?? name] ?? (before === undefined ? name : 'id');
    return before === undefined ? `{${part}}` : `/${before}/{${part}}`;
  });
}

const partsBelow: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/^\/beheer\/facturen\//, { number: 'invoice' }],
  [/^\/beheer\/klanten\/:id\/overzicht/, { klanten: 'otherCompany' }],
  // Under the code that the shop itself writes.
  [/^\/beheer\/prijzen\/:code\/invoer\//, { code: 'productCode' }],
  [/^\/offertes\//, { number: 'quote', file: 'quote' }],
  [/^\/offerte\/kleur\//, { file: 'colours' }],
  [/^\/aangeboden\//, { timestamp: 'offeredLine' }],
];

// Without it nothing is looked for.
const queryOf: Readonly<Record<string, string>> = {
  '/wachtwoord-herstellen': '?token={reset}',
  '/e-mailadres-bevestigen': '?token={emailChange}',
};

const partOf: Readonly<Record<string, string>> = {
  adressen: 'delivery',
  address: 'delivery',
  klanten: 'company',
  mensen: 'colleague',
  medewerkers: 'member',
  betalingen: 'payment',
  betaallinks: 'link',
  taken: 'task',
  aanvragen: 'request',
  afschriften: 'statement',
  mail: 'mail',
  maatwerk: 'special',
  regels: 'quoteLine',
  link: 'quoteLink',
  file: 'invoiceFile',
  timestamp: 'line',
  aangeboden: 'offer',
  fotos: 'photo',
  passkeys: 'passkey',
  logins: 'login',
  export: 'work',
  invoer: 'import',
};
