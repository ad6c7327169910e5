import type { CompanyRole } from '#domain/account/role.ts';
import type { CartLineData } from './cart-page.ts';
import type { FormState } from './form-state.ts';
import type { OfferSummary } from './offer-summary.ts';
import type { TotalsData } from './order-page.ts';

// Money whole cents excl. VAT unless its name says otherwise, moments as ISO text.

/** 'Aanbieden aan collega'. */
export type OfferFormPage = {
  readonly name: 'offer-form';
  readonly form: FormState;
  /** Sent along, so that what is sent twice is one offer. */
  readonly key: string;
  readonly buyers: readonly { readonly id: number; readonly name: string; readonly role: CompanyRole }[];
  readonly lines: number;
  readonly goodsCents: number;
};

export type OfferPage = {
  readonly name: 'offer';
  readonly offer: OfferSummary;
  readonly remarks: string;
  readonly unit: 'mm' | 'cm';
  /** None once it is over: the lines are in a cart again. */
  readonly lines: readonly CartLineData[];
  readonly totals: TotalsData | null;
  /** Who offered it has left: it cannot go back. */
  readonly hasLeft: boolean;
  readonly canGiveBack: boolean;
  /** Whoever may not order looks at it. */
  readonly canTake: boolean;
  /** The word it goes back with. */
  readonly form: FormState;
  readonly notice: { readonly kind: 'ok' | 'error'; readonly text: string } | null;
};
