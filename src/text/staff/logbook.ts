import type { LogbookAction, LogbookRole, SubjectKind } from '#domain/logbook/entry.ts';
import { roleNames } from '../account/roles.ts';
import { nameIn } from './logbook-changes.ts';

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
  phone_changed: 'Telefoonnummer gewijzigd',
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
