import type { TermDays } from '#domain/account/credit-terms.ts';
import type { CompanyRole } from '#domain/account/role.ts';
import type { Country } from '#domain/business/address.ts';
import type { DiscountGroup } from '#domain/pricing/discount.ts';
import type { FormState } from '../form-state.ts';
import type { ListFrame } from '../list-frame.ts';
import type { OrderSummary } from '../order-page.ts';
import type { OwnDiscountData } from './prices.ts';

export const customerStatuses = ['active', 'blocked'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** A company that buys, as JSON and on the page; its number is the company's. */
export type CustomerData = {
  readonly id: number;
  readonly company: string;
  readonly companyNumber: string;
  readonly vatId: string | null;
  readonly country: Country;
  /** Of the invoice address. */
  readonly city: string | null;
  readonly discountGroup: DiscountGroup;
  readonly people: number;
  readonly status: CustomerStatus;
  /** Year-month-day; null for who has not ordered. */
  readonly lastOrderOn: string | null;
};

export type OfficeCustomersPage = {
  readonly name: 'office-customers';
  readonly list: ListFrame;
  readonly customers: readonly CustomerData[];
  readonly mayAdd: boolean;
};

export type CustomerPersonData = {
  /** `customer_id` on the wire of the shop. */
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly role: CompanyRole;
  readonly status: 'active' | 'invited' | 'blocked';
  readonly blockedReason: string;
  readonly unit: 'mm' | 'cm';
  readonly measures: 'opening' | 'total';
  /** Until when the link of an invitation works; past that, or null, it has to be sent again. */
  readonly invitedUntil: string | null;
  readonly lastSeenAt: string | null;
  /** Whether the password alone lets nobody in. */
  readonly secondFactor: boolean;
};

export type CustomerAddressData = {
  readonly id: number;
  readonly kind: 'invoice' | 'delivery';
  readonly isDefault: boolean;
  readonly lines: readonly string[];
};

/** What the register of VAT numbers said last, and when. */
export type VatAnswer = {
  readonly answer: 'valid' | 'invalid' | 'unavailable';
  readonly askedAt: string;
};

export type OwedInvoice = {
  readonly number: string;
  /** Days as 2026-11-16. */
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly totalCents: number;
  readonly openCents: number;
  readonly status: 'open' | 'overdue';
};

export type CompanyNoteData = {
  readonly id: number;
  readonly text: string;
  readonly author: string;
  readonly at: string;
};

/** Everything that the page shows of a company. */
export type CustomerDetails = CustomerData & {
  readonly blockedAt: string | null;
  readonly blockedReason: string;
  readonly since: string;
  readonly vatAnswer: VatAnswer | null;
  /** Both or neither. */
  readonly termDays: TermDays | null;
  readonly creditLimitCents: number | null;
  /** R12.2: open invoices and what is ordered on account, incl. VAT. */
  readonly exposureCents: number;
  /** R12.3: the invoices that have to be paid before anything goes on account again; none where nothing stops it. */
  readonly blockedBy: readonly string[];
  /** The oldest day first. */
  readonly owed: readonly OwedInvoice[];
  /** What they have with us, incl. VAT. */
  readonly creditCents: number;
  /** Newest first. */
  readonly notes: readonly CompanyNoteData[];
  readonly persons: readonly CustomerPersonData[];
  readonly addresses: readonly CustomerAddressData[];
  /** The latest, newest first. */
  readonly orders: readonly OrderSummary[];
};

export type OfficeCustomerPage = {
  readonly name: 'office-customer';
  readonly customer: CustomerDetails;
  /** R11.5: what it has agreed for itself. */
  readonly discounts: readonly OwnDiscountData[];
  readonly may: {
    readonly change: boolean;
    readonly changeDiscounts: boolean;
    readonly workFor: boolean;
    readonly resetSecondFactor: boolean;
    readonly seeMoney: boolean;
  };
  /** Of the note that is being written. */
  readonly form: FormState;
  /** Of blocking a person, or the company without one, where that was not taken. */
  readonly block: { readonly person: number | null; readonly form: FormState } | null;
  readonly notice: string | null;
  readonly problem: string | null;
};

export type CustomerFormKind = 'new' | 'company' | 'terms' | 'invite' | 'person' | 'address';

/** What somebody else made of it while the form was being filled in. */
export type Meanwhile = {
  readonly by: string | null;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
};

/** A form about a customer, by itself on a page. */
export type OfficeCustomerFormPage = {
  readonly name: 'office-customer-form';
  readonly kind: CustomerFormKind;
  /** Null for one that there is not yet. */
  readonly customer: { readonly id: number; readonly company: string } | null;
  /** The person or the address that is changed; null for a new one. */
  readonly subject: { readonly id: number; readonly name: string } | null;
  readonly form: FormState;
  /** What the form was made from, to be sent with it. */
  readonly seen: string | null;
  readonly meanwhile: Meanwhile | null;
  /** The register does not know the VAT number that was typed; it can be kept all the same. */
  readonly isVatRefused: boolean;
  /** The customer who has the e-mail address that was typed. */
  readonly taken: { readonly id: number; readonly company: string } | null;
};
