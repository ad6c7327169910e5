import type { FormState } from './form-state.ts';
import type { CompanyInvoicePage, CompanyInvoicesPage } from './invoices-page.ts';
import type { OfferSummary } from './offer-summary.ts';
import type { OrderList } from './order-page.ts';
import type { PeoplePage, RemoveColleaguePage } from './people-page.ts';
import type { SecurityPages } from './security-page.ts';

export type LoginPage = {
  readonly name: 'login';
  readonly form: FormState;
  readonly returnTo: string;
  readonly notice: string | null;
  /** Why whoever was logged in in this browser has to do it again. */
  readonly ended: EndedLogin | null;
};

/** By time, by a block, or by hand: elsewhere, or with another password. */
export type EndedLogin = 'expired' | 'blocked' | 'ended';

export type ForgottenPasswordPage = {
  readonly name: 'forgotten-password';
  readonly form: FormState;
  readonly isSent: boolean;
  /** In a demo the mail can be read in the shop itself. */
  readonly isMailCaptured: boolean;
};

export type ResetPasswordPage = {
  readonly name: 'reset-password';
  readonly form: FormState;
  /** Null when the link has been used, has expired or never was one. */
  readonly token: string | null;
};

export type AddressData = {
  readonly id: number;
  readonly recipient: string;
  readonly lines: readonly string[];
  readonly isDefault: boolean;
};

export type PresetData = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  /** Null for a product that is not sold any more. */
  readonly product: string | null;
  /** A sentence for each choice that is not to be had any more. */
  readonly lost: readonly string[];
};

/** Where on the account page they stand. */
export const presetsAnchor = 'uitvoeringen';

/** 'Mijn uitvoeringen', and what was just done to one of them. */
export type PresetsData = {
  /** The one used last comes first. */
  readonly list: readonly PresetData[];
  /** It can still be put back. */
  readonly removed: { readonly id: number; readonly name: string } | null;
  /** A new name that could not be taken, as it was typed. */
  readonly refused: { readonly id: number; readonly typed: string; readonly error: string } | null;
  readonly notice: { readonly kind: 'ok' | 'error'; readonly text: string } | null;
};

export type AccountOverviewPage = {
  readonly name: 'account';
  readonly company: {
    readonly name: string;
    readonly country: 'NL' | 'BE';
    readonly companyNumber: string;
    readonly vatId: string | null;
    readonly email: string;
    readonly invoiceAddress: readonly string[];
  };
  readonly contact: FormState;
  readonly settings: { readonly unit: 'mm' | 'cm'; readonly totalMeasures: boolean };
  readonly addresses: readonly AddressData[];
  readonly orders: OrderList;
  /** Carts that the reader offered or was offered, the newest first. */
  readonly offers: readonly OfferSummary[];
  /** What stands on the page for this reader. */
  readonly may: {
    readonly managePeople: boolean;
    readonly manageAddresses: boolean;
    readonly seeInvoices: boolean;
    readonly manageQuoteLook: boolean;
  };
  /** R13: how many have a yes and no order; null for who makes none. */
  readonly quotesWaiting: number | null;
  readonly presets: PresetsData;
  readonly notice: string | null;
};

export type AddressFormPage = {
  readonly name: 'address-form';
  /** Null for a new address. */
  readonly addressId: number | null;
  readonly form: FormState;
};

export type ChangePasswordPage = { readonly name: 'change-password'; readonly form: FormState };

export type AccountRequestPage = {
  readonly name: 'account-request';
  readonly form: FormState;
  /** The request is in. */
  readonly isSent: boolean;
  readonly isMailCaptured: boolean;
};

export type DemoMail = {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly at: string;
};

export type DemoMailboxPage = { readonly name: 'demo-mailbox'; readonly mails: readonly DemoMail[] };

export type DemoMailPage = {
  readonly name: 'demo-mail';
  readonly mail: DemoMail & {
    readonly text: string;
    readonly pictures: readonly { readonly path: string; readonly description: string }[];
    /** A document that goes with it; null where there is none, or none yet. */
    readonly document: { readonly path: string; readonly name: string } | null;
  };
  /** Links to this origin in the text can be followed. */
  readonly ownOrigin: string;
};

export type AccountPage =
  | LoginPage
  | ForgottenPasswordPage
  | ResetPasswordPage
  | AccountOverviewPage
  | AddressFormPage
  | ChangePasswordPage
  | AccountRequestPage
  | PeoplePage
  | RemoveColleaguePage
  | CompanyInvoicesPage
  | CompanyInvoicePage
  | DemoMailboxPage
  | DemoMailPage
  | SecurityPages;
