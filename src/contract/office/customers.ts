import type { CompanyRole } from '#domain/account/role.ts';
import type { Country } from '#domain/business/address.ts';
import type { DiscountGroup } from '#domain/pricing/discount.ts';
import type { OrderSummary } from '../order-page.ts';
import type { ListFrame } from './page.ts';

export const customerStatuses = ['active', 'blocked'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** A company that buys, as JSON and on the page; its number is the company's. */
export type CustomerData = {
  readonly id: number;
  readonly company: string;
  readonly companyNumber: string;
  readonly vatId: string | null;
  readonly country: Country;
  // Of the invoice address.
  readonly city: string | null;
  readonly discountGroup: DiscountGroup;
  readonly people: number;
  readonly status: CustomerStatus;
  // Year-month-day; null for who has not ordered.
  readonly lastOrderOn: string | null;
};

export type OfficeCustomersPage = {
  readonly name: 'office-customers';
  readonly list: ListFrame;
  readonly customers: readonly CustomerData[];
};

export type CustomerPersonData = {
  // `customer_id` on the wire of the shop.
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly role: CompanyRole;
  readonly status: 'active' | 'invited' | 'blocked';
  readonly blockedReason: string;
  readonly lastSeenAt: string | null;
  // Whether the password alone lets nobody in.
  readonly secondFactor: boolean;
};

export type CustomerAddressData = {
  readonly kind: 'invoice' | 'delivery';
  readonly isDefault: boolean;
  readonly lines: readonly string[];
};

/** Everything that the page shows of a company. */
export type CustomerDetails = CustomerData & {
  readonly blockedAt: string | null;
  readonly blockedReason: string;
  readonly since: string;
  readonly persons: readonly CustomerPersonData[];
  readonly addresses: readonly CustomerAddressData[];
  // The latest, newest first.
  readonly orders: readonly OrderSummary[];
};

export type OfficeCustomerPage = {
  readonly name: 'office-customer';
  readonly customer: CustomerDetails;
  readonly may: {
    readonly change: boolean;
    readonly workFor: boolean;
    readonly resetSecondFactor: boolean;
  };
  readonly notice: string | null;
  readonly problem: string | null;
};
