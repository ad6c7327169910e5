import type { Role } from '#domain/account/role.ts';
import type { LogbookAction, LogbookField, LogbookRole, SubjectKind, Values } from '#domain/logbook/entry.ts';
import { cents } from '#domain/money/cents.ts';
import { roleNames } from '../account/roles.ts';
import { formatEuro } from '../format/money.ts';
import { nameStatus, orderStatusNames } from '../ordering/order.ts';

export const actionNames: Readonly<Record<LogbookAction, string>> = {
  person_invited: 'Persoon uitgenodigd',
  person_invited_again: 'Opnieuw uitgenodigd',
  invitation_withdrawn: 'Uitnodiging ingetrokken',
  role_changed: 'Rol gewijzigd',
  person_removed: 'Persoon verwijderd',
  person_blocked: 'Persoon geblokkeerd',
  details_changed: 'Eigen gegevens gewijzigd',
  person_changed: 'Gegevens van persoon gewijzigd',
  person_unblocked: 'Blokkade van persoon opgeheven',
  company_added: 'Bedrijf toegevoegd',
  request_approved: 'Aanvraag goedgekeurd',
  request_refused: 'Aanvraag afgewezen',
  company_changed: 'Bedrijf gewijzigd',
  company_note_added: 'Notitie bij bedrijf',
  address_added: 'Afleveradres toegevoegd',
  address_changed: 'Afleveradres gewijzigd',
  address_removed: 'Afleveradres verwijderd',
  company_blocked: 'Bedrijf geblokkeerd',
  company_unblocked: 'Blokkade van bedrijf opgeheven',
  password_changed: 'Wachtwoord gewijzigd',
  email_changed: 'E-mailadres gewijzigd',
  passkey_added: 'Passkey toegevoegd',
  passkey_removed: 'Passkey verwijderd',
  authenticator_added: 'Authenticator-app toegevoegd',
  authenticator_removed: 'Authenticator-app verwijderd',
  recovery_codes_made: 'Herstelcodes gemaakt',
  recovery_code_used: 'Herstelcode gebruikt',
  second_factor_reset: 'Tweede stap gereset',
  logins_failed: 'Vaak mislukt in te loggen',
  login_ended: 'Login beëindigd',
  behalf_begun: 'Namens klant begonnen',
  behalf_ended: 'Namens klant gestopt',
  cart_changed_on_behalf: 'Winkelwagen namens klant gewijzigd',
  preset_changed_on_behalf: 'Uitvoering namens klant gewijzigd',
  address_changed_on_behalf: 'Adres namens klant gewijzigd',
  quote_look_changed_on_behalf: 'Huisstijl van offertes namens klant gewijzigd',
  request_sent_on_behalf: 'Maatwerkaanvraag namens klant verstuurd',
  order_placed_on_behalf: 'Bestelling namens klant geplaatst',
  quote_changed_on_behalf: 'Offerte namens klant gewijzigd',
  order_released: 'Bestelling vrijgegeven',
  order_cancelled: 'Bestelling geannuleerd',
  order_shipped: 'Verzending ingevoerd',
  shipping_undone: 'Verzending ongedaan gemaakt',
  order_moved: 'Status van bestelling gewijzigd',
  order_held: 'Bestelling vastgehouden',
  order_address_changed: 'Afleveradres gewijzigd',
  order_noted: 'Notitie bij bestelling',
  document_sent_again: 'Document opnieuw gestuurd',
  credit_note_made: 'Creditnota gemaakt',
  invoice_disputed: 'Factuur betwist',
  dispute_ended: 'Factuur niet meer betwist',
  payment_link_made: 'Betaallink gemaakt',
  payment_link_withdrawn: 'Betaallink ingetrokken',
  refund_asked: 'Terugbetaling aangevraagd',
  refund_transferred: 'Terugbetaling overgemaakt',
  transfer_booked: 'Overschrijving geboekt',
  transfer_undone: 'Boeking teruggedraaid',
  invoice_written_off: 'Factuur afgeboekt',
  write_off_undone: 'Afboeking teruggedraaid',
  bank_statement_imported: 'Bankafschrift ingelezen',
  bank_entry_ignored: 'Bankregel terzijde gelegd',
  bank_entry_reopened: 'Bankregel weer opgepakt',
  task_settled: 'Taak afgehandeld',
  tried_again: 'Opnieuw geprobeerd',
  notices_chosen: 'Eigen meldingen gekozen',
  price_list_published: 'Prijslijst ingevoerd',
  setting_changed: 'Instelling gewijzigd',
  setting_restored: 'Instelling teruggezet',
  price_list_withdrawn: 'Prijslijst ingetrokken',
  group_discount_set: 'Korting van groep bepaald',
  group_discount_withdrawn: 'Korting van groep ingetrokken',
  own_discount_set: 'Eigen korting bepaald',
  own_discount_withdrawn: 'Eigen korting ingetrokken',
  data_exported: 'Gegevens geëxporteerd',
  demo_removed: 'Demogegevens verwijderd',
  backup_made: 'Backup gemaakt',
  backup_restored: 'Hersteld van een backup',
};

export const subjectKindNames: Readonly<Record<SubjectKind, string>> = {
  person: 'persoon',
  company: 'bedrijf',
  order: 'bestelling',
  invoice: 'factuur',
  payment: 'betaling',
  transfer: 'overschrijving',
  bank_statement: 'bankafschrift',
  task: 'taak',
  price_list: 'prijslijst',
  setting: 'instelling',
  discount_group: 'kortingsgroep',
  request: 'aanvraag',
};

const logbookRoleNames: Readonly<Record<LogbookRole, string>> = {
  ...roleNames,
  command: 'opdracht',
  shop: 'vanzelf',
};

/** Also of a role that there is no more. */
export function nameLogbookRole(role: string): string {
  return nameIn(logbookRoleNames, role);
}

export function nameAction(action: string): string {
  return nameIn(actionNames, action);
}

export function nameSubjectKind(kind: string): string {
  return nameIn(subjectKindNames, kind);
}

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

const amounts = new Set(['amount', 'refunded', 'credited', 'creditLimit']);

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
const statusNames = { ...orderStatusNames, on_account: nameStatus('paid', true) };

function nameIn(names: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(names, word) ? (names[word] ?? word) : word;
}

export const logbookTexts = {
  title: 'Logboek',
  aside: 'Alles wat is gewijzigd, het nieuwste eerst. Een regel kan niemand wijzigen of weghalen.',
  searchHint: 'Naam, nummer, e-mailadres of waarde',
  becomes: 'werd',
  who: 'Wie',
  whoGroups: { command: 'opdrachten op de server', shop: 'de winkel zelf', customers: 'klanten' },
  what: 'Wat',
  subject: 'Onderwerp',
  headings: {
    at: 'Wanneer',
    who: 'Wie',
    what: 'Wat',
    subject: 'Onderwerp',
    changes: 'Wijziging',
    address: 'IP-adres',
  },
  onBehalfOf: (name: string) => `namens ${name === '' ? 'een klant' : name}`,
  csvHeadings: [
    'nummer',
    'wanneer',
    'wie',
    'rol',
    'namens klant',
    'wat',
    'soort onderwerp',
    'nummer onderwerp',
    'onderwerp',
    'wijziging',
    'ip-adres',
    'kenmerk',
  ],
  fileName: 'logboek.csv',
} as const;
