import type { FormState } from '../form-state.ts';
import type { ListFrame } from '../list-frame.ts';
import type { PaidFor } from './payments.ts';

export const linkStates = ['open', 'expired', 'withdrawn', 'paid', 'closed'] as const;
export type LinkState = (typeof linkStates)[number];

export type LinkRowData = PaidFor & {
  readonly id: number;
  readonly state: LinkState;
  readonly amountCents: number;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  /** Whom it was last mailed to. */
  readonly mailedTo: string | null;
  /** Somebody stands at the bank with it now. */
  readonly isBeingPaid: boolean;
  /** Its address; null where nobody can pay it. */
  readonly path: string | null;
};

export type OfficeLinksPage = {
  readonly name: 'office-links';
  readonly list: ListFrame;
  readonly links: readonly LinkRowData[];
};

export type OfficeNewLinkPage = {
  readonly name: 'office-new-link';
  readonly form: FormState;
};

export type OfficeLinkPage = {
  readonly name: 'office-link';
  readonly link: LinkRowData;
  /** What a customer is sent. */
  readonly address: string | null;
  /** Of sending it; what is wrong with it where it was not taken. */
  readonly form: FormState;
  readonly may: { readonly seeMoney: boolean };
  readonly notice: string | null;
  readonly problem: string | null;
};
