import type { Address } from './address.ts';

/** Who stands on invoices, sheets and pages as the one that sells. */
export type Seller = {
  readonly name: string;
  readonly address: Address;
  readonly companyNumber: string;
  readonly vatId: string;
  readonly iban: string;
  readonly email: string;
};
