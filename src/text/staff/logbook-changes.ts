import type { Role } from '#domain/account/role.ts';
import type { LogbookField, Values } from '#domain/logbook/entry.ts';
import { cents } from '#domain/money/cents.ts';
import { roleNames } from '../account/roles.ts';
import { formatEuro } from '../format/money.ts';
import { nameStatus, orderStatusNames } from '../ordering/order.ts';

const fieldNames: Readonly<Record<LogbookField, string>> = {
  role: 'rol',
  email: 'e-mailadres',
  name: 'naam',
  phone: 'telefoonnummer',
  company: 'bedrijf',
  companyNumber: 'KvK- of ondernemingsnummer',
  vatId: 'btw-nummer',
  country: 'land',
  discountGroup: 'kortingsgroep',
  termDays: 'betaaltermijn in dagen',
  creditLimit: 'kredietlimiet',
  invoiceAddress: 'factuuradres',
  isDefault: 'standaard',
  unit: 'eenheid',
  measures: 'maten',
  isTold: 'reden aan de klant verteld',
  discount: 'korting',
  product: 'product',
  status: 'status',
  reason: 'reden',
  end: 'einde',
  what: 'wat',
  contents: 'inhoud',
  payment: 'betaling',
  amount: 'bedrag',
  device: 'apparaat',
  file: 'bestand',
  validFrom: 'geldig vanaf',
  orders: 'bestellingen',
  people: 'personen',
  companies: 'bedrijven',
  creditNote: 'creditnota',
  refunded: 'terugbetaald',
  credited: 'gecrediteerd',
  bookedOn: 'geboekt op',
  rest: 'te veel',
  version: 'versie',
  validUntil: 'geldig tot',
  removed: 'verwijderde accounts',
  blocked: 'geblokkeerde accounts',
  closedLinks: 'gesloten betaallinks',
  failures: 'mislukte pogingen',
  logins: 'beëindigde aanmeldingen',
  passkey: 'passkey',
  screens: 'horren',
  leftBehind: 'horren die niet meer komen',
  carrier: 'vervoerder',
  trackingCode: 'zendingnummer',
  sentOn: 'verzonden op',
  invoice: 'factuur',
  entries: 'nieuwe regels',
  deliveryAddress: 'afleveradres',
  note: 'notitie',
  document: 'document',
  notices: 'meldingen',
};

export type Change = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** What changed, field by field; on one side only where something came or went. */
export function describeChanges(before: Values | null, after: Values | null): readonly Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({
    field: nameIn(fieldNames, field),
    before: describeValue(field, before),
    after: describeValue(field, after),
  }));
}

/** In one line, for a cell of a table. */
export function describeChange({ field, before, after }: Change): string {
  if (before === null) return `${field}: ${after}`;
  if (after === null) return `${field} was: ${before}`;
  return `${field}: ${before} → ${after}`;
}

const endNames: Readonly<Record<string, string>> = {
  stopped: 'gestopt',
  logged_out: 'uitgelogd',
  login_over: 'login verlopen of elders beëindigd',
  another: 'begonnen met een andere klant',
  over: 'na een uur, of omdat het niet meer mocht',
};

const whatNames: Readonly<Record<string, string>> = {
  'add-to-cart': 'toegevoegd',
  'update-cart': 'bijgewerkt',
  remarks: 'opmerkingen',
  prices: 'nieuwe prijzen gezien',
  amount: 'aantal',
  reference: 'referentie',
  photos: 'foto’s toegevoegd',
  'photo-removed': 'foto verwijderd',
  copy: 'gekopieerd',
  added: 'toegevoegd',
  changed: 'gewijzigd',
  removed: 'verwijderd',
  restored: 'teruggezet',
  reorder: 'opnieuw in de winkelwagen',
  kept: 'bewaard',
  'offer taken over': 'aangeboden winkelwagen overgenomen',
  'offer taken back': 'aangeboden winkelwagen teruggenomen',
  used: 'gebruikt',
  name: 'naam',
};

const amounts = new Set(['amount', 'refunded', 'credited', 'creditLimit', 'rest']);

const measureNames: Readonly<Record<string, string>> = { opening: 'dagmaten', total: 'totaalmaten' };

function describeValue(field: string, values: Values | null): string | null {
  if (values === null || !Object.hasOwn(values, field)) return null;
  const value = values[field] ?? null;
  if (value === null || value === '') return 'leeg';
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  if (amounts.has(field) && typeof value === 'number') return formatEuro(cents(value));
  if (field === 'role') return nameIn(roleNames, String(value) as Role);
  if (field === 'end') return nameIn(endNames, String(value));
  if (field === 'measures') return nameIn(measureNames, String(value));
  if (field === 'what') return nameIn(whatNames, String(value));
  if (field === 'status') return nameIn(statusNames, String(value));
  return String(value);
}

// R12.2: what was taken back from production without being paid.
const statusNames = {
  ...orderStatusNames,
  on_account: nameStatus('paid', { isOnAccount: true, isCollected: false }),
};

/** Also of a word that there is no more. */
export function nameIn(names: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(names, word) ? (names[word] ?? word) : word;
}
