import type { Country } from '#domain/business/address.ts';
import type { FormState } from '../form-state.ts';
import type { ListFrame } from '../list-frame.ts';
import type { VatAnswer } from './customers.ts';

export const requestStatuses = ['requested', 'approved', 'refused'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** What somebody asked who wants to buy, as JSON and on the page. */
export type RequestData = {
  readonly id: number;
  readonly status: RequestStatus;
  readonly company: string;
  readonly companyNumber: string;
  readonly vatId: string | null;
  readonly country: Country;
  readonly city: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  readonly requestedAt: string;
  readonly decidedAt: string | null;
};

export type OfficeRequestsPage = {
  readonly name: 'office-requests';
  readonly list: ListFrame;
  readonly requests: readonly RequestData[];
};

type KnownCustomer = { readonly id: number; readonly company: string };

export type RequestDetails = RequestData & {
  readonly address: readonly string[];
  readonly remarks: string;
  /** By whom it was decided; null for a command, or for who has left. */
  readonly decidedBy: string | null;
  readonly refusalReason: string;
  readonly isReasonTold: boolean;
  /** The customer it became. */
  readonly customer: KnownCustomer | null;
  readonly hints: {
    /** Who has this e-mail address: a customer, or somebody of the staff. */
    readonly emailOf: KnownCustomer | 'staff' | null;
    readonly sameNumber: readonly KnownCustomer[];
    /** Other requests with the same number or e-mail address. */
    readonly alike: readonly {
      readonly id: number;
      readonly company: string;
      readonly status: RequestStatus;
    }[];
    readonly vatAnswer: VatAnswer | null;
  };
};

export type OfficeRequestPage = {
  readonly name: 'office-request';
  readonly request: RequestDetails;
  readonly mayDecide: boolean;
  readonly approval: FormState;
  readonly refusal: FormState;
  readonly notice: string | null;
  readonly problem: string | null;
};
