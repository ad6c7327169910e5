import type { Right } from '#domain/account/rights.ts';
import type { StaffRole } from '#domain/account/role.ts';
import type { Values } from '#domain/logbook/entry.ts';
import type { FormState } from '../form-state.ts';
import type { ListFrame } from '../list-frame.ts';
import type { OfficeStatementPage, OfficeStatementsPage } from './bank.ts';
import type { OfficeCustomerFormPage, OfficeCustomerPage, OfficeCustomersPage } from './customers.ts';
import type { OfficeExportsPage, OfficeWorkPage } from './exports.ts';
import type { OfficeHomePage } from './home.ts';
import type { OfficeInvoicePage, OfficeInvoicesPage } from './invoices.ts';
import type { OfficeKeysPage } from './keys.ts';
import type { OfficeLinkPage, OfficeLinksPage, OfficeNewLinkPage } from './links.ts';
import type { OfficeNoticesPage } from './notices.ts';
import type { OfficeOrderPage } from './order.ts';
import type { CreditPage, RefundPage, ShipPage } from './order-forms.ts';
import type { OfficeOrdersPage } from './orders.ts';
import type { OfficePaymentPage, OfficePaymentsPage, OfficeTransferPage } from './payments.ts';
import type {
  OfficeDiscountsPage,
  OfficeOwnDiscountPage,
  OfficePriceImportPage,
  OfficePriceListPage,
  OfficePricePreviewPage,
  OfficePricesPage,
} from './prices.ts';
import type { OfficeRequestPage, OfficeRequestsPage } from './requests.ts';
import type { OfficeSettingPage, OfficeSettingsPage } from './settings.ts';
import type { OfficeStatusPage } from './status.ts';
import type { OfficeTaskPage, OfficeTasksPage } from './tasks.ts';

type Room = {
  readonly path: string;
  readonly right: Right;
  /** Where it is looked for: every day in the bar, now and then behind 'Meer'. */
  readonly place: 'bar' | 'more';
};

/** The rooms of the office, in the order of its navigation, each with the right that opens it. */
export const officeRooms = {
  home: { path: '/beheer', right: 'open_office', place: 'bar' },
  orders: { path: '/beheer/bestellingen', right: 'see_all_orders', place: 'bar' },
  customers: { path: '/beheer/klanten', right: 'see_customers', place: 'bar' },
  invoices: { path: '/beheer/facturen', right: 'see_money', place: 'bar' },
  payments: { path: '/beheer/betalingen', right: 'see_money', place: 'bar' },
  prices: { path: '/beheer/prijzen', right: 'manage_price_lists', place: 'bar' },
  tasks: { path: '/beheer/taken', right: 'open_office', place: 'bar' },
  requests: { path: '/beheer/aanvragen', right: 'see_customers', place: 'more' },
  links: { path: '/beheer/betaallinks', right: 'make_payment_links', place: 'more' },
  settings: { path: '/beheer/instellingen', right: 'manage_settings', place: 'more' },
  staff: { path: '/beheer/medewerkers', right: 'manage_staff', place: 'more' },
  logbook: { path: '/beheer/logboek', right: 'read_logbook', place: 'more' },
  status: { path: '/beheer/status', right: 'see_status', place: 'more' },
} as const satisfies Readonly<Record<string, Room>>;

/** R10.4: where staff stop working for a customer, from whatever page. */
export const stopBehalfPath = '/beheer/namens-klant/stoppen';

export type OfficeRoom = keyof typeof officeRooms;

/** A row of the logbook, as JSON and on the page. */
export type LogbookEntryData = {
  readonly id: number;
  readonly at: string;
  readonly person: { readonly id: number | null; readonly name: string; readonly role: string };
  readonly behalfOf: { readonly id: number; readonly name: string } | null;
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string; readonly name: string } | null;
  readonly before: Values | null;
  readonly after: Values | null;
  readonly address: string;
  readonly requestId: string | null;
};

export type OfficeLogbookPage = {
  readonly name: 'office-logbook';
  readonly list: ListFrame;
  readonly entries: readonly LogbookEntryData[];
  /** Who can be chosen in the filter. */
  readonly authors: readonly { readonly id: number; readonly name: string }[];
};

export const staffStatuses = ['active', 'invited', 'blocked'] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/** One of the staff, as JSON and on the page. */
export type StaffMemberData = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly status: StaffStatus;
  /** Until when the link of an invitation works; past that, or null, it has to be sent again. */
  readonly invitedUntil: string | null;
  readonly lastSeenAt: string | null;
  readonly secondFactor: boolean;
};

export type OfficeStaffPage = {
  readonly name: 'office-staff';
  readonly list: ListFrame;
  readonly staff: readonly StaffMemberData[];
  readonly notice: string | null;
};

export type OfficeInvitePage = { readonly name: 'office-invite'; readonly form: FormState };

export type OfficeMemberPage = {
  readonly name: 'office-member';
  readonly member: StaffMemberData;
  readonly isReader: boolean;
  /** Who stays as they are: nobody else could let others in. */
  readonly isLastOwner: boolean;
  readonly notice: string | null;
  readonly problem: string | null;
};

export type OfficePage =
  | OfficeInvoicesPage
  | OfficeInvoicePage
  | OfficePaymentsPage
  | OfficePaymentPage
  | OfficeTransferPage
  | OfficeStatementsPage
  | OfficeStatementPage
  | OfficeLinksPage
  | OfficeLinkPage
  | OfficeNewLinkPage
  | OfficeExportsPage
  | OfficeWorkPage
  | OfficeOrdersPage
  | OfficeOrderPage
  | ShipPage
  | CreditPage
  | RefundPage
  | OfficeCustomersPage
  | OfficeCustomerPage
  | OfficeSettingsPage
  | OfficeSettingPage
  | OfficeCustomerFormPage
  | OfficeRequestsPage
  | OfficeRequestPage
  | OfficeStaffPage
  | OfficeInvitePage
  | OfficeMemberPage
  | OfficeHomePage
  | OfficeTasksPage
  | OfficeKeysPage
  | OfficeNoticesPage
  | OfficeTaskPage
  | OfficePricesPage
  | OfficePriceListPage
  | OfficePriceImportPage
  | OfficePricePreviewPage
  | OfficeDiscountsPage
  | OfficeOwnDiscountPage
  | OfficeStatusPage
  | OfficeLogbookPage;
