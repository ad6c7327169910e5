import type { Role } from '../account/role.ts';

/** What a row of the logbook tells of; a new kind of change gets its word here and its sentence in the texts. */
export const logbookActions = [
  // People and their roles.
  'person_invited',
  'person_invited_again',
  'invitation_withdrawn',
  'role_changed',
  'person_removed',
  'person_blocked',
  'person_unblocked',
  'details_changed',
  'person_changed',
  // Companies.
  'company_added',
  'request_approved',
  'request_refused',
  'company_changed',
  'company_note_added',
  'address_added',
  'address_changed',
  'address_removed',
  'company_blocked',
  'company_unblocked',
  // A login's security.
  'password_changed',
  'email_changed',
  'phone_changed',
  'passkey_added',
  'passkey_removed',
  'authenticator_added',
  'authenticator_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'second_factor_reset',
  'logins_failed',
  'login_ended',
  // On behalf of a customer.
  'behalf_begun',
  'behalf_ended',
  'cart_changed_on_behalf',
  'preset_changed_on_behalf',
  'address_changed_on_behalf',
  'quote_look_changed_on_behalf',
  'request_sent_on_behalf',
  'order_placed_on_behalf',
  'quote_changed_on_behalf',
  // Orders, money and prices.
  'order_released',
  'order_cancelled',
  'order_moved',
  'order_shipped',
  'shipping_undone',
  'order_held',
  'order_address_changed',
  'order_noted',
  'document_sent_again',
  'credit_note_made',
  'invoice_disputed',
  'dispute_ended',
  'payment_link_made',
  'payment_link_withdrawn',
  'refund_asked',
  'refund_transferred',
  'transfer_booked',
  'transfer_undone',
  'invoice_written_off',
  'write_off_undone',
  'bank_statement_imported',
  'bank_entry_ignored',
  'bank_entry_reopened',
  'task_settled',
  'tried_again',
  'notices_chosen',
  'price_list_published',
  'setting_changed',
  'setting_restored',
  'price_list_withdrawn',
  'group_discount_set',
  'group_discount_withdrawn',
  'own_discount_set',
  'own_discount_withdrawn',
  'data_exported',
  'demo_removed',
  'backup_made',
  'backup_restored',
] as const;

export type LogbookAction = (typeof logbookActions)[number];

/** A person's role then; a command is the owner's at the machine itself, and some things the shop does by itself. */
export type LogbookRole = Role | 'command' | 'shop';

export const subjectKinds = [
  'person',
  'company',
  'order',
  'invoice',
  'payment',
  'transfer',
  'bank_statement',
  'task',
  'price_list',
  'setting',
  'discount_group',
  'request',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What is written of; each has its Dutch in the office. */
export type LogbookField =
  | 'role'
  | 'email'
  | 'name'
  | 'phone'
  | 'company'
  | 'companyNumber'
  | 'vatId'
  | 'country'
  | 'discountGroup'
  | 'termDays'
  | 'creditLimit'
  | 'invoiceAddress'
  | 'isDefault'
  | 'unit'
  | 'measures'
  | 'isTold'
  | 'discount'
  | 'product'
  | 'status'
  | 'reason'
  | 'end'
  | 'what'
  | 'contents'
  | 'payment'
  | 'amount'
  | 'device'
  | 'file'
  | 'validFrom'
  | 'orders'
  | 'people'
  | 'companies'
  | 'creditNote'
  | 'refunded'
  | 'credited'
  | 'bookedOn'
  | 'rest'
  | 'version'
  | 'validUntil'
  | 'removed'
  | 'blocked'
  | 'closedLinks'
  | 'failures'
  | 'logins'
  | 'passkey'
  | 'deliveryAddress'
  | 'note'
  | 'document'
  | 'notices'
  | 'screens'
  | 'leftBehind'
  | 'carrier'
  | 'trackingCode'
  | 'sentOn'
  | 'invoice'
  | 'entries';

type Value = string | number | boolean | null;

/** As they are read, by the field's name: an old row may have one that is written no more. */
export type Values = Readonly<Record<string, Value>>;

// Never what opens a door: no password, token, code or key, nor a hash of one.
type WrittenValues = Readonly<Partial<Record<LogbookField, Value>>>;

/** Who did it, and from where. */
export type Actor = {
  readonly personId: number | null;
  readonly name: string;
  readonly role: LogbookRole;
  // The customer for whom a member of staff is at work.
  readonly behalfOf: number | null;
  readonly address: string;
  readonly requestId: string | null;
};

export type LogbookEntry = {
  readonly action: LogbookAction;
  readonly subject: {
    readonly kind: SubjectKind;
    readonly id: string | number;
    readonly name: string;
  } | null;
  // What changed, and only that.
  readonly before?: WrittenValues;
  readonly after?: WrittenValues;
};
