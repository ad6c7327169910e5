import type { Country } from '../business/address.ts';

/** Where the screens are made, and the days it is shut besides weekends and public holidays. */
export type Workshop = {
  readonly country: Country;
  /** First and last day, 'YYYY-MM-DD'. */
  readonly closures: readonly { readonly from: string; readonly until: string }[];
};

/** The product book names no closures: a week that the workshop shuts becomes a row here. */
export const workshop: Workshop = { country: 'NL', closures: [] };
