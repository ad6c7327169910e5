import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { FormState } from './form-state.ts';
import type { PhotoData } from './order-page.ts';

/** The form for work to measure. */
export type SpecialRequestFormPage = {
  readonly name: 'special-request-form';
  readonly form: FormState;
  readonly products: readonly { readonly code: string; readonly name: string }[];
  readonly unit: 'mm' | 'cm';
  readonly measured: WayOfMeasuring;
  /** Sent along, so that what is sent twice is one request. */
  readonly key: string;
  /** What came with it before it was refused, and goes along when it is sent again. */
  readonly photos: readonly PhotoData[];
};

/** A request as it was sent, for whose it is and for staff. */
export type SpecialRequestPage = {
  readonly name: 'special-request';
  readonly number: number;
  readonly sentOn: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly description: string;
  readonly photos: readonly PhotoData[];
  readonly isOwn: boolean;
};
