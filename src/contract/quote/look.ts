import type { ReadableColours } from '#domain/quote/readable-colour.ts';
import type { FormState } from '../form-state.ts';
import type { QuoteLogo } from './link.ts';

export const lookPath = '/account/huisstijl';

/** Its forms and pictures, below that page. */
export const lookPaths = {
  logo: `${lookPath}/logo`,
  removeLogo: `${lookPath}/logo/verwijderen`,
  picture: `${lookPath}/logo.png`,
  preview: `${lookPath}/voorbeeld`,
} as const;

/** R13.3: how a company's quotes look, and what they begin with. */
export type QuoteLookPage = {
  readonly name: 'quote-look';
  readonly company: string;
  readonly form: FormState;
  /** What the form was made from. */
  readonly seen: string;
  /** The fields that a colleague has changed since; null where nobody was there. */
  readonly meanwhile: readonly string[] | null;
  readonly logo: QuoteLogo | null;
  /** Of what stands in the form, as far as it is a colour. */
  readonly colours: ReadableColours;
  /** Whether the form holds what is stored. */
  readonly isAsStored: boolean;
  readonly notice: string | null;
};
